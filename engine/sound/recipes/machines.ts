/** Gears, motors, robots, electricity, and tools that cut, hit and dig. */
import type { BedRecipe, Envelope, Layer, Recipe } from "../recipe.ts";
import {
  beeps,
  call,
  clicks,
  crystal,
  drop,
  drops,
  grain,
  held,
  hiss,
  metal,
  motor,
  sheet,
  stone,
  swish,
  thump,
  wood,
} from "../timbres.ts";

const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
const SLIGHT = { pitch: 1, level: 1.5, time: 0.015 };
const servo = (from: number, to: number, seconds: number, at = 0, level = 0): Layer[] => [
  {
    ...held(
      [
        [0, from],
        [seconds * 0.8, to],
      ],
      "sawtooth",
      e(0.03, seconds - 0.08, 0.05),
      { at, level },
    ),
    filters: [{ type: "bandpass", frequency: 1700, q: 0.7 }],
  },
  hiss(3000, 9000, e(0.03, seconds - 0.08, 0.05), { at, level: level - 22 }),
];
const gear = (at: number, level = 0): Layer[] => [
  metal(700, { at, level, release: 0.07 }),
  stone(1500, { at, level: level - 3, release: 0.04 }),
  thump(180, { at, level: level - 8, release: 0.05 }),
];
/** One knock of wood on wood, with the table under it. */
function knock(at: number, level: number): ReturnType<typeof wood | typeof thump>[] {
  return [
    wood(560, { at, level, release: 0.13 }),
    wood(340, { at, level: level - 3, release: 0.16 }),
    thump(170, { at, level: level - 4, release: 0.14 }),
  ];
}

