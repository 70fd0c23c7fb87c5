/** Weather, water and fire: nothing in them comes round, since they are made of chance that drifts. */
import type { BedRecipe, Envelope, Layer, NoiseLayer, Recipe } from "../recipe.ts";
import {
  call,
  clicks,
  crystal,
  drop,
  drops,
  grain,
  held,
  hiss,
  metal,
  sheet,
  stone,
  swish,
  thump,
  wood,
} from "../timbres.ts";

const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
const CHANCE = { pitch: 1.5, level: 2, time: 0.05 };
const rain = (density: number, envelope: Envelope, level = 0): Layer[] => [
  {
    type: "noise",
    colour: "pink",
    level: level - 12,
    filters: [
      { type: "highpass", frequency: 1200 },
      { type: "lowpass", frequency: 9500 },
    ],
    drift: { rate: 0.7, decibels: 5 },
    envelope,
  },
  clicks(density, [1800, 8500], envelope, { level: level + 2 }, [0.012, 0.004]),
  drops(density / 6, [600, 2600], envelope, { level: level - 6 }),
];
const wind = (strength: number, envelope: Envelope, level = 0): NoiseLayer[] => [
  {
    type: "noise",
    colour: "pink",
    level,
    filters: [
      {
        type: "bandpass",
        frequency: 260 + 300 * strength,
        q: 0.8,
        drift: { rate: 0.5 + strength, cents: 900 },
      },
    ],
    drift: { rate: 0.4 + strength, decibels: 8 + 8 * strength },
    envelope,
  },
  {
    type: "noise",
    colour: "white",
    level: level - 14,
    filters: [
      {
        type: "bandpass",
        frequency: 900 + 900 * strength,
        q: 6,
        drift: { rate: 0.6 + strength, cents: 700 },
      },
    ],
    drift: { rate: 0.7, decibels: 14 },
    envelope,
  },
  {
    type: "noise",
    colour: "white",
    level: level - 26 + 6 * strength,
    filters: [{ type: "highpass", frequency: 3500 }],
    drift: { rate: 0.8, decibels: 12 },
    envelope,
  },
];
const thunder = (crack: number, seconds: number, level = 0): Layer[] => [
  ...(crack > 0
    ? [
        hiss(900, 9000, e(0.004, 0.03, 0.3), { level: level + 5 }),
        clicks(
          [
            [0, 400],
            [0.5, 20],
          ],
          [500, 4000],
          e(0.004, 0.1, 0.5),
          { level: level + 3 },
          [0.05, 0.02],
        ),
      ]
    : []),
  {
    type: "noise",
    colour: "brown",
    level: level + 6,
    filters: [
      {
        type: "lowpass",
        frequency: [
          [0, 900 * (0.4 + crack)],
          [seconds, 140],
        ],
      },
      { type: "highpass", frequency: 70 },
    ],
    drift: { rate: 5, decibels: 20 },
    envelope:
      crack > 0
        ? e(0.02, seconds * 0.3, seconds * 0.7)
        : { attack: 0.4, hold: seconds * 0.3, release: seconds * 0.7, from: -20 },
  },
  {
    type: "noise",
    colour: "pink",
    level: level - 8,
    filters: [{ type: "bandpass", frequency: 380, q: 0.6 }],
    drift: { rate: 7, decibels: 22 },
    envelope: e(crack > 0 ? 0.02 : 0.5, seconds * 0.2, seconds * 0.5),
  },
];
const stream = (envelope: Envelope, level = 0): Layer[] => [
  drops(70, [400, 1900], envelope, { level }),
  {
    type: "noise",
    colour: "pink",
    level: level - 14,
    filters: [{ type: "bandpass", frequency: 1300, q: 0.4, drift: { rate: 1.5, cents: 400 } }],
    drift: { rate: 2, decibels: 5 },
    envelope,
  },
];
const fire = (envelope: Envelope, level = 0): Layer[] => [
  clicks(16, [700, 5200], envelope, { level: level + 2 }, [0.035, 0.01]),
  clicks(2, [350, 1200], envelope, { level: level + 1 }, [0.09, 0.04]),
  {
    type: "noise",
    colour: "brown",
    level: level - 4,
    filters: [{ type: "bandpass", frequency: 300, q: 0.6, drift: { rate: 2, cents: 500 } }],
    drift: { rate: 3, decibels: 8 },
    envelope,
  },
  {
    type: "noise",
    colour: "white",
    level: level - 30,
    filters: [{ type: "highpass", frequency: 4000 }],
    drift: { rate: 4, decibels: 10 },
    envelope,
  },
];
const wave = (at: number, seconds: number, level = 0): Layer => ({
  type: "noise",
  colour: "pink",
  at,
  level,
  filters: [
    {
      type: "lowpass",
      frequency: [
        [0, 500],
        [seconds * 0.45, 5200],
        [seconds, 700],
      ],
    },
    { type: "highpass", frequency: 150 },
  ],
  envelope: { attack: seconds * 0.45, hold: 0.1, release: seconds * 0.55, from: -24 },
});
const ALIVE = { pitch: 1.2, level: 1.5, time: 0.03 };

