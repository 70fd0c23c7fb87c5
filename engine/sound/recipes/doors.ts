/** Doors, gates, locks and drawers: what opens and shuts. */
import type { BedRecipe, Envelope, Layer, Recipe, ToneLayer } from "../recipe.ts";
import { crystal, grain, held, hiss, metal, motor, sheet, stone, swish, thump, wood } from "../timbres.ts";

const latch = (at: number, level = 0): Layer[] => [
  metal(1900, { at, level, release: 0.06 }),
  metal(820, { at: at + 0.035, level: level - 2, release: 0.1 }),
  stone(2600, { at, level: level - 5, release: 0.03 }),
];
const knocks = (times: number, every: number): Layer[] => [
  wood(330, { release: 0.12, repeat: { type: "even", times, every } }),
  wood(560, { level: -4, release: 0.08, repeat: { type: "even", times, every } }),
  thump(150, { level: -5, release: 0.1, repeat: { type: "even", times, every } }),
];
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
const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });

export const sounds = {
  "door-knock": {
    caption: "a knock on the door",
    lead: 0.4,
    layers: knocks(3, 0.21),
    room: { seconds: 0.25, level: -12 },
    varies: { pitch: 1, level: 2, time: 0.02 },
  },
  "door-open": {
    caption: "a door opens",
    lead: 0.3,
    layers: [
      ...latch(0),
      swish(260, 700, 0.5, { at: 0.1, level: -4 }),
      wood(190, { at: 0.1, level: -8, release: 0.2 }),
      held(
        [
          [0, 310],
          [0.2, 360],
          [0.35, 330],
        ],
        "sawtooth",
        { attack: 0.1, hold: 0.1, release: 0.2 },
        { at: 0.15, level: -26 },
      ),
    ],
    varies: { pitch: 1, time: 0.02 },
  },
  "door-close": {
    caption: "a door closes",
    lead: 0.35,
    layers: [
      swish(600, 240, 0.3, { level: -7 }),
      thump(95, { at: 0.26, release: 0.3 }),
      wood(150, { at: 0.26, level: -3, release: 0.2 }),
      ...latch(0.28, -3),
    ],
    room: { seconds: 0.4, level: -12 },
    varies: { pitch: 1, time: 0.02 },
  },
  "door-slide": {
    caption: "a door slides",
    lead: 0.4,
    layers: [
      hiss(250, 3500, { attack: 0.15, hold: 0.5, release: 0.2 }, { level: 3 }, "pink"),
      grain(1700, { level: -9, release: 0.03, repeat: { type: "even", times: 14, every: 0.06 } }),
      thump(130, { at: 0.84, level: 0, release: 0.15 }),
      metal(900, { at: 0.84, level: -8, release: 0.1 }),
    ],
  },
  "door-automatic": {
    caption: "an automatic door hums open",
    lead: 0.4,
    layers: [
      ...motor(
        [
          [0, 60],
          [0.3, 110],
          [1, 112],
          [1.3, 70],
        ],
        420,
        { attack: 0.06, hold: 1, release: 0.3 },
        { level: -4 },
      ),
      hiss(1800, 8000, { attack: 0.4, hold: 0.4, release: 0.5 }, { level: -14 }),
      thump(120, { at: 1.2, level: -6 }),
    ],
  },
  "door-revolving": {
    caption: "a revolving door whooshes round",
    lead: 0.4,
    layers: [0, 0.62, 1.24].flatMap((at, index) => [
      swish(300, 1200, 0.55, { at, level: -index }, 1),
      hiss(3000, 9000, { attack: 0.2, release: 0.3 }, { at: at + 0.1, level: -16 - index }),
      thump(90, { at: at + 0.5, level: -10 - index }),
    ]),
  },
  "door-bar": {
    caption: "the bar of a door clunks",
    lead: 0.3,
    layers: [
      metal(360, { release: 0.3 }),
      sheet(520, { level: -4, release: 0.3 }),
      thump(110, { level: -2 }),
      metal(240, { at: 0.19, level: -3, release: 0.35 }),
      thump(90, { at: 0.19, level: -4 }),
    ],
    room: { seconds: 0.8, level: -8 },
    varies: { pitch: 0.8, level: 1 },
  },
  "door-rattle": {
    caption: "a locked door rattles",
    lead: 0.35,
    // The handle goes down, then it is shaken twice in its frame.
    layers: [
      ...latch(0, -4),
      ...[0.1, 0.55].flatMap((at) => [
        wood(240, { at, release: 0.12, repeat: { type: "even", times: 4, every: 0.085, level: -1.5 } }),
        thump(95, {
          at,
          level: -8,
          release: 0.1,
          repeat: { type: "even", times: 4, every: 0.085, level: -2 },
        }),
        metal(840, {
          at: at + 0.03,
          level: 2,
          release: 0.1,
          repeat: { type: "even", times: 4, every: 0.085 },
        }),
        stone(2600, {
          at: at + 0.03,
          level: -3,
          release: 0.03,
          repeat: { type: "even", times: 4, every: 0.085 },
        }),
      ]),
    ],
    varies: { pitch: 1, level: 2, time: 0.015 },
  },
  "door-squeak": {
    caption: "a hinge squeaks",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 720],
          [0.2, 980],
          [0.45, 860],
          [0.7, 1240],
        ],
        [1, 0.6, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2, 0.1],
        { attack: 0.12, hold: 0.35, release: 0.3 },
        { level: -4 },
        { rate: 34, cents: 60 },
      ),
      hiss(1500, 5000, { attack: 0.1, hold: 0.3, release: 0.3 }, { level: -22 }),
    ],
    varies: { pitch: 1.5 },
  },
  "key-turn": {
    caption: "a key turns",
    lead: 0.35,
    layers: [
      stone(3100, { release: 0.03, repeat: { type: "even", times: 5, every: 0.045, level: -2 } }),
      metal(1700, { at: 0.02, level: -8, release: 0.06 }),
      ...latch(0.34),
    ],
    varies: { pitch: 1, time: 0.01 },
  },
  "keys-jingle": {
    caption: "keys jingle",
    lead: 0.3,
    layers: [
      crystal(2900, {
        release: 0.2,
        repeat: { type: "strewn", times: 14, over: 0.7, seed: 3, level: 12, pitch: 7 },
      }),
      metal(4100, {
        level: -6,
        release: 0.12,
        repeat: { type: "strewn", times: 12, over: 0.7, seed: 4, level: 10, pitch: 5 },
      }),
    ],
    varies: { pitch: 1 },
  },
  "lock-click": {
    caption: "the lock clicks open",
    lead: 0.2,
    layers: [...latch(0), thump(210, { at: 0.035, level: -6, release: 0.07 })],
    varies: { pitch: 1.5 },
  },
  "vault-unlock": {
    caption: "the vault unlocks",
    lead: 0.4,
    layers: [
      stone(2100, { release: 0.03, repeat: { type: "even", times: 9, every: 0.07 } }),
      metal(150, { at: 0.72, release: 0.9 }),
      thump(70, { at: 0.72, level: 2, release: 0.4 }),
      sheet(210, { at: 0.74, level: -8, release: 0.8 }),
      hiss(500, 5000, { attack: 0.1, hold: 0.2, release: 0.6 }, { at: 0.9, level: -12 }),
    ],
    room: { seconds: 1.3, level: -8 },
  },
  gate: {
    caption: "a garden gate swings open",
    lead: 0.4,
    layers: [
      metal(1500, { release: 0.08 }),
      held(
        [
          [0, 540],
          [0.2, 700],
          [0.42, 610],
          [0.6, 800],
        ],
        "sawtooth",
        { attack: 0.1, hold: 0.3, release: 0.25 },
        { at: 0.08, level: -18 },
        { rate: 27, cents: 110 },
      ),
      metal(620, { at: 0.75, level: -2, release: 0.4 }),
      wood(200, { at: 0.75, level: -5, release: 0.12 }),
    ],
  },
  drawer: {
    caption: "a drawer slides open",
    lead: 0.3,
    // Wood along wood, a stop, and what lies in it rolls forward.
    layers: [
      {
        ...hiss(200, 2600, { attack: 0.1, hold: 0.17, release: 0.08 }, {}, "pink"),
        drift: { rate: 25, decibels: 9 },
      },
      wood(170, { at: 0.3, level: 2, release: 0.14 }),
      wood(310, { at: 0.3, level: -2, release: 0.1 }),
      wood(700, {
        at: 0.34,
        level: -12,
        release: 0.05,
        repeat: { type: "strewn", times: 6, over: 0.28, seed: 8, level: 8, pitch: 5 },
      }),
    ],
    varies: { pitch: 1, time: 0.02 },
  },
  "chest-open": {
    caption: "a treasure chest opens",
    lead: 0.4,
    // The latch, a heavy lid on old hinges, and it leans back against its chain.
    layers: [
      ...latch(0),
      creak(
        0.14,
        [
          [0, 150],
          [0.25, 210],
          [0.45, 185],
          [0.6, 250],
        ],
        -2,
      ),
      wood(150, { at: 0.86, level: -1, release: 0.25 }),
      thump(80, { at: 0.86, level: -3, release: 0.25 }),
      metal(1300, {
        at: 0.88,
        level: -12,
        release: 0.1,
        repeat: { type: "strewn", times: 6, over: 0.3, seed: 6, level: 8, pitch: 4 },
      }),
    ],
    room: { seconds: 0.5, level: -12 },
  },
  "chest-shut": {
    caption: "the chest thuds shut",
    lead: 0.3,
    layers: [
      thump(90, { release: 0.3 }),
      wood(170, { level: -2, release: 0.22 }),
      metal(700, { at: 0.03, level: -7, release: 0.12 }),
    ],
    varies: { pitch: 1 },
  },
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
  "elevator-doors": {
    caption: "the elevator doors roll open",
    lead: 0.4,
    layers: [
      ...motor(
        [
          [0, 45],
          [0.3, 80],
          [1.1, 84],
          [1.4, 50],
        ],
        300,
        { attack: 0.06, hold: 1.1, release: 0.3 },
      ),
      hiss(600, 5000, { attack: 0.2, hold: 0.8, release: 0.3 }, { level: -12 }, "pink"),
      thump(90, { at: 1.35, level: 2 }),
      metal(420, { at: 1.35, level: -8, release: 0.2 }),
    ],
    room: { seconds: 0.4, level: -10 },
  },
  "level-gate": {
    caption: "a great gate opens",
    lead: 0.4,
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: 2,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 180],
              [1.2, 320],
            ],
            q: 0.8,
          },
        ],
        drift: { rate: 13, decibels: 14 },
        envelope: e(0.2, 0.8, 0.4),
      },
      metal(170, { level: -4, release: 0.8 }),
      ...[0, 1, 2, 3, 4, 5].map((index) => stone(760, { at: 0.2 + 0.17 * index, level: -5 })),
      thump(65, { at: 1.35, level: 1, release: 0.4 }),
    ],
    room: { seconds: 1.4, level: -8 },
  },
  "fridge-close": {
    caption: "the fridge closes",
    lead: 0.25,
    layers: [
      thump(85, { release: 0.25 }),
      wood(140, { level: -4, release: 0.14 }),
      hiss(500, 4000, { attack: 0.01, release: 0.12 }, { level: -6 }),
      crystal(1700, {
        at: 0.03,
        level: -12,
        release: 0.2,
        repeat: { type: "strewn", times: 4, over: 0.2, seed: 3, level: 8, pitch: 5 },
      }),
    ],
  },
  "oven-open": {
    caption: "the oven door opens",
    lead: 0.35,
    layers: [
      metal(330, { level: -5, release: 0.3 }),
      sheet(470, { level: -11, release: 0.25 }),
      held(
        [
          [0, 390],
          [0.3, 520],
        ],
        "sawtooth",
        e(0.1, 0.2, 0.15),
        { at: 0.06, level: -22 },
        { rate: 25, cents: 60 },
      ),
      {
        type: "noise",
        colour: "brown",
        level: 2,
        at: 0.25,
        filters: [{ type: "bandpass", frequency: 300, q: 0.7 }],
        envelope: e(0.2, 0.2, 0.5),
      },
    ],
  },
  "oven-close": {
    caption: "the oven door shuts",
    lead: 0.25,
    layers: [metal(210, { release: 0.4 }), thump(95, {}), sheet(380, { level: -7, release: 0.25 })],
  },
} satisfies Record<string, Recipe>;

export const beds = {} satisfies Record<string, BedRecipe>;
