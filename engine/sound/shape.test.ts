import { expect, test } from "vitest";
import type { FinishedBed, FinishedSound, Layer } from "./recipe.ts";
import { bedAt, nearestRate, soundAt, variantOf, VARIANTS } from "./shape.ts";

const BEAT: Layer = {
  type: "noise",
  colour: "white",
  at: 0.2,
  level: 0,
  tremolo: { rate: 6, depth: 0.5 },
  envelope: { attack: 0.01, release: 0.3 },
  repeat: { type: "even", times: 3, every: 0.5 },
};
const SOUND: FinishedSound = { caption: "beats", trim: 0, lead: 0.1, length: 1.6, layers: [BEAT] };
const BED: FinishedBed = { caption: "beats", trim: 0, length: 4, volume: "effects", layers: [BEAT] };

test("twice as fast, everything happens twice as soon and rings as long", () => {
  const fast = soundAt(SOUND, 2, undefined);
  expect(fast).toEqual({
    ...SOUND,
    length: expect.closeTo(1),
    layers: [
      {
        ...BEAT,
        at: 0.1,
        tremolo: { rate: 12, depth: 0.5 },
        repeat: { type: "even", times: 3, every: 0.25 },
      },
    ],
  });
  expect(bedAt(BED, 2)).toEqual({ ...BED, length: 2, layers: fast.layers });
});

test("at the usual rate and place a sound is as it is written", () => {
  expect(soundAt(SOUND, 1, undefined)).toEqual(SOUND);
});

test("a place takes the room of the recipe away, or gives another", () => {
  const inside: FinishedSound = { ...SOUND, room: { seconds: 0.5, level: -6 } };
  expect(soundAt(inside, 1, "near").room).toBeUndefined();
  expect(soundAt(inside, 1, "large").room).toEqual({ seconds: 1.8, level: -5 });
});

test("rates come in steps of a semitone's worth, from a quarter to four times", () => {
  expect([1, 1.02, 2, 0.01, 90, NaN].map(nearestRate)).toEqual([1, 1, 2, 0.25, 4, 1]);
});

test("every seed is one of the variants", () => {
  expect([0, 1, VARIANTS, -VARIANTS - 1, 2.7, NaN, Infinity].map(variantOf)).toEqual([0, 1, 0, 1, 2, 0, 0]);
});
