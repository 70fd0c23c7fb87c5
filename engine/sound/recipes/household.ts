/** Cloth, washing, cleaning and paper: what hands do at home, and Laundry Legend. */
import type { BedRecipe, Envelope, Layer, NoiseLayer, Recipe } from "../recipe.ts";
import { clicks, drop, grain, held, hiss, metal, paper, stone, swish, thump, wood } from "../timbres.ts";

/** Cloth that moves: grains of high noise, close together. */
function cloth(at: number, over: number, level: number, seed: number): NoiseLayer {
  return grain(2400, {
    at,
    level,
    release: 0.07,
    repeat: { type: "strewn", times: Math.round(over * 45), over, seed, level: 12, pitch: 7 },
  });
}
/** Coarse cloth under a nail. */
function scrape(at: number, from: number, over: number, level: number): NoiseLayer {
  return {
    type: "noise",
    colour: "white",
    at,
    level,
    filters: [
      {
        type: "bandpass",
        frequency: [
          [0, from],
          [over, from * 1.8],
        ],
        q: 1.4,
      },
    ],
    tremolo: { rate: 46, depth: 0.85 },
    envelope: { attack: 0.02, hold: over, release: 0.12 },
  };
}
/** Feet of socks, so many in half a minute. */
function socksBed(times: number, level: number, caption: string): BedRecipe {
  return {
    caption,
    length: 32,
    volume: "effects",
    layers: [
      thump(330, {
        at: 0.1,
        level,
        release: 0.06,
        repeat: { type: "strewn", times, over: 31, seed: 41, level: 8, pitch: 4 },
      }),
      grain(1300, {
        at: 0.1,
        level: level - 4,
        release: 0.05,
        repeat: { type: "strewn", times, over: 31, seed: 41, level: 8, pitch: 4 },
      }),
    ],
  };
}
const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
const rip = (at: number, seconds: number, level = 0): Layer => ({
  ...clicks(900, [3000, 9500], e(0.02, seconds - 0.06, 0.04), { at, level }, [0.008, 0.003]),
});
const SLIGHT = { pitch: 1, level: 1.5, time: 0.015 };

