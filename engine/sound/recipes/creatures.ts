/** What lives: each with a throat of its own size. */
import type { BedRecipe, Envelope, Layer, Path, Recipe } from "../recipe.ts";
import { call, drop, drops, held, hiss, stone, swish, thump, wood } from "../timbres.ts";

const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
const ALIVE = { pitch: 1.2, level: 1.5, time: 0.03 };
const honk = (at: number, level = 0): Layer[] => [
  call(
    [
      [0, 330],
      [0.04, 560],
      [0.16, 480],
      [0.22, 390],
    ],
    [
      [0, "e"],
      [0.1, "a"],
    ],
    e(0.012, 0.2, 0.12),
    { at, level },
    { size: 0.5, rough: 0.3, breath: 0.15 },
  ),
];
const bark = (at: number, hertz: number, size: number, level = 0): Layer[] => [
  call(
    [
      [0, hertz * 0.7],
      [0.03, hertz * 1.3],
      [0.16, hertz * 0.75],
    ],
    [
      [0, "u"],
      [0.04, "a"],
      [0.15, "o"],
    ],
    e(0.008, 0.06, 0.1),
    { at, level },
    { size, rough: 0.5, breath: 0.25 },
  ),
  hiss(800, 5000, e(0.006, 0.02, 0.06), { at, level: level - 14 }),
];
const chirp = (at: number, from: number, to: number, seconds: number, level = 0): Layer =>
  held(
    [
      [0, from],
      [seconds * 0.4, to],
      [seconds, from * 1.05],
    ],
    [1, 0.08, 0.05],
    e(seconds * 0.2, seconds * 0.3, seconds * 0.5),
    { at, level },
  );
const hoof = (at: number, level = 0): Layer[] => [
  wood(430, { at, level, release: 0.08 }),
  stone(900, { at, level: level - 4, release: 0.05 }),
  thump(150, { at, level: level - 5, release: 0.1 }),
];
/** One beat of the legs, over and over: times of a gait as shares of it. */
const hooves = (gait: readonly number[], every: number, times: number): Layer[] =>
  gait.flatMap((at, leg) => [
    wood(380 + 45 * leg, { at, level: -leg, release: 0.08, repeat: { type: "even", times, every } }),
    stone(850 + 60 * leg, { at, level: -5 - leg, release: 0.05, repeat: { type: "even", times, every } }),
    thump(140, { at, level: -6 - leg, release: 0.1, repeat: { type: "even", times, every } }),
  ]);
const flap = (at: number, level = 0): Layer[] => [
  swish(350, 1500, 0.11, { at, level }, 0.8),
  hiss(2000, 8000, e(0.02, 0.01, 0.06), { at: at + 0.03, level: level - 14 }),
];
const buzz = (hertz: number, envelope: Envelope, level = 0, pitch: Path<number> = hertz): Layer => ({
  ...held(pitch, "sawtooth", envelope, { level }),
  filters: [{ type: "bandpass", frequency: hertz * 6, q: 0.6, drift: { rate: 3, cents: 500 } }],
  drift: { rate: 4, decibels: 5 },
});
const LIVELY = { pitch: 1.5, level: 2, time: 0.02 };
const breath = (at: number, from: number, to: number, seconds: number, level = 0): Layer =>
  swish(from, to, seconds, { at, level }, 0.9);

