/** A supermarket by ear, and money: Grocery Grab. A place that is near and its bed from afar are made of the same things. */
import type { BedRecipe, Layer, NoiseLayer, Recipe, ToneLayer } from "../recipe.ts";
import {
  bell,
  clicks,
  crystal,
  drop,
  drops,
  grain,
  hiss,
  metal,
  murmur,
  skin,
  stone,
  swish,
  thump,
  wood,
} from "../timbres.ts";

const COMPRESSOR_HERTZ = 120;
/** A compressor that labours and never quite repeats, its grille that buzzes, and cold air that falls. */
function freezerHum(level: number, envelope: ToneLayer["envelope"]): (ToneLayer | NoiseLayer)[] {
  return [
    {
      type: "tone",
      wave: [0.5, 1, 0.5, 0.7, 0.3, 0.5, 0.2, 0.35, 0.15, 0.25, 0.1, 0.15],
      pitch: COMPRESSOR_HERTZ,
      level,
      filters: [{ type: "peaking", frequency: 560, q: 2, gain: 15, drift: { rate: 3, cents: 1100 } }],
      tremolo: { rate: 5, depth: 0.25 },
      drift: { rate: 1.5, decibels: 5 },
      envelope,
    },
    {
      type: "noise",
      colour: "pink",
      level: level - 11,
      filters: [{ type: "bandpass", frequency: 1100, q: 0.9, drift: { rate: 3, cents: 1100 } }],
      drift: { rate: 3, decibels: 9 },
      envelope,
    },
    {
      type: "noise",
      colour: "white",
      level: level - 28,
      filters: [{ type: "highpass", frequency: 3800 }],
      drift: { rate: 1.4, decibels: 10 },
      envelope,
    },
  ];
}
/** Crusts that crack as they cool, few and dry. */
function crackle(at: number, over: number, times: number, level: number): NoiseLayer {
  return grain(
    2900,
    {
      at,
      level,
      release: 0.018,
      repeat: { type: "strewn", times, over, seed: 31, level: 14, pitch: 9 },
    },
    2.5,
  );
}
function ovenAir(level: number, envelope: NoiseLayer["envelope"]): NoiseLayer {
  return {
    type: "noise",
    colour: "brown",
    level,
    filters: [
      { type: "bandpass", frequency: 330, q: 0.8 },
      { type: "lowpass", frequency: 900 },
    ],
    envelope,
  };
}
function spray(at: number, level: number, seconds: number): NoiseLayer {
  return {
    type: "noise",
    colour: "white",
    at,
    level,
    filters: [
      { type: "highpass", frequency: 1400 },
      { type: "lowpass", frequency: 4200 },
    ],
    envelope: { attack: seconds * 0.3, hold: seconds * 0.3, release: seconds * 0.4 },
  };
}
/** Each coin has its own ring; the small ones ring higher. */
const coin = (hertz: number, at: number, level: number, release = 0.5): Layer[] => [
  crystal(hertz, { at, level, release }),
  metal(hertz * 1.31, { at, level: level - 7, release: release * 0.5 }),
];

