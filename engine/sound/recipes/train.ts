/** Steam, iron and a rail that rings: Addition Express. */
import type { BedRecipe, NoiseLayer, Recipe, ToneLayer } from "../recipe.ts";
import type { Note } from "../pitch.ts";
import { bell, grain, hiss, metal, sheet, thump } from "../timbres.ts";

/** Steam let out of a chimney, with the boiler's body under it. */
function puff(at: number, level: number, release: number): (NoiseLayer | ToneLayer)[] {
  return [
    {
      type: "noise",
      colour: "pink",
      at,
      level,
      filters: [
        {
          type: "bandpass",
          frequency: [
            [0, 1100],
            [release, 420],
          ],
          q: 0.8,
        },
      ],
      envelope: { attack: 0.018, hold: 0.03, release },
    },
    thump(150, { at, level: level - 6, release: release * 0.7 }),
    hiss(3000, 9000, { attack: 0.02, hold: 0.02, release }, { at, level: level - 9 }),
  ];
}

/** A wagon on its rails, further and further away. */
function rollingAway(at: number, seconds: number, body: number): NoiseLayer[] {
  return [
    {
      type: "noise",
      colour: "brown",
      at,
      level: -4,
      filters: [
        {
          type: "bandpass",
          frequency: [
            [0, body],
            [seconds, body * 0.6],
          ],
          q: 0.9,
        },
      ],
      tremolo: { rate: 13, depth: 0.6 },
      envelope: { attack: 0.08, hold: 0.5 * seconds, release: 0.5 * seconds - 0.08 },
    },
    grain(body * 3, {
      at: at + 0.16,
      level: -4,
      release: 0.05,
      repeat: { type: "even", times: 5, every: 0.13, stretch: 1.12, level: -4 },
    }),
  ];
}

/** Three whistles of brass on one valve, and the steam that blows them. */
function steamWhistle(at: number, hold: number): (ToneLayer | NoiseLayer)[] {
  const chord = [466, 587, 698].map((hertz, index): ToneLayer => ({
    type: "tone",
    wave: [1, 0.35, 0.3, 0.1],
    pitch: [
      [0, hertz * 0.93],
      [0.09, hertz],
      [0.1 + hold, hertz],
      [0.25 + hold, hertz * 0.95],
    ],
    vibrato: { rate: 6, cents: 10 },
    at,
    level: -2 * index,
    envelope: { attack: 0.06, hold, release: 0.22 },
  }));
  return [
    ...chord,
    {
      type: "noise",
      colour: "white",
      at,
      level: -1,
      filters: [{ type: "highpass", frequency: 3000 }],
      envelope: { attack: 0.05, hold, release: 0.25 },
    },
  ];
}

/** "Yay" as a mouth makes it: two resonances that wander from "ee" to "ay" over a voice that jumps up. */
function cheer(hertz: number, at: number): ToneLayer[] {
  const resonances = [
    { from: 380, to: 620, level: 0, q: 4 },
    { from: 2300, to: 1900, level: -8, q: 7 },
  ];
  return resonances.map(({ from, to, level, q }) => ({
    type: "tone",
    wave: "sawtooth",
    pitch: [
      [0, hertz * 0.85],
      [0.18, hertz * 1.2],
      [0.8, hertz],
    ],
    vibrato: { rate: 5.5 + at * 9, cents: 35 },
    at,
    level,
    filters: [
      {
        type: "bandpass",
        frequency: [
          [0, from],
          [0.25, to],
        ],
        q,
      },
    ],
    envelope: { attack: 0.06, hold: 0.35, release: 0.5 },
  }));
}

