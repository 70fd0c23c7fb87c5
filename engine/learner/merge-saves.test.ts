import { expect, it } from "vitest";
import { aPlay } from "../../tests/fakes/verdicts.ts";
import { parseProgress } from "../save/index.ts";
import { NO_PROGRESS } from "../save/progress.ts";
import { mergeSaves, withFinishedElsewhere } from "./merge-saves.ts";

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

it("takes levels that were played to their end elsewhere for finished, and leaves the rest of a game as it is", () => {
  const games = { addition: { ...game, finished: { five: 1, ten: 0.5 }, keepsakes: ["horn"] }, other: 7 };
  const plays = [
    aPlay({ level: "five", turns: 4, credit: 2 }),
    aPlay({ level: "ten", turns: 4, credit: 3 }),
    // As the last digits of sums are.
    aPlay({ level: "twenty", turns: 10, credit: 10.000_000_1 }),
    aPlay({ level: "left", finished: false }),
    aPlay({ game: "constructor", level: "one", turns: 2, credit: 1 }),
  ];
  expect(withFinishedElsewhere(games, plays)).toEqual({
    addition: { ...game, finished: { five: 1, ten: 0.75, twenty: 1 }, keepsakes: ["horn"] },
    other: 7,
  });
  const fresh = { settings: {}, games: withFinishedElsewhere(undefined, plays) };
  expect(parseProgress(fresh).games["addition"]?.finished).toEqual({ five: 0.5, ten: 0.75, twenty: 1 });
});