export const sounds = {
  cart: {
    caption: "the cart rolls",
    lead: 0.3,
    length: 0.8,
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: 0,
        filters: [{ type: "bandpass", frequency: 420, q: 0.8 }],
        tremolo: { rate: 17, depth: 0.7 },
        envelope: { attack: 0.12, hold: 0.35, release: 0.4 },
      },
      metal(820, {
        at: 0.04,
        level: -9,
        release: 0.07,
        repeat: { type: "strewn", times: 14, over: 0.7, seed: 41, level: 10, pitch: 4 },
      }),
      // The one wheel that squeaks.
      {
        type: "tone",
        wave: [1, 0.2],
        pitch: [
          [0, 1650],
          [0.09, 1900],
          [0.16, 1700],
        ],
        at: 0.2,
        level: -19,
        envelope: { attack: 0.05, release: 0.11 },
        repeat: { type: "even", times: 2, every: 0.32 },
      },
    ],
    varies: { pitch: 1, level: 2, time: 0.03 },
  },
  "freezer-here": {
    caption: "the freezer hums close by",
    lead: 0.4,
    length: 1.3,
    layers: [
      ...freezerHum(0, { attack: 0.2, hold: 0.55, release: 0.6 }),
      metal(700, { at: 0.06, level: -20, release: 0.1, repeat: { type: "even", times: 3, every: 0.07 } }),
    ],
    varies: {},
  },
  "bakery-here": {
    caption: "the bakery, close by",
    lead: 0.4,
    length: 1.4,
    layers: [
      ovenAir(-2, { attack: 0.15, hold: 0.6, release: 0.7 }),
      crackle(0.15, 1.2, 26, 6),
      thump(200, { level: 0, release: 0.15 }),
      metal(520, { level: -12, release: 0.2 }),
    ],
    varies: {},
  },
  "fish-here": {
    caption: "ice at the fish counter",
    lead: 0.4,
    length: 1.3,
    layers: [
      // A shovel through ice, then drops.
      grain(
        2700,
        { release: 0.05, repeat: { type: "strewn", times: 26, over: 0.45, seed: 51, level: 10, pitch: 8 } },
        1.5,
      ),
      metal(1900, {
        level: -14,
        release: 0.12,
        repeat: { type: "strewn", times: 8, over: 0.4, seed: 52, level: 6, pitch: 6 },
      }),
      drop(880, {
        at: 0.6,
        level: -2,
        repeat: { type: "even", times: 3, every: 0.2, stretch: 0.8, pitch: 2, level: -2 },
      }),
    ],
    room: { seconds: 0.5, level: -10 },
    varies: { pitch: 0.6, level: 1.5, time: 0.03 },
  },
  "fruit-here": {
    caption: "the fruit stand's mist",
    lead: 0.4,
    length: 1.9,
    // A valve opens, mist comes and thins out, and then it drips from leaf to leaf.
    layers: [
      stone(1500, { level: -8, release: 0.04 }),
      {
        type: "noise",
        colour: "white",
        level: 0,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 2400],
              [0.12, 6800],
              [0.9, 4200],
            ],
            q: 0.6,
          },
        ],
        drift: { rate: 14, decibels: 8 },
        envelope: { attack: 0.05, hold: 0.35, release: 0.7 },
      },
      drops(
        [
          [0, 4],
          [0.5, 22],
          [1.1, 8],
        ],
        [900, 3600],
        { attack: 0.1, hold: 0.7, release: 0.5 },
        { at: 0.5, level: 0 },
      ),
      grain(5200, {
        at: 0.7,
        level: -12,
        release: 0.02,
        repeat: { type: "strewn", times: 12, over: 0.9, seed: 8, level: 9, pitch: 7 },
      }),
    ],
    varies: { level: 1.5, time: 0.04 },
  },
  pick: {
    caption: "into the cart",
    softer: 2,
    lead: 0.3,
    length: 0.45,
    layers: [
      swish(900, 2200, 0.22, { level: -5 }),
      thump(230, { at: 0.2, level: -2, release: 0.12 }),
      metal(1150, {
        at: 0.2,
        level: -8,
        release: 0.2,
        repeat: { type: "even", times: 3, every: 0.06, level: -5, pitch: 3 },
      }),
    ],
    varies: { pitch: 1.5, level: 1.5, time: 0.015 },
  },
  coin: {
    caption: "a coin rings",
    lead: 0.2,
    layers: coin(2350, 0, 0, 0.6),
    varies: { pitch: 0.7, level: 1 },
  },
  "coin-small": { caption: "a small coin", lead: 0.2, layers: coin(3300, 0, 0, 0.4), varies: { pitch: 0.5 } },
  "coin-large": { caption: "a large coin", lead: 0.2, layers: coin(1650, 0, 0, 0.8), varies: { pitch: 0.5 } },
  "coin-drop": {
    caption: "a coin drops and spins",
    lead: 0.35,
    layers: [
      ...coin(2350, 0, 0, 0.4),
      stone(700, { level: -3 }),
      crystal(2350, {
        at: 0.24,
        level: -4,
        release: 0.2,
        repeat: { type: "even", times: 12, every: 0.17, stretch: 0.84, level: -0.7 },
      }),
    ],
    varies: { pitch: 1, time: 0.01 },
  },
  "coin-jar": {
    caption: "a coin falls into the jar",
    lead: 0.2,
    layers: [crystal(1850, { release: 0.5 }), ...coin(2700, 0.03, -4, 0.3), ...coin(2500, 0.11, -9, 0.2)],
    varies: { pitch: 1, level: 1, time: 0.02 },
  },
  "coin-piggy": {
    caption: "a coin falls into the money box",
    lead: 0.2,
    // Along the slot, onto the clay, among the others.
    layers: [
      ...coin(2500, 0, -3, 0.14),
      stone(760, { at: 0.05, level: -2, release: 0.1 }),
      skin(340, { at: 0.05, level: -7, release: 0.1 }),
      ...coin(2300, 0.12, -1, 0.25),
      crystal(2900, {
        at: 0.15,
        level: -8,
        release: 0.12,
        repeat: { type: "strewn", times: 6, over: 0.22, seed: 11, level: 8, pitch: 4 },
      }),
    ],
    varies: { pitch: 1, level: 1, time: 0.02 },
  },
  coins: {
    caption: "a handful of coins",
    lead: 0.3,
    layers: [
      crystal(2500, {
        release: 0.25,
        repeat: { type: "strewn", times: 18, over: 0.7, seed: 5, level: 10, pitch: 6 },
      }),
      metal(3400, {
        level: -4,
        release: 0.12,
        repeat: { type: "strewn", times: 14, over: 0.7, seed: 6, level: 10, pitch: 5 },
      }),
    ],
    varies: { pitch: 1 },
  },
  "bill-fold": {
    caption: "a banknote is folded",
    lead: 0.3,
    layers: [
      clicks(
        [
          [0, 120],
          [0.15, 420],
          [0.4, 60],
        ],
        [2600, 9000],
        { attack: 0.06, release: 0.4 },
        {},
        [0.01, 0.004],
      ),
      swish(1800, 4500, 0.3, { at: 0.3, level: -8 }, 0.8),
    ],
    varies: { pitch: 1, time: 0.02 },
  },
  "cash-drawer": {
    caption: "the cash drawer opens",
    lead: 0.35,
    layers: [
      bell(1480, { release: 0.9 }),
      metal(420, { at: 0.05, level: -2, release: 0.2 }),
      hiss(300, 5000, { attack: 0.05, hold: 0.12, release: 0.1 }, { at: 0.06, level: -6 }, "pink"),
      crystal(2600, {
        at: 0.24,
        level: -8,
        release: 0.15,
        repeat: { type: "strewn", times: 8, over: 0.25, seed: 9, level: 8, pitch: 5 },
      }),
    ],
  },
  receipt: {
    caption: "a receipt is printed",
    lead: 0.4,
    layers: [
      {
        ...hiss(1800, 7500, { attack: 0.03, hold: 0.7, release: 0.06 }, { level: 0 }),
        tremolo: { rate: 38, depth: 0.9 },
      },
      clicks(160, [3000, 9000], { attack: 0.02, release: 0.16 }, { at: 0.82, level: 2 }),
    ],
  },
} satisfies Record<string, Recipe>;

