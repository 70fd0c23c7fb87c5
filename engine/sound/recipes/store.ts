/** A supermarket by ear: Grocery Grab. A place that is near and its bed from afar are made of the same things. */
import type { BedRecipe, NoiseLayer, Recipe, ToneLayer } from "../recipe.ts";
import { drop, drops, glass, grain, hiss, metal, murmur, stone, swish, thump, wood } from "../timbres.ts";

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

export const sounds = {
  footstep: {
    caption: "a step on tiles",
    softer: 3,
    lead: 0.12,
    length: 0.25,
    layers: [
      stone(880, { release: 0.07 }),
      wood(560, { level: -4, release: 0.06 }),
      thump(185, { level: -6, release: 0.09 }),
      stone(1400, { at: 0.075, level: -7, release: 0.05 }),
      grain(5600, { at: 0.07, level: -9, release: 0.07 }),
    ],
    room: { seconds: 0.15, level: -12 },
    varies: { pitch: 1.8, level: 2, time: 0.012 },
  },
  "footstep-mat": {
    caption: "a step on a mat",
    softer: 3,
    lead: 0.12,
    length: 0.3,
    // Bristles that bend and come up again, with hardly a heel.
    layers: [
      thump(105, { level: -4, release: 0.1 }),
      hiss(350, 1700, { attack: 0.03, hold: 0.02, release: 0.14 }, { level: 2 }, "pink"),
      hiss(500, 2600, { attack: 0.05, release: 0.13 }, { at: 0.12, level: -6 }, "pink"),
    ],
    varies: { pitch: 1.8, level: 2, time: 0.015 },
  },
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
  bump: {
    caption: "bump: a shelf",
    softer: 2,
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
    varies: { pitch: 1.5, level: 2, time: 0.015 },
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
  "checkout-beep": {
    caption: "the checkout beeps",
    lead: 0.15,
    length: 0.4,
    // A scanner's small speaker, the glass it shines through, and the hall that answers.
    layers: [
      {
        type: "tone",
        wave: [1, 0.2, 0.45, 0.1, 0.3, 0.06, 0.18, 0.04, 0.1],
        pitch: [
          [0, 1150],
          [0.02, 1175],
        ],
        level: 0,
        envelope: { attack: 0.006, hold: 0.09, release: 0.05 },
      },
      stone(2350, { level: -13, release: 0.04 }),
      grain(6200, { level: -16, release: 0.03 }),
    ],
    room: { seconds: 0.4, level: -9 },
    varies: { pitch: 0.2, level: 1.5 },
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
  announcement: {
    caption: "the loudspeaker chimes",
    lead: 0.4,
    length: 1.3,
    layers: [glass("E5", { release: 0.7 }, 0.1), glass("C5", { at: 0.45, release: 0.9 }, 0.1)],
    room: { seconds: 0.9, level: -10 },
    varies: {},
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
