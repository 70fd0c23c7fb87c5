import { expect, test } from "vitest";
import { hertz, type Pitch } from "./pitch.ts";

test.for<[Pitch, number, number]>([
  ["A4", 0, 440],
  ["C4", 0, 261.626],
  ["C5", 0, 523.251],
  ["F#3", 0, 184.997],
  ["B7", 0, 3951.066],
  ["A4", 12, 880],
  ["A4", -3, 369.994],
  [1000, 0, 1000],
  [1000, -12, 500],
])("%s raised by %i semitones is %d hertz", ([pitch, semitones, expected]) => {
  expect(hertz(pitch, semitones)).toBeCloseTo(expected, 3);
});
