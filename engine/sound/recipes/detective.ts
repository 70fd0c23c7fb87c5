/** An old house with a secret: Definition Detective. */
import type { BedRecipe, NoiseLayer, Recipe, ToneLayer } from "../recipe.ts";
import { call, glass, grain, harp, marimba, metal, swish, thump, wood } from "../timbres.ts";

/** One knock of wood on wood, with the table under it. */
function knock(at: number, level: number): ReturnType<typeof wood | typeof thump>[] {
  return [
    wood(560, { at, level, release: 0.13 }),
    wood(340, { at, level: level - 3, release: 0.16 }),
    thump(170, { at, level: level - 4, release: 0.14 }),
  ];
}

/** Wood that sticks and slips: a voice-like saw whose pitch wanders as the door swings. */
function creak(at: number, points: readonly (readonly [number, number])[], level: number): ToneLayer {
  const seconds = points.at(-1)?.[0] ?? 0;
  return {
    type: "tone",
    wave: "sawtooth",
    pitch: points,
    vibrato: { rate: 31, cents: 90 },
    at,
    level,
    filters: [
      { type: "bandpass", frequency: 1150, q: 1.6 },
      { type: "peaking", frequency: 700, q: 3, gain: 8 },
    ],
    tremolo: { rate: 23, depth: 0.5 },
    envelope: { attack: seconds * 0.3, hold: seconds * 0.3, release: seconds * 0.4 },
  };
}

function paper(at: number, level: number, seed: number): NoiseLayer[] {
  return [
    swish(1300, 3200, 0.26, { at, level: level - 2 }, 1),
    grain(3400, {
      at: at + 0.04,
      level: level - 4,
      release: 0.02,
      repeat: { type: "strewn", times: 14, over: 0.24, seed, level: 10, pitch: 6 },
    }),
  ];
}

