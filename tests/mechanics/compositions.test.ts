/** Whatever a chapter is made of: it ends, its stakes stay within their bounds, its lines take turns, it can be gone on with. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import type { Act, LoadedGame } from "../../engine/definition/index.ts";
import { createRandom } from "../../engine/random.ts";
import { playGame, transcriptLine, type GameAtPlay } from "../fakes/play-game.ts";
import { echo, echoItem } from "./echo.ts";
import { gameOf } from "./timed-game.ts";

const MOST_STEPS = 5000;

const FAMILY = ["The bell is cold.", "The bell is warm.", "The bell is old."];

const stake = {
  start: 3,
  from: 0,
  to: 6,
  better: "more",
  moves: { right: 2, missed: -3, early: -1, hints: -1 },
  rises: { sound: "star" },
  falls: { sound: "almost" },
  stretches: [
    { from: 0, layers: {}, say: "Far behind." },
    {
      from: 2,
      layers: { hooves: { bed: "streak-low", level: 0.4 } },
      say: "Behind.",
      fallen: ["It falls back."],
    },
    { from: 5, layers: { hooves: { bed: "streak-low" } }, say: "Near.", risen: [["Near!", "So near!"]] },
  ],
};

const definition = {
  stakes: { race: stake },
  tallies: {
    bells: {
      counts: "right",
      of: "turns",
      best: "most",
      now: "{count}.",
      end: "{count} of {of}.",
      record: "A record.",
    },
  },
  keepsakes: { bell: { name: "A bell", lines: [{ sound: "star" }] } },
};

const condition = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  fc.constant({ stakes: { race: { from: 4 } } }),
  fc.constant({ stakes: { race: { to: 3 } } }),
  fc.constant({ tallies: { bells: { from: 1 } } }),
  fc.constant({ keepsakes: { bell: false } }),
  fc.constant({ length: "short" as const }),
  fc.constant({ finished: true }),
);

const actOf = (index: number): fc.Arbitrary<Act> => {
  const base = { id: `act-${index}` };
  const when = condition.map((one) => (one === undefined ? {} : { if: one }));
  return when.chain((own): fc.Arbitrary<Act> =>
    fc.oneof(
      fc.constant<Act>({
        ...base,
        ...own,
        type: "tell",
        as: "story",
        lines: [FAMILY, { sound: "tick" }],
        again: [],
      }),
      fc.constant<Act>({
        ...base,
        ...own,
        type: "tell",
        as: "perform",
        lines: [{ perform: true }, "So it was."],
      }),
      fc
        .record({
          turns: fc.integer({ min: 1, max: 4 }),
          short: fc.integer({ min: 0, max: 2 }),
          ends: fc.boolean(),
        })
        .map(({ turns, short, ends }): Act => ({
          ...base,
          ...own,
          type: "play",
          as: "ride",
          turns,
          short,
          how: ["Answer the bells."],
          returns: true,
          ...(ends ? { until: { stakes: { race: { from: 6 } } } } : {}),
        })),
      fc.constant<Act>({
        ...base,
        ...own,
        type: "choose",
        ask: ["Which way?"],
        options: [
          { id: "hill", label: "The hill", chosen: ["Up you go."] },
          { id: "valley", label: "The valley" },
          { id: "bridge", label: "The bridge" },
        ],
      }),
      fc.constant<Act>({ ...base, ...own, type: "give", keepsake: "bell" }),
    ),
  );
};

const chapters = fc
  .integer({ min: 0, max: 6 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => actOf(index))))
  .map((acts): Act[] => [...acts, { type: "play", id: "last", as: "boss", turns: 2 }]);

function gameWith(chapter: readonly Act[]): LoadedGame {
  const items = [1, 2, 3, 4, 5, 6].map((seed) => echoItem(seed, 3));
  const unique = [...new Map(items.map((item) => [item.id, item])).values()];
  return gameOf({
    mechanic: echo,
    rules: { longest: 3 },
    items: unique,
    definition,
    level: { chapter, stakes: ["race"], tallies: ["bells"] },
  });
}

function step(at: GameAtPlay, choose: (at: GameAtPlay) => void): void {
  if (at.playing.view().isWaiting) choose(at);
  else if (!at.clock.advanceToNext()) throw new Error(`the game stands still at ${at.playing.view().place}`);
}

function playOut(at: GameAtPlay, choose: (at: GameAtPlay) => void): void {
  for (let steps = 0; at.playing.view().place !== "left"; steps++) {
    if (steps > MOST_STEPS) throw new Error("not over");
    for (const { value } of at.playing.view().sitting?.stakes ?? []) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    step(at, choose);
  }
  expect(at.playing.view().end).toBe("finished");
}

function chooseBest({ playing, make }: GameAtPlay): void {
  const best = playing.best();
  const move = playing.view().moves.find(({ id }) => best === null || id === best.move);
  if (move === undefined) throw new Error("the solver is at a loss");
  make(move, best ?? {});
}

describe("any composition of acts", () => {
  it("ends under the solver, and is the same again for the same seed", () => {
    fc.assert(
      fc.property(chapters, fc.nat(1000), (chapter, seed) => {
        const [first, again] = [1, 2].map(() => {
          const at = playGame(gameWith(chapter), { level: "one", seed });
          playOut(at, chooseBest);
          return at.entries.map(transcriptLine);
        });
        expect(again).toEqual(first);
      }),
      { numRuns: 40 },
    );
  });

  it("ends under random presses, and no wording of a family is heard twice running", () => {
    fc.assert(
      fc.property(chapters, fc.nat(1000), (chapter, seed) => {
        const chance = createRandom(seed);
        const at = playGame(gameWith(chapter), { level: "one", seed });
        playOut(at, ({ playing, make }) => {
          const moves = playing
            .view()
            .moves.filter(({ button }) => button !== "pause" && button !== undefined);
          make(chance.pick(moves));
        });
        const said = at.entries.flatMap((entry) => (entry.type === "say" ? [entry.text] : []));
        const ofFamily = said.filter((text) => FAMILY.includes(text));
        expect(ofFamily.filter((text, index) => text === ofFamily[index - 1])).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("rests in silence, and waits", () => {
    fc.assert(
      fc.property(chapters, (chapter) => {
        const at = playGame(gameWith(chapter), { level: "one", seed: 3 });
        at.clock.advanceTo(7_200_000);
        expect(at.playing.view().isWaiting).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("goes on where it was broken off, and comes to the same standing", () => {
    fc.assert(
      fc.property(chapters, fc.nat(1000), fc.integer({ min: 1, max: 40 }), (chapter, seed, steps) => {
        const game = gameWith(chapter);
        const whole = playGame(game, { level: "one", seed, store: createMemoryProgressStore() });
        playOut(whole, chooseBest);
        const store = createMemoryProgressStore();
        const broken = playGame(game, { level: "one", seed, store });
        for (let done = 0; done < steps && broken.playing.view().place !== "left"; done++)
          step(broken, chooseBest);
        const { sitting, place } = broken.playing.view();
        broken.playing.close();
        if (place === "left" || (sitting?.played ?? 0) === 0) return;
        const again = playGame(game, { seed: 99, store });
        again.settle();
        again.playing.press("select");
        for (let count = 0; again.playing.view().place !== "farewell"; count++) {
          if (count > MOST_STEPS) throw new Error("not over");
          step(again, chooseBest);
        }
        const verdicts = (at: GameAtPlay) => at.entries.filter(({ type }) => type === "verdict").length;
        expect(verdicts(again) + (sitting?.played ?? 0)).toBe(verdicts(whole));
      }),
      { numRuns: 40 },
    );
  });
});
