/** Doors, locks, drawers and money: what opens, shuts and is counted. */
import type { BedRecipe, Layer, Recipe } from "../recipe.ts";
import {
  bell,
  clicks,
  crystal,
  glass,
  grain,
  held,
  hiss,
  metal,
  motor,
  sheet,
  skin,
  stone,
  swish,
  thump,
  wood,
} from "../timbres.ts";

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
/** Each coin has its own ring; the small ones ring higher. */
const coin = (hertz: number, at: number, level: number, release = 0.5): Layer[] => [
  crystal(hertz, { at, level, release }),
  metal(hertz * 1.31, { at, level: level - 7, release: release * 0.5 }),
];

export const sounds = {
  "door-knock": {
    caption: "a knock on the door",
    lead: 0.4,
    layers: knocks(3, 0.21),
    room: { seconds: 0.25, level: -12 },
    varies: { pitch: 1, level: 2, time: 0.02 },
  },
  doorbell: {
    caption: "the doorbell",
    lead: 0.4,
    layers: [bell(659, { release: 1 }), bell(523, { at: 0.5, release: 1.2 })],
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
      hiss(250, 3500, { attack: 0.15, hold: 0.5, release: 0.2 }, { level: 0 }, "pink"),
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
    layers: [
      metal(480, { release: 0.09, repeat: { type: "even", times: 6, every: 0.09, level: -1 } }),
      wood(260, { level: -4, release: 0.09, repeat: { type: "even", times: 6, every: 0.09, level: -1 } }),
      stone(2400, { level: -10, release: 0.03, repeat: { type: "even", times: 6, every: 0.09 } }),
    ],
    varies: { pitch: 1, level: 3, time: 0.015 },
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
    layers: [
      hiss(300, 4000, { attack: 0.12, hold: 0.15, release: 0.1 }, { level: 0 }, "pink"),
      wood(260, { at: 0.32, level: 0, release: 0.14 }),
      crystal(2300, {
        at: 0.34,
        level: -14,
        release: 0.12,
        repeat: { type: "strewn", times: 5, over: 0.2, seed: 8, level: 6, pitch: 6 },
      }),
    ],
    varies: { pitch: 1, time: 0.02 },
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
    layers: [
      stone(760, { release: 0.14 }),
      skin(340, { level: -3, release: 0.12 }),
      metal(2500, { at: 0.06, level: -8, release: 0.14 }),
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
  "card-pay": {
    caption: "the card is accepted",
    lead: 0.25,
    layers: [glass("E6", { release: 0.12 }, 0.05), glass("B6", { at: 0.12, release: 0.3 }, 0.05)],
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
  "chest-open": {
    caption: "a treasure chest opens",
    lead: 0.4,
    layers: [
      ...latch(0),
      held(
        [
          [0, 170],
          [0.3, 250],
          [0.5, 230],
        ],
        "sawtooth",
        { attack: 0.15, hold: 0.25, release: 0.2 },
        { at: 0.12, level: -16 },
        { rate: 29, cents: 80 },
      ),
      crystal(1900, {
        at: 0.6,
        level: -4,
        release: 0.6,
        repeat: { type: "even", times: 6, every: 0.07, pitch: 3, level: -1 },
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
} satisfies Record<string, Recipe>;

export const beds = {} satisfies Record<string, BedRecipe>;
