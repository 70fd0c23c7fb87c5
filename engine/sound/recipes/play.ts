/** Balls, cards, dice, toys, parties, and a little magic: what is played with. */
import type { BedRecipe, Envelope, Layer, Recipe } from "../recipe.ts";
import {
  clicks,
  crystal,
  drop,
  glass,
  glockenspiel,
  grain,
  harp,
  held,
  hiss,
  metal,
  sheet,
  skin,
  stone,
  swish,
  thump,
  wood,
} from "../timbres.ts";

const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
const SLIGHT = { pitch: 1, level: 1.5, time: 0.015 };

export const sounds = {
  "magic-rain": {
    caption: "a rainbow of drops",
    lead: 0.35,
    layers: [
      glass("C6", { release: 0.3 }),
      glass("E6", { at: 0.1, release: 0.3 }),
      glass("G6", { at: 0.2, release: 0.3 }),
      glass("C7", { at: 0.3, level: -4, release: 0.6 }),
      drop(1500, { level: -8, repeat: { type: "strewn", times: 9, over: 0.6, seed: 7, level: 8, pitch: 7 } }),
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
    // Blade meets blade, slides along it, and meets it again.
    layers: [
      ...[0, 0.46].flatMap((at, index) => [
        sheet(1450 + 210 * index, { at, release: 0.6 }),
        metal(2350 + 190 * index, { at, level: -3, release: 0.6 }),
        stone(3100, { at, level: -6 }),
      ]),
      swish(3200, 6800, 0.3, { at: 0.12, level: -8 }, 2),
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
    varies: SLIGHT,
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
    // The boot slaps, the air inside sinks and rings, and it flies away.
    layers: [
      held(
        [
          [0, 290],
          [0.05, 150],
          [0.2, 92],
        ],
        [1, 0.5, 0.2, 0.08],
        e(0.004, 0.03, 0.17),
      ),
      hiss(900, 6500, e(0.003, 0.004, 0.035), { level: -2 }),
      swish(900, 2600, 0.22, { at: 0.06, level: -13 }),
      swish(2600, 700, 0.4, { at: 0.26, level: -17 }),
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
    // A short one and a long one; the pea makes both tones stutter.
    layers: [
      ...[2350, 2480].map((hertz, index): Layer => ({
        ...held(hertz, [1, 0.3, 0.12], e(0.015, 0.08, 0.03), { level: -3 * index }, { rate: 34, cents: 160 }),
        tremolo: { rate: 34, depth: 0.75 },
      })),
      ...[2350, 2480].map((hertz, index): Layer => ({
        ...held(
          hertz,
          [1, 0.3, 0.12],
          e(0.015, 0.5, 0.06),
          { at: 0.2, level: -3 * index },
          { rate: 34, cents: 160 },
        ),
        tremolo: { rate: 34, depth: 0.75 },
      })),
      hiss(2000, 8500, e(0.02, 0.68, 0.06), { level: -19 }),
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
    // It slides over the others, is let go, and the air goes out under it.
    layers: [
      hiss(2500, 11000, e(0.05, 0.04, 0.03), { level: -4 }),
      grain(2200, { at: 0.11, level: 2, release: 0.03 }, 0.5),
      wood(240, { at: 0.112, level: -9, release: 0.05 }),
      hiss(900, 4500, e(0.004, 0.01, 0.06), { at: 0.12, level: -8 }),
    ],
    varies: SLIGHT,
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
    caption: "a balloon squeaks and bursts",
    lead: 0.4,
    // Rubber under fingers, then a burst without any pitch, and the room.
    layers: [
      held(
        [
          [0, 520],
          [0.12, 760],
          [0.2, 640],
          [0.34, 1150],
        ],
        [1, 0.7, 0.6, 0.5, 0.35, 0.3, 0.2],
        e(0.03, 0.25, 0.06),
        { level: -12 },
        { rate: 47, cents: 150 },
      ),
      hiss(150, 15_000, e(0.003, 0.003, 0.035), { at: 0.42, level: 4 }),
      hiss(400, 5000, e(0.004, 0.01, 0.11), { at: 0.423, level: -9 }),
    ],
    room: { seconds: 0.5, level: -7 },
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
  "ball-roll": {
    caption: "a cannonball rolls across the deck",
    lead: 0.4,
    moves: true,
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: -4,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 160],
              [0.7, 300],
              [1.4, 190],
            ],
            q: 0.7,
          },
        ],
        tremolo: { rate: 15, depth: 0.5 },
        envelope: e(0.1, 1, 0.3),
      },
      wood(150, { level: -6, release: 0.06, repeat: { type: "even", times: 7, every: 0.2 } }),
      wood(110, { level: 2, release: 0.2, at: 1.45 }),
    ],
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
} satisfies Record<string, Recipe>;

export const beds = {} satisfies Record<string, BedRecipe>;