export const beds = {
  store: {
    caption: "the store murmurs",
    length: 32,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "pink",
        level: -14,
        filters: [{ type: "bandpass", frequency: 500, q: 0.5 }],
        drift: { rate: 0.3, decibels: 6 },
        envelope: "steady",
      },
      murmur(136, 190, -4, 61, 32),
      murmur(104, 260, -6, 62, 32),
      wood(1400, {
        level: -22,
        release: 0.08,
        repeat: { type: "strewn", times: 20, over: 32, seed: 63, level: 6, pitch: 6 },
      }),
    ],
    room: { seconds: 1.2, level: -2 },
  },
  freezer: {
    caption: "a freezer hums",
    length: 32,
    volume: "effects",
    layers: [
      {
        type: "tone",
        wave: [0.5, 1, 0.5, 0.7, 0.3, 0.5, 0.2, 0.35, 0.15, 0.25, 0.1, 0.15],
        pitch: COMPRESSOR_HERTZ,
        level: 0,
        filters: [{ type: "peaking", frequency: 560, q: 2, gain: 14, drift: { rate: 3, cents: 1100 } }],
        tremolo: { rate: 5, depth: 0.04 },
        drift: { rate: 0.7, decibels: 2 },
        envelope: "steady",
      },
      {
        type: "noise",
        colour: "pink",
        level: -10,
        filters: [{ type: "bandpass", frequency: 850, q: 0.9, drift: { rate: 1.5, cents: 1000 } }],
        envelope: "steady",
      },
    ],
  },
  bakery: {
    caption: "a bakery oven",
    length: 32,
    volume: "effects",
    layers: [{ ...ovenAir(-4, "steady"), drift: { rate: 0.4, decibels: 5 } }, crackle(0, 32, 440, 4)],
  },
  fish: {
    caption: "ice at the fish counter",
    length: 32,
    volume: "effects",
    layers: [
      drop(880, { level: 0, repeat: { type: "strewn", times: 52, over: 32, seed: 53, level: 7, pitch: 5 } }),
      metal(1900, {
        level: -14,
        release: 0.14,
        repeat: { type: "strewn", times: 28, over: 32, seed: 54, level: 6, pitch: 5 },
      }),
      {
        type: "noise",
        colour: "pink",
        level: -26,
        filters: [{ type: "bandpass", frequency: 2200, q: 0.6 }],
        envelope: "steady",
      },
    ],
    room: { seconds: 0.8, level: -6 },
  },
  fruit: {
    caption: "a fruit stand",
    length: 32,
    volume: "effects",
    // Puffs of mist, and between them what drips from the leaves.
    layers: [
      ...[0.2, 4.2, 8.7, 12.4, 16.9, 20.3, 25.1, 28.6].flatMap((at, index) => [
        spray(at, -(index % 3), 1 + 0.1 * (index % 4)),
        spray(at + 1.25 + 0.1 * (index % 3), -3, 0.9),
      ]),
      {
        type: "noise",
        colour: "white",
        level: -8,
        filters: [
          { type: "highpass", frequency: 1400 },
          { type: "lowpass", frequency: 4200 },
        ],
        envelope: "steady",
      },
      grain(
        1500,
        {
          level: -8,
          release: 0.03,
          repeat: { type: "strewn", times: 80, over: 32, seed: 57, level: 8, pitch: 6 },
        },
        3,
      ),
    ],
  },
  checkout: {
    caption: "checkouts beep",
    length: 32,
    volume: "effects",
    layers: [1175, 1047, 1319].map((pitch, index) => ({
      type: "tone",
      wave: [1, 0.1],
      pitch,
      at: 0.3 * index,
      level: -2 * index,
      filters: [{ type: "lowpass", frequency: 1800 }],
      envelope: { attack: 0.01, hold: 0.08, release: 0.1 },
      repeat: { type: "strewn", times: 24 - 4 * index, over: 31, seed: 71 + index, level: 3 },
    })),
    room: { seconds: 1, level: -4 },
  },
} satisfies Record<string, BedRecipe>;