export const sounds = {
  "rain-here": { caption: "rain falls", lead: 0.4, layers: rain(90, e(0.2, 1.1, 0.5)), varies: CHANCE },
  "rain-hard": {
    caption: "rain pours down",
    lead: 0.4,
    layers: rain(420, e(0.2, 1.1, 0.5), 2),
    varies: CHANCE,
  },
  "wind-gust": { caption: "a gust of wind", lead: 0.4, layers: wind(0.8, e(0.5, 0.4, 0.8)), varies: CHANCE },
  breeze: { caption: "a light breeze", lead: 0.4, layers: wind(0.15, e(0.4, 0.6, 0.6)), varies: CHANCE },
  "thunder-near": { caption: "thunder, near", lead: 0.4, layers: thunder(1, 2.6), varies: CHANCE },
  "thunder-far": { caption: "thunder, far away", lead: 0.4, layers: thunder(0, 3), varies: CHANCE },
  "hail-here": {
    caption: "hail drums on a roof",
    lead: 0.4,
    layers: [
      clicks(85, [1100, 5200], e(0.1, 1.1, 0.4), { level: 2 }, [0.03, 0.01]),
      sheet(780, {
        level: -8,
        release: 0.12,
        repeat: { type: "strewn", times: 34, over: 1.5, seed: 3, level: 12, pitch: 9 },
      }),
    ],
    varies: CHANCE,
  },
  drip: {
    caption: "a drop falls",
    softer: 1,
    lead: 0.2,
    layers: [drop(820, { release: 0.07 }), drop(1700, { at: 0.025, level: -10, release: 0.04 })],
    room: { seconds: 0.5, level: -13 },
    varies: { pitch: 4, level: 3 },
  },
  splash: {
    caption: "a splash",
    lead: 0.3,
    layers: [
      hiss(400, 7500, e(0.012, 0.05, 0.4)),
      drops(
        [
          [0, 160],
          [0.5, 50],
          [0.9, 10],
        ],
        [350, 2400],
        e(0.04, 0.3, 0.5),
        { level: 2 },
      ),
      thump(120, { level: -6 }),
    ],
    varies: CHANCE,
  },
  bubbles: {
    caption: "bubbles rise",
    lead: 0.35,
    layers: [
      drops(
        [
          [0, 12],
          [0.3, 45],
          [1, 15],
        ],
        [260, 1500],
        e(0.06, 0.6, 0.4),
        {},
        12,
      ),
    ],
    varies: CHANCE,
  },
  "wave-here": { caption: "a wave comes in", lead: 0.4, layers: [wave(0, 2.2)], varies: CHANCE },
  "ice-crack": {
    caption: "ice cracks",
    lead: 0.35,
    layers: [
      stone(1100, { release: 0.12 }),
      clicks(
        [
          [0, 300],
          [0.15, 60],
          [0.6, 12],
        ],
        [900, 6500],
        e(0.004, 0.2, 0.5),
        { level: 0 },
        [0.05, 0.01],
      ),
      held(
        [
          [0, 1500],
          [0.25, 380],
        ],
        [1, 0.3],
        e(0.004, 0.02, 0.25),
        { level: -12 },
      ),
    ],
    room: { seconds: 1, level: -8 },
    varies: CHANCE,
  },
  "ice-lift": {
    caption: "a block of ice is lifted",
    lead: 0.3,
    layers: [
      { ...hiss(1200, 6500, e(0.04, 0.1, 0.1), { level: -2 }), tremolo: { rate: 45, depth: 0.6 } },
      crystal(1700, { at: 0.2, release: 0.3 }),
    ],
    varies: CHANCE,
  },
  "ice-clink": {
    caption: "ice clinks in a glass",
    lead: 0.25,
    layers: [
      crystal(2400, {
        release: 0.3,
        repeat: { type: "strewn", times: 4, over: 0.4, seed: 5, level: 5, pitch: 4 },
      }),
      stone(1900, {
        level: -6,
        repeat: { type: "strewn", times: 3, over: 0.35, seed: 6, level: 5, pitch: 4 },
      }),
    ],
    varies: { pitch: 1 },
  },
  "gas-hiss": {
    caption: "a gas hisses out",
    lead: 0.35,
    layers: [hiss(2600, 12000, e(0.05, 0.7, 0.3))],
    varies: { pitch: 1 },
  },
  steam: {
    caption: "steam is let off",
    lead: 0.35,
    layers: [
      hiss(900, 9500, e(0.03, 0.5, 0.6)),
      {
        type: "noise",
        colour: "pink",
        level: -8,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 700],
              [1, 300],
            ],
            q: 0.8,
          },
        ],
        envelope: e(0.03, 0.4, 0.5),
      },
    ],
    varies: { pitch: 1, level: 1 },
  },
  "fire-flare": {
    caption: "the fire flares up",
    lead: 0.4,
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: 4,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 200],
              [0.25, 700],
              [1.1, 320],
            ],
            q: 0.6,
          },
        ],
        envelope: e(0.15, 0.2, 0.8),
      },
      clicks(
        [
          [0, 30],
          [0.3, 110],
          [1.2, 15],
        ],
        [700, 5500],
        e(0.06, 0.5, 0.6),
        { level: 2 },
        [0.04, 0.01],
      ),
    ],
    varies: CHANCE,
  },
  "match-light": {
    caption: "a match is struck",
    lead: 0.35,
    // The head scratches along the box, catches with a rush, and burns.
    layers: [
      {
        type: "noise",
        colour: "white",
        level: 0,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 2400],
              [0.22, 6500],
            ],
            q: 1.2,
          },
        ],
        tremolo: { rate: 85, depth: 0.9 },
        envelope: e(0.05, 0.15, 0.03),
      },
      hiss(300, 9500, e(0.03, 0.04, 0.45), { at: 0.24, level: 3 }),
      ...fire(e(0.2, 0.7, 0.5), -2).map((layer) => ({ ...layer, at: 0.35 })),
    ],
    varies: CHANCE,
  },
  "fire-out": {
    caption: "the fire is put out",
    lead: 0.35,
    layers: [hiss(1800, 11000, e(0.02, 0.3, 0.9)), drops(40, [300, 1200], e(0.02, 0.2, 0.3), { level: -6 })],
  },
  "vine-swish": {
    caption: "a vine swishes",
    lead: 0.35,
    moves: true,
    layers: [
      swish(350, 2400, 0.5),
      swish(2400, 500, 0.4, { at: 0.42, level: -3 }),
      clicks(90, [3000, 9000], e(0.2, 0.2, 0.4), { level: -12 }),
    ],
    varies: CHANCE,
  },
  "rock-fall": {
    caption: "stones tumble",
    lead: 0.35,
    layers: [
      stone(620, {
        release: 0.09,
        repeat: { type: "strewn", times: 18, over: 1, seed: 4, level: 12, pitch: 8 },
      }),
      thump(120, { repeat: { type: "strewn", times: 6, over: 0.9, seed: 5, level: 8, pitch: 4 } }),
    ],
    varies: CHANCE,
  },
  "branch-brush": {
    caption: "a branch brushes past",
    lead: 0.3,
    layers: [
      clicks(
        [
          [0, 300],
          [0.15, 380],
          [0.5, 40],
        ],
        [2400, 9500],
        { attack: 0.06, hold: 0.14, release: 0.3, from: -12 },
        {},
        [0.014, 0.005],
      ),
      wood(900, { at: 0.12, level: -10, release: 0.05 }),
    ],
    varies: CHANCE,
  },
  swim: {
    caption: "a stroke through the water",
    softer: 1,
    lead: 0.25,
    layers: [
      hiss(300, 3500, e(0.12, 0.05, 0.2), {}, "pink"),
      drops(
        [
          [0, 20],
          [0.15, 80],
          [0.4, 20],
        ],
        [300, 1400],
        e(0.08, 0.1, 0.25),
        { level: -2 },
      ),
    ],
    varies: CHANCE,
  },
  "plant-sprout": {
    caption: "a sprout comes up and opens",
    lead: 0.35,
    // Crumbs of earth, something that stretches, leaves that unfold.
    layers: [
      clicks(
        [
          [0, 160],
          [0.3, 40],
        ],
        [500, 3000],
        e(0.02, 0.1, 0.25),
        { level: 0 },
        [0.02, 0.008],
      ),
      held(
        [
          [0, 210],
          [0.45, 560],
        ],
        [1, 0.5, 0.3, 0.1],
        e(0.15, 0.2, 0.12),
        { at: 0.05, level: -12 },
        { rate: 23, cents: 120 },
      ),
      clicks(
        [
          [0, 60],
          [0.2, 420],
          [0.5, 40],
        ],
        [3000, 10000],
        e(0.1, 0.15, 0.3),
        { at: 0.42, level: 0 },
        [0.014, 0.005],
      ),
      hiss(3500, 11000, e(0.12, 0.1, 0.3), { at: 0.42, level: -13 }),
    ],
    varies: { pitch: 2 },
  },
  "leaf-rustle": {
    caption: "leaves rustle",
    lead: 0.35,
    layers: [
      clicks(
        [
          [0, 60],
          [0.3, 240],
          [0.8, 50],
        ],
        [2800, 9500],
        e(0.2, 0.3, 0.4),
        {},
        [0.014, 0.005],
      ),
      hiss(3000, 10000, e(0.25, 0.2, 0.4), { level: -12 }),
    ],
    varies: ALIVE,
  },
} satisfies Record<string, Recipe>;