export const sounds = {
  goose: { caption: "a goose honks", lead: 0.35, layers: [...honk(0), ...honk(0.46, -2)], varies: ALIVE },
  "goose-angry": {
    caption: "a goose is offended",
    lead: 0.4,
    layers: [
      ...honk(0),
      ...honk(0.24, -1),
      ...honk(0.46),
      // It stretches its neck and hisses out of an open beak.
      call(
        [
          [0, 310],
          [0.5, 240],
        ],
        [
          [0, "e"],
          [0.5, "a"],
        ],
        e(0.12, 0.25, 0.25),
        { at: 0.72, level: -8 },
        { size: 0.55, breath: 0.9, rough: 0.5 },
      ),
    ],
    varies: ALIVE,
  },
  sheep: {
    caption: "a sheep bleats",
    lead: 0.4,
    layers: [
      {
        ...call(
          [
            [0, 210],
            [0.15, 255],
            [0.8, 225],
          ],
          [
            [0, "m"],
            [0.12, "e"],
            [0.8, "e"],
          ],
          e(0.06, 0.55, 0.2),
          {},
          { size: 0.85, rough: 0.25 },
        ),
        tremolo: { rate: 9, depth: 0.6 },
      },
    ],
    varies: ALIVE,
  },
  goat: {
    caption: "a goat bleats",
    lead: 0.4,
    layers: [
      {
        ...call(
          [
            [0, 330],
            [0.1, 400],
            [0.6, 350],
          ],
          [
            [0, "e"],
            [0.6, "a"],
          ],
          e(0.03, 0.4, 0.15),
          {},
          { size: 0.7, rough: 0.4 },
        ),
        tremolo: { rate: 13, depth: 0.7 },
      },
    ],
    varies: ALIVE,
  },
  dog: {
    caption: "a dog barks",
    lead: 0.3,
    layers: [...bark(0, 330, 0.95), ...bark(0.3, 310, 0.95, -1)],
    varies: ALIVE,
  },
  "dog-small": {
    caption: "a small dog yaps",
    lead: 0.3,
    layers: [...bark(0, 720, 0.55), ...bark(0.19, 760, 0.55), ...bark(0.4, 700, 0.55)],
    varies: ALIVE,
  },
  "dog-pant": {
    caption: "a dog pants",
    lead: 0.35,
    layers: [
      hiss(500, 4000, e(0.04, 0.04, 0.08), { repeat: { type: "even", times: 6, every: 0.24 } }, "pink"),
      hiss(
        900,
        6000,
        e(0.04, 0.03, 0.07),
        { at: 0.12, level: -3, repeat: { type: "even", times: 6, every: 0.24 } },
        "pink",
      ),
    ],
    varies: ALIVE,
  },
  cat: {
    caption: "a cat meows",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 520],
          [0.18, 780],
          [0.5, 700],
          [0.75, 480],
        ],
        [
          [0, "m"],
          [0.12, "i"],
          [0.35, "a"],
          [0.72, "u"],
        ],
        e(0.07, 0.42, 0.28),
        {},
        { size: 0.5, breath: 0.08 },
      ),
    ],
    varies: { ...ALIVE, pitch: 2 },
  },
  purr: {
    caption: "a cat purrs",
    lead: 0.4,
    layers: [
      {
        type: "noise",
        colour: "pink",
        level: 2,
        filters: [
          { type: "bandpass", frequency: 260, q: 0.9 },
          { type: "peaking", frequency: 900, q: 1, gain: 6 },
        ],
        tremolo: { rate: 25, depth: 0.95 },
        envelope: e(0.25, 0.5, 0.25),
      },
      {
        type: "noise",
        colour: "pink",
        at: 0.95,
        level: 0,
        filters: [
          { type: "bandpass", frequency: 330, q: 0.9 },
          { type: "peaking", frequency: 1100, q: 1, gain: 6 },
        ],
        tremolo: { rate: 27, depth: 0.95 },
        envelope: e(0.2, 0.4, 0.3),
      },
    ],
  },
  owl: {
    caption: "an owl hoots",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 380],
          [0.2, 400],
          [0.4, 370],
        ],
        [1, 0.12, 0.04],
        e(0.07, 0.2, 0.14),
      ),
      held(
        [
          [0, 370],
          [0.6, 350],
        ],
        [1, 0.12, 0.04],
        e(0.08, 0.34, 0.26),
        { at: 0.62 },
        { rate: 7, cents: 18 },
      ),
      hiss(300, 1500, e(0.08, 0.3, 0.2), { at: 0.62, level: -26 }),
    ],
    room: { seconds: 1.6, level: -8 },
    varies: ALIVE,
  },
  frog: {
    caption: "a frog croaks",
    lead: 0.35,
    layers: [0, 0.36].map((at) => ({
      ...call(
        [
          [0, 150],
          [0.22, 210],
        ],
        [
          [0, "o"],
          [0.1, "a"],
          [0.22, "o"],
        ],
        e(0.03, 0.14, 0.06),
        { at },
        { size: 0.6, rough: 0.6 },
      ),
      tremolo: { rate: 44, depth: 0.9 },
    })),
    varies: ALIVE,
  },
  cow: {
    caption: "a cow moos",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 105],
          [0.35, 150],
          [1, 140],
          [1.35, 95],
        ],
        [
          [0, "m"],
          [0.3, "u"],
          [0.8, "o"],
          [1.3, "u"],
        ],
        e(0.15, 0.85, 0.35),
        {},
        { size: 1.55, rough: 0.12 },
      ),
    ],
    varies: ALIVE,
  },
  "horse-neigh": {
    caption: "a horse neighs",
    lead: 0.4,
    layers: [
      {
        ...call(
          [
            [0, 520],
            [0.15, 980],
            [0.6, 820],
            [1.1, 420],
            [1.3, 300],
          ],
          [
            [0, "i"],
            [0.3, "e"],
            [1.2, "a"],
          ],
          e(0.05, 0.8, 0.4),
          {},
          { size: 1.1, rough: 0.4, breath: 0.18 },
        ),
        tremolo: { rate: 12, depth: 0.55 },
      },
    ],
    varies: ALIVE,
  },
  "horse-snort": {
    caption: "a horse snorts",
    lead: 0.3,
    layers: [
      { ...hiss(250, 4500, e(0.03, 0.25, 0.25), {}, "pink"), tremolo: { rate: 27, depth: 0.9 } },
      call(95, "u", e(0.03, 0.2, 0.2), { level: -8 }, { size: 1.5, rough: 0.8, breath: 0.4 }),
    ],
    varies: ALIVE,
  },
  hoof: {
    caption: "hooves on the road",
    softer: 1,
    lead: 0.12,
    layers: [...hoof(0), ...hoof(0.2, -2)],
    varies: { pitch: 1.5, level: 2, time: 0.01 },
  },
  "hooves-trot": {
    caption: "hooves at a trot",
    lead: 0.4,
    layers: hooves([0, 0.27], 0.54, 4),
    varies: { pitch: 1, level: 2, time: 0.015 },
  },
  "hooves-gallop": {
    caption: "hooves at a gallop",
    lead: 0.4,
    layers: hooves([0, 0.11, 0.2], 0.46, 5),
    varies: { pitch: 1, level: 2, time: 0.012 },
  },
  pig: {
    caption: "a pig grunts",
    lead: 0.35,
    layers: [0, 0.34].map((at) =>
      call(
        [
          [0, 85],
          [0.12, 120],
          [0.26, 75],
        ],
        [
          [0, "o"],
          [0.1, "e"],
          [0.18, "o"],
        ],
        e(0.02, 0.16, 0.1),
        { at },
        { size: 1.4, rough: 0.9, breath: 0.7 },
      ),
    ),
    varies: ALIVE,
  },
  rooster: {
    caption: "a rooster crows",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 480],
          [0.1, 700],
        ],
        "a",
        e(0.02, 0.1, 0.06),
        {},
        { size: 0.45, rough: 0.25 },
      ),
      call(
        [
          [0, 620],
          [0.12, 860],
        ],
        "a",
        e(0.02, 0.09, 0.05),
        { at: 0.26 },
        { size: 0.45, rough: 0.25 },
      ),
      call(
        [
          [0, 700],
          [0.2, 1020],
          [0.6, 920],
          [0.95, 560],
        ],
        [
          [0, "u"],
          [0.2, "a"],
          [0.9, "u"],
        ],
        e(0.04, 0.6, 0.3),
        { at: 0.44 },
        { size: 0.45, rough: 0.3 },
      ),
    ],
    varies: ALIVE,
  },
  hen: {
    caption: "a hen clucks",
    lead: 0.35,
    layers: [0, 0.22, 0.4, 0.72].map((at, index) =>
      call(
        [
          [0, 380],
          [0.05, index === 3 ? 680 : 470],
          [index === 3 ? 0.3 : 0.1, 400],
        ],
        [
          [0, "o"],
          [0.05, "a"],
        ],
        e(0.008, index === 3 ? 0.18 : 0.03, 0.06),
        { at },
        { size: 0.45, rough: 0.3 },
      ),
    ),
    varies: ALIVE,
  },
  duck: {
    caption: "a duck quacks",
    lead: 0.3,
    layers: [0, 0.2, 0.38, 0.53].map((at, index) =>
      call(
        [
          [0, 250],
          [0.05, 290],
          [0.17, 190],
        ],
        [
          [0, "e"],
          [0.06, "a"],
          [0.16, "e"],
        ],
        e(0.01, 0.09, 0.06),
        { at, level: -index },
        { size: 0.76, rough: 0.9, breath: 0.62 },
      ),
    ),
    varies: ALIVE,
  },
  bird: {
    caption: "a bird sings",
    lead: 0.4,
    layers: [
      chirp(0, 3200, 4300, 0.13),
      chirp(0.18, 3800, 2900, 0.12),
      chirp(0.34, 3300, 4700, 0.1),
      chirp(0.46, 4500, 3600, 0.16, -1),
      chirp(0.7, 2900, 4100, 0.2, -2),
    ],
    varies: { pitch: 4, level: 2, time: 0.06 },
  },
  "bird-low": {
    caption: "a dove coos",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 480],
          [0.14, 560],
          [0.3, 500],
        ],
        [1, 0.1],
        e(0.06, 0.14, 0.1),
        {},
        { rate: 23, cents: 25 },
      ),
      held(
        [
          [0, 520],
          [0.45, 470],
        ],
        [1, 0.1],
        e(0.06, 0.24, 0.16),
        { at: 0.38 },
        { rate: 23, cents: 25 },
      ),
    ],
    varies: ALIVE,
  },
  woodpecker: {
    caption: "a woodpecker drums",
    lead: 0.35,
    layers: [
      wood(780, { release: 0.06, repeat: { type: "even", times: 14, every: 0.052, level: -0.6 } }),
      stone(1500, {
        level: -6,
        release: 0.03,
        repeat: { type: "even", times: 14, every: 0.052, level: -0.6 },
      }),
    ],
    room: { seconds: 0.8, level: -10 },
  },
  crow: {
    caption: "a crow caws",
    lead: 0.35,
    layers: [0, 0.44].map((at) =>
      call(
        [
          [0, 520],
          [0.08, 640],
          [0.3, 500],
        ],
        [
          [0, "a"],
          [0.3, "o"],
        ],
        e(0.02, 0.22, 0.08),
        { at },
        { size: 0.55, rough: 0.8, breath: 0.25 },
      ),
    ),
    varies: ALIVE,
  },
  parrot: {
    caption: "a parrot squawks hello",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 700],
          [0.1, 950],
          [0.22, 760],
        ],
        [
          [0, "e"],
          [0.2, "e"],
        ],
        e(0.02, 0.15, 0.06),
        {},
        { size: 0.5, rough: 0.45 },
      ),
      call(
        [
          [0, 820],
          [0.2, 1050],
          [0.5, 640],
        ],
        [
          [0, "o"],
          [0.45, "u"],
        ],
        e(0.02, 0.36, 0.12),
        { at: 0.27 },
        { size: 0.5, rough: 0.45 },
      ),
    ],
    varies: ALIVE,
  },
  monkey: {
    caption: "a monkey whoops",
    lead: 0.4,
    layers: [0, 0.2, 0.4, 0.58, 0.76].map((at, index) =>
      call(
        [
          [0, 380 + 60 * index],
          [0.12, 640 + 90 * index],
        ],
        [
          [0, "u"],
          [0.12, index > 2 ? "a" : "o"],
        ],
        e(0.02, 0.08, 0.06),
        { at, level: index - 4 },
        { size: 0.65, breath: 0.15 },
      ),
    ),
    varies: ALIVE,
  },
  elephant: {
    caption: "an elephant trumpets",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 300],
          [0.12, 560],
          [0.6, 620],
          [1, 400],
        ],
        [
          [0, "a"],
          [0.5, "i"],
          [1, "a"],
        ],
        e(0.04, 0.7, 0.3),
        {},
        { size: 1.2, rough: 0.35 },
      ),
      held(
        [
          [0, 300],
          [0.12, 560],
          [0.6, 620],
          [1, 400],
        ],
        "sawtooth",
        e(0.06, 0.65, 0.3),
        { level: -14 },
        { rate: 17, cents: 40 },
      ),
    ],
  },
  lion: {
    caption: "a lion growls, deep and slow",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 72],
          [0.5, 98],
          [1.3, 62],
        ],
        [
          [0, "o"],
          [0.4, "a"],
          [1.2, "u"],
        ],
        e(0.3, 0.9, 0.7),
        {},
        { size: 2.1, rough: 0.9, breath: 0.2 },
      ),
    ],
  },
  wolf: {
    caption: "a wolf howls",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 320],
          [0.4, 560],
          [1.2, 540],
          [1.9, 380],
        ],
        [
          [0, "u"],
          [0.5, "o"],
          [1.8, "u"],
        ],
        e(0.2, 1.2, 0.6),
        {},
        { size: 1, breath: 0.06 },
      ),
    ],
    room: { seconds: 2, level: -6 },
    varies: { ...ALIVE, pitch: 2 },
  },
  bear: {
    caption: "a bear huffs",
    lead: 0.4,
    layers: [0, 0.5].map((at) =>
      call(
        [
          [0, 82],
          [0.2, 105],
          [0.4, 70],
        ],
        [
          [0, "u"],
          [0.2, "a"],
          [0.4, "u"],
        ],
        e(0.06, 0.15, 0.25),
        { at },
        { size: 1.6, rough: 0.9, breath: 0.45 },
      ),
    ),
  },
  mouse: {
    caption: "a mouse squeaks",
    lead: 0.3,
    layers: [0, 0.16, 0.3].map((at) => chirp(at, 3400, 4600, 0.08)),
    varies: ALIVE,
  },
  whale: {
    caption: "a whale sings",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 190],
          [0.7, 330],
          [1.2, 280],
          [2, 150],
        ],
        [1, 0.5, 0.35, 0.15, 0.1],
        e(0.3, 1.1, 0.7),
        {},
        { rate: 5, cents: 30 },
      ),
    ],
    room: { seconds: 2.6, level: -2 },
  },
  dolphin: {
    caption: "a dolphin clicks and whistles",
    lead: 0.4,
    layers: [
      stone(3600, { release: 0.025, repeat: { type: "even", times: 16, every: 0.035 } }),
      held(
        [
          [0, 2400],
          [0.2, 4200],
          [0.45, 3000],
        ],
        [1, 0.1],
        e(0.06, 0.24, 0.15),
        { at: 0.62 },
      ),
    ],
    varies: ALIVE,
  },
  seal: {
    caption: "a seal barks",
    lead: 0.3,
    layers: [...bark(0, 230, 1), ...bark(0.36, 220, 1), ...bark(0.7, 235, 1)],
    room: { seconds: 0.6, level: -12 },
    varies: ALIVE,
  },
  penguin: {
    caption: "a penguin brays",
    lead: 0.4,
    layers: [0, 0.3, 0.6].map((at) =>
      call(
        [
          [0, 260],
          [0.12, 380],
          [0.24, 290],
        ],
        [
          [0, "a"],
          [0.2, "e"],
        ],
        e(0.02, 0.16, 0.06),
        { at },
        { size: 0.7, rough: 0.65 },
      ),
    ),
    varies: ALIVE,
  },
  bee: {
    caption: "a bee flies by",
    lead: 0.4,
    moves: true,
    layers: [
      buzz(230, e(0.4, 0.2, 0.5), 0, [
        [0, 245],
        [0.5, 235],
        [0.75, 215],
        [1.1, 205],
      ]),
    ],
    varies: ALIVE,
  },
  hornet: {
    caption: "a hornet buzzes low",
    lead: 0.4,
    // It darts to and fro: the wings' pitch and strength never stay.
    layers: [0, 1].map((wing) => ({
      ...buzz(118 + 7 * wing, e(0.1, 1, 0.25), -2 * wing, [
        [0, 112 + 4 * wing],
        [0.18, 138 + 7 * wing],
        [0.3, 117 + 3 * wing],
        [0.52, 150 + 5 * wing],
        [0.7, 122 + 8 * wing],
        [0.95, 141 - 3 * wing],
        [1.3, 108 + 4 * wing],
      ]),
      drift: { rate: 8, decibels: 15 },
    })),
    varies: ALIVE,
  },
  mosquito: {
    caption: "a mosquito whines",
    lead: 0.4,
    moves: true,
    // Two wings, thin and never at rest: no bow holds a note like that.
    layers: [0, 1].map((wing) => ({
      ...held(
        [
          [0, 505 + 9 * wing],
          [0.2, 545 + 3 * wing],
          [0.34, 520 + 8 * wing],
          [0.6, 590 + 5 * wing],
          [0.72, 560 - 4 * wing],
          [1, 470 + 7 * wing],
          [1.3, 440 + 4 * wing],
        ],
        "sawtooth",
        e(0.35, 0.3, 0.55),
        { level: -6 },
        { rate: 31, cents: 45 },
      ),
      filters: [{ type: "highpass" as const, frequency: 1500 }],
      drift: { rate: 9, decibels: 14 },
    })),
    varies: ALIVE,
  },
  cricket: {
    caption: "a cricket chirps",
    lead: 0.35,
    layers: [0, 0.45].map((at) => ({
      ...held(4600, [1], e(0.03, 0.16, 0.05), { at }),
      tremolo: { rate: 38, depth: 1 },
    })),
    varies: { pitch: 1, time: 0.05 },
  },
  snake: {
    caption: "a snake hisses",
    lead: 0.35,
    layers: [hiss(3200, 11000, e(0.12, 0.45, 0.35))],
    varies: ALIVE,
  },
  wings: {
    caption: "wings flap",
    lead: 0.35,
    layers: [0, 0.17, 0.33, 0.5, 0.68].flatMap((at, index) => flap(at, -1.5 * index)),
    varies: ALIVE,
  },
  "monster-gurgle": {
    caption: "something gurgles",
    lead: 0.4,
    layers: [
      {
        ...call(
          [
            [0, 90],
            [0.4, 130],
            [0.9, 80],
          ],
          [
            [0, "o"],
            [0.4, "u"],
            [0.9, "o"],
          ],
          e(0.06, 0.6, 0.25),
          {},
          { size: 1.5, rough: 0.8 },
        ),
        tremolo: { rate: 14, depth: 0.7 },
      },
      drops(26, [150, 500], e(0.06, 0.6, 0.3), { level: -4 }),
    ],
    varies: LIVELY,
  },
  "beast-purr": {
    caption: "the beast purrs",
    lead: 0.4,
    layers: [
      {
        ...call(
          [
            [0, 66],
            [0.9, 72],
          ],
          [
            [0, "u"],
            [0.9, "o"],
          ],
          e(0.25, 0.5, 0.35),
          {},
          { size: 1.7, rough: 0.6, breath: 0.3 },
        ),
        tremolo: { rate: 19, depth: 0.9 },
      },
    ],
  },
  "beast-roar": {
    caption: "the beast roars, fading in",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 95],
          [0.35, 165],
          [1.2, 70],
        ],
        [
          [0, "o"],
          [0.35, "a"],
          [1.1, "o"],
        ],
        e(0.22, 0.6, 0.5),
        {},
        { size: 1.7, rough: 0.95, breath: 0.35 },
      ),
    ],
    room: { seconds: 1, level: -10 },
  },
  "dragon-sleep": {
    caption: "something huge breathes",
    lead: 0.4,
    layers: [
      breath(0, 180, 520, 1.1, 2),
      call(
        [
          [0, 48],
          [1, 55],
        ],
        "u",
        e(0.3, 0.4, 0.4),
        { level: -6 },
        { size: 1.9, rough: 0.8, breath: 0.5 },
      ),
      breath(1.3, 480, 160, 1.3),
    ],
  },
} satisfies Record<string, Recipe>;

