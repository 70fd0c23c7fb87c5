import { expect, test } from "vitest";
import { onsets, stretches } from "./onsets.ts";

const RATE = 48_000;

/** Beeps of 0.1 s at these seconds, each at its own pitch, that end softly. */
function beeps(...starts: readonly number[]): Float32Array {
  return Float32Array.from({ length: RATE }, (_, frame) => {
    const second = frame / RATE;
    const number = starts.findIndex((start) => second >= start && second < start + 0.1);
    const left = 0.1 - (second - (starts[number] ?? 0));
    const fade = Math.min(1, left / 0.02);
    return number === -1 ? 0 : 0.5 * fade * Math.sin(2 * Math.PI * (600 + 150 * number) * second);
  });
}

test("every beep has one beginning", () => {
  expect(onsets(beeps(0, 0.2, 0.5), RATE)).toEqual([
    expect.closeTo(0, 1),
    expect.closeTo(0.2, 1),
    expect.closeTo(0.5, 1),
  ]);
});

test("what begins while something else rings is found", () => {
  const ringing = (frame: number): number =>
    0.5 * Math.min(1, (RATE - frame) / 2400) * Math.sin((2 * Math.PI * 300 * frame) / RATE);
  const both = beeps(0.4).map((sample, frame) => sample + ringing(frame));
  expect(onsets(both, RATE)).toEqual([expect.closeTo(0, 1), expect.closeTo(0.4, 1)]);
});

test("stretches tell beep and pause", () => {
  expect(stretches(beeps(0.1, 0.4), RATE)).toEqual([
    { from: expect.closeTo(0.1, 1), to: expect.closeTo(0.2, 1) },
    { from: expect.closeTo(0.4, 1), to: expect.closeTo(0.5, 1) },
  ]);
});