/** Begins where the rail rings at the same pitch, so that a glide starts from the number that was tried. */
function slideWhistle(from: Note, to: Note): (ToneLayer | NoiseLayer)[] {
  return [
    {
      type: "tone",
      wave: [1, 0.42, 0.3, 0.16, 0.1, 0.06],
      pitch: [
        [0, from],
        [0.06, from],
        [0.42, to],
        [0.62, to],
      ],
      vibrato: { rate: 7.5, cents: 16 },
      level: 0,
      envelope: { attack: 0.02, hold: 0.42, release: 0.26 },
    },
    // The piston that slides, and the breath that blows it.
    {
      type: "noise",
      colour: "white",
      level: -17,
      filters: [
        {
          type: "bandpass",
          frequency: [
            [0, 2600],
            [0.42, to === "A3" ? 1300 : 6200],
          ],
          q: 0.8,
        },
      ],
      drift: { rate: 25, decibels: 6 },
      envelope: { attack: 0.008, hold: 0.4, release: 0.2 },
    },
  ];
}

export const sounds = {
  chuff: {
    caption: "the train puffs",
    lead: 0.25,
    length: 0.5,
    layers: [...puff(0, 0, 0.2), ...puff(0.26, -4, 0.24)],
    varies: { pitch: 0.8, level: 1.5, time: 0.01 },
  },
  "couple-ten": {
    caption: "a deep clunk: ten wagons",
    lead: 0.25,
    length: 0.4,
    layers: [
      thump(110, { release: 0.3 }),
      metal(235, { release: 0.5, level: -2 }),
      metal(330, { at: 0.07, level: -10, release: 0.4 }),
      grain(1500, { level: -14, release: 0.06, repeat: { type: "even", times: 4, every: 0.07, level: -3 } }),
    ],
    varies: { pitch: 0.4, level: 1.5, time: 0.008 },
  },
  "couple-one": {
    caption: "a click: one wagon",
    lead: 0.1,
    length: 0.2,
    layers: [
      metal(940, { release: 0.09 }),
      metal(1180, { at: 0.05, level: -5, release: 0.16 }),
      thump(260, { at: 0.05, level: -8, release: 0.1 }),
    ],
    varies: { pitch: 0.5, level: 1.5, time: 0.006 },
  },
  "uncouple-ten": {
    caption: "ten wagons roll away",
    lead: 0.3,
    length: 1,
    layers: [
      metal(330, { release: 0.25, level: -9 }),
      metal(235, { at: 0.08, level: -11, release: 0.3 }),
      ...rollingAway(0.14, 1.05, 320),
    ],
    varies: {},
  },
  "uncouple-one": {
    caption: "one wagon rolls away",
    lead: 0.2,
    length: 0.95,
    layers: [
      metal(1180, { release: 0.1, level: -12 }),
      metal(940, { at: 0.05, level: -15, release: 0.1 }),
      ...rollingAway(0.1, 0.7, 700),
    ],
    varies: {},
  },
  rail: {
    caption: "the rail rings",
    lead: 0.15,
    length: 0.75,
    // Whole harmonics only, so that the ear gets one pitch however it is played; each beats a little, as iron does.
    layers: [
      {
        type: "struck",
        pitch: "C5",
        attack: 0.003,
        level: 0,
        hammer: -24,
        beating: 3,
        partials: [
          [1, 0, 1],
          [2, -7, 0.8],
          [3, -11, 0.6],
          [4, -14, 0.5],
          [5, -18, 0.4],
          [6, -20, 0.34],
          [8, -22, 0.28],
          [10, -26, 0.22],
        ],
      },
    ],
    varies: {},
  },
  "glide-up": {
    caption: "a glide up: too low",
    lead: 0.4,
    length: 0.7,
    layers: slideWhistle("C5", "D6"),
    varies: {},
  },
  "glide-down": {
    caption: "a glide down: too high",
    lead: 0.4,
    length: 0.7,
    layers: slideWhistle("C5", "A3"),
    varies: {},
  },
  "station-bell": {
    caption: "the station bell",
    lead: 0.4,
    length: 1.35,
    layers: [bell("A5", { release: 1.3, repeat: { type: "even", times: 2, every: 0.38 } })],
    room: { seconds: 0.8, level: -16 },
    varies: {},
  },
  "coal-in": {
    caption: "coal tumbles into the tender",
    layers: [
      grain(620, {
        level: -2,
        release: 0.07,
        repeat: { type: "strewn", times: 9, over: 0.5, seed: 5, level: 8, pitch: 6 },
      }),
      thump(140, { level: -6, release: 0.2 }),
      thump(120, { at: 0.22, level: -8, release: 0.2 }),
    ],
    varies: { pitch: 1, level: 1.5, time: 0.02 },
  },
  "train-bump": {
    caption: "a heavy bump from behind",
    layers: [
      thump(70, { release: 0.5 }),
      metal(180, { at: 0.02, level: -3, release: 0.6 }),
      metal(270, { at: 0.12, level: -9, release: 0.5 }),
      ...puff(0.35, -6, 0.4),
    ],
    varies: {},
  },
  "goods-horn": {
    caption: "a low, tired horn",
    layers: [110, 131].map((hertz, index): ToneLayer => ({
      type: "tone",
      wave: [1, 0.8, 0.5, 0.35, 0.2, 0.1],
      pitch: [
        [0, hertz * 0.9],
        [0.2, hertz],
        [0.9, hertz],
        [1.4, hertz * 0.82],
      ],
      vibrato: { rate: 4, cents: 18 },
      level: -3 * index,
      envelope: { attack: 0.12, hold: 0.8, release: 0.5 },
    })),
    varies: { pitch: 0.8, level: 2 },
  },
  whistle: {
    caption: "the train whistles",
    lead: 0.4,
    length: 1.6,
    layers: [...steamWhistle(0, 0.1), ...steamWhistle(0.4, 0.5)],
    room: { seconds: 0.9, level: -12 },
    varies: {},
  },
  passengers: {
    caption: "the passengers cheer",
    lead: 0.4,
    length: 1.5,
    layers: [
      ...cheer(220, 0),
      ...cheer(262, 0.05),
      ...cheer(330, 0.09),
      ...cheer(392, 0.03),
      ...cheer(494, 0.12),
      grain(1500, {
        at: 0.1,
        level: -4,
        release: 0.05,
        repeat: { type: "strewn", times: 34, over: 1.2, seed: 11, level: 10, pitch: 4 },
      }),
    ],
    room: { seconds: 0.5, level: -10 },
  },
} satisfies Record<string, Recipe>;

