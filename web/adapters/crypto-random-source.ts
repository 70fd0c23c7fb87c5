import type { RandomSource } from "../../engine/index.ts";

export const cryptoRandomSource: RandomSource = {
  seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};
