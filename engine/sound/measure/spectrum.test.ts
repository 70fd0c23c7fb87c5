import { expect, test } from "vitest";
import { between, brightness, spectrum, strongest } from "./spectrum.ts";

const RATE = 48_000;

function tones(...hertz: number[]): Float32Array {
  return Float32Array.from({ length: RATE }, (_, index) =>
    hertz.reduce((sum, value) => sum + Math.sin((2 * Math.PI * value * index) / RATE), 0),
  );
}

test.for([123.4, 440, 2345.6])("finds a tone of %d Hz between its bins", (hertz) => {
  expect(strongest(spectrum(tones(hertz), RATE)) / hertz).toBeCloseTo(1, 2.5);
});

test("splits the power of two tones evenly, and its middle is their geometric mean", () => {
  const colours = spectrum(tones(500, 2000), RATE);
  const all = between(colours, 20, 20_000);
  expect(between(colours, 400, 600) / all).toBeCloseTo(0.5, 2);
  expect(between(colours, 1900, 2100) / all).toBeCloseTo(0.5, 2);
  expect(brightness(colours) / 1000).toBeCloseTo(1, 1);
});
