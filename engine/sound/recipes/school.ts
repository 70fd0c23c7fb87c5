/** What is in the air at lunch and recess: Social Sense. */
import type { BedRecipe, Recipe, ToneLayer } from "../recipe.ts";
import { drop, grain, metal, murmur, thump } from "../timbres.ts";

/** A child who calls from the far end of a playground. */
function farCall(at: number, hertz: number, level: number): ToneLayer[] {
  return [
    { frequency: 850, below: 0, q: 3 },
    { frequency: 1500, below: 5, q: 5 },
  ].map(({ frequency, below, q }) => ({
    type: "tone",
    wave: "sawtooth",
    pitch: [
      [0, hertz * 0.9],
      [0.12, hertz * 1.25],
      [0.5, hertz * 0.8],
    ],
    vibrato: { rate: 6, cents: 40 },
    at,
    level: level - below,
    filters: [{ type: "bandpass", frequency, q }],
    envelope: { attack: 0.05, hold: 0.1, release: 0.35 },
  }));
}
/** Of a warm chord's notes in 32 s: they meet only where it comes round. */
const SWELLS = [3, 5, 7, 11, 13];

export const sounds = {} satisfies Record<string, Recipe>;

export const beds = {
  cafeteria: {
    caption: "a cafeteria",
    length: 32,
    volume: "effects",
    layers: [
      murmur(184, 270, -3, 111, 32),
      murmur(184, 340, -4, 112, 32),
      murmur(120, 420, -7, 113, 32),
      // Forks and trays.
      metal(1700, {
        level: -14,
        release: 0.12,
        repeat: { type: "strewn", times: 80, over: 32, seed: 114, level: 10, pitch: 5 },
      }),
      grain(900, {
        level: -12,
        release: 0.09,
        repeat: { type: "strewn", times: 32, over: 32, seed: 115, level: 8, pitch: 4 },
      }),
    ],
    room: { seconds: 0.9, level: -4 },
  },
  playground: {
    caption: "a playground",
    length: 32,
    volume: "effects",
    layers: [
      ...[420, 520, 380, 560, 470, 540, 400, 500, 590, 360, 450, 530].flatMap((hertz, index) => [
        ...farCall(0.4 + 2.6 * index, hertz, -2 - (index % 3)),
        ...farCall(1.3 + 2.6 * index + 0.4 * (index % 2), hertz * 1.24, -6 - (index % 2)),
      ]),
      // A ball, birds, wind.
      ...[3.9, 14.2, 25.6].map((at, index) =>
        thump(210, {
          at,
          level: -4,
          release: 0.1,
          repeat: { type: "even", times: 5 - index, every: 0.42 + 0.05 * index, stretch: 0.85, level: -2 },
        }),
      ),
      drop(1900, {
        level: -12,
        release: 0.09,
        repeat: { type: "strewn", times: 64, over: 32, seed: 121, level: 9, pitch: 4 },
      }),
      {
        type: "noise",
        colour: "pink",
        level: -18,
        filters: [{ type: "bandpass", frequency: 600, q: 0.6, sway: { rate: 0.25, cents: 700 } }],
        tremolo: { rate: 0.25, depth: 0.5 },
        envelope: "steady",
      },
    ],
    room: { seconds: 0.5, level: -8 },
  },
  warmth: {
    caption: "a warm chord",
    length: 32,
    volume: "music",
    layers: (["C4", "E4", "G4", "B4", "D5"] as const).map((pitch, index) => ({
      type: "tone",
      wave: [1, 0.4, 0.2, 0.08],
      pitch,
      level: -1.5 * index,
      tremolo: { rate: (SWELLS[index] ?? 1) / 32, depth: 0.6 },
      envelope: "steady",
    })),
  },
} satisfies Record<string, BedRecipe>;
