/** Feet and a cane on what they walk on: eight surfaces that the ear can tell apart, and what they bump into. */
import type { BedRecipe, Envelope, Layer, Recipe } from "../recipe.ts";
import { clicks, drops, grain, hiss, metal, sheet, skin, stone, swish, thump, wood } from "../timbres.ts";

const STEP_VARIES = { pitch: 1.6, level: 2, time: 0.012 };
const step = (caption: string, layers: readonly Layer[]): Recipe => ({
  caption,
  softer: 3,
  lead: 0.12,
  layers,
  varies: STEP_VARIES,
});
/** A cane's tip is lighter and harder than a heel. */
const TWICE = { type: "even", times: 2, every: 0.2, level: -2, pitch: 0.4 } as const;
const tap = (caption: string, layers: readonly Layer[]): Recipe => ({
  caption,
  softer: 2,
  lead: 0.08,
  layers,
  varies: { pitch: 1.2, level: 1.5, time: 0.006 },
});
/** On hard ground, whoever taps to know taps twice. */
const tapTwice = (caption: string, layers: readonly Layer[]): Recipe =>
  tap(
    caption,
    layers.map((layer) => ({ repeat: TWICE, ...layer })),
  );
const brief = (attack: number, release: number) => ({ attack, release });
const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
const SLIGHT = { pitch: 1, level: 1.5, time: 0.015 };

