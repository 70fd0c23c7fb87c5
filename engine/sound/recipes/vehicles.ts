/** Streets, buses and trains from outside and inside. What passes moves from side to side, with its pitch falling as it goes. */
import type { BedRecipe, Envelope, Layer, NoiseLayer, Recipe, ToneLayer } from "../recipe.ts";
import {
  bell,
  clicks,
  drops,
  grain,
  held,
  hiss,
  metal,
  motor,
  murmur,
  sheet,
  stone,
  swish,
  thump,
  wood,
} from "../timbres.ts";

const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
/** From afar: it is heard from the first, and comes nearer. */
const nears = (attack: number, hold: number, release: number): Envelope => ({
  attack,
  hold,
  release,
  from: -24,
});
const PASS = { pitch: 1, level: 1 };
/** Nears, is there at half of the time, and goes: louder and brighter near, and lower by Doppler afterwards. */
const pass = (seconds: number, engine: number, body: number, tyres: number, level = 0): Layer[] => {
  const half = seconds / 2;
  const path = (hertz: number): [number, number][] => [
    [0, hertz * 1.05],
    [half * 0.85, hertz * 1.04],
    [half * 1.15, hertz * 0.95],
    [seconds, hertz * 0.93],
  ];
  const near = nears(half, seconds * 0.04, half * 0.96);
  return [
    ...motor(path(engine), body, near, { level }),
    {
      type: "noise",
      colour: "pink",
      level: level + tyres,
      filters: [
        {
          type: "bandpass",
          frequency: [
            [0, 500],
            [half, 1700],
            [seconds, 420],
          ],
          q: 0.5,
        },
      ],
      envelope: near,
    },
    {
      type: "noise",
      colour: "white",
      level: level + tyres - 16,
      filters: [{ type: "highpass", frequency: 3500 }],
      envelope: nears(half, 0.02, half * 0.7),
    },
  ];
};
const idle = (hertz: number, body: number, envelope: Envelope, level = 0): Layer[] =>
  motor(hertz, body, envelope, { level }).map((layer) => ({ ...layer, drift: { rate: 5, decibels: 4 } }));
const rails = (every: number, times: number, level = 0): Layer[] => [
  metal(310, { level, release: 0.09, repeat: { type: "even", times, every } }),
  metal(280, { at: 0.14, level: level - 2, release: 0.09, repeat: { type: "even", times, every } }),
  thump(95, { level: level + 2, release: 0.1, repeat: { type: "even", times, every } }),
];
function voices(over: number): Layer[] {
  return [
    {
      ...murmur(40, 190, -14, 71),
      repeat: { type: "strewn", times: 40, over, seed: 71, level: 10, pitch: 5 },
    },
  ];
}
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
const CHANCE = { pitch: 1.5, level: 2, time: 0.05 };

