import type { RandomSource } from "../ports/random-source.ts";

/** The chance of the machine, in browsers and in Node alike. */
export const cryptoRandomSource: RandomSource = {
  seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};
