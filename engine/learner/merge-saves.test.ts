import { expect, it } from "vitest";
import { NO_PROGRESS } from "../save/progress.ts";
import { mergeSaves } from "./merge-saves.ts";

const definition = {
  slug: "addition",
  tallies: {
    coins: { best: "most" },
    lumps: { best: "fewest" },
  },
} as const;
const game = {
  finished: {},
  bests: {},
  keepsakes: [] as readonly string[],
  heard: { families: {}, sitting: {} },
  sitting: null,
};
const having = (addition: Partial<typeof game>) =>
  ({ ...NO_PROGRESS, games: { addition: { ...game, ...addition } } }) as unknown as typeof NO_PROGRESS;

it("loses nothing that either of two windows has reached in the same game", () => {
  const theirs = having({
    finished: { five: 1, ten: 0.5 },
    bests: { five: { coins: 9, lumps: 4 }, ten: { coins: 3 } },
    keepsakes: ["horn", "whistle"],
  });
  const ours = having({
    finished: { five: 0.75, twenty: 1 },
    bests: { five: { coins: 12, lumps: 7 } },
    keepsakes: ["whistle", "lamp"],
  });
  expect(mergeSaves({ type: "found", progress: theirs }, ours, definition, false)).toMatchObject({
    games: {
      addition: {
        finished: { five: 1, ten: 0.5, twenty: 1 },
        bests: { five: { coins: 12, lumps: 4 }, ten: { coins: 3 } },
        keepsakes: ["whistle", "lamp", "horn"],
      },
    },
  });
});

it("takes nothing that it does not understand", () => {
  const ours = having({ finished: { five: 1 }, keepsakes: ["horn"] });
  for (const addition of [null, 7, { finished: [1], bests: { five: "many" }, keepsakes: [1, "horn"] }]) {
    const stored = { type: "found", progress: { games: { addition } } } as const;
    const { games } = mergeSaves(stored, ours, definition, false) as typeof NO_PROGRESS;
    expect(games["addition"]).toMatchObject({ finished: { five: 1 }, bests: {}, keepsakes: ["horn"] });
  }
});
