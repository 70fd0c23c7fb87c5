/** Gears, robots, tools, ships of space and a little magic: what the worlds of games are built of. */
import type { BedRecipe, Envelope, Layer, Recipe } from "../recipe.ts";
import {
  beeps,
  call,
  clicks,
  crystal,
  drop,
  drops,
  glass,
  glockenspiel,
  grain,
  harp,
  held,
  hiss,
  marimba,
  metal,
  motor,
  sheet,
  skin,
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
const rip = (at: number, seconds: number, level = 0): Layer => ({
  ...clicks(900, [3000, 9500], e(0.02, seconds - 0.06, 0.04), { at, level }, [0.008, 0.003]),
});

export const sounds = {
  gear: { caption: "a gear clicks in", softer: 1, lead: 0.12, layers: gear(0), varies: SLIGHT },
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
  "command-forward": {
    caption: "command: forward",
    lead: 0.2,
    layers: [beeps(523, 0.07), beeps(784, 0.12, { at: 0.08 })],
  },
  "command-left": {
    caption: "command: turn left",
    lead: 0.2,
    layers: [beeps(440, 0.09, {}, [1, 0.1]), beeps(311, 0.16, { at: 0.1 }, [1, 0.1])],
  },
  "command-right": {
    caption: "command: turn right",
    lead: 0.2,
    layers: [beeps(880, 0.06), beeps(1319, 0.1, { at: 0.07 })],
  },
  "command-repeat": {
    caption: "command: repeat",
    lead: 0.2,
    layers: [beeps(587, 0.05, { repeat: { type: "even", times: 4, every: 0.1 } })],
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
    layers: [metal(880, { release: 0.2 }), wood(260, { level: -3 }), stone(2100, { level: -6 })],
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
  spring: {
    caption: "boing",
    lead: 0.25,
    layers: [
      held(
        [
          [0, 150],
          [0.06, 330],
          [0.7, 190],
        ],
        [1, 0.6, 0.5, 0.3, 0.2, 0.1],
        e(0.004, 0.05, 0.6),
        {},
        { rate: 17, cents: 160 },
      ),
    ],
    varies: { pitch: 2 },
  },
  "hook-and-loop": {
    caption: "a hook and loop strap rips open",
    lead: 0.3,
    layers: [rip(0, 0.42)],
    varies: SLIGHT,
  },
  hanger: {
    caption: "a hanger slides on the rail",
    lead: 0.3,
    layers: [
      hiss(2500, 9000, e(0.04, 0.12, 0.06), { level: -6 }),
      metal(1500, { at: 0.2, release: 0.2 }),
      metal(1750, { at: 0.26, level: -6, release: 0.16 }),
    ],
    varies: SLIGHT,
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
  "detector-tick": {
    caption: "the detector ticks once",
    softer: 3,
    lead: 0.06,
    layers: [stone(1500, { release: 0.04 }), held(1500, [1, 0.2], e(0.003, 0.005, 0.03), { level: -4 })],
  },
  "layer-soil": {
    caption: "soft soil",
    lead: 0.25,
    layers: [thump(90, { release: 0.18 }), hiss(300, 2200, e(0.02, 0.04, 0.16), { level: -6 }, "pink")],
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
    layers: [stone(1050, { release: 0.12 }), metal(2200, { level: -7, release: 0.2 })],
    varies: SLIGHT,
  },
  "probe-beep": {
    caption: "a probe reports",
    lead: 0.3,
    layers: [beeps(1480, 0.06), beeps(1976, 0.06, { at: 0.09 }), beeps(1480, 0.1, { at: 0.18 })],
  },
  "probe-launch": {
    caption: "a probe is launched",
    lead: 0.35,
    moves: true,
    layers: [
      swish(400, 3600, 0.8),
      held(
        [
          [0, 300],
          [0.8, 1500],
        ],
        [1, 0.3, 0.2],
        e(0.06, 0.4, 0.4),
        { level: -12 },
      ),
    ],
  },
  "jump-up": {
    caption: "a jump",
    lead: 0.2,
    layers: [
      held(
        [
          [0, 260],
          [0.22, 640],
        ],
        [1, 0.4, 0.2],
        e(0.01, 0.12, 0.1),
      ),
      thump(140, { level: -6 }),
    ],
    varies: { pitch: 1 },
  },
  "jump-land": {
    caption: "a landing",
    lead: 0.15,
    layers: [thump(95, { release: 0.2 }), grain(1200, { level: -8, release: 0.08 })],
    varies: SLIGHT,
  },
  laser: {
    caption: "a beam of light",
    lead: 0.2,
    layers: [
      held(
        [
          [0, 2600],
          [0.25, 320],
        ],
        [1, 0.4, 0.3, 0.2],
        e(0.004, 0.06, 0.2),
        { level: -2 },
      ),
      hiss(3000, 9000, e(0.004, 0.03, 0.15), { level: -16 }),
    ],
    varies: { pitch: 2 },
  },
  shield: {
    caption: "a shield hums up",
    lead: 0.35,
    layers: [
      held(
        [
          [0, 220],
          [0.3, 440],
        ],
        [1, 0.5, 0.3, 0.3, 0.1],
        e(0.12, 0.25, 0.4),
        {},
        { rate: 12, cents: 30 },
      ),
      crystal(1760, { at: 0.25, level: -8, release: 0.6 }),
    ],
  },
  "shield-hit": {
    caption: "the shield takes a blow",
    lead: 0.25,
    layers: [
      crystal(660, { release: 0.6 }),
      sheet(520, { level: -8, release: 0.3 }),
      thump(110, { level: -4 }),
    ],
    varies: SLIGHT,
  },
  "sword-clash": {
    caption: "swords clash",
    lead: 0.25,
    layers: [
      sheet(1450, { release: 0.7 }),
      metal(2350, { level: -3, release: 0.6 }),
      stone(3100, { level: -6 }),
    ],
    varies: { pitch: 2, level: 1 },
  },
  "sword-draw": {
    caption: "a sword is drawn",
    lead: 0.35,
    layers: [hiss(3000, 12000, e(0.18, 0.1, 0.2)), crystal(2600, { at: 0.24, level: -8, release: 0.8 })],
    varies: SLIGHT,
  },
  portal: {
    caption: "a portal opens",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 110],
          [0.8, 220],
          [1.4, 208],
        ],
        [1, 0.6, 0.5, 0.4, 0.3, 0.2],
        e(0.35, 0.6, 0.5),
        {},
        { rate: 5, cents: 40 },
      ),
      swish(300, 3600, 1.2, { level: -4 }),
      crystal(1480, {
        at: 0.5,
        level: -10,
        release: 0.5,
        repeat: { type: "strewn", times: 9, over: 0.8, seed: 2, level: 8, pitch: 7 },
      }),
    ],
    room: { seconds: 1.5, level: -6 },
  },
  spell: {
    caption: "a spell",
    lead: 0.4,
    layers: [
      glockenspiel("C6", {
        release: 0.5,
        repeat: { type: "even", times: 8, every: 0.06, pitch: 2, level: -1 },
      }),
      swish(900, 6500, 0.7, { level: -8 }),
      harp("C5", { at: 0.5, level: -4, release: 1 }),
    ],
    room: { seconds: 1, level: -8 },
  },
  vanish: {
    caption: "it vanishes",
    lead: 0.35,
    layers: [
      swish(5200, 400, 0.5, { level: -2 }),
      glockenspiel("C7", {
        release: 0.3,
        repeat: { type: "even", times: 7, every: 0.055, pitch: -2.4, level: -1 },
      }),
      drop(900, { at: 0.48, release: 0.06 }),
    ],
    varies: { pitch: 1 },
  },
  "ball-kick": {
    caption: "a ball is kicked",
    lead: 0.2,
    layers: [
      skin(120, { release: 0.16 }),
      thump(100, { level: -1 }),
      grain(1600, { level: -6, release: 0.04 }),
    ],
    varies: SLIGHT,
  },
  "ball-whoosh": {
    caption: "the ball flies past",
    lead: 0.3,
    moves: true,
    layers: [swish(500, 2200, 0.35), swish(2200, 600, 0.3, { at: 0.25, level: -3 })],
    varies: SLIGHT,
  },
  "ball-bounce": {
    caption: "a ball bounces",
    lead: 0.25,
    layers: [
      skin(190, { release: 0.12, repeat: { type: "even", times: 6, every: 0.42, stretch: 0.78, level: -3 } }),
      stone(800, { level: -8, repeat: { type: "even", times: 6, every: 0.42, stretch: 0.78, level: -3 } }),
    ],
    varies: SLIGHT,
  },
  "glove-catch": {
    caption: "the ball smacks into a glove",
    lead: 0.15,
    layers: [
      grain(900, { release: 0.06 }, 0.8),
      thump(150, { level: -2 }),
      hiss(800, 5000, e(0.003, 0.01, 0.08), { level: -6 }),
    ],
    varies: SLIGHT,
  },
  "post-clang": {
    caption: "the ball hits the post",
    lead: 0.25,
    layers: [metal(520, { release: 0.9 }), thump(130, { level: -4 })],
    varies: SLIGHT,
  },
  "referee-whistle": {
    caption: "the referee's whistle",
    lead: 0.3,
    layers: [
      held(2350, [1, 0.2, 0.1], e(0.02, 0.3, 0.05), {}, { rate: 34, cents: 130 }),
      held(2480, [1, 0.15], e(0.02, 0.3, 0.05), { level: -4 }, { rate: 34, cents: 130 }),
      hiss(2500, 8000, e(0.02, 0.3, 0.05), { level: -18 }),
    ],
  },
  net: {
    caption: "the ball rustles in the net",
    lead: 0.25,
    layers: [
      clicks(
        [
          [0, 500],
          [0.25, 60],
        ],
        [1800, 7500],
        e(0.01, 0.06, 0.26),
        {},
        [0.012, 0.005],
      ),
      thump(140, { level: -10 }),
    ],
    varies: SLIGHT,
  },
  dice: {
    caption: "dice roll",
    lead: 0.3,
    layers: [
      stone(1500, {
        release: 0.05,
        repeat: { type: "even", times: 11, every: 0.085, stretch: 0.93, level: -0.6 },
      }),
      wood(480, { level: -6, repeat: { type: "even", times: 7, every: 0.13, stretch: 0.93, level: -1 } }),
    ],
    varies: { pitch: 3, level: 3, time: 0.03 },
  },
  "card-flip": {
    caption: "a card is turned",
    softer: 1,
    lead: 0.15,
    layers: [hiss(1800, 8000, e(0.03, 0.01, 0.05)), stone(1900, { at: 0.07, level: -3, release: 0.03 })],
    varies: SLIGHT,
  },
  "card-place": {
    caption: "a card is put down",
    softer: 1,
    lead: 0.15,
    layers: [stone(1300, { release: 0.04 }), wood(330, { level: -5 })],
    varies: SLIGHT,
  },
  "page-write": {
    caption: "a pen writes",
    lead: 0.3,
    layers: [
      {
        ...hiss(2500, 9000, e(0.03, 0.08, 0.05), {
          repeat: { type: "even", times: 4, every: 0.19, stretch: 1.1 },
        }),
        tremolo: { rate: 33, depth: 0.6 },
      },
    ],
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
  "party-horn": {
    caption: "a party horn",
    lead: 0.35,
    layers: [
      held(
        [
          [0, 250],
          [0.15, 370],
          [0.55, 350],
          [0.75, 190],
        ],
        "sawtooth",
        e(0.03, 0.5, 0.2),
        { level: -6 },
        { rate: 38, cents: 50 },
      ),
    ],
    varies: { pitch: 2 },
  },
  firework: {
    caption: "a firework",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 600],
          [0.7, 2600],
        ],
        [1, 0.1],
        e(0.1, 0.5, 0.1),
        { level: -14 },
      ),
      thump(70, { at: 0.8, release: 0.4 }),
      clicks(
        [
          [0, 500],
          [0.5, 120],
          [1.3, 8],
        ],
        [1500, 8500],
        e(0.01, 0.3, 1),
        { at: 0.82, level: 2 },
        [0.03, 0.008],
      ),
    ],
    room: { seconds: 1.6, level: -6 },
    varies: { pitch: 2 },
  },
  balloon: {
    caption: "a balloon bursts, softly",
    lead: 0.15,
    layers: [grain(1300, { release: 0.07 }, 0.6), thump(140, { level: -2, release: 0.1 })],
    varies: SLIGHT,
  },
  "squeak-toy": {
    caption: "a squeaky toy",
    lead: 0.25,
    layers: [
      held(
        [
          [0, 900],
          [0.1, 1500],
          [0.3, 1150],
        ],
        [1, 0.6, 0.5, 0.3, 0.2],
        e(0.02, 0.16, 0.1),
      ),
      hiss(1500, 7000, e(0.02, 0.15, 0.1), { level: -18 }),
    ],
    varies: { pitch: 3 },
  },
  treasure: {
    caption: "treasure",
    lead: 0.4,
    layers: [
      crystal(1900, {
        release: 0.5,
        repeat: { type: "strewn", times: 18, over: 0.9, seed: 3, level: 12, pitch: 9 },
      }),
      harp("C5", { release: 1 }),
      harp("G5", { at: 0.14, release: 1 }),
      glockenspiel("E6", { at: 0.28, release: 1 }),
    ],
    room: { seconds: 0.9, level: -10 },
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
  "bottle-spin": {
    caption: "a bottle spins and stops",
    lead: 0.4,
    layers: [
      { ...hiss(700, 4000, e(0.05, 0.8, 0.6)), tremolo: { rate: 9, depth: 0.9 } },
      crystal(760, {
        level: -10,
        release: 0.1,
        repeat: { type: "even", times: 9, every: 0.11, stretch: 1.14 },
      }),
    ],
  },
  "cell-note": {
    caption: "a field's note",
    softer: 1,
    lead: 0.2,
    layers: [marimba("C4", { release: 0.5 }), glass("C5", { level: -14, release: 0.3 })],
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
  "shape-square": {
    caption: "a square corner",
    softer: 1,
    lead: 0.15,
    layers: [wood(880, { release: 0.12 })],
  },
  "shape-wide": {
    caption: "a wide corner",
    softer: 1,
    lead: 0.2,
    layers: [
      held(
        [
          [0, 165],
          [0.05, 196],
          [0.3, 147],
        ],
        [1, 0.6, 0.3, 0.2],
        e(0.006, 0.04, 0.25),
        {},
        { rate: 14, cents: 120 },
      ),
    ],
  },
  "shape-sharp": {
    caption: "a sharp corner",
    softer: 1,
    lead: 0.15,
    layers: [crystal(2640, { release: 0.35 })],
  },
  "soap-foam": {
    caption: "foam",
    lead: 0.3,
    layers: [
      drops(
        [
          [0, 60],
          [0.6, 200],
        ],
        [900, 4200],
        e(0.08, 0.4, 0.3),
        { level: 0 },
      ),
      hiss(5000, 13000, e(0.1, 0.4, 0.3), { level: -14 }),
    ],
    varies: SLIGHT,
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
  "boss-step": {
    caption: "a giant's step",
    lead: 0.35,
    layers: [
      thump(55, { release: 0.5 }),
      skin(72, { level: -5, release: 0.4 }),
      clicks(
        [
          [0, 120],
          [0.4, 10],
        ],
        [700, 3200],
        e(0.02, 0.1, 0.4),
        { level: -8 },
      ),
    ],
    room: { seconds: 0.9, level: -10 },
    varies: SLIGHT,
  },
  "ghost-ooh": {
    caption: "a friendly ghost",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 330],
          [0.5, 440],
          [1.2, 300],
        ],
        [
          [0, "u"],
          [0.5, "o"],
          [1.2, "u"],
        ],
        e(0.2, 0.6, 0.5),
        {},
        { breath: 0.3 },
      ),
    ],
    room: { seconds: 2, level: -2 },
    varies: { pitch: 2 },
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