export const sounds = {
  "step-wood": step("a step on wood", [
    wood(240, { release: 0.13 }),
    thump(105, { level: -2, release: 0.13 }),
    wood(410, { at: 0.08, level: -6, release: 0.08 }),
    grain(3000, { at: 0.08, level: -16, release: 0.03 }),
  ]),
  "step-tile": step("a step on stone tiles", [
    stone(900, { release: 0.06 }),
    thump(190, { level: -6, release: 0.08 }),
    stone(1350, { at: 0.07, level: -6, release: 0.04 }),
    grain(5200, { at: 0.07, level: -12, release: 0.05 }),
  ]),
  "step-carpet": step("a step on carpet", [
    thump(120, { release: 0.12 }),
    hiss(300, 1500, brief(0.01, 0.12), { level: -6 }, "pink"),
    hiss(500, 2200, brief(0.03, 0.12), { at: 0.07, level: -13 }, "pink"),
  ]),
  "step-gravel": step("a step on gravel", [
    clicks(
      [
        [0, 500],
        [0.06, 320],
        [0.2, 60],
      ],
      [1800, 7500],
      brief(0.02, 0.26),
      { level: 4 },
    ),
    thump(140, { level: -12, release: 0.08 }),
    clicks(300, [1500, 6000], brief(0.02, 0.14), { at: 0.15, level: 0 }),
  ]),
  "step-grass": step("a step on grass", [
    hiss(2200, 9000, brief(0.04, 0.16), { level: 0 }, "pink"),
    hiss(900, 5000, brief(0.05, 0.18), { at: 0.1, level: -5 }, "pink"),
    thump(95, { level: -9, release: 0.1 }),
  ]),
  "step-leaves": step("a step in dry leaves", [
    clicks(
      [
        [0, 260],
        [0.1, 420],
        [0.34, 60],
      ],
      [2600, 9500],
      brief(0.05, 0.34),
      { level: 2 },
      [0.014, 0.005],
    ),
    hiss(3200, 11000, brief(0.06, 0.26), { level: -9 }),
    thump(110, { level: -18, release: 0.08 }),
  ]),
  "step-snow": step("a step in snow", [
    // The heel breaks the crust, the sole presses what is under it, creaking.
    thump(95, { level: -8, release: 0.1 }),
    clicks(420, [900, 3800], brief(0.012, 0.12), { level: 2 }),
    {
      type: "noise",
      colour: "white",
      at: 0.1,
      level: 4,
      filters: [
        {
          type: "bandpass",
          frequency: [
            [0, 620],
            [0.1, 1150],
            [0.22, 700],
          ],
          q: 1.8,
        },
      ],
      drift: { rate: 45, decibels: 16 },
      envelope: { attack: 0.04, hold: 0.04, release: 0.16 },
    },
  ]),
  "step-metal": step("a step on a metal grating", [
    sheet(310, { release: 0.34 }),
    sheet(2400, { level: -8, release: 0.12 }),
    thump(150, { level: -8, release: 0.08 }),
    metal(1250, { at: 0.07, level: -9, release: 0.16 }),
  ]),
  "step-puddle": step("a step in a puddle", [
    hiss(700, 5200, { attack: 0.012, hold: 0.02, release: 0.2 }, { level: 0 }),
    drops(
      [
        [0, 20],
        [0.08, 120],
        [0.4, 20],
      ],
      [500, 2600],
      brief(0.06, 0.4),
      { level: 2 },
    ),
    thump(120, { level: -10 }),
  ]),
  "step-sand": step("a step in sand", [
    hiss(1500, 7500, { attack: 0.06, hold: 0.02, release: 0.16 }, { level: 0 }, "pink"),
    clicks(700, [4000, 9500], brief(0.07, 0.17), { level: -6 }, [0.006, 0.003]),
  ]),
  "step-stairs": step("a step on the stairs", [
    wood(180, { release: 0.2 }),
    thump(85, { release: 0.18 }),
    wood(520, { at: 0.02, level: -8, release: 0.06 }),
    { ...swish(900, 500, 0.14, { at: 0.06, level: -16 }) },
  ]),
  run: {
    caption: "running feet",
    lead: 0.4,
    layers: [
      thump(150, { release: 0.08, repeat: { type: "even", times: 8, every: 0.19, level: -0.5 } }),
      stone(800, { level: -4, release: 0.05, repeat: { type: "even", times: 8, every: 0.19, level: -0.5 } }),
      grain(4200, { at: 0.05, level: -10, release: 0.05, repeat: { type: "even", times: 8, every: 0.19 } }),
    ],
    varies: { pitch: 1, level: 3, time: 0.015 },
  },
  "steps-pass": {
    caption: "somebody walks past",
    softer: 3,
    lead: 0.4,
    moves: true,
    layers: [-9, -6, -3, -1, 0, -2, -5, -9].flatMap((level, index) => [
      stone(index % 2 === 0 ? 760 : 840, { at: 0.47 * index, level: level - 2, release: 0.06 }),
      thump(170, { at: 0.47 * index, level: level - 5, release: 0.09 }),
      grain(4400, { at: 0.47 * index + 0.08, level: level - 9, release: 0.05 }),
      hiss(300, 2600, brief(0.006, 0.11), { at: 0.47 * index, level: level - 8 }, "pink"),
    ]),
    varies: { pitch: 1, level: 2, time: 0.02 },
  },
  "cane-wood": tapTwice("the cane on wood", [
    wood(620, { release: 0.11 }),
    wood(1500, { level: -8, release: 0.05 }),
  ]),
  "cane-tile": tapTwice("the cane on tiles", [
    stone(2300, { release: 0.07 }),
    stone(3900, { level: -6, release: 0.04 }),
  ]),
  "cane-carpet": tap("the cane on carpet", [
    thump(160, { level: -9, release: 0.05 }),
    hiss(250, 1300, { attack: 0.018, hold: 0.02, release: 0.09 }, { level: 2 }, "pink"),
  ]),
  "cane-concrete": tapTwice("the cane on concrete", [
    stone(1250, { release: 0.06 }),
    clicks(300, [2500, 6000], brief(0.02, 0.09), { at: 0.02, level: -8 }),
  ]),
  "cane-gravel": tap("the cane in gravel", [
    clicks(
      [
        [0, 700],
        [0.16, 120],
      ],
      [2200, 8500],
      brief(0.012, 0.18),
      { level: 4 },
    ),
    stone(1700, { level: -8, release: 0.04 }),
  ]),
  "cane-grass": tap("the cane in grass", [
    // Blades, one after the other: nothing in it is struck.
    clicks(
      [
        [0, 60],
        [0.12, 320],
        [0.3, 60],
      ],
      [3200, 9000],
      { attack: 0.1, hold: 0.06, release: 0.16 },
      { level: 2 },
    ),
    hiss(3000, 9500, { attack: 0.1, hold: 0.05, release: 0.18 }, { level: -7 }, "pink"),
  ]),
  "cane-metal": tapTwice("the cane on metal", [
    sheet(720, { release: 0.5 }),
    metal(2300, { level: -6, release: 0.5 }),
  ]),
  "cane-paving": tap("the cane over raised paving", [
    stone(1500, { release: 0.035, repeat: { type: "even", times: 6, every: 0.055, level: -1 } }),
    grain(3600, { level: -12, release: 0.03, repeat: { type: "even", times: 6, every: 0.055 } }),
  ]),
  "cane-sweep": {
    caption: "the cane sweeps from side to side",
    softer: 3,
    moves: true,
    layers: [
      hiss(1600, 6500, { attack: 0.2, hold: 0.12, release: 0.3 }, { level: 0 }, "pink"),
      stone(1300, { level: -5, release: 0.05 }),
      stone(1350, { at: 0.55, level: -5, release: 0.05 }),
    ],
    varies: { pitch: 1, level: 2, time: 0.03 },
  },
  "cane-wall": {
    caption: "the cane meets a wall",
    layers: [
      stone(820, { release: 0.1 }),
      wood(300, { level: -5, release: 0.14 }),
      thump(140, { level: -8 }),
    ],
    room: { seconds: 0.18, level: -6 },
    varies: { pitch: 1, level: 1 },
  },
  "wall-echo": {
    caption: "a click that a wall sends back",
    layers: [
      stone(2600, { release: 0.05 }),
      stone(2450, { at: 0.11, level: -9, release: 0.07 }),
      stone(2300, { at: 0.22, level: -17, release: 0.08 }),
    ],
  },
  "sock-step": {
    caption: "a tiny soft step",
    softer: 2,
    lead: 0.15,
    layers: [thump(330, { level: 0, release: 0.07 }), grain(1300, { at: 0.01, level: -4, release: 0.06 })],
    varies: { pitch: 1.5, level: 2, time: 0.01 },
  },
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
  crumbs: {
    caption: "crumbs underfoot",
    lead: 0.25,
    layers: [
      clicks(
        [
          [0, 200],
          [0.3, 60],
        ],
        [2800, 9000],
        { attack: 0.01, release: 0.32 },
        {},
        [0.01, 0.004],
      ),
    ],
    varies: { pitch: 2 },
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
} satisfies Record<string, Recipe>;

export const beds = {} satisfies Record<string, BedRecipe>;
