import { expect, test } from "vitest";
import type { Layer, Repeat } from "./recipe.ts";
import { ringSeconds, strikes, varied } from "./strike.ts";

function layer(repeat?: Repeat): Layer {
  const envelope = { attack: 0.01, hold: 0.1, release: 0.2 };
  return { type: "noise", colour: "white", at: 1, level: -6, envelope, ...(repeat && { repeat }) };
}

test("a layer without repetition is struck once, at its time and level", () => {
  expect(strikes(layer())).toEqual([{ at: 1, level: -6, pitch: 0 }]);
});

test("even repetitions grow softer, higher and closer", () => {
  expect(strikes(layer({ type: "even", times: 4, every: 0.4, level: -2, pitch: 3, stretch: 0.5 }))).toEqual([
    { at: 1, level: -6, pitch: 0 },
    { at: 1.4, level: -8, pitch: 3 },
    { at: expect.closeTo(1.6), level: -10, pitch: 6 },
    { at: expect.closeTo(1.7), level: -12, pitch: 9 },
  ]);
});

test("strewn repetitions fall one into each share of the time, within their bounds", () => {
  const strewn = strikes(layer({ type: "strewn", times: 20, over: 4, seed: 3, level: 8, pitch: 5 }));
  expect(strewn.map(({ at }) => Math.floor((at - 1) / 0.2))).toEqual(
    Array.from({ length: 20 }, (_, share) => share),
  );
  expect(strewn.every(({ level }) => level <= -6 && level >= -14)).toBe(true);
  expect(strewn.every(({ pitch }) => Math.abs(pitch) <= 5)).toBe(true);
  expect(new Set(strewn.map(({ pitch }) => pitch)).size).toBe(20);
});

test("strewn repetitions are the same every time, and others with another seed", () => {
  const strewn = (seed: number) => strikes(layer({ type: "strewn", times: 5, over: 1, seed, pitch: 3 }));
  expect(strewn(1)).toEqual(strewn(1));
  expect(strewn(1)).not.toEqual(strewn(2));
});

test("a variant strews otherwise, and is the same every time", () => {
  const strewn = layer({ type: "strewn", times: 5, over: 1, seed: 1, pitch: 3 });
  expect(strikes(strewn, 2)).toEqual(strikes(strewn, 2));
  expect(strikes(strewn, 2)).not.toEqual(strikes(strewn));
  expect(strikes(strewn, 2)).not.toEqual(strikes(strewn, 3));
});

test("chance changes strikes within what a recipe allows, and leaves the start where it is", () => {
  const written = strikes({ ...layer({ type: "even", times: 30, every: 0.1 }), at: 0 });
  const changed = varied(written, { pitch: 2, level: 3, time: 0.02 }, 1, 0);
  expect(changed).not.toEqual(written);
  expect(changed[0]?.at).toBe(0);
  for (const [index, strike] of changed.entries()) {
    expect(Math.abs(strike.pitch)).toBeLessThanOrEqual(2);
    expect(Math.abs(strike.level - (written[index]?.level ?? NaN))).toBeLessThanOrEqual(3);
    expect(Math.abs(strike.at - (written[index]?.at ?? NaN))).toBeLessThanOrEqual(0.02);
  }
});

test("a layer rings for its envelope, and a struck one for its longest partial", () => {
  const struck: Layer = {
    type: "struck",
    pitch: "A4",
    level: 0,
    attack: 0.004,
    partials: [
      [1, 0, 0.3],
      [2, -6, 0.5],
    ],
  };
  expect([layer(), struck].map(ringSeconds)).toEqual([expect.closeTo(0.31), expect.closeTo(0.504)]);
});
