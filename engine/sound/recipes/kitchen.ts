/** A kitchen by ear: what boils, what sizzles, what is cut, and what wants somebody to come. */
import type { BedRecipe, Envelope, Layer, Recipe } from "../recipe.ts";
import {
  clicks,
  crystal,
  drop,
  drops,
  grain,
  held,
  hiss,
  metal,
  motor,
  paper,
  sheet,
  stone,
  swish,
  thump,
  wood,
} from "../timbres.ts";

const long = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
const boil = (density: number, envelope: Envelope, level = 0): Layer[] => [
  drops(density, [180, 900], envelope, { level }, 9),
  {
    type: "noise",
    colour: "brown",
    level: level - 8,
    filters: [{ type: "bandpass", frequency: 300, q: 0.7 }],
    drift: { rate: 5, decibels: 8 },
    envelope,
  },
  {
    type: "noise",
    colour: "pink",
    level: level - 20,
    filters: [{ type: "highpass", frequency: 2500 }],
    envelope,
  },
];
const sizzle = (envelope: Envelope, level = 0): Layer[] => [
  {
    type: "noise",
    colour: "white",
    level: level - 8,
    filters: [{ type: "bandpass", frequency: 5200, q: 0.5 }],
    drift: { rate: 9, decibels: 7 },
    envelope,
  },
  clicks(90, [2500, 9000], envelope, { level }),
  clicks(14, [900, 2500], envelope, { level: level + 2 }, [0.05, 0.02]),
];
const pour = (envelope: Envelope, from: number, to: number, seconds: number): Layer[] => [
  {
    type: "noise",
    colour: "pink",
    level: 0,
    filters: [
      {
        type: "peaking",
        frequency: [
          [0, from],
          [seconds, to],
        ],
        q: 3,
        gain: 16,
      },
      { type: "highpass", frequency: 300 },
      { type: "lowpass", frequency: 6500 },
    ],
    drift: { rate: 12, decibels: 5 },
    envelope,
  },
  drops(55, [420, 2200], envelope, { level: 0 }),
];
const fridge = (envelope: Envelope, level = 0): Layer[] => [
  held(100, [0.3, 1, 0.3, 0.5, 0.1, 0.3, 0.1, 0.2], envelope, { level: level - 6 }),
  {
    type: "noise",
    colour: "pink",
    level: level - 10,
    filters: [{ type: "bandpass", frequency: 700, q: 0.8, drift: { rate: 0.4, cents: 300 } }],
    drift: { rate: 0.5, decibels: 5 },
    envelope,
  },
];
const chops = (times: number, every: number): Layer[] => [
  wood(420, { release: 0.09, repeat: { type: "even", times, every } }),
  grain(3600, { level: -3, release: 0.05, repeat: { type: "even", times, every } }),
  thump(170, { level: -6, release: 0.08, repeat: { type: "even", times, every } }),
];
const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });

