/** What is in the air of an old house with a secret: Definition Detective. */
import type { BedRecipe, Recipe } from "../recipe.ts";
import { grain, wood } from "../timbres.ts";

export const sounds = {} satisfies Record<string, Recipe>;

export const beds = {
  chewing: {
    caption: "somebody chews paper under the floor",
    length: 32,
    volume: "effects",
    layers: [0, 2.6, 5.3, 8.4, 10.7, 13.6, 16, 19.1, 21.5, 24.2, 27, 29.8].map((at, index) =>
      grain(900, {
        at,
        level: -2,
        release: 0.07,
        repeat: {
          type: "strewn",
          times: 7 + ((index * 5) % 4),
          over: 1.6,
          seed: 301 + index,
          level: 5,
          pitch: 3,
        },
      }),
    ),
    room: { seconds: 0.4, level: -10 },
  },
  office: {
    caption: "a quiet office",
    length: 32,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "pink",
        level: -24,
        filters: [{ type: "bandpass", frequency: 450, q: 0.5 }],
        envelope: "steady",
      },
      // The clock on the wall, a typewriter next door.
      wood(1150, { level: 0, release: 0.09, repeat: { type: "even", times: 16, every: 2 } }),
      wood(930, { at: 1, level: -1, release: 0.09, repeat: { type: "even", times: 16, every: 2 } }),
      ...[2.3, 5.4, 9.8, 14.5, 17.2, 22.9, 27.4].map((at, index) =>
        grain(1700, {
          at,
          level: -8,
          release: 0.03,
          repeat: {
            type: "strewn",
            times: 8 + ((index * 3) % 7),
            over: 1.7,
            seed: 91 + index,
            level: 6,
            pitch: 3,
          },
        }),
      ),
    ],
    room: { seconds: 0.5, level: -8 },
  },
} satisfies Record<string, BedRecipe>;