export const beds = {
  "bird-song": {
    caption: "birds sing",
    length: 32,
    volume: "effects",
    layers: [
      ...[0.5, 3.1, 7.4, 11.2, 14.9, 19.3, 22.6, 27.8].flatMap((at, index) => [
        chirp(at, 3100 + 120 * index, 4300, 0.14, -2),
        chirp(at + 0.2, 3900, 3000 + 60 * index, 0.12, -3),
        chirp(at + 0.38, 3300, 4500, 0.18, -4),
      ]),
      ...[1.8, 5.7, 9.6, 13.1, 17.5, 21, 25.2, 29.9].flatMap((at, index) => [
        chirp(at, 2300, 2700 + 40 * index, 0.25, -8),
        chirp(at + 0.33, 2600, 2200, 0.3, -9),
      ]),
      {
        type: "noise",
        colour: "pink",
        level: -26,
        filters: [{ type: "bandpass", frequency: 900, q: 0.5 }],
        drift: { rate: 0.4, decibels: 8 },
        envelope: "steady",
      },
    ],
    room: { seconds: 1.2, level: -8 },
  },
  bees: {
    caption: "bees hum in a hive",
    length: 30,
    volume: "effects",
    layers: [buzz(220, "steady"), buzz(247, "steady", -2), buzz(196, "steady", -3), buzz(262, "steady", -6)],
  },
  crickets: {
    caption: "crickets on a summer night",
    length: 30,
    volume: "effects",
    layers: [
      {
        ...held(
          4400,
          [1],
          { attack: 0.03, hold: 0.2, release: 0.06 },
          { repeat: { type: "even", times: 25, every: 1.2 } },
        ),
        tremolo: { rate: 34, depth: 1 },
      },
      {
        ...held(
          4900,
          [1],
          { attack: 0.03, hold: 0.15, release: 0.06 },
          { at: 0.5, level: -6, repeat: { type: "even", times: 20, every: 1.5 } },
        ),
        tremolo: { rate: 41, depth: 1 },
      },
      {
        type: "noise",
        colour: "pink",
        level: -20,
        filters: [{ type: "bandpass", frequency: 500, q: 0.5 }],
        drift: { rate: 0.5, decibels: 6 },
        envelope: "steady",
      },
    ],
  },
  gallop: {
    caption: "hooves gallop",
    length: 30.36,
    volume: "effects",
    layers: hooves([0, 0.11, 0.2], 0.46, 66),
  },
  trot: { caption: "hooves trot", length: 30.24, volume: "effects", layers: hooves([0, 0.27], 0.54, 56) },
  jungle: {
    caption: "a jungle",
    length: 32,
    volume: "effects",
    layers: [
      { ...held(5200, [1], "steady", { level: -20 }), tremolo: { rate: 23, depth: 0.9 } },
      ...[1.2, 8.8, 15.1, 23.4].flatMap((at, index) => [
        call(
          [
            [0, 520],
            [0.12, 820 + 60 * index],
          ],
          [
            [0, "u"],
            [0.12, "o"],
          ],
          e(0.02, 0.08, 0.06),
          { at, level: -20 },
          { size: 0.6 },
        ),
        call(
          [
            [0, 560],
            [0.12, 900],
          ],
          [
            [0, "u"],
            [0.12, "a"],
          ],
          e(0.02, 0.08, 0.06),
          { at: at + 0.2, level: -20 },
          { size: 0.6 },
        ),
      ]),
      ...[3.9, 6.2, 12.6, 18.3, 21, 26.7, 29.5].map((at, index) =>
        chirp(at, 1800 + 170 * index, 2600, 0.3, -16),
      ),
      ...[5, 19].map((at) =>
        call(
          [
            [0, 700],
            [0.3, 1000],
            [0.6, 600],
          ],
          [
            [0, "a"],
            [0.5, "o"],
          ],
          e(0.03, 0.4, 0.15),
          { at, level: -25 },
          { size: 0.5, rough: 0.5 },
        ),
      ),
      {
        type: "noise",
        colour: "pink",
        level: -7,
        filters: [{ type: "bandpass", frequency: 1500, q: 0.4 }],
        drift: { rate: 0.6, decibels: 7 },
        envelope: "steady",
      },
    ],
    room: { seconds: 1, level: -8 },
  },
  pond: {
    caption: "frogs at a pond",
    length: 32,
    volume: "effects",
    layers: [
      ...[0.4, 2.7, 6.1, 9.9, 13.6, 16.2, 20.4, 24.5, 28.3].map((at, index) => ({
        ...call(
          [
            [0, 140 + 12 * (index % 4)],
            [0.24, 205 + 10 * (index % 3)],
          ],
          [
            [0, "o"],
            [0.1, "a"],
            [0.22, "o"],
          ],
          e(0.03, 0.16, 0.06),
          { at, level: -((index * 5) % 8) },
          { size: 0.6, rough: 0.6 },
        ),
        tremolo: { rate: 44, depth: 0.9 },
      })),
      drop(700, {
        level: -8,
        repeat: { type: "strewn", times: 22, over: 32, seed: 12, level: 10, pitch: 8 },
      }),
      {
        type: "noise",
        colour: "pink",
        level: -18,
        filters: [{ type: "bandpass", frequency: 1200, q: 0.5 }],
        drift: { rate: 0.5, decibels: 7 },
        envelope: "steady",
      },
    ],
    room: { seconds: 0.8, level: -10 },
  },
} satisfies Record<string, BedRecipe>;