export const sounds = {
  "kettle-whistle": {
    caption: "the kettle whistles, fading in",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 1500],
          [0.7, 2150],
          [1.9, 2200],
        ],
        [1, 0.25, 0.2, 0.05],
        long(0.7, 0.9, 0.3),
        { level: -4 },
        { rate: 9, cents: 25 },
      ),
      hiss(1800, 8000, long(0.5, 1.1, 0.3), { level: -16 }),
      ...boil(40, long(0.2, 1.4, 0.3), -12),
    ],
    varies: {},
  },
  simmer: { caption: "it simmers", lead: 0.4, layers: boil(7, long(0.15, 1.5, 0.3)), varies: { level: 1 } },
  boil: {
    caption: "it boils hard",
    lead: 0.4,
    layers: [...boil(110, long(0.15, 1.5, 0.3)), hiss(1800, 8500, long(0.15, 1.5, 0.3), { level: -11 })],
    varies: { level: 1 },
  },
  "boil-over": {
    caption: "it boils over and hisses",
    lead: 0.4,
    layers: [
      ...boil(80, long(0.1, 1.2, 0.6), -3),
      hiss(2500, 9500, long(0.25, 0.3, 0.3), { at: 0.4, level: 0 }),
      hiss(2500, 9500, long(0.1, 0.4, 0.5), { at: 1.1, level: 2 }),
    ],
  },
  sizzle: {
    caption: "it sizzles in the pan",
    lead: 0.4,
    layers: [
      ...sizzle(long(0.03, 1.3, 0.4)),
      hiss(3000, 9000, { attack: 0.02, release: 0.4 }, { level: -4 }),
    ],
    varies: { level: 1 },
  },
  "burnt-fizz": {
    caption: "something burns and fizzes",
    lead: 0.4,
    layers: [
      ...sizzle(long(0.1, 0.6, 0.6), -2),
      clicks(
        [
          [0, 20],
          [1.2, 90],
        ],
        [500, 1800],
        long(0.2, 0.9, 0.3),
        { level: 3 },
        [0.06, 0.03],
      ),
      held(
        [
          [0, 330],
          [1.3, 210],
        ],
        [1, 0.4],
        long(0.3, 0.3, 0.6),
        { level: -22 },
      ),
    ],
  },
  chop: {
    caption: "chopping on the board",
    lead: 0.4,
    layers: chops(6, 0.19),
    varies: { pitch: 1, level: 3, time: 0.02 },
  },
  "chop-once": {
    caption: "one cut of the knife",
    softer: 1,
    lead: 0.12,
    layers: chops(1, 1),
    varies: { pitch: 1.5, level: 2 },
  },
  pour: {
    caption: "something is poured, fuller and fuller",
    lead: 0.4,
    layers: pour(long(0.08, 1.3, 0.25), 420, 1500, 1.6),
    varies: { pitch: 0.5 },
  },
  "pour-thick": {
    caption: "something thick is poured",
    lead: 0.4,
    layers: [
      // It comes in gulps, each a bubble that closes slowly.
      {
        type: "tone",
        wave: [1, 0.25, 0.1],
        pitch: [
          [0, 190],
          [0.16, 430],
        ],
        level: 0,
        envelope: { attack: 0.012, hold: 0.03, release: 0.16 },
        repeat: { type: "strewn", times: 6, over: 1.3, seed: 4, level: 5, pitch: 5 },
      },
      drops(16, [420, 1300], long(0.03, 1.1, 0.3), { level: -7 }, 9),
      {
        type: "noise",
        colour: "pink",
        level: -16,
        filters: [{ type: "bandpass", frequency: 900, q: 0.9, drift: { rate: 5, cents: 900 } }],
        drift: { rate: 6, decibels: 10 },
        envelope: long(0.02, 1.1, 0.3),
      },
    ],
    varies: { pitch: 1 },
  },
  "pour-grains": {
    caption: "dry grains are poured",
    lead: 0.4,
    layers: [
      clicks(
        [
          [0, 300],
          [0.3, 900],
          [1.2, 300],
        ],
        [2200, 8500],
        long(0.05, 0.9, 0.3),
        {},
        [0.01, 0.004],
      ),
      hiss(2500, 9000, long(0.1, 0.8, 0.3), { level: -16 }),
    ],
    varies: { pitch: 1 },
  },
  "tap-runs": {
    caption: "the tap runs",
    lead: 0.4,
    layers: [
      hiss(700, 8500, long(0.05, 1.2, 0.12), { level: 0 }, "pink"),
      drops(60, [500, 2400], long(0.05, 1.2, 0.1), { level: -4 }),
      metal(640, { level: -14, release: 0.1 }),
    ],
  },
  "tap-drip": {
    caption: "the tap drips",
    lead: 0.3,
    layers: [
      drop(740, { release: 0.07, repeat: { type: "even", times: 3, every: 0.55 } }),
      drop(1500, { at: 0.03, level: -8, release: 0.04, repeat: { type: "even", times: 3, every: 0.55 } }),
    ],
    room: { seconds: 0.3, level: -10 },
    varies: { pitch: 1.5, time: 0.05 },
  },
  "fridge-open": {
    caption: "the fridge opens",
    lead: 0.3,
    layers: [
      thump(130, { release: 0.14 }),
      hiss(900, 9000, { attack: 0.02, release: 0.2 }, { level: -2 }),
      ...fridge(long(0.15, 0.5, 0.3), -10),
      crystal(1900, {
        at: 0.12,
        level: -3,
        release: 0.2,
        repeat: { type: "strewn", times: 5, over: 0.25, seed: 2, level: 8, pitch: 5 },
      }),
    ],
  },
  microwave: {
    caption: "the microwave hums",
    lead: 0.4,
    layers: [
      held(120, [0.4, 1, 0.3, 0.6, 0.2, 0.3], long(0.2, 1.2, 0.2), { level: -6 }),
      hiss(300, 3500, long(0.2, 1.2, 0.2), { level: -12 }, "pink"),
      { ...grain(900, { level: -8, release: 0.1, repeat: { type: "even", times: 4, every: 0.42 } }) },
    ],
  },
  toaster: {
    caption: "the toast pops up",
    lead: 0.3,
    layers: [
      metal(700, { release: 0.14 }),
      sheet(950, { level: -3, release: 0.35 }),
      thump(180, { level: -4 }),
      {
        ...held(
          [
            [0, 190],
            [0.1, 330],
            [0.35, 280],
          ],
          [1, 0.5, 0.3],
          { attack: 0.004, release: 0.3 },
          { at: 0.02, level: -14 },
          { rate: 24, cents: 80 },
        ),
      },
    ],
    varies: { pitch: 1 },
  },
  "stove-click": {
    caption: "the stove clicks and lights",
    lead: 0.4,
    layers: [
      stone(2900, { release: 0.03, repeat: { type: "even", times: 5, every: 0.14 } }),
      {
        type: "noise",
        colour: "brown",
        level: 2,
        at: 0.7,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 220],
              [0.12, 600],
              [0.5, 380],
            ],
            q: 0.7,
          },
        ],
        envelope: long(0.03, 0.1, 0.5),
      },
    ],
  },
  stir: {
    caption: "stirring in a pot",
    lead: 0.4,
    layers: [0, 0.34, 0.68, 1.02].flatMap((at, index) => [
      swish(500, 1500, 0.3, { at, level: -6 }, 1),
      metal(index % 2 === 0 ? 900 : 1020, { at: at + 0.06, level: -8, release: 0.14 }),
    ]),
    varies: { pitch: 1, level: 2, time: 0.03 },
  },
  whisk: {
    caption: "whisking in a bowl",
    lead: 0.4,
    layers: [
      metal(2100, { level: -4, release: 0.07, repeat: { type: "even", times: 12, every: 0.1 } }),
      grain(3100, { level: 0, release: 0.06, repeat: { type: "even", times: 12, every: 0.1 } }),
      drops(50, [500, 1600], long(0.05, 1, 0.1), { level: -6 }),
    ],
    varies: { pitch: 1, level: 3, time: 0.01 },
  },
  blender: {
    caption: "the blender roars, fading in",
    lead: 0.4,
    layers: [
      ...motor(
        [
          [0, 70],
          [0.35, 210],
          [1.4, 225],
          [1.7, 90],
        ],
        1700,
        long(0.2, 1.1, 0.3),
      ),
      { ...hiss(1500, 8000, long(0.25, 1, 0.3), { level: -3 }), drift: { rate: 14, decibels: 10 } },
      drops(30, [200, 700], long(0.2, 1, 0.3), { level: -14 }),
    ],
  },
  "egg-crack": {
    caption: "an egg cracks",
    lead: 0.35,
    // Twice against the rim of a bowl, then the shell breaks, then what is in it falls.
    layers: [
      ...[0, 0.24].flatMap((at) => [
        crystal(1250, { at, level: -8, release: 0.2 }),
        stone(2400, { at, release: 0.03 }),
      ]),
      clicks(
        [
          [0, 700],
          [0.14, 80],
        ],
        [2600, 9000],
        { attack: 0.004, release: 0.18 },
        { at: 0.24, level: 2 },
        [0.01, 0.005],
      ),
      drop(260, { at: 0.62, level: -1, release: 0.1 }),
      hiss(400, 2200, { attack: 0.02, release: 0.14 }, { at: 0.62, level: -9 }),
    ],
    varies: { pitch: 1.5, time: 0.03 },
  },
  "can-open": {
    caption: "a can is opened",
    lead: 0.3,
    layers: [
      metal(1600, { release: 0.08 }),
      hiss(3500, 12000, { attack: 0.01, hold: 0.08, release: 0.3 }, { at: 0.03, level: 0 }),
      sheet(1100, { at: 0.3, level: -4, release: 0.2 }),
    ],
  },
  "jar-pop": {
    caption: "a lid pops open",
    lead: 0.3,
    // It is twisted, lets go with a pop, and rings as it is laid aside.
    layers: [
      { ...hiss(1800, 6500, long(0.04, 0.12, 0.03), { level: -6 }), tremolo: { rate: 48, depth: 0.8 } },
      held(
        [
          [0, 280],
          [0.03, 640],
        ],
        [1, 0.3, 0.1],
        { attack: 0.004, release: 0.06 },
        { at: 0.2, level: 2 },
      ),
      hiss(900, 7000, { attack: 0.004, release: 0.07 }, { at: 0.2, level: -5 }),
      sheet(1150, { at: 0.45, level: -6, release: 0.25 }),
      sheet(1150, { at: 0.55, level: -10, release: 0.2 }),
    ],
    varies: { pitch: 2 },
  },
  popcorn: {
    caption: "popcorn pops",
    lead: 0.4,
    layers: [
      stone(620, {
        release: 0.05,
        repeat: { type: "strewn", times: 26, over: 1.6, seed: 4, level: 10, pitch: 6 },
      }),
      sheet(900, {
        level: -12,
        release: 0.09,
        repeat: { type: "strewn", times: 20, over: 1.6, seed: 5, level: 8, pitch: 5 },
      }),
    ],
    varies: { pitch: 1 },
  },
  plates: {
    caption: "plates are stacked",
    lead: 0.3,
    layers: [0, 0.2, 0.37].flatMap((at, index) => [
      crystal(980 + 90 * index, { at, level: -2 * index, release: 0.22 }),
      stone(1500, { at, level: -6 - 2 * index }),
    ]),
    varies: { pitch: 1, time: 0.02 },
  },
  "plate-down": {
    caption: "a plate is put down",
    softer: 1,
    lead: 0.2,
    // It comes to rest as plates do, round and round.
    layers: [
      wood(240, { level: -6, release: 0.08 }),
      crystal(850, {
        release: 0.22,
        repeat: { type: "even", times: 6, every: 0.13, stretch: 0.76, level: -2.2 },
      }),
    ],
    varies: { pitch: 1.5 },
  },
  cutlery: {
    caption: "knives and forks clatter",
    lead: 0.3,
    layers: [
      metal(2600, {
        release: 0.16,
        repeat: { type: "strewn", times: 12, over: 0.6, seed: 7, level: 9, pitch: 6 },
      }),
      crystal(3600, {
        level: -5,
        release: 0.12,
        repeat: { type: "strewn", times: 9, over: 0.6, seed: 8, level: 9, pitch: 6 },
      }),
    ],
    varies: { pitch: 1 },
  },
  "glass-clink": {
    caption: "glasses clink",
    lead: 0.25,
    layers: [crystal(2100, { release: 0.9 }), crystal(2480, { at: 0.006, level: -3, release: 0.8 })],
    varies: { pitch: 2.5, level: 2 },
  },
  "glass-break": {
    caption: "a glass breaks",
    lead: 0.3,
    layers: [
      hiss(2500, 12000, { attack: 0.003, release: 0.12 }, { level: 0 }),
      crystal(2900, {
        release: 0.35,
        repeat: { type: "strewn", times: 26, over: 0.7, seed: 9, level: 16, pitch: 9 },
      }),
      stone(1200, { level: -2 }),
    ],
    varies: { pitch: 1 },
  },
  "pan-lid": {
    caption: "a lid rattles on its pot",
    lead: 0.35,
    layers: [
      sheet(780, { release: 0.5 }),
      sheet(800, {
        at: 0.1,
        level: -3,
        release: 0.16,
        repeat: { type: "even", times: 12, every: 0.1, stretch: 0.9, level: -1 },
      }),
    ],
    varies: { pitch: 1, time: 0.01 },
  },
  "pan-bang": {
    caption: "a pan bangs down",
    lead: 0.25,
    layers: [sheet(420, { release: 0.7 }), thump(130, {})],
    varies: { pitch: 1.5 },
  },
  peel: {
    caption: "something is peeled",
    lead: 0.35,
    layers: [0, 0.3, 0.6].map((at) => ({
      ...hiss(1800, 7000, long(0.04, 0.1, 0.06), { at, level: 0 }),
      tremolo: { rate: 60, depth: 0.6 },
    })),
    varies: { pitch: 1, time: 0.03 },
  },
  grate: {
    caption: "something is grated",
    lead: 0.35,
    // Down the teeth of thin metal, back without, crumbs underneath.
    layers: [
      ...[0, 0.3, 0.6, 0.9].flatMap((at): Layer[] => [
        { ...hiss(1300, 6500, long(0.04, 0.1, 0.04), { at }), tremolo: { rate: 62, depth: 0.95 } },
        sheet(1150, {
          at,
          level: -13,
          release: 0.05,
          repeat: { type: "even", times: 9, every: 0.0165, pitch: 0.3 },
        }),
      ]),
      clicks(50, [700, 2600], long(0.1, 1, 0.2), { at: 0.1, level: -12 }, [0.02, 0.008]),
    ],
    varies: { pitch: 1.5, time: 0.02 },
  },
  crunch: {
    caption: "a crunchy bite",
    lead: 0.25,
    layers: [
      clicks(
        [
          [0, 600],
          [0.12, 120],
          [0.3, 40],
        ],
        [1500, 7500],
        { attack: 0.006, release: 0.3 },
        { level: 2 },
        [0.02, 0.006],
      ),
      grain(1200, { level: -4, release: 0.07 }),
    ],
    varies: { pitch: 2 },
  },
  sip: {
    caption: "a sip from a straw",
    lead: 0.35,
    layers: [
      drops(
        [
          [0, 20],
          [0.5, 70],
        ],
        [500, 1700],
        long(0.1, 0.4, 0.1),
      ),
      hiss(1200, 6000, long(0.1, 0.4, 0.1), { level: -10 }),
    ],
    varies: { pitch: 1 },
  },
  cork: {
    caption: "a cork comes out",
    lead: 0.35,
    // It creaks up the neck, pops with a pitch that leaps, the bottle answers, and it fizzes.
    layers: [
      {
        ...held(
          [
            [0, 190],
            [0.2, 330],
          ],
          "sawtooth",
          long(0.03, 0.16, 0.03),
          { level: -16 },
          { rate: 39, cents: 160 },
        ),
        filters: [{ type: "bandpass", frequency: 1400, q: 0.8 }],
      },
      held(
        [
          [0, 300],
          [0.035, 980],
        ],
        [1, 0.3, 0.1],
        { attack: 0.004, release: 0.07 },
        { at: 0.24, level: 2 },
      ),
      held(172, [1, 0.2, 0.08], { attack: 0.01, release: 0.3 }, { at: 0.25, level: -8 }),
      clicks(260, [5000, 11000], long(0.03, 0.15, 0.5), { at: 0.3, level: -10 }, [0.006, 0.003]),
    ],
    varies: { pitch: 2, level: 1 },
  },
  splat: {
    caption: "splat",
    lead: 0.25,
    layers: [
      hiss(300, 3500, { attack: 0.006, hold: 0.02, release: 0.2 }, { level: 0 }, "pink"),
      drops(
        [
          [0, 200],
          [0.3, 20],
        ],
        [180, 900],
        { attack: 0.01, release: 0.35 },
        { level: 2 },
        4,
      ),
      thump(110, { level: -2 }),
    ],
    varies: { pitch: 2 },
  },
  "fruit-thud": {
    caption: "a round fruit falls into the bucket",
    lead: 0.18,
    layers: [thump(170, { release: 0.14 }), wood(300, { level: -5 })],
    varies: { pitch: 1 },
  },
  "fruit-plop": {
    caption: "a soft fruit plops into the bucket",
    lead: 0.18,
    layers: [
      drop(240, { release: 0.09 }),
      hiss(300, 1800, { attack: 0.006, release: 0.1 }, { level: -8 }, "pink"),
    ],
    varies: { pitch: 1 },
  },
  "fruit-patter": {
    caption: "berries patter into the bucket",
    lead: 0.25,
    layers: [
      stone(1400, {
        release: 0.04,
        repeat: { type: "strewn", times: 9, over: 0.35, seed: 6, level: 7, pitch: 4 },
      }),
    ],
    varies: { pitch: 1 },
  },
  "fruit-knock": {
    caption: "a hard fruit knocks in the bucket",
    lead: 0.18,
    layers: [
      wood(760, { release: 0.1 }),
      stone(1300, { level: -5 }),
      sheet(520, { at: 0.01, level: -10, release: 0.4 }),
    ],
    varies: { pitch: 1 },
  },
  "fruit-boom": {
    caption: "a great melon lands in the bucket",
    lead: 0.25,
    layers: [
      thump(75, { release: 0.35 }),
      wood(140, { level: -3, release: 0.2 }),
      metal(420, { level: -12, release: 0.25 }),
    ],
    varies: { pitch: 1 },
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
  "honey-plop": {
    caption: "honey plops into the comb",
    lead: 0.2,
    layers: [
      drop(210, { release: 0.14 }),
      drop(150, { at: 0.05, level: -3, release: 0.16 }),
      hiss(200, 900, e(0.03, 0.05, 0.12), { level: -12 }, "brown"),
    ],
    varies: { pitch: 1 },
  },
} satisfies Record<string, Recipe>;

