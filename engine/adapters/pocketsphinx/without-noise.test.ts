import { expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { withoutNoise } from "./without-noise.ts";

const SECOND = 16_000;
const random = createRandom(1);

/** A tone in the middle third of a second, over hiss that goes on all the time. */
function answer(tone: number, hiss: number): Int16Array {
  return Int16Array.from({ length: SECOND }, (_, at) => {
    const isSpoken = at > SECOND / 3 && at < (2 * SECOND) / 3;
    const spoken = isSpoken ? tone * Math.sin((2 * Math.PI * 440 * at) / SECOND) : 0;
    return spoken + hiss * (2 * random.next() - 1);
  });
}

function loudness(samples: Int16Array, from: number, to: number): number {
  const part = samples.subarray(from * SECOND, to * SECOND);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length);
}

it("makes a hissing room a third as loud, and leaves what is said", () => {
  const noisy = answer(8000, 800);
  const clean = withoutNoise(noisy);
  expect(clean).toHaveLength(noisy.length);
  expect(loudness(clean, 0, 0.25) / loudness(noisy, 0, 0.25)).toBeCloseTo(0.3, 1);
  expect(loudness(clean, 0.4, 0.6) / loudness(noisy, 0.4, 0.6)).toBeCloseTo(1, 1);
});

it("changes nothing where there is no noise", () => {
  const quiet = answer(8000, 0);
  const clean = withoutNoise(quiet);
  expect(Math.max(...quiet.map((sample, at) => Math.abs(sample - (clean[at] ?? 0))))).toBeLessThan(30);
});

it.each([0, 1, 100, 511])("takes an answer of %i samples", (length) => {
  expect(withoutNoise(new Int16Array(length).fill(1000))).toHaveLength(length);
});
