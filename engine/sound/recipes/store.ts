/** A supermarket by ear: Grocery Grab. A place that is near and its bed from afar are made of the same things. */
import type { BedRecipe, NoiseLayer, Recipe, ToneLayer } from "../recipe.ts";
import { drop, glass, grain, metal, murmur, swish, thump, wood } from "../timbres.ts";

const COMPRESSOR_HERTZ = 120;

function freezerHum(level: number, envelope: ToneLayer["envelope"]): (ToneLayer | NoiseLayer)[] {
  return [
    {
      type: "tone",
      wave: [0.5, 1, 0.35, 0.6, 0.1, 0.25],
      pitch: COMPRESSOR_HERTZ,
      level,
      tremolo: { rate: 5, depth: 0.25 },
      envelope,
    },
    {
      type: "noise",
      colour: "pink",
      level: level - 8,
      filters: [{ type: "bandpass", frequency: 850, q: 0.7 }],
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

export const storeSounds = {
  footstep: {
    caption: "a step on tiles",
    softer: 3,
    trim: -6.4,
    lead: 0.12,
    length: 0.25,
    layers: [
      wood(720, { release: 0.06 }),
      thump(180, { level: -3, release: 0.1 }),
      grain(2600, { at: 0.075, level: -8, release: 0.09 }),
      wood(980, { at: 0.075, level: -9, release: 0.04 }),
    ],
    room: { seconds: 0.15, level: -12 },
  },
  "footstep-mat": {
    caption: "a step on a mat",
    softer: 3,
    trim: -8.8,
    lead: 0.12,
    length: 0.2,
    layers: [
      thump(170, { release: 0.12 }),
      grain(420, { at: 0.01, level: -2, release: 0.1 }, 0.8),
      grain(1100, { at: 0.09, level: -9, release: 0.14 }, 0.7),
    ],
  },
  cart: {
    caption: "the cart rolls",
    trim: -2.7,
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
  },
  bump: {
    caption: "bump: a shelf",
    softer: 2,
    trim: -10.2,
    lead: 0.25,
    length: 0.4,
    layers: [
      thump(150, { release: 0.16 }),
      wood(270, { level: -5, release: 0.14 }),
      metal(1050, {
        at: 0.06,
        level: -10,
        release: 0.1,
        repeat: { type: "strewn", times: 6, over: 0.28, seed: 43, level: 8, pitch: 4 },
      }),
    ],
  },
  "freezer-here": {
    caption: "the freezer hums close by",
    trim: -20.6,
    lead: 0.4,
    length: 1.3,
    layers: [
      ...freezerHum(0, { attack: 0.2, hold: 0.55, release: 0.6 }),
      metal(700, { at: 0.06, level: -20, release: 0.1, repeat: { type: "even", times: 3, every: 0.07 } }),
    ],
  },
  "bakery-here": {
    caption: "the bakery, close by",
    trim: -8,
    lead: 0.4,
    length: 1.4,
    layers: [
      ovenAir(-2, { attack: 0.15, hold: 0.6, release: 0.7 }),
      crackle(0.15, 1.2, 26, 6),
      thump(200, { level: 0, release: 0.15 }),
      metal(520, { level: -12, release: 0.2 }),
    ],
  },
  "fish-here": {
    caption: "ice at the fish counter",
    trim: -6.4,
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
  },
  "fruit-here": {
    caption: "the fruit stand's mist",
    trim: -3.5,
    lead: 0.4,
    length: 1.2,
    layers: [spray(0, 0, 0.5), spray(0.58, -2, 0.65)],
  },
  "checkout-beep": {
    caption: "the checkout beeps",
    trim: -14.6,
    lead: 0.15,
    length: 0.22,
    layers: [
      {
        type: "tone",
        wave: [1, 0.1, 0.12],
        pitch: 1175,
        level: 0,
        envelope: { attack: 0.008, hold: 0.09, release: 0.09 },
      },
    ],
  },
  pick: {
    caption: "into the cart",
    softer: 2,
    trim: -8.6,
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
  },
  announcement: {
    caption: "the loudspeaker chimes",
    trim: -16.8,
    lead: 0.4,
    length: 1.3,
    layers: [glass("E5", { release: 0.7 }, 0.1), glass("C5", { at: 0.45, release: 0.9 }, 0.1)],
    room: { seconds: 0.9, level: -10 },
  },
} satisfies Record<string, Recipe>;

export const storeBeds = {
  store: {
    caption: "the store murmurs",
    trim: -17.9,
    length: 8,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "pink",
        level: -14,
        filters: [{ type: "bandpass", frequency: 500, q: 0.5 }],
        envelope: "steady",
      },
      murmur(34, 190, -4, 61),
      murmur(26, 260, -6, 62),
      wood(1400, {
        level: -22,
        release: 0.08,
        repeat: { type: "strewn", times: 5, over: 8, seed: 63, level: 6, pitch: 6 },
      }),
    ],
    room: { seconds: 1.2, level: -2 },
  },
  freezer: {
    caption: "a freezer hums",
    trim: -29.6,
    length: 8,
    volume: "effects",
    layers: freezerHum(0, "steady"),
  },
  bakery: {
    caption: "a bakery oven",
    trim: -13.2,
    length: 8,
    volume: "effects",
    layers: [ovenAir(-4, "steady"), crackle(0, 8, 110, 4)],
  },
  fish: {
    caption: "ice at the fish counter",
    trim: -12.8,
    length: 8,
    volume: "effects",
    layers: [
      drop(880, { level: 0, repeat: { type: "strewn", times: 13, over: 8, seed: 53, level: 7, pitch: 5 } }),
      metal(1900, {
        level: -14,
        release: 0.14,
        repeat: { type: "strewn", times: 7, over: 8, seed: 54, level: 6, pitch: 5 },
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
    trim: -15.4,
    length: 8,
    volume: "effects",
    // Puffs of mist, and between them what drips from the leaves.
    layers: [
      spray(0.2, 0, 1.1),
      spray(1.5, -3, 0.9),
      spray(4.2, 0, 1.1),
      spray(5.5, -3, 0.9),
      {
        type: "noise",
        colour: "white",
        level: -13,
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
          repeat: { type: "strewn", times: 20, over: 8, seed: 57, level: 8, pitch: 6 },
        },
        3,
      ),
    ],
  },
  checkout: {
    caption: "checkouts beep",
    trim: -24.9,
    length: 8,
    volume: "effects",
    layers: [1175, 1047, 1319].map((pitch, index) => ({
      type: "tone",
      wave: [1, 0.1],
      pitch,
      at: 0.3 * index,
      level: -2 * index,
      filters: [{ type: "lowpass", frequency: 1800 }],
      envelope: { attack: 0.01, hold: 0.08, release: 0.1 },
      repeat: { type: "strewn", times: 6 - index, over: 7.2, seed: 71 + index, level: 3 },
    })),
    room: { seconds: 1, level: -4 },
  },
} satisfies Record<string, BedRecipe>;