export const beds = {
  "simmer-bed": { caption: "a pot simmers", length: 30, volume: "effects", layers: boil(14, "steady") },
  "boil-bed": { caption: "a pot boils", length: 30, volume: "effects", layers: boil(90, "steady") },
  "sizzle-bed": { caption: "a pan sizzles", length: 30, volume: "effects", layers: sizzle("steady") },
  fridge: { caption: "a fridge hums", length: 30, volume: "effects", layers: fridge("steady") },
  kitchen: {
    caption: "a busy kitchen",
    length: 32,
    volume: "effects",
    layers: [
      ...fridge("steady", -8),
      ...boil(10, "steady", -10),
      metal(1900, {
        level: -16,
        release: 0.15,
        repeat: { type: "strewn", times: 16, over: 32, seed: 31, level: 10, pitch: 6 },
      }),
      crystal(1300, {
        level: -18,
        release: 0.25,
        repeat: { type: "strewn", times: 12, over: 32, seed: 32, level: 8, pitch: 5 },
      }),
      wood(420, { at: 6, level: -10, release: 0.08, repeat: { type: "even", times: 7, every: 0.2 } }),
      wood(420, { at: 21, level: -12, release: 0.08, repeat: { type: "even", times: 9, every: 0.2 } }),
    ],
    room: { seconds: 0.5, level: -8 },
  },
  tap: {
    caption: "water runs from a tap",
    length: 30,
    volume: "effects",
    layers: [hiss(700, 8500, "steady", {}, "pink"), drops(50, [500, 2400], "steady", { level: -2 })],
  },
} satisfies Record<string, BedRecipe>;