export const sounds = {
  "door-creak": {
    caption: "a door creaks",
    lead: 0.4,
    length: 1.35,
    layers: [
      creak(
        0,
        [
          [0, 190],
          [0.18, 260],
          [0.34, 235],
          [0.5, 300],
        ],
        -2,
      ),
      creak(
        0.52,
        [
          [0, 300],
          [0.2, 390],
          [0.42, 350],
        ],
        0,
      ),
      wood(300, { at: 1.02, level: 0, release: 0.1 }),
      metal(1300, { at: 1.04, level: -10, release: 0.08 }),
    ],
    room: { seconds: 0.45, level: -10 },
    varies: { pitch: 1.5 },
  },
  magnifier: {
    caption: "the magnifier chimes",
    lead: 0.3,
    length: 0.8,
    layers: [
      glass("B5", { release: 0.35 }, 0.04),
      glass("F#6", { at: 0.13, level: -1, release: 0.7 }, 0.04),
      swish(1500, 4200, 0.5, { level: -16 }),
    ],
  },
  gavel: {
    caption: "the gavel falls",
    lead: 0.35,
    length: 0.7,
    layers: [...knock(0, 0), ...knock(0.26, -1)],
    room: { seconds: 0.6, level: -9 },
    varies: { pitch: 0.8, level: 1 },
  },
  "chapter-sting": {
    caption: "a mystery sting",
    lead: 0.4,
    length: 1.7,
    layers: [
      marimba("C4", { release: 0.35 }),
      marimba("D#4", { at: 0.2, release: 0.35 }),
      marimba("F#4", { at: 0.4, release: 0.35 }),
      ...(["C4", "D#4", "F#4", "B4"] as const).map((pitch, index) =>
        harp(pitch, { at: 0.62 + index * 0.02, level: -2 }),
      ),
      {
        type: "tone",
        wave: [1, 0.3, 0.12],
        pitch: "B4",
        tremolo: { rate: 6, depth: 0.7 },
        at: 0.62,
        level: -5,
        envelope: { attack: 0.04, hold: 0.4, release: 0.9 },
      },
    ],
    room: { seconds: 1, level: -10 },
  },
  strike: {
    caption: "a suspect falls silent",
    lead: 0.35,
    length: 0.6,
    // A pencil stroke through a name, and a hum that closes its mouth.
    layers: [
      swish(2600, 1200, 0.28, { level: 0 }, 1.6),
      {
        type: "tone",
        wave: "sawtooth",
        pitch: [
          [0, 262],
          [0.4, 165],
        ],
        at: 0.1,
        level: -4,
        filters: [
          {
            type: "lowpass",
            frequency: [
              [0, 1500],
              [0.35, 250],
            ],
          },
        ],
        envelope: { attack: 0.06, hold: 0.06, release: 0.4 },
      },
      thump(150, { at: 0.42, level: -4 }),
    ],
    varies: {},
  },
  page: {
    caption: "a page turns",
    lead: 0.25,
    length: 0.35,
    layers: paper(0, 0, 81),
    varies: { pitch: 1.5, level: 2, time: 0.02 },
  },
  footsteps: {
    caption: "footsteps in the hall",
    softer: 3,
    lead: 0.4,
    length: 1.9,
    layers: [0, 0.45, 0.9, 1.35].flatMap((at, index) => [
      wood(index % 2 === 0 ? 620 : 680, { at, level: -2 * index, release: 0.07 }),
      thump(165, { at, level: -3 - 2 * index, release: 0.12 }),
      grain(1900, { at: at + 0.09, level: -12 - 2 * index, release: 0.07 }),
    ]),
    room: { seconds: 0.9, level: -6 },
    varies: { pitch: 1, level: 2, time: 0.03 },
  },
  "hum-yes": {
    caption: "a high hum, rising",
    lead: 0.3,
    length: 0.5,
    layers: [
      call(
        [
          [0, 200],
          [0.12, 205],
          [0.34, 330],
        ],
        "m",
        { attack: 0.04, hold: 0.26, release: 0.12 },
        {},
        {},
      ),
    ],
    varies: { pitch: 1.5, level: 1, time: 0.02 },
  },
  "hum-no": {
    caption: "a low hum, falling",
    lead: 0.3,
    length: 0.55,
    layers: [
      call(
        [
          [0, 250],
          [0.12, 245],
          [0.38, 140],
        ],
        "m",
        { attack: 0.04, hold: 0.28, release: 0.15 },
        {},
        {},
      ),
    ],
    varies: { pitch: 1.5, level: 1, time: 0.02 },
  },
  nibble: {
    caption: "small teeth nibble paper",
    lead: 0.35,
    length: 1.1,
    layers: [0, 0.11, 0.21, 0.33, 0.52, 0.62, 0.73].flatMap((at, index) => [
      grain(2600 + 300 * (index % 3), { at, level: -index % 2, release: 0.035 }),
      ...paper(at, -8, 90 + index).slice(1),
      wood(700 + 60 * (index % 2), { at, level: -12, release: 0.04 }),
    ]),
    varies: { pitch: 1, level: 1, time: 0.03 },
  },
  "big-bite": {
    caption: "a big bite out of paper",
    lead: 0.35,
    length: 0.75,
    layers: [
      swish(900, 3000, 0.22, { level: 0 }, 1.2),
      grain(1800, { at: 0.05, level: 0, release: 0.06 }),
      grain(2300, { at: 0.34, level: -3, release: 0.05 }),
      grain(2100, { at: 0.48, level: -5, release: 0.05 }),
      thump(190, { at: 0.04, level: -5, release: 0.1 }),
    ],
    varies: { pitch: 1, level: 1, time: 0.02 },
  },
  cracker: {
    caption: "a cracker crunches in a beak",
    lead: 0.3,
    layers: [0, 0.1, 0.18, 0.28].flatMap((at, index) => [
      grain(3100 - 250 * index, { at, level: -index, release: 0.05 }),
      wood(900, { at, level: -10 - index, release: 0.03 }),
    ]),
    varies: { pitch: 1, level: 1, time: 0.02 },
  },
  "tin-clack": {
    caption: "a cracker clacks in the tin",
    softer: 3,
    lead: 0.1,
    layers: [metal(820, { level: -4, release: 0.14 }), wood(1500, { level: 0, release: 0.05 })],
    varies: { pitch: 0.7, level: 1, time: 0.005 },
  },
  "board-forward": {
    caption: "steps onto hollow boards",
    lead: 0.35,
    length: 0.6,
    layers: [0, 0.24].flatMap((at, index) => [
      wood(300 + 40 * index, { at, level: 0, release: 0.16 }),
      thump(110 + 20 * index, { at, level: 0, release: 0.2 }),
    ]),
    varies: { pitch: 1, level: 1, time: 0.02 },
  },
  "board-back": {
    caption: "steps back onto carpet",
    softer: 3,
    lead: 0.35,
    layers: [0, 0.24].flatMap((at) => [
      swish(420, 260, 0.14, { at, level: 0 }, 0.8),
      thump(150, { at, level: -5, release: 0.08 }),
    ]),
    varies: { pitch: 1, level: 1, time: 0.02 },
  },
  trapdoor: {
    caption: "a trapdoor slams open",
    lead: 0.4,
    length: 0.9,
    layers: [
      metal(420, { level: -4, release: 0.12 }),
      wood(190, { at: 0.08, level: 0, release: 0.3 }),
      thump(80, { at: 0.09, level: 0, release: 0.35 }),
      wood(160, { at: 0.3, level: -6, release: 0.2 }),
    ],
    room: { seconds: 0.7, level: -9 },
  },
} satisfies Record<string, Recipe>;

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