export const beds = {
  train: {
    caption: "the train runs",
    length: 32,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: 0,
        filters: [
          { type: "bandpass", frequency: 420, q: 0.7 },
          { type: "highpass", frequency: 200 },
        ],
        tremolo: { rate: 2, depth: 0.3 },
        drift: { rate: 0.4, decibels: 5 },
        envelope: "steady",
      },
      // Two axles over a joint of the rails, and the chimney. A wagon rattles now and then.
      grain(950, { level: -2, release: 0.07, repeat: { type: "even", times: 32, every: 1 } }),
      grain(800, { at: 0.17, level: -4, release: 0.08, repeat: { type: "even", times: 32, every: 1 } }),
      grain(
        480,
        { at: 0.125, level: 0, release: 0.17, repeat: { type: "even", times: 128, every: 0.25 } },
        0.8,
      ),
      metal(1500, {
        level: -22,
        release: 0.12,
        repeat: { type: "strewn", times: 17, over: 32, seed: 17, level: 10, pitch: 5 },
      }),
    ],
  },
  "goods-train": {
    caption: "a slow, heavy train behind",
    length: 32,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: -2,
        filters: [
          { type: "bandpass", frequency: 230, q: 0.8 },
          { type: "highpass", frequency: 110 },
        ],
        tremolo: { rate: 1, depth: 0.5 },
        drift: { rate: 0.4, decibels: 5 },
        envelope: "steady",
      },
      // One slow stroke of the pistons a second, and a wheel that squeaks at every second one.
      grain(260, { level: 0, release: 0.3, repeat: { type: "even", times: 32, every: 1 } }, 0.8),
      metal(1900, { at: 0.5, level: -16, release: 0.2, repeat: { type: "even", times: 16, every: 2 } }),
      sheet(260, {
        level: -14,
        release: 0.2,
        repeat: { type: "strewn", times: 13, over: 32, seed: 23, level: 10, pitch: 4 },
      }),
    ],
  },
} satisfies Record<string, BedRecipe>;