export const sounds = {
  gear: {
    caption: "a gear clicks in",
    softer: 1,
    lead: 0.12,
    layers: [0, 0.1, 0.2, 0.3].flatMap((at) => gear(at, -10 * at)),
    varies: SLIGHT,
  },
  "gears-turn": {
    caption: "gears turn",
    lead: 0.4,
    layers: [
      ...gear(0),
      ...gear(0.14),
      ...gear(0.28),
      ...gear(0.42),
      ...gear(0.56),
      ...gear(0.7),
      ...gear(0.84),
      ...motor(40, 240, e(0.1, 0.8, 0.2), { level: -8 }),
    ],
    varies: SLIGHT,
  },
  overload: {
    caption: "the machine groans and sighs",
    lead: 0.4,
    layers: [
      ...motor(
        [
          [0, 40],
          [0.7, 90],
          [1.1, 96],
          [2, 26],
        ],
        330,
        e(0.02, 1.16, 0.8),
      ),
      hiss(1500, 9000, e(0.05, 0.3, 0.7), { at: 1.1, level: -2 }),
      metal(330, { at: 0.9, level: -6, release: 0.2, repeat: { type: "even", times: 5, every: 0.08 } }),
    ],
  },
  ratchet: {
    caption: "a ratchet",
    lead: 0.3,
    layers: [
      stone(1700, { release: 0.03, repeat: { type: "even", times: 10, every: 0.045 } }),
      metal(900, { level: -8, release: 0.04, repeat: { type: "even", times: 10, every: 0.045 } }),
    ],
    varies: SLIGHT,
  },
  servo: { caption: "a servo whirrs", lead: 0.3, layers: servo(180, 320, 0.4), varies: { pitch: 1.5 } },
  "robot-step": {
    caption: "a robot steps",
    lead: 0.3,
    layers: [
      ...servo(160, 280, 0.2, 0, -4),
      metal(240, { at: 0.2, release: 0.18 }),
      thump(90, { at: 0.2, level: -2 }),
    ],
    varies: SLIGHT,
  },
  "robot-turn": {
    caption: "a robot turns",
    lead: 0.3,
    layers: [...servo(300, 210, 0.3), stone(1300, { at: 0.3, level: -6 })],
    varies: SLIGHT,
  },
  "robot-bump": {
    caption: "the robot bumps",
    lead: 0.25,
    layers: [
      sheet(330, { release: 0.35 }),
      thump(110, { level: -2 }),
      beeps(520, 0.1, { at: 0.25, level: -10 }),
    ],
    varies: SLIGHT,
  },
  "power-up": {
    caption: "the power comes on",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 82],
          [0.9, 660],
        ],
        [1, 0.6, 0.4, 0.3, 0.2, 0.1],
        e(0.1, 0.7, 0.3),
        { level: -4 },
        { rate: 9, cents: 12 },
      ),
      hiss(1500, 8000, e(0.7, 0.1, 0.3), { level: -16 }),
      crystal(1319, { at: 0.9, level: -4, release: 0.7 }),
    ],
    varies: {},
  },
  "power-down": {
    caption: "the power fades",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 520],
          [1.1, 65],
        ],
        [1, 0.6, 0.4, 0.3, 0.2, 0.1],
        e(0.03, 0.6, 0.6),
        { level: -4 },
      ),
      thump(80, { at: 1, level: -8 }),
    ],
    varies: {},
  },
  "power-surge": {
    caption: "a surge of power",
    lead: 0.35,
    layers: [
      {
        ...held(100, "sawtooth", e(0.04, 0.3, 0.3)),
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 600],
              [0.3, 3000],
              [0.7, 800],
            ],
            q: 1,
          },
        ],
      },
      clicks(90, [2500, 9000], e(0.02, 0.3, 0.3), { level: -2 }),
    ],
    varies: SLIGHT,
  },
  "conveyor-stop": {
    caption: "the belt stops",
    lead: 0.3,
    layers: [
      ...motor(
        [
          [0, 60],
          [0.5, 22],
        ],
        260,
        e(0.02, 0.2, 0.4),
      ),
      thump(90, { at: 0.5 }),
    ],
  },
  hammer: {
    caption: "a hammer strikes",
    softer: 1,
    lead: 0.15,
    // Three blows: the head rings, the nail sings higher as less of it stands out, the board answers.
    layers: [
      metal(2650, { level: -6, release: 0.28, repeat: { type: "even", times: 3, every: 0.36, pitch: 1.2 } }),
      metal(940, { level: -4, release: 0.3, repeat: { type: "even", times: 3, every: 0.36 } }),
      wood(210, { release: 0.1, repeat: { type: "even", times: 3, every: 0.36 } }),
      grain(5200, { level: -4, release: 0.02, repeat: { type: "even", times: 3, every: 0.36 } }),
    ],
    varies: SLIGHT,
  },
  saw: {
    caption: "a saw",
    lead: 0.35,
    layers: [0, 0.36, 0.72].flatMap((at) => [
      { ...hiss(1200, 6500, e(0.05, 0.09, 0.05), { at }), tremolo: { rate: 75, depth: 0.8 } },
      {
        ...hiss(900, 4500, e(0.04, 0.07, 0.05), { at: at + 0.19, level: -4 }),
        tremolo: { rate: 60, depth: 0.8 },
      },
    ]),
    varies: SLIGHT,
  },
  drill: {
    caption: "a drill, fading in",
    lead: 0.4,
    layers: [
      {
        ...held(
          [
            [0, 120],
            [0.25, 310],
            [1, 320],
            [1.3, 140],
          ],
          "sawtooth",
          e(0.15, 0.8, 0.25),
        ),
        filters: [{ type: "bandpass", frequency: 1500, q: 0.5 }],
      },
      hiss(2500, 9500, e(0.2, 0.7, 0.2), { level: -12 }),
    ],
  },
  vacuum: {
    caption: "the vacuum cleaner runs, fading in",
    lead: 0.4,
    layers: [
      ...motor(
        [
          [0, 60],
          [0.35, 115],
          [1.3, 117],
        ],
        700,
        e(0.25, 0.8, 0.3),
      ),
      hiss(700, 7000, e(0.3, 0.8, 0.3), { level: -4 }, "pink"),
    ],
  },
  scissors: {
    caption: "scissors cut",
    lead: 0.25,
    layers: [0, 0.24].flatMap((at) => [
      hiss(3000, 11000, e(0.05, 0.02, 0.04), { at }),
      metal(3300, { at: at + 0.1, level: -6, release: 0.06 }),
    ]),
    varies: SLIGHT,
  },
  "tape-measure": {
    caption: "a tape measure snaps back",
    lead: 0.3,
    layers: [
      { ...hiss(1500, 8000, e(0.05, 0.2, 0.03), { level: -2 }), tremolo: { rate: 60, depth: 0.5 } },
      stone(1200, { at: 0.3 }),
    ],
    varies: SLIGHT,
  },
  brush: {
    caption: "a brush sweeps sand away",
    softer: 1,
    lead: 0.25,
    layers: [
      hiss(2000, 9000, e(0.06, 0.06, 0.12), { repeat: { type: "even", times: 2, every: 0.26 } }),
      clicks(160, [4000, 9000], e(0.06, 0.3, 0.15), { level: -12 }, [0.006, 0.003]),
    ],
    varies: SLIGHT,
  },
  trowel: {
    caption: "a trowel digs",
    lead: 0.25,
    layers: [
      { ...hiss(900, 5500, e(0.02, 0.1, 0.1)) },
      metal(1900, { level: -10, release: 0.12 }),
      clicks(220, [1500, 6000], e(0.06, 0.12, 0.15), { at: 0.12, level: -4 }),
    ],
    varies: SLIGHT,
  },
  "layer-soil": {
    caption: "soft soil",
    lead: 0.25,
    // A spade goes in, and earth slides off it.
    layers: [
      hiss(400, 2600, e(0.05, 0.06, 0.1), { level: 0 }, "pink"),
      thump(95, { at: 0.08, level: -2, release: 0.16 }),
      clicks(160, [300, 1500], e(0.04, 0.15, 0.3), { at: 0.3, level: -4 }, [0.03, 0.012]),
    ],
    varies: SLIGHT,
  },
  "layer-clay": {
    caption: "sticky clay",
    lead: 0.25,
    layers: [
      drop(170, { release: 0.12 }),
      thump(110, { level: -2 }),
      hiss(200, 1100, e(0.03, 0.06, 0.12), { level: -4 }, "brown"),
    ],
    varies: SLIGHT,
  },
  "layer-rock": {
    caption: "hard rock",
    lead: 0.25,
    // Steel on stone: it rings, and splinters fall.
    layers: [0, 0.34].flatMap((at) => [
      stone(1050, { at, release: 0.1 }),
      metal(2700, { at, level: -4, release: 0.5 }),
      grain(5500, { at, level: -6, release: 0.03 }),
      clicks(110, [1200, 5000], e(0.02, 0.05, 0.2), { at: at + 0.06, level: -8 }, [0.012, 0.006]),
    ]),
    varies: SLIGHT,
  },
  "key-press": {
    caption: "a key is typed",
    softer: 3,
    lead: 0.08,
    layers: [stone(1600, { release: 0.03 }), wood(520, { at: 0.01, level: -4, release: 0.04 })],
    varies: { pitch: 2, level: 2 },
  },
  camera: {
    caption: "a camera clicks",
    lead: 0.2,
    layers: [
      stone(2200, { release: 0.03 }),
      hiss(2000, 8000, e(0.01, 0.03, 0.03), { at: 0.03, level: -8 }),
      stone(1600, { at: 0.1 }),
    ],
  },
  "crow-bar": {
    caption: "something is pried open",
    lead: 0.35,
    layers: [
      {
        ...held(
          [
            [0, 210],
            [0.3, 330],
            [0.5, 300],
          ],
          "sawtooth",
          e(0.08, 0.35, 0.08),
          { level: -8 },
          { rate: 33, cents: 140 },
        ),
        filters: [{ type: "bandpass", frequency: 1300, q: 1.3 }],
      },
      wood(240, { at: 0.52, release: 0.15 }),
      stone(900, { at: 0.53, level: -4 }),
    ],
    varies: SLIGHT,
  },
  gavel: {
    caption: "the gavel falls",
    lead: 0.35,
    length: 0.7,
    layers: [...knock(0, 0), ...knock(0.26, -1)],
    room: { seconds: 0.6, level: -9 },
    varies: { pitch: 0.8, level: 1 },
  },
  jackhammer: {
    caption: "a jackhammer, fading in",
    lead: 0.4,
    layers: [
      ...[0, 1, 2, 3].map((index) => ({
        ...grain(1500, {
          at: 0.45 * index,
          level: Math.min(0, -9 + 4 * index),
          release: 0.05,
          repeat: { type: "even" as const, times: 12, every: 0.0375 },
        }),
      })),
      ...[0, 1, 2, 3].map((index) =>
        metal(420, {
          at: 0.45 * index,
          level: Math.min(-4, -13 + 4 * index),
          release: 0.06,
          repeat: { type: "even" as const, times: 12, every: 0.0375 },
        }),
      ),
    ],
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
  "lever-pull": {
    caption: "a lever is pulled",
    lead: 0.35,
    layers: [
      stone(900, { release: 0.05, repeat: { type: "even", times: 5, every: 0.07, pitch: 1 } }),
      metal(300, { at: 0.38, level: 2, release: 0.3 }),
      thump(120, { at: 0.38, level: 2 }),
    ],
    varies: { pitch: 1, level: 1.5, time: 0.01 },
  },
} satisfies Record<string, Recipe>;