export const sounds = {
  "car-by": { caption: "a car passes", lead: 0.4, moves: true, layers: pass(2.4, 62, 320, 2), varies: PASS },
  "bus-by": {
    caption: "a bus passes",
    lead: 0.4,
    moves: true,
    layers: [...pass(3.2, 34, 190, 0), hiss(2500, 9000, e(0.05, 0.25, 0.5), { at: 1.7, level: 2 })],
    varies: PASS,
  },
  "truck-by": {
    caption: "a truck rumbles past",
    lead: 0.4,
    moves: true,
    layers: [
      ...pass(3.2, 27, 120, -2),
      sheet(210, {
        at: 0.9,
        level: -5,
        release: 0.12,
        repeat: { type: "strewn", times: 12, over: 1.6, seed: 3, level: 8, pitch: 5 },
      }),
    ],
    varies: PASS,
  },
  "motorbike-by": {
    caption: "a motorbike passes",
    lead: 0.4,
    moves: true,
    layers: pass(2, 120, 1700, -16),
    varies: PASS,
  },
  "bicycle-by": {
    caption: "a bicycle passes",
    lead: 0.4,
    moves: true,
    layers: [
      // The free wheel ticks from the first.
      stone(4200, { level: -16, release: 0.02, repeat: { type: "even", times: 22, every: 0.07 } }),
      { ...clicks(26, [3200, 7000], nears(0.6, 0.2, 0.7), { level: 2 }, [0.012, 0.006]) },
      hiss(2500, 8000, nears(0.7, 0.1, 0.7), { level: -12 }),
      bell(2300, { at: 0.45, level: -8, release: 0.4, repeat: { type: "even", times: 2, every: 0.16 } }),
    ],
    varies: PASS,
  },
  "scooter-by": {
    caption: "a scooter rolls past",
    lead: 0.4,
    moves: true,
    layers: [
      {
        type: "noise",
        colour: "pink",
        level: 0,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 1200],
              [0.7, 2600],
              [1.4, 1100],
            ],
            q: 1,
          },
        ],
        tremolo: { rate: 29, depth: 0.7 },
        envelope: nears(0.7, 0.05, 0.7),
      },
      stone(1500, { level: -10, repeat: { type: "even", times: 5, every: 0.28 } }),
    ],
    varies: PASS,
  },
  "quiet-car-by": {
    caption: "an electric car hums past",
    lead: 0.4,
    moves: true,
    layers: [
      held(
        [
          [0, 466],
          [1.1, 462],
          [1.4, 420],
          [2.4, 415],
        ],
        [1, 0.3, 0.2, 0.1],
        nears(1.1, 0.1, 1.2),
        { level: 4 },
      ),
      held(
        [
          [0, 622],
          [1.1, 616],
          [1.4, 560],
          [2.4, 554],
        ],
        [1, 0.2, 0.1],
        nears(1.1, 0.1, 1.2),
        { level: -6 },
      ),
      {
        type: "noise",
        colour: "pink",
        level: 0,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 600],
              [1.2, 1500],
              [2.4, 500],
            ],
            q: 0.6,
          },
        ],
        envelope: nears(1.15, 0.1, 1.15),
      },
    ],
    varies: PASS,
  },
  "train-by": {
    caption: "a train passes",
    lead: 0.4,
    moves: true,
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: 4,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 250],
              [1.5, 600],
              [3.2, 220],
            ],
            q: 0.6,
          },
        ],
        envelope: nears(1.3, 0.5, 1.4),
      },
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((index) => [
        metal(320, { at: 0.3 + 0.4 * index, level: -Math.abs(index - 3) * 3, release: 0.09 }),
        metal(290, { at: 0.44 + 0.4 * index, level: -2 - Math.abs(index - 3) * 3, release: 0.09 }),
      ]),
    ],
    varies: PASS,
  },
  "plane-by": {
    caption: "a plane flies over",
    lead: 0.4,
    moves: true,
    layers: [
      {
        type: "noise",
        colour: "pink",
        level: 2,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 900],
              [1.4, 1300],
              [3.4, 320],
            ],
            q: 0.5,
          },
        ],
        drift: { rate: 3, decibels: 5 },
        envelope: nears(1.4, 0.3, 1.7),
      },
      held(
        [
          [0, 1450],
          [1.4, 1400],
          [1.9, 1150],
          [3.4, 1100],
        ],
        [1, 0.2],
        nears(1.4, 0.2, 1.5),
        { level: -20 },
      ),
    ],
    varies: PASS,
  },
  "traffic-surge": {
    caption: "the traffic beside you starts",
    lead: 0.4,
    layers: [
      ...motor(
        [
          [0, 38],
          [0.5, 62],
          [1.6, 98],
        ],
        300,
        e(0.06, 1.1, 0.6),
      ),
      ...motor(
        [
          [0, 30],
          [0.6, 48],
          [1.7, 82],
        ],
        210,
        e(0.35, 0.9, 0.6),
        { level: -3 },
      ),
      {
        type: "noise",
        colour: "pink",
        level: 0,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 300],
              [1.6, 1200],
            ],
            q: 0.5,
          },
        ],
        envelope: e(0.9, 0.3, 0.6),
      },
    ],
    varies: PASS,
  },
  "car-start": {
    caption: "a car starts",
    lead: 0.4,
    layers: [
      {
        ...held(95, "sawtooth", e(0.03, 0.5, 0.06), { level: -4 }),
        tremolo: { rate: 7, depth: 0.9 },
        filters: [{ type: "bandpass", frequency: 900, q: 0.7 }],
      },
      ...motor(
        [
          [0, 60],
          [0.25, 95],
          [0.9, 48],
        ],
        300,
        e(0.06, 0.6, 0.3),
        { at: 0.55 },
      ),
    ],
  },
  "car-horn": {
    caption: "a car horn",
    lead: 0.35,
    layers: [
      held(415, [0.8, 1, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2], e(0.03, 0.4, 0.08)),
      held(523, [0.8, 1, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2], e(0.03, 0.4, 0.08)),
    ],
  },
  "truck-horn": {
    caption: "a truck's horn, fading in",
    lead: 0.35,
    layers: [147, 185, 220].map((hertz, index) =>
      held(hertz, [0.8, 1, 0.9, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15], e(0.14, 0.55, 0.15), { level: -index }),
    ),
  },
  "boat-horn": {
    caption: "a ship's horn, fading in",
    lead: 0.4,
    layers: [
      held(116, [1, 0.9, 0.7, 0.5, 0.4, 0.25, 0.15], e(0.3, 0.9, 0.4)),
      held(174, [1, 0.6, 0.4, 0.2], e(0.3, 0.9, 0.4), { level: -5 }),
    ],
    room: { seconds: 2.4, level: -4 },
    varies: { pitch: 1, level: 2 },
  },
  "bike-bell": {
    caption: "a bicycle bell",
    lead: 0.3,
    layers: [
      bell(2300, { release: 0.5, repeat: { type: "even", times: 2, every: 0.17 } }),
      metal(3100, { level: -8, release: 0.2, repeat: { type: "even", times: 2, every: 0.17 } }),
    ],
    varies: { pitch: 0.5 },
  },
  "air-brakes": {
    caption: "air brakes",
    lead: 0.35,
    // A heavy engine idles; air is let off, and off again.
    layers: [
      ...idle(26, 210, e(0.02, 1.1, 0.4), -17),
      hiss(1200, 10000, e(0.01, 0.25, 0.4), { level: -1 }),
      hiss(2500, 11000, e(0.008, 0.04, 0.2), { at: 0.85, level: 1 }),
    ],
    varies: { pitch: 1, time: 0.05 },
  },
  "brake-squeal": {
    caption: "brakes squeal",
    lead: 0.35,
    // Wheels that slow down, and steel that shrieks on steel until they stand.
    layers: [
      ...motor(
        [
          [0, 62],
          [1.3, 22],
        ],
        240,
        e(0.03, 0.8, 0.6),
        { level: -2 },
      ),
      ...[1900, 2035].map((hertz) =>
        held(
          [
            [0, hertz],
            [0.6, hertz * 0.93],
            [1.3, hertz * 0.7],
          ],
          [1, 0.5, 0.4, 0.3, 0.2, 0.2],
          e(0.12, 0.7, 0.4),
          { level: -9 },
          { rate: 31, cents: 30 },
        ),
      ),
      hiss(2500, 9000, e(0.12, 0.7, 0.4), { level: -18 }),
    ],
    varies: PASS,
  },
  "bus-doors": {
    caption: "the bus doors hiss open",
    lead: 0.35,
    layers: [
      ...idle(28, 230, e(0.02, 0.9, 0.4), -6),
      hiss(1500, 9500, e(0.015, 0.15, 0.35)),
      ...[0.42, 0.5].flatMap((at) => [
        thump(110, { at, release: 0.15 }),
        sheet(310, { at, level: -9, release: 0.2 }),
      ]),
    ],
  },
  "turn-left": {
    caption: "the bus leans into a turn",
    lead: 0.4,
    moves: true,
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: 2,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 260],
              [0.9, 420],
              [1.8, 260],
            ],
            q: 0.7,
          },
        ],
        envelope: e(0.6, 0.4, 0.8),
      },
      held(
        [
          [0, 760],
          [0.9, 880],
          [1.7, 720],
        ],
        [1, 0.4, 0.3],
        e(0.5, 0.4, 0.5),
        { level: -24 },
        { rate: 17, cents: 50 },
      ),
    ],
  },
  "road-bump": {
    caption: "a bump in the road",
    lead: 0.25,
    // The engine, then the front wheels, then the rear ones, and what is loose rattles.
    layers: [
      ...idle(34, 260, e(0.02, 0.7, 0.3), -9),
      hiss(400, 2400, e(0.02, 0.7, 0.3), { level: -20 }, "pink"),
      ...[0.06, 0.3].flatMap((at) => [
        thump(72, { at, release: 0.2 }),
        sheet(260, { at, level: -8, release: 0.2 }),
        stone(900, {
          at: at + 0.04,
          level: -10,
          repeat: { type: "strewn", times: 5, over: 0.2, seed: 4, level: 6, pitch: 5 },
        }),
      ]),
    ],
    varies: { pitch: 1.5, level: 2 },
  },
  "skateboard-by": {
    caption: "a skateboard rolls past",
    lead: 0.4,
    moves: true,
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: -9,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 500],
              [0.8, 1100],
              [1.6, 450],
            ],
            q: 0.6,
          },
        ],
        tremolo: { rate: 21, depth: 0.6 },
        envelope: e(0.8, 0.05, 0.8),
      },
      stone(700, { level: 2, release: 0.05, repeat: { type: "even", times: 7, every: 0.23 } }),
      wood(240, { level: -2, release: 0.09, repeat: { type: "even", times: 7, every: 0.23 } }),
    ],
    varies: PASS,
  },
  "rocket-launch": {
    caption: "a rocket lifts off, fading in",
    lead: 0.4,
    // Pumps that whine upward, then the roar, which crackles and draws away.
    layers: [
      {
        ...held(
          [
            [0, 160],
            [0.9, 620],
            [3, 300],
          ],
          [1, 0.6, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2],
          e(0.3, 0.9, 1.6),
          { level: -13 },
        ),
      },
      {
        type: "noise",
        colour: "pink",
        level: 6,
        filters: [
          {
            type: "lowpass",
            frequency: [
              [0, 300],
              [1.1, 3600],
              [3, 400],
            ],
          },
          { type: "highpass", frequency: 80 },
        ],
        drift: { rate: 12, decibels: 8 },
        envelope: e(0.7, 0.9, 1.4),
      },
      clicks(
        [
          [0, 60],
          [1, 260],
          [3, 40],
        ],
        [500, 4500],
        e(0.6, 0.8, 1.3),
        { level: 0 },
      ),
    ],
  },
  "ship-engine": {
    caption: "a submarine's engine turns over",
    lead: 0.4,
    layers: [
      ...motor(
        [
          [0, 28],
          [0.6, 46],
          [1.6, 48],
        ],
        160,
        e(0.2, 1, 0.5),
      ),
      thump(60, { level: -4, repeat: { type: "even", times: 7, every: 0.22 } }),
    ],
  },
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
    // Buffers: iron on iron, the next wagon after it, and steam.
    layers: [
      thump(70, { release: 0.3 }),
      ...[0.02, 0.17, 0.27].flatMap((at, index) => [
        metal(280 + 40 * index, { at, level: -3 - 4 * index, release: 0.7 }),
        metal(1150 + 90 * index, { at, level: -11 - 4 * index, release: 0.4 }),
      ]),
      ...puff(0.42, -4, 0.4),
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
  "hull-creak": {
    caption: "the hull creaks",
    lead: 0.4,
    // Planks that bend, and the sea along them.
    layers: [
      {
        ...held(
          [
            [0, 22],
            [0.35, 58],
            [0.75, 34],
            [1.2, 66],
          ],
          "sawtooth",
          e(0.03, 1.05, 0.3),
        ),
        filters: [
          { type: "peaking", frequency: 480, q: 3, gain: 14 },
          { type: "bandpass", frequency: 760, q: 1.2 },
        ],
        drift: { rate: 9, decibels: 10 },
      },
      {
        type: "noise",
        colour: "brown",
        level: -3,
        filters: [
          {
            type: "bandpass",
            frequency: [
              [0, 240],
              [0.9, 620],
              [1.8, 260],
            ],
            q: 0.6,
          },
        ],
        envelope: e(0.6, 0.4, 0.7),
      },
      drops(14, [300, 900], e(0.3, 0.9, 0.5), { level: -9 }),
    ],
    room: { seconds: 0.9, level: -9 },
    varies: CHANCE,
  },
  "rope-creak": {
    caption: "a rope creaks",
    lead: 0.35,
    // Fibres that hold and slip, slower, faster and slower: single jerks through a taut rope.
    layers: [
      {
        ...held(
          [
            [0, 17],
            [0.3, 46],
            [0.5, 38],
            [0.75, 14],
          ],
          "sawtooth",
          e(0.02, 0.55, 0.2),
        ),
        filters: [
          { type: "peaking", frequency: 620, q: 3, gain: 14 },
          { type: "bandpass", frequency: 1300, q: 1.4 },
        ],
        drift: { rate: 9, decibels: 8 },
      },
      clicks(
        [
          [0, 20],
          [0.3, 60],
          [0.7, 15],
        ],
        [900, 2600],
        e(0.02, 0.5, 0.2),
        { level: -8 },
      ),
    ],
    varies: CHANCE,
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
} satisfies Record<string, Recipe>;

export const beds = {
  "car-idle": { caption: "a car idles", length: 30, volume: "effects", layers: idle(42, 260, "steady") },
  "bus-idle": {
    caption: "a bus idles",
    length: 30,
    volume: "effects",
    layers: [
      ...idle(24, 170, "steady"),
      stone(700, { level: -22, repeat: { type: "even", times: 150, every: 0.2 } }),
    ],
  },
  street: {
    caption: "a street",
    length: 34,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "pink",
        level: -7,
        filters: [{ type: "bandpass", frequency: 420, q: 0.5, drift: { rate: 0.4, cents: 500 } }],
        drift: { rate: 0.5, decibels: 8 },
        envelope: "steady",
      },
      ...[3, 11, 18, 26].flatMap((at, index) =>
        pass(3.4, 55 + 6 * index, 300, 0, -11 - 2 * (index % 2)).map((layer) => ({ ...layer, at })),
      ),
      ...voices(34),
    ],
  },
  "bus-inside": {
    caption: "inside a bus",
    length: 32,
    volume: "effects",
    layers: [
      ...idle(33, 170, "steady"),
      {
        type: "noise",
        colour: "brown",
        level: -2,
        filters: [{ type: "bandpass", frequency: 330, q: 0.6 }],
        drift: { rate: 0.7, decibels: 7 },
        envelope: "steady",
      },
      sheet(420, {
        level: -24,
        release: 0.14,
        repeat: { type: "strewn", times: 40, over: 32, seed: 12, level: 9, pitch: 5 },
      }),
    ],
    room: { seconds: 0.25, level: -10 },
  },
  "train-inside": {
    caption: "inside a train",
    length: 32,
    volume: "effects",
    layers: [
      {
        type: "noise",
        colour: "brown",
        level: 0,
        filters: [{ type: "bandpass", frequency: 280, q: 0.6 }],
        drift: { rate: 0.6, decibels: 6 },
        envelope: "steady",
      },
      ...rails(1, 32, -4),
      held(118, [1, 0.5, 0.4, 0.2], "steady", { level: -20 }),
    ],
    room: { seconds: 0.3, level: -10 },
  },
  works: {
    caption: "roadworks",
    length: 30,
    volume: "effects",
    layers: [
      ...[1, 7, 13.5, 20, 25].flatMap((at) => [
        grain(1500, { at, level: 0, release: 0.05, repeat: { type: "even", times: 50, every: 0.0375 } }),
        metal(420, { at, level: -6, release: 0.06, repeat: { type: "even", times: 50, every: 0.0375 } }),
      ]),
      ...idle(30, 190, "steady", -6),
    ],
    room: { seconds: 0.4, level: -12 },
  },
  "car-inside": {
    caption: "inside a car",
    length: 30,
    volume: "effects",
    layers: [
      ...idle(58, 230, "steady", -3),
      {
        type: "noise",
        colour: "pink",
        level: -6,
        filters: [{ type: "bandpass", frequency: 600, q: 0.5 }],
        drift: { rate: 0.8, decibels: 5 },
        envelope: "steady",
      },
      swish(400, 900, 0.6, { at: 9, level: -10 }),
    ],
  },
} satisfies Record<string, BedRecipe>;