export const sounds = {
  "drop-machine": {
    caption: "it tumbles into the drum",
    lead: 0.3,
    length: 0.8,
    layers: [
      cloth(0, 0.2, -8, 1),
      thump(130, { at: 0.1, repeat: { type: "even", times: 3, every: 0.2, stretch: 0.85, level: -4 } }),
      metal(290, {
        at: 0.1,
        level: -3,
        release: 0.3,
        repeat: { type: "even", times: 3, every: 0.2, stretch: 0.85, level: -4, pitch: -1 },
      }),
    ],
    room: { seconds: 0.35, level: -10 },
    varies: { pitch: 1, level: 1.5, time: 0.01 },
  },
  "drop-basin": {
    caption: "it splashes into the basin",
    lead: 0.25,
    length: 0.75,
    layers: [
      {
        type: "noise",
        colour: "white",
        level: 9,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 900],
              [0.08, 2600],
              [0.45, 1300],
            ],
            q: 0.8,
          },
        ],
        envelope: { attack: 0.02, hold: 0.03, release: 0.42 },
      },
      thump(190, { level: -10 }),
      drop(480, {
        at: 0.16,
        level: -3,
        repeat: { type: "strewn", times: 9, over: 0.55, seed: 5, level: 8, pitch: 8 },
      }),
    ],
    varies: { pitch: 1, level: 1.5, time: 0.01 },
  },
  "drop-counter": {
    caption: "it lands on the counter",
    lead: 0.2,
    length: 0.42,
    layers: [
      thump(210, { level: -3, release: 0.13 }),
      wood(390, { level: -10, release: 0.12 }),
      cloth(0.01, 0.32, -4, 2),
    ],
    varies: { pitch: 1, level: 1.5, time: 0.01 },
  },
  bounce: {
    caption: "it bounces back",
    lead: 0.4,
    length: 0.9,
    // A spring: each hop shorter and higher, as what comes back to you does.
    layers: [
      {
        type: "tone",
        wave: [1, 0.5, 0.25, 0.12],
        pitch: [
          [0, 210],
          [0.05, 330],
          [0.17, 250],
        ],
        vibrato: { rate: 22, cents: 70 },
        level: 0,
        envelope: { attack: 0.006, hold: 0.03, release: 0.2 },
        repeat: { type: "even", times: 5, every: 0.25, stretch: 0.76, pitch: 2.5, level: -2.5 },
      },
    ],
    varies: { pitch: 0.8, level: 1.5, time: 0.01 },
  },
  rustle: {
    caption: "cloth rustles",
    lead: 0.3,
    length: 0.7,
    layers: [cloth(0, 0.28, 0, 3), cloth(0.33, 0.28, -2, 4)],
    varies: { pitch: 1, level: 2, time: 0.02 },
  },
  zip: {
    caption: "a zip",
    lead: 0.3,
    length: 0.5,
    layers: [
      {
        type: "noise",
        colour: "white",
        level: 0,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 1700],
              [0.4, 6200],
            ],
            q: 2.2,
          },
        ],
        tremolo: { rate: 78, depth: 0.9 },
        envelope: { attack: 0.05, hold: 0.28, release: 0.1 },
      },
      metal(1500, { at: 0.38, level: -10, release: 0.1 }),
    ],
    varies: {},
  },
  "dial-click": {
    caption: "the dial clicks",
    softer: 4,
    lead: 0.05,
    length: 0.09,
    layers: [wood(1250, { release: 0.03 }), wood(860, { at: 0.026, release: 0.055 })],
    varies: { pitch: 0.8, level: 1.5 },
  },
  "water-fill": {
    caption: "water runs in",
    lead: 0.4,
    length: 1.8,
    layers: [
      {
        type: "noise",
        colour: "pink",
        level: -3,
        filters: [
          { type: "highpass", frequency: 350 },
          {
            type: "peaking",
            frequency: [
              [0, 500],
              [1.7, 1300],
            ],
            q: 2.5,
            gain: 14,
          },
          { type: "lowpass", frequency: 9000 },
        ],
        tremolo: { rate: 7, depth: 0.35 },
        envelope: { attack: 0.25, hold: 1.1, release: 0.5 },
      },
      drop(520, {
        at: 0.2,
        level: -7,
        release: 0.06,
        repeat: { type: "strewn", times: 26, over: 1.4, seed: 9, level: 9, pitch: 9 },
      }),
    ],
    varies: {},
  },
  spin: {
    caption: "the drum spins",
    lead: 0.4,
    length: 1.9,
    layers: [
      {
        type: "tone",
        wave: [0.5, 1, 0.5, 0.3],
        pitch: [
          [0, 110],
          [1.1, 290],
          [1.4, 300],
          [1.9, 210],
        ],
        level: -7,
        envelope: { attack: 0.25, hold: 1.05, release: 0.55 },
      },
      // Whoosh after whoosh, closer and closer.
      {
        type: "noise",
        colour: "pink",
        level: 0,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 500],
              [0.09, 1100],
              [0.22, 500],
            ],
            q: 1,
          },
        ],
        envelope: { attack: 0.08, release: 0.22 },
        repeat: { type: "even", times: 10, every: 0.26, stretch: 0.91 },
      },
    ],
    varies: {},
  },
  "dryer-buzz": {
    caption: "the dryer buzzes",
    lead: 0.4,
    length: 0.9,
    // A hum through a closed door rather than the rasp of a real one.
    layers: [
      {
        type: "tone",
        wave: "sawtooth",
        pitch: 196,
        filters: [
          { type: "lowpass", frequency: 900 },
          { type: "peaking", frequency: 600, q: 2, gain: 6 },
        ],
        tremolo: { rate: 24, depth: 0.35 },
        level: 0,
        envelope: { attack: 0.05, hold: 0.22, release: 0.13 },
        repeat: { type: "even", times: 2, every: 0.48 },
      },
    ],
  },
  pocket: {
    caption: "something rattles in a pocket",
    lead: 0.4,
    length: 0.75,
    layers: [
      metal(1500, {
        at: 0.03,
        release: 0.09,
        repeat: { type: "strewn", times: 9, over: 0.55, seed: 21, level: 7, pitch: 5 },
      }),
      wood(900, {
        level: -3,
        release: 0.05,
        repeat: { type: "strewn", times: 8, over: 0.6, seed: 22, level: 7, pitch: 6 },
      }),
      cloth(0, 0.65, -8, 23),
    ],
    varies: { pitch: 1, level: 2, time: 0.02 },
  },
  "pin-click": {
    caption: "a small metal click",
    softer: 2,
    lead: 0.2,
    layers: [metal(2100, { release: 0.12 }), metal(1600, { at: 0.04, level: -5, release: 0.09 })],
    varies: { pitch: 1.5, level: 2 },
  },
  "tag-knock": {
    caption: "a small hard knock",
    softer: 2,
    lead: 0.2,
    layers: [wood(720, { release: 0.1 }), wood(1180, { level: -7, release: 0.05 })],
    varies: { pitch: 1, level: 1.5 },
  },
  "cloth-denim": {
    caption: "a rough scrape",
    lead: 0.4,
    length: 0.7,
    layers: [scrape(0, 900, 0.16, 0), scrape(0.32, 1100, 0.2, -1)],
    varies: {},
  },
  "cloth-silk": {
    caption: "a long thin hiss",
    lead: 0.4,
    length: 0.9,
    layers: [
      {
        type: "noise",
        colour: "white",
        level: -4,
        filters: [
          { type: "highpass", frequency: 4200 },
          { type: "lowpass", frequency: 9500 },
          {
            type: "peaking",
            frequency: [
              [0, 5200],
              [0.8, 8200],
            ],
            q: 2,
            gain: 9,
          },
        ],
        envelope: { attack: 0.25, hold: 0.2, release: 0.42 },
      },
    ],
    varies: { pitch: 3.5 },
  },
  "cloth-wool": {
    caption: "a soft, dull pat",
    lead: 0.4,
    length: 0.7,
    layers: [
      thump(150, { level: -2, release: 0.18 }),
      thump(135, { at: 0.33, level: -4, release: 0.18 }),
      {
        type: "noise",
        colour: "brown",
        level: -6,
        filters: [{ type: "lowpass", frequency: 700 }],
        envelope: { attack: 0.08, hold: 0.2, release: 0.3 },
      },
    ],
    varies: {},
  },
  "cloth-cotton": {
    caption: "a crisp flap",
    lead: 0.35,
    layers: [
      grain(1500, { level: 2, release: 0.12 }),
      thump(260, { at: 0.01, level: -8, release: 0.08 }),
      grain(1800, { at: 0.26, level: 0, release: 0.12 }),
      thump(280, { at: 0.27, level: -10, release: 0.08 }),
    ],
    varies: {},
  },
  "cloth-sequins": {
    caption: "tiny tinkling ticks",
    lead: 0.4,
    length: 0.8,
    layers: [
      metal(3600, {
        level: -4,
        release: 0.07,
        repeat: { type: "strewn", times: 22, over: 0.6, seed: 31, level: 9, pitch: 6 },
      }),
    ],
    varies: {},
  },
  "cloth-raincoat": {
    caption: "a loud plastic crackle",
    lead: 0.4,
    length: 0.7,
    layers: [
      {
        type: "grains",
        grain: "click",
        density: [
          [0, 40],
          [0.2, 120],
          [0.6, 40],
        ],
        hertz: [1200, 4200],
        release: [0.02, 0.008],
        spread: 12,
        level: 0,
        envelope: { attack: 0.02, hold: 0.35, release: 0.25 },
      },
    ],
    varies: {},
  },
  "lint-choked": {
    caption: "a dryer wheezes, muffled and slow",
    lead: 0.4,
    length: 1.5,
    // Its motor strains, its drum turns too slowly, and hardly any air gets out.
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: 0,
        filters: [
          { type: "lowpass", frequency: 420 },
          { type: "peaking", frequency: 240, q: 3, gain: 8 },
        ],
        tremolo: { rate: 2, depth: 0.8 },
        envelope: { attack: 0.2, hold: 0.9, release: 0.4 },
      },
      {
        type: "tone",
        wave: [0.4, 1, 0.4, 0.5, 0.2, 0.3],
        pitch: 100,
        level: -12,
        envelope: { attack: 0.2, hold: 0.9, release: 0.3 },
      },
      metal(190, { at: 0.1, level: -12, release: 0.15, repeat: { type: "even", times: 3, every: 0.5 } }),
    ],
    varies: {},
  },
  "lint-clear": {
    caption: "a dryer breathes out, clear and free",
    lead: 0.4,
    length: 1.4,
    layers: [
      {
        type: "noise",
        colour: "pink",
        level: 0,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 700],
              [0.6, 1900],
              [1.3, 1200],
            ],
            q: 0.7,
          },
        ],
        envelope: { attack: 0.25, hold: 0.6, release: 0.5 },
      },
    ],
    varies: {},
  },
  "drum-bang": {
    caption: "a washer bangs, off balance",
    lead: 0.4,
    length: 1.5,
    layers: [
      thump(95, { level: 2, release: 0.25, repeat: { type: "even", times: 4, every: 0.36 } }),
      metal(240, { at: 0.02, level: -6, release: 0.25, repeat: { type: "even", times: 4, every: 0.36 } }),
    ],
    varies: { pitch: 0.6, level: 2, time: 0.01 },
  },
  page: {
    caption: "a page turns",
    lead: 0.25,
    length: 0.35,
    layers: paper(0, 0, 81),
    varies: { pitch: 1.5, level: 2, time: 0.02 },
  },
  "lean-in": {
    caption: "you lean closer",
    // Cloth, and the room steps back a little.
    layers: [swish(2600, 700, 0.4, { level: 0 }, 1.4), grain(1800, { level: -10, at: 0.1 })],
    varies: {},
  },
  "spray-bottle": {
    caption: "two sprays of a bottle",
    lead: 0.3,
    layers: [
      hiss(3500, 13000, e(0.03, 0.05, 0.14), { repeat: { type: "even", times: 2, every: 0.34 } }),
      stone(1500, { level: -10, repeat: { type: "even", times: 2, every: 0.34 } }),
    ],
    varies: { pitch: 1, time: 0.03 },
  },
  wipe: {
    caption: "a cloth squeaks over glass",
    lead: 0.3,
    // Cloth to and fro, and a squeak where it sticks and slips.
    layers: [
      hiss(700, 6500, e(0.05, 0.1, 0.07), { repeat: { type: "even", times: 4, every: 0.26 } }, "pink"),
      held(
        [
          [0, 1450],
          [0.05, 1900],
          [0.1, 1700],
        ],
        [1, 0.5, 0.35, 0.2],
        e(0.03, 0.03, 0.05),
        { at: 0.1, level: -9, repeat: { type: "even", times: 4, every: 0.26, pitch: -1 } },
        { rate: 41, cents: 90 },
      ),
    ],
    varies: { pitch: 2, time: 0.02 },
  },
  scrub: {
    caption: "a brush scrubs",
    lead: 0.35,
    layers: [
      hiss(1500, 8000, e(0.05, 0.05, 0.08), { repeat: { type: "even", times: 6, every: 0.19 } }),
      hiss(900, 4000, e(0.04, 0.04, 0.07), {
        at: 0.095,
        level: -4,
        repeat: { type: "even", times: 6, every: 0.19 },
      }),
    ],
    varies: { pitch: 1, level: 2, time: 0.015 },
  },
  "bubble-pop": {
    caption: "a soap bubble pops",
    lead: 0.1,
    layers: [drop(900, { release: 0.04 }), stone(3200, { level: -8, release: 0.02 })],
    varies: { pitch: 4 },
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
  "soap-foam": {
    caption: "a sponge foams",
    lead: 0.3,
    // It is squeezed twice; what comes out of it is bubbles too small to have a pitch.
    layers: [0, 0.42].flatMap((at) => [
      {
        ...hiss(500, 3200, e(0.08, 0.1, 0.12), { at, level: -2 }, "pink"),
        tremolo: { rate: 27, depth: 0.8 },
      },
      drop(300, { at: at + 0.16, level: -9, release: 0.08 }),
      clicks(
        [
          [0, 200],
          [0.2, 900],
          [0.6, 200],
        ],
        [3500, 11000],
        e(0.12, 0.2, 0.35),
        { at, level: 0 },
        [0.006, 0.003],
      ),
    ]),
    varies: SLIGHT,
  },
} satisfies Record<string, Recipe>;

