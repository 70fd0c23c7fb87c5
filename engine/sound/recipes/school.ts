/** Lunch, recess and the mood between people: Social Sense. */
import type { BedRecipe, Recipe, ToneLayer } from "../recipe.ts";
import type { Pitch } from "../pitch.ts";
import { bell, call, crystal, drop, grain, harp, metal, murmur, swish, thump } from "../timbres.ts";

/** A chord of soft voices whose mouths open or close. */
function mood(chord: readonly Pitch[], brightness: readonly [from: number, to: number]): ToneLayer[] {
  return chord.map((pitch, index) => ({
    type: "tone",
    wave: "sawtooth",
    pitch,
    at: index * 0.06,
    level: -index,
    filters: [
      {
        type: "lowpass",
        frequency: [
          [0, brightness[0]],
          [0.8, brightness[1]],
        ],
      },
    ],
    envelope: { attack: 0.18, hold: 0.25, release: 0.7 },
  }));
}

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

export const sounds = {
  "school-bell": {
    caption: "the school bell",
    lead: 0.4,
    length: 1.35,
    layers: [bell(880, { release: 0.45, level: 0, repeat: { type: "even", times: 15, every: 0.062 } })],
    room: { seconds: 0.6, level: -14 },
  },
  rewind: {
    caption: "the scene rewinds",
    lead: 0.4,
    length: 0.8,
    // Talk played backwards and too fast: chirps that swell and stop short.
    layers: [
      {
        type: "tone",
        wave: "sawtooth",
        pitch: [
          [0, 420],
          [0.05, 760],
          [0.085, 610],
        ],
        level: 0,
        filters: [{ type: "bandpass", frequency: 1300, q: 1.2 }],
        envelope: { attack: 0.06, release: 0.03 },
        repeat: { type: "strewn", times: 9, over: 0.75, seed: 101, level: 4, pitch: 6 },
      },
      swish(900, 3000, 0.85, { level: -8 }, 2),
    ],
  },
  "lean-in": {
    caption: "you lean closer",
    // Cloth, and the room steps back a little.
    layers: [swish(2600, 700, 0.4, { level: 0 }, 1.4), grain(1800, { level: -10, at: 0.1 })],
    varies: {},
  },
  warmer: {
    caption: "the mood warms",
    lead: 0.4,
    length: 1.3,
    // Voices that open their mouths, over strings that climb.
    layers: [
      ...mood(["C4", "G4", "C5", "E5"], [400, 3600]),
      ...(["C4", "E4", "G4", "C5"] as const).map((pitch, index) =>
        harp(pitch, { at: 0.12 * index, level: -5, release: 0.8 }),
      ),
      call(
        [
          [0, "E4"],
          [0.5, "G4"],
        ],
        [
          [0, "m"],
          [0.45, "a"],
        ],
        { attack: 0.2, hold: 0.35, release: 0.5 },
        { level: -12 },
      ),
    ],
    varies: {},
  },
  cooler: {
    caption: "the mood cools",
    lead: 0.4,
    length: 1,
    // A cold breath, and a chord that thins out to a hollow fifth.
    layers: [
      swish(2000, 330, 0.9, { level: 1 }, 2.2),
      ...mood(["C4", "G4"], [1500, 250]).map((layer) => ({ ...layer, level: layer.level - 8 })),
      crystal("D#5", { at: 0.05, level: -12, release: 0.5 }),
      crystal("D5", { at: 0.4, level: -12, release: 0.5 }),
    ],
    varies: {},
  },
  scene: {
    caption: "a new scene",
    lead: 0.4,
    length: 1,
    layers: [
      ...(["D4", "F#4", "A4", "C#5", "E5", "A5"] as const).map((pitch, index) =>
        harp(pitch, { at: 0.055 * index, release: 0.85 }),
      ),
      swish(1800, 8000, 0.5, { level: 2 }),
    ],
    room: { seconds: 0.6, level: -14 },
    varies: {},
  },
} satisfies Record<string, Recipe>;

/** Of a warm chord's notes in 32 s: they meet only where it comes round. */
const SWELLS = [3, 5, 7, 11, 13];

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