export const beds = {
  "rain-light": { caption: "light rain", length: 32, volume: "effects", layers: rain(60, "steady") },
  rain: { caption: "heavy rain", length: 32, volume: "effects", layers: rain(380, "steady") },
  wind: { caption: "wind", length: 34, volume: "effects", layers: wind(0.45, "steady") },
  storm: {
    caption: "a storm",
    length: 36,
    volume: "effects",
    layers: [
      ...wind(0.95, "steady"),
      ...rain(260, "steady", -6),
      ...thunder(0, 3.2, -5).map((layer) => ({ ...layer, at: 9 })),
      ...thunder(0, 3, -7).map((layer) => ({ ...layer, at: 25 })),
    ],
  },
  hail: {
    caption: "hail on a roof",
    length: 30,
    volume: "effects",
    layers: [
      clicks(80, [1100, 5200], "steady", {}, [0.03, 0.01]),
      sheet(780, {
        level: -10,
        release: 0.12,
        repeat: { type: "strewn", times: 420, over: 30, seed: 3, level: 12, pitch: 9 },
      }),
    ],
  },
  sea: {
    caption: "the sea",
    length: 36,
    volume: "effects",
    layers: [
      wave(0.5, 6),
      wave(6, 5.5, -2),
      wave(17, 5, -4),
      wave(24, 5, -4),
      wave(32, 5, -5),
      wave(12, 7),
      wave(20, 5.5, -2),
      wave(27, 7, -1),
      {
        type: "noise",
        colour: "pink",
        level: -4,
        filters: [{ type: "bandpass", frequency: 600, q: 0.5 }],
        drift: { rate: 0.4, decibels: 6 },
        envelope: "steady",
      },
    ],
  },
  stream: { caption: "a stream", length: 30, volume: "effects", layers: stream("steady") },
  "deep-water": {
    caption: "deep under water",
    length: 32,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: 0,
        filters: [{ type: "bandpass", frequency: 240, q: 0.8, drift: { rate: 0.3, cents: 500 } }],
        drift: { rate: 0.4, decibels: 6 },
        envelope: "steady",
      },
      held(82, [1, 0.8, 0.5, 0.3], "steady", { level: -12 }),
      drops(3, [200, 900], "steady", { level: -6 }, 12),
    ],
    room: { seconds: 1.8, level: -4 },
  },
  fire: { caption: "a fire burns", length: 32, volume: "effects", layers: fire("steady") },
  cave: {
    caption: "a dripping cave",
    length: 32,
    volume: "effects",
    layers: [
      drop(780, { repeat: { type: "strewn", times: 26, over: 32, seed: 14, level: 12, pitch: 9 } }),
      {
        type: "noise",
        colour: "brown",
        level: -8,
        filters: [{ type: "bandpass", frequency: 320, q: 0.7 }],
        drift: { rate: 0.3, decibels: 7 },
        envelope: "steady",
      },
    ],
    room: { seconds: 2.2, level: 0 },
  },
  forest: {
    caption: "a forest",
    length: 34,
    volume: "effects",
    layers: [
      { ...hiss(2500, 9500, "steady", { level: -14 }, "pink"), drift: { rate: 0.5, decibels: 14 } },
      ...wind(0.1, "steady", -5),
      ...[2, 9.4, 15.8, 23.1, 29.6].flatMap((at, index) => [
        held(
          [
            [0, 2900 + 90 * index],
            [0.1, 3700],
            [0.2, 3000],
          ],
          [1, 0.05],
          e(0.03, 0.06, 0.1),
          { at, level: -14 },
        ),
        held(
          [
            [0, 3300],
            [0.14, 2600 + 70 * index],
          ],
          [1, 0.05],
          e(0.03, 0.05, 0.1),
          { at: at + 0.26, level: -15 },
        ),
      ]),
      wood(900, { at: 19, level: -18, release: 0.05, repeat: { type: "even", times: 10, every: 0.06 } }),
    ],
    room: { seconds: 1.2, level: -10 },
  },
  "boat-deck": {
    caption: "a boat rocks",
    length: 30,
    volume: "effects",
    layers: [
      ...stream("steady", -3),
      ...[1, 6, 11, 16, 21, 26].map((at, index) => ({
        ...held(
          [
            [0, 105 + 6 * index],
            [0.6, 140],
            [1.3, 100],
          ],
          "sawtooth",
          e(0.4, 0.5, 0.5),
          { at, level: -18 },
          { rate: 19, cents: 120 },
        ),
        filters: [{ type: "bandpass" as const, frequency: 700, q: 1.4 }],
      })),
      call(
        [
          [0, 900],
          [0.2, 1150],
          [0.5, 800],
        ],
        [
          [0, "e"],
          [0.4, "a"],
        ],
        e(0.04, 0.3, 0.15),
        { at: 13, level: -26 },
        { size: 0.45, rough: 0.4 },
      ),
      metal(1200, {
        level: -20,
        release: 0.4,
        repeat: { type: "strewn", times: 9, over: 30, seed: 8, level: 6, pitch: 4 },
      }),
      grain(900, { level: -24, release: 0.2, repeat: { type: "even", times: 10, every: 3 } }),
    ],
  },
} satisfies Record<string, BedRecipe>;
