/** What is in the air of a train: Addition Express. */
import type { BedRecipe, Recipe } from "../recipe.ts";
import { grain, metal, sheet } from "../timbres.ts";

export const sounds = {} satisfies Record<string, Recipe>;

export const beds = {
  train: {
    caption: "the train runs",
    length: 32,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: 0,
        filters: [
          { type: "bandpass", frequency: 420, q: 0.7 },
          { type: "highpass", frequency: 200 },
        ],
        tremolo: { rate: 2, depth: 0.3 },
        drift: { rate: 0.4, decibels: 5 },
        envelope: "steady",
      },
      // Two axles over a joint of the rails, and the chimney. A wagon rattles now and then.
      grain(950, { level: -2, release: 0.07, repeat: { type: "even", times: 32, every: 1 } }),
      grain(800, { at: 0.17, level: -4, release: 0.08, repeat: { type: "even", times: 32, every: 1 } }),
      grain(
        480,
        { at: 0.125, level: 0, release: 0.17, repeat: { type: "even", times: 128, every: 0.25 } },
        0.8,
      ),
      metal(1500, {
        level: -22,
        release: 0.12,
        repeat: { type: "strewn", times: 17, over: 32, seed: 17, level: 10, pitch: 5 },
      }),
    ],
  },
  "goods-train": {
    caption: "a slow, heavy train behind",
    length: 32,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: -2,
        filters: [
          { type: "bandpass", frequency: 230, q: 0.8 },
          { type: "highpass", frequency: 110 },
        ],
        tremolo: { rate: 1, depth: 0.5 },
        drift: { rate: 0.4, decibels: 5 },
        envelope: "steady",
      },
      // One slow stroke of the pistons a second, and a wheel that squeaks at every second one.
      grain(260, { level: 0, release: 0.3, repeat: { type: "even", times: 32, every: 1 } }, 0.8),
      metal(1900, { at: 0.5, level: -16, release: 0.2, repeat: { type: "even", times: 16, every: 2 } }),
      sheet(260, {
        level: -14,
        release: 0.2,
        repeat: { type: "strewn", times: 13, over: 32, seed: 23, level: 10, pitch: 4 },
      }),
    ],
  },
} satisfies Record<string, BedRecipe>;
