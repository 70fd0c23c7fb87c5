/**
 * Thousands of random inputs at every game, at any moment, also while it speaks: presses, holds, voices, time,
 * settings. Whatever comes, there are moves, each press is answered by a sound, and nothing stands still.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import { PRESSES, type Press } from "../../engine/index.ts";
import { SETTING_IDS } from "../../engine/settings/index.ts";
import { playGame, type GameAtPlay } from "../fakes/play-game.ts";
import { everyGame } from "../games/every-game.ts";

const RUNS = { full: 12, ordinary: 1 };
const INPUTS_PER_RUN = 400;
/** The longest story takes less than this; a game that has not come to wait for the player by then is stuck. */
const LONGEST_TELLING_MILLISECONDS = 120_000;
/** A waiting game speaks again after 20 s. */
const LONGEST_SILENCE_MILLISECONDS = 25_000;

type Input =
  | { readonly type: "press"; readonly press: Press }
  | { readonly type: "move"; readonly which: number; readonly value: number }
  | { readonly type: "say"; readonly words: string }
  | { readonly type: "set"; readonly setting: number; readonly direction: 1 | -1 }
  | { readonly type: "wait"; readonly milliseconds: number };

const playPresses = PRESSES.filter((press) => press !== "pause");
const anyInput: fc.Arbitrary<Input> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(...playPresses).map((press): Input => ({ type: "press", press })),
  },
  { weight: 1, arbitrary: fc.constant<Input>({ type: "press", press: "pause" }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant("move" as const), which: fc.nat(50), value: fc.nat(120) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("say" as const),
      words: fc.oneof(
        fc.string(),
        fc.constantFrom(
          "left",
          "yes",
          "no",
          "forty two",
          "repeat",
          "pause",
          "faster",
          "hint",
          "learn the sounds",
        ),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("set" as const),
      setting: fc.nat(SETTING_IDS.length - 1),
      direction: fc.constantFrom<1 | -1>(1, -1),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("wait" as const),
      milliseconds: fc.integer({ min: 0, max: 30_000 }),
    }),
  },
);

let heardWords = 0;
const LEAVING = ["entry-quit", "choose", "stop", "leave"];

function obey(at: GameAtPlay, input: Input): void {
  const { moves } = at.playing.view();
  switch (input.type) {
    case "press":
      at.playing.press(input.press);
      return;
    case "move": {
      const move = moves[input.which % moves.length];
      // Leaving is tested elsewhere; here it would only end the run early.
      if (move !== undefined && !LEAVING.includes(move.id)) at.make(move, { value: input.value });
      return;
    }
    case "say":
      if (/stop|quit|games/.test(input.words)) return;
      at.playing.talk();
      for (let tone = 0; tone < 4 && !at.playing.view().isListening; tone++) at.clock.advanceToNext();
      if (at.playing.view().isListening) heardWords++;
      at.listener.hear(input.words);
      return;
    case "set":
      at.playing.set(SETTING_IDS[input.setting] ?? "rate", input.direction);
      return;
    case "wait":
      at.clock.advanceTo(at.clock.now() + input.milliseconds);
  }
}

everyGame(({ isFull, load }) => {
  const runs = RUNS[isFull ? "full" : "ordinary"];

  it(`survives ${runs * INPUTS_PER_RUN} random inputs without an exception, a stuck state, a moment without moves or dead air`, async () => {
    const game = await load();
    const { levels } = game.definition;
    let given = 0;
    heardWords = 0;
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(levels.length - 1),
        fc.constantFrom("voice" as const, "reader" as const),
        fc.array(anyInput, { minLength: INPUTS_PER_RUN, maxLength: INPUTS_PER_RUN }),
        (seed, level, output, inputs) => {
          const open = () => playGame(game, { level: levels[level]?.id ?? "", seed: seed + given, output });
          let at = open();
          for (const next of inputs) {
            const before = at.entries.length;
            obey(at, next);
            given++;
            const { place, moves } = at.playing.view();
            if (place === "left") {
              at = open();
              continue;
            }
            expect(moves.length).toBeGreaterThan(0);
            const buttons = moves.flatMap(({ button }) => button ?? []);
            expect(new Set(buttons).size).toBe(buttons.length);
            if (next.type === "press") {
              expect(["sound", "pattern"]).toContain(
                at.entries.slice(before).find(({ type }) => type !== "verdict")?.type,
              );
              expectToComeToRest(at);
            }
          }
          expectToSpeakAgain(at);
          expectToKeepStillWhilePaused(at);
        },
      ),
      // Shrinking a list of hundreds of inputs takes longer than finding the fault in it.
      { numRuns: runs, endOnFailure: true },
    );
    expect(given).toBe(runs * INPUTS_PER_RUN);
    expect(heardWords).toBeGreaterThan(runs);
  });
});

/** After a press that was not followed by another, the game says something again by itself. */
function expectToSpeakAgain(at: GameAtPlay): void {
  at.playing.press("repeat");
  expectToComeToRest(at);
  if (at.playing.view().place === "left") return;
  // An open microphone waits for as long as its listener does; this one would wait for ever.
  while (at.playing.view().isListening) {
    at.listener.hear("?");
    expectToComeToRest(at);
  }
  const before = at.entries.length;
  at.clock.advanceTo(at.clock.now() + LONGEST_SILENCE_MILLISECONDS);
  expect(at.entries.slice(before).map(({ type }) => type)).toContain("say");
}

/** Under the pause menu nothing goes on: only the menu itself speaks again. */
function expectToKeepStillWhilePaused(at: GameAtPlay): void {
  if (at.playing.view().place === "left") return;
  if (at.playing.view().place !== "paused") at.playing.press("pause");
  expectToComeToRest(at);
  at.entries.length = 0;
  at.clock.advanceTo(at.clock.now() + 300_000);
  expect(at.playing.view().place).toBe("paused");
  const notTheMenu = at.entries.filter((entry) => entry.type !== "say" || entry.part !== "name");
  expect(notTheMenu).toEqual([]);
}

function expectToComeToRest(at: GameAtPlay): void {
  const deadline = at.clock.now() + LONGEST_TELLING_MILLISECONDS;
  while (!at.playing.view().isWaiting && at.playing.view().place !== "left") {
    if (!at.clock.advanceToNext() || at.clock.now() > deadline)
      throw new Error(`stuck at ${at.playing.view().place}`);
  }
}
