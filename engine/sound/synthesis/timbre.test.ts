import { expect, test } from "vitest";
import { inTimbre, timbreSpeed } from "./timbre.ts";

const RATE = 48_000;

/** A low and a high tone, equally strong. */
function chord(): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: RATE }, (_, frame) => sine(frame, 250) + sine(frame, 4000));
}

function sine(frame: number, hertz: number): number {
  return 0.3 * Math.sin((2 * Math.PI * hertz * frame) / RATE);
}

/** How strongly a tone is in it, against the same tone in a sine of 0.3. */
function share(samples: Float32Array, hertz: number): number {
  const sum = samples.reduce((total, sample, frame) => total + sample * sine(frame, hertz), 0);
  return sum / (0.045 * samples.length);
}

test("plain is what it was", () => {
  const samples = chord();
  expect(inTimbre(samples, "plain", RATE)).toBe(samples);
  expect(timbreSpeed("plain")).toBe(1);
});

test("dark is lower and has less of the high tone, bright is higher and has less of the low one", () => {
  const balance = (timbre: "dark" | "bright"): number => {
    const samples = inTimbre(chord(), timbre, RATE);
    return 20 * Math.log10(Math.abs(share(samples, 4000) / share(samples, 250)));
  };
  expect(balance("dark")).toBeLessThan(-15);
  expect(balance("bright")).toBeGreaterThan(15);
  expect([timbreSpeed("dark"), timbreSpeed("bright")]).toEqual([
    expect.closeTo(0.75, 2),
    expect.closeTo(1.33, 2),
  ]);
});