export const beds = {
  "socks-few": socksBed(24, -8, "a few tiny feet patter under the dryer"),
  "socks-many": socksBed(104, -2, "a whole crowd of tiny feet scampers under the dryer"),
  "laundry-room": {
    caption: "the laundry room hums",
    length: 32,
    volume: "effects",
    layers: [
      {
        type: "tone",
        wave: [0.2, 1, 0.3, 0.5],
        pitch: 120,
        level: -16,
        tremolo: { rate: 0.5, depth: 0.3 },
        envelope: "steady",
      },
      {
        type: "noise",
        colour: "pink",
        level: -6,
        filters: [{ type: "bandpass", frequency: 520, q: 0.9, sway: { rate: 1, cents: 500 } }],
        tremolo: { rate: 1, depth: 0.5 },
        drift: { rate: 0.5, decibels: 6 },
        envelope: "steady",
      },
      // A button on the glass of the door.
      metal(2600, {
        level: -18,
        release: 0.08,
        repeat: { type: "strewn", times: 11, over: 32, seed: 31, level: 8, pitch: 4 },
      }),
      // Wet cloth that falls over in the drum.
      thump(170, { at: 0.3, level: -4, release: 0.2, repeat: { type: "even", times: 32, every: 1 } }),
      grain(700, { at: 0.34, level: -8, release: 0.18, repeat: { type: "even", times: 32, every: 1 } }, 0.7),
    ],
  },
} satisfies Record<string, BedRecipe>;