export const beds = {
  gears: {
    caption: "a machine of gears turns",
    length: 30,
    volume: "effects",
    layers: [
      ...gear(0).map((layer) => ({ ...layer, repeat: { type: "even" as const, times: 100, every: 0.3 } })),
      stone(1100, { at: 0.15, level: -7, release: 0.04, repeat: { type: "even", times: 100, every: 0.3 } }),
      ...motor(36, 230, "steady", { level: -12 }),
    ],
  },
  conveyor: {
    caption: "a conveyor belt runs",
    length: 30,
    volume: "effects",
    layers: [
      ...motor(31, 260, "steady", { level: -6 }),
      { ...hiss(600, 4500, "steady", { level: -10 }, "pink"), drift: { rate: 1.2, decibels: 6 } },
      stone(820, { level: -12, release: 0.05, repeat: { type: "even", times: 60, every: 0.5 } }),
    ],
  },
  "vacuum-bed": {
    caption: "a vacuum cleaner",
    length: 30,
    volume: "effects",
    layers: [...motor(116, 700, "steady"), hiss(700, 7000, "steady", { level: -4 }, "pink")],
  },
  spaceship: {
    caption: "inside a spaceship",
    length: 32,
    volume: "effects",
    layers: [
      held(73.5, [1, 0.7, 0.5, 0.3, 0.3, 0.1], "steady", { level: -4 }),
      {
        type: "noise",
        colour: "pink",
        level: -12,
        filters: [{ type: "bandpass", frequency: 500, q: 0.6, drift: { rate: 0.3, cents: 600 } }],
        drift: { rate: 0.4, decibels: 7 },
        envelope: "steady",
      },
      beeps(1568, 0.05, {
        level: -20,
        repeat: { type: "strewn", times: 12, over: 32, seed: 5, level: 6, pitch: 7 },
      }),
    ],
    room: { seconds: 1, level: -8 },
  },
  laboratory: {
    caption: "a laboratory bubbles",
    length: 32,
    volume: "effects",
    layers: [
      drops(9, [250, 1100], "steady", {}, 10),
      held(110, [0.5, 1, 0.3, 0.3], "steady", { level: -24 }),
      crystal(2100, {
        level: -22,
        release: 0.3,
        repeat: { type: "strewn", times: 12, over: 32, seed: 6, level: 7, pitch: 6 },
      }),
      { ...hiss(2500, 9000, "steady", { level: -30 }), drift: { rate: 0.7, decibels: 12 } },
    ],
    room: { seconds: 0.6, level: -8 },
  },
  museum: {
    caption: "a great quiet hall",
    length: 34,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: -4,
        filters: [{ type: "bandpass", frequency: 350, q: 0.5 }],
        drift: { rate: 0.3, decibels: 6 },
        envelope: "steady",
      },
      ...[4, 15, 26].flatMap((at) =>
        [0, 0.55, 1.1, 1.6].map((step, index) =>
          stone(820, { at: at + step, level: -14 - 2 * index, release: 0.06 }),
        ),
      ),
      call(
        [
          [0, 170],
          [0.3, 190],
          [0.6, 150],
        ],
        [
          [0, "o"],
          [0.3, "e"],
        ],
        e(0.06, 0.3, 0.2),
        { at: 20, level: -24 },
      ),
    ],
    room: { seconds: 2.6, level: 0 },
  },
  growth: {
    caption: "something grows",
    length: 32,
    volume: "effects",
    layers: [
      { ...held(147, [1, 0.5, 0.4, 0.2], "steady", { level: -7 }), drift: { rate: 0.3, decibels: 7 } },
      { ...held(220, [1, 0.3, 0.2], "steady", { level: -12 }), drift: { rate: 0.5, decibels: 10 } },
      drops(4, [500, 2400], "steady", { level: -8 }, 14),
      { ...hiss(3000, 9000, "steady", { level: -30 }), drift: { rate: 0.6, decibels: 12 } },
    ],
    room: { seconds: 1.2, level: -8 },
  },
} satisfies Record<string, BedRecipe>;
