/** People without words: laughter, moods of a crowd, breath, a heart. */
import type { BedRecipe, Envelope, Layer, Recipe, ToneLayer, Vowel } from "../recipe.ts";
import { call, clicks, grain, held, hiss, metal, murmur, skin, stone, swish, thump } from "../timbres.ts";

const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
const LIVELY = { pitch: 1.5, level: 2, time: 0.02 };
/** Puffs of voice that fall, as laughter does. */
const laugh = (
  hertz: number,
  size: number,
  vowel: Vowel,
  times: number,
  every: number,
  at = 0,
  level = 0,
): Layer =>
  call(
    [
      [0, hertz * 1.15],
      [0.1, hertz * 0.9],
    ],
    vowel,
    e(0.012, 0.04, 0.07),
    { at, level, repeat: { type: "even", times, every, pitch: -0.6, level: -0.8, stretch: 1.04 } },
    { size, breath: 0.3 },
  );
/** Many throats that do the same, none of them together. */
const crowd = (
  from: readonly [number, Vowel],
  to: readonly [number, Vowel],
  seconds: number,
  level = 0,
): Layer[] =>
  [0.8, 1, 1.16, 1.4, 1.72, 2.05].map((high, index) =>
    call(
      [
        [0, 190 * high * from[0]],
        [seconds * 0.35, 190 * high * to[0]],
        [seconds, 185 * high * to[0] * 0.95],
      ],
      [
        [0, from[1]],
        [seconds * 0.4, to[1]],
      ],
      e(0.04 + 0.02 * index, seconds * 0.5, seconds * 0.45),
      { at: 0.035 * ((index * 3) % 5), level: level - index * 0.8 },
      { size: 1.05 - 0.07 * index, breath: 0.22, rough: 0.08 },
    ),
  );
const applause = (seconds: number, level = 0): Layer[] => [
  clicks(
    [
      [0, 30],
      [0.3, 130],
      [seconds * 0.7, 110],
      [seconds, 20],
    ],
    [1500, 9500],
    { attack: 0.12, hold: seconds * 0.55, release: seconds * 0.35, from: -14 },
    { level },
    [0.03, 0.016],
  ),
  {
    type: "noise",
    colour: "white",
    level: level - 22,
    filters: [{ type: "bandpass", frequency: 2000, q: 0.6 }],
    drift: { rate: 9, decibels: 6 },
    envelope: { attack: 0.25, hold: seconds * 0.5, release: seconds * 0.35, from: -10 },
  },
];
const beat = (at: number, level = 0): Layer[] => [
  thump(62, { at, level, release: 0.16 }),
  skin(98, { at, level: level - 8, release: 0.12 }),
  thump(74, { at: at + 0.28, level: level - 4, release: 0.13 }),
  skin(120, { at: at + 0.28, level: level - 12, release: 0.1 }),
];
const hearts = (times: number, every: number): Layer[] =>
  beat(0).map((layer) => ({ ...layer, repeat: { type: "even" as const, times, every } }));
const breath = (at: number, from: number, to: number, seconds: number, level = 0): Layer =>
  swish(from, to, seconds, { at, level }, 0.9);
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

export const sounds = {
  "laugh-child": {
    caption: "a child laughs",
    lead: 0.4,
    layers: [laugh(440, 0.72, "e", 6, 0.15)],
    varies: LIVELY,
  },
  "laugh-big": {
    caption: "somebody laughs out loud",
    lead: 0.4,
    layers: [laugh(190, 1.1, "a", 7, 0.19)],
    varies: LIVELY,
  },
  giggle: { caption: "a giggle", lead: 0.35, layers: [laugh(620, 0.6, "i", 8, 0.1)], varies: LIVELY },
  "gremlin-giggle": {
    caption: "a gremlin giggles",
    lead: 0.4,
    layers: [laugh(760, 0.45, "i", 10, 0.085), laugh(380, 0.45, "e", 10, 0.085, 0.03, -8)],
    varies: LIVELY,
  },
  "villain-laugh": {
    caption: "the villain laughs",
    lead: 0.4,
    layers: [laugh(130, 1.25, "o", 6, 0.24), laugh(131, 1.25, "a", 6, 0.24, 0.01, -6)],
    room: { seconds: 1.3, level: -7 },
  },
  gasp: {
    caption: "a gasp",
    lead: 0.25,
    layers: [
      hiss(700, 6500, e(0.14, 0.06, 0.08), {}, "pink"),
      call(
        [
          [0, 320],
          [0.2, 470],
        ],
        "a",
        e(0.1, 0.05, 0.1),
        { level: -12 },
        { size: 0.85, breath: 0.6 },
      ),
    ],
    varies: LIVELY,
  },
  sigh: {
    caption: "a sigh",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 260],
          [0.8, 150],
        ],
        [
          [0, "a"],
          [0.7, "u"],
        ],
        e(0.12, 0.2, 0.6),
        {},
        { breath: 0.7 },
      ),
      breath(0, 1800, 500, 0.9, -4),
    ],
    varies: LIVELY,
  },
  yawn: {
    caption: "a yawn",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 190],
          [0.5, 290],
          [1.3, 130],
        ],
        [
          [0, "u"],
          [0.5, "a"],
          [1.2, "m"],
        ],
        e(0.3, 0.5, 0.6),
        {},
        { breath: 0.45 },
      ),
    ],
    varies: LIVELY,
  },
  sneeze: {
    caption: "a sneeze",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 260],
          [0.28, 400],
        ],
        "a",
        e(0.12, 0.1, 0.06),
        { level: -4 },
        { breath: 0.4 },
      ),
      hiss(1800, 10000, e(0.006, 0.06, 0.22), { at: 0.44, level: 2 }),
      call(
        [
          [0, 420],
          [0.12, 240],
        ],
        [
          [0, "i"],
          [0.08, "u"],
        ],
        e(0.006, 0.05, 0.1),
        { at: 0.46 },
        { breath: 0.5 },
      ),
    ],
    varies: LIVELY,
  },
  cough: {
    caption: "a cough",
    lead: 0.3,
    layers: [0, 0.34].flatMap((at) => [
      hiss(400, 5000, e(0.005, 0.04, 0.14), { at }, "pink"),
      call(
        [
          [0, 190],
          [0.12, 130],
        ],
        "a",
        e(0.005, 0.03, 0.1),
        { at: at + 0.02, level: -2 },
        { rough: 0.9, breath: 0.5 },
      ),
    ]),
    varies: LIVELY,
  },
  snore: {
    caption: "a snore",
    lead: 0.4,
    layers: [
      {
        ...call(
          [
            [0, 70],
            [0.8, 85],
          ],
          [
            [0, "o"],
            [0.8, "e"],
          ],
          e(0.25, 0.45, 0.2),
          {},
          { size: 1.2, rough: 0.9, breath: 0.4 },
        ),
      },
      breath(1.1, 1200, 500, 0.8, -6),
    ],
    varies: LIVELY,
  },
  "breath-in": {
    caption: "a breath in",
    lead: 0.35,
    layers: [breath(0, 700, 2600, 0.9)],
    varies: { pitch: 1 },
  },
  "breath-out": {
    caption: "a breath out",
    lead: 0.35,
    layers: [breath(0, 1800, 500, 1)],
    varies: { pitch: 1 },
  },
  "heart-beat": { caption: "a heart beats once", softer: 1, lead: 0.35, layers: beat(0) },
  clap: {
    caption: "a clap",
    lead: 0.12,
    layers: [
      clicks(
        [
          [0, 900],
          [0.02, 100],
        ],
        [1300, 6500],
        e(0.004, 0.008, 0.07),
        { level: 2 },
        [0.03, 0.015],
      ),
      grain(1400, { level: -2, release: 0.06 }),
    ],
    varies: { pitch: 2, level: 2 },
  },
  applause: { caption: "applause", lead: 0.4, layers: applause(2.6), varies: { level: 1 } },
  "applause-small": {
    caption: "a few hands clap",
    lead: 0.4,
    layers: [
      clicks(
        [
          [0, 9],
          [1.2, 12],
          [1.6, 4],
        ],
        [1600, 9500],
        e(0.02, 1.1, 0.4),
        {},
        [0.04, 0.02],
      ),
    ],
    varies: { level: 1 },
  },
  "crowd-cheer": {
    caption: "the crowd cheers",
    lead: 0.4,
    layers: [...crowd([0.9, "i"], [1.35, "e"], 1.9), ...applause(2.2, -9)],
    room: { seconds: 0.9, level: -8 },
    varies: { pitch: 1, level: 2, time: 0.06 },
  },
  "crowd-aww": {
    caption: "the crowd says aww",
    lead: 0.4,
    layers: crowd([1.25, "a"], [0.95, "o"], 1.5),
    room: { seconds: 0.7, level: -8 },
    varies: { pitch: 1, level: 2, time: 0.06 },
  },
  "crowd-ooh": {
    caption: "the crowd says ooh",
    lead: 0.4,
    layers: crowd([0.95, "u"], [1.25, "u"], 1.3),
    room: { seconds: 0.7, level: -8 },
    varies: { pitch: 1, level: 2, time: 0.06 },
  },
  "crowd-gasp": {
    caption: "the crowd holds its breath",
    lead: 0.35,
    layers: [
      hiss(600, 6500, e(0.25, 0.08, 0.12), { level: 2 }, "pink"),
      ...crowd([1, "a"], [1.3, "a"], 0.4, -14),
    ],
    room: { seconds: 0.7, level: -8 },
  },
  "crowd-laugh": {
    caption: "everybody laughs",
    lead: 0.4,
    layers: [
      laugh(210, 1.05, "a", 7, 0.18),
      laugh(330, 0.85, "e", 8, 0.15, 0.06, -1),
      laugh(470, 0.7, "e", 8, 0.14, 0.11, -2),
      laugh(160, 1.15, "o", 6, 0.21, 0.03, -2),
      laugh(560, 0.65, "i", 9, 0.12, 0.17, -4),
    ],
    room: { seconds: 0.6, level: -8 },
    varies: { pitch: 1, level: 2, time: 0.05 },
  },
  "crowd-mutter": {
    caption: "people mutter",
    lead: 0.4,
    layers: [murmur(16, 160, 0, 5), murmur(14, 210, -2, 6)].map((layer) => ({
      ...layer,
      repeat: {
        type: "strewn" as const,
        times: 16,
        over: 1.4,
        seed: layer.level === 0 ? 7 : 8,
        level: 8,
        pitch: 5,
      },
    })),
    room: { seconds: 0.6, level: -6 },
    varies: { pitch: 1, time: 0.05 },
  },
  "hello-hum": {
    caption: "a friendly hum, going up",
    lead: 0.35,
    layers: [
      call(
        [
          [0, 210],
          [0.25, 300],
        ],
        "m",
        e(0.05, 0.2, 0.12),
        {},
        {},
      ),
    ],
    varies: LIVELY,
  },
  "doubt-hum": {
    caption: "a doubtful hum, going down",
    lead: 0.35,
    layers: [
      call(
        [
          [0, 230],
          [0.15, 245],
          [0.45, 170],
        ],
        "m",
        e(0.05, 0.32, 0.15),
        {},
        {},
      ),
    ],
    varies: LIVELY,
  },
  "goblin-mutter": {
    caption: "a goblin mutters",
    lead: 0.4,
    layers: [0, 0.17, 0.31, 0.5, 0.63].map((at, index) =>
      call(
        [
          [0, 150 + 40 * ((index * 2) % 3)],
          [0.1, 190 - 15 * index],
        ],
        [
          [0, index % 2 === 0 ? "o" : "e"],
          [0.1, index % 3 === 0 ? "a" : "i"],
        ],
        e(0.015, 0.07, 0.05),
        { at },
        { size: 0.65, rough: 0.75 },
      ),
    ),
    varies: LIVELY,
  },
  "alien-hello": {
    caption: "an alien says hello",
    lead: 0.4,
    layers: [
      call(
        [
          [0, 300],
          [0.2, 700],
          [0.4, 420],
          [0.7, 900],
        ],
        [
          [0, "u"],
          [0.2, "i"],
          [0.45, "o"],
          [0.7, "e"],
        ],
        e(0.04, 0.6, 0.12),
        {},
        { size: 0.5 },
      ),
      held(
        [
          [0, 900],
          [0.2, 2100],
          [0.4, 1260],
          [0.7, 2700],
        ],
        [1],
        e(0.05, 0.55, 0.15),
        { level: -14 },
        { rate: 19, cents: 90 },
      ),
    ],
    varies: LIVELY,
  },
  "robot-hello": {
    caption: "a robot says hello",
    lead: 0.4,
    layers: [
      {
        ...call(
          [
            [0, 140],
            [0.2, 140],
            [0.22, 187],
            [0.5, 187],
          ],
          [
            [0, "e"],
            [0.2, "e"],
            [0.24, "o"],
            [0.5, "u"],
          ],
          e(0.01, 0.46, 0.04),
          {},
          { breath: 0 },
        ),
        tremolo: { rate: 70, depth: 0.7 },
      },
    ],
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
  "hum-yes": {
    caption: "a high hum, rising",
    lead: 0.3,
    length: 0.5,
    layers: [
      call(
        [
          [0, 200],
          [0.12, 205],
          [0.34, 330],
        ],
        "m",
        { attack: 0.04, hold: 0.26, release: 0.12 },
        {},
        {},
      ),
    ],
    varies: { pitch: 1.5, level: 1, time: 0.02 },
  },
  "hum-no": {
    caption: "a low hum, falling",
    lead: 0.3,
    length: 0.55,
    layers: [
      call(
        [
          [0, 250],
          [0.12, 245],
          [0.38, 140],
        ],
        "m",
        { attack: 0.04, hold: 0.28, release: 0.15 },
        {},
        {},
      ),
    ],
    varies: { pitch: 1.5, level: 1, time: 0.02 },
  },
  strike: {
    caption: "a suspect falls silent",
    lead: 0.35,
    length: 0.6,
    // A pencil stroke through a name, and a hum that closes its mouth.
    layers: [
      swish(2600, 1200, 0.28, { level: 0 }, 1.6),
      {
        type: "tone",
        wave: "sawtooth",
        pitch: [
          [0, 262],
          [0.4, 165],
        ],
        at: 0.1,
        level: -4,
        filters: [
          {
            type: "lowpass",
            frequency: [
              [0, 1500],
              [0.35, 250],
            ],
          },
        ],
        envelope: { attack: 0.06, hold: 0.06, release: 0.4 },
      },
      thump(150, { at: 0.42, level: -4 }),
    ],
    varies: {},
  },
} satisfies Record<string, Recipe>;

export const beds = {
  heart: { caption: "a heart beats", length: 30, volume: "effects", layers: hearts(30, 1) },
  crowd: {
    caption: "a crowd waits",
    length: 32,
    volume: "effects",
    layers: [140, 175, 210, 270, 330].map((hertz, index) => ({
      ...murmur(110, hertz, -2 * index, 41 + index),
      repeat: { type: "strewn" as const, times: 110, over: 32, seed: 41 + index, level: 12, pitch: 5 },
    })),
    room: { seconds: 1.1, level: -3 },
  },
  party: {
    caption: "a party in the next room",
    length: 32,
    volume: "effects",
    layers: [
      ...[160, 220, 300].map((hertz, index) => ({
        ...murmur(90, hertz, -2 * index, 51 + index),
        repeat: { type: "strewn" as const, times: 90, over: 32, seed: 51 + index, level: 12, pitch: 5 },
      })),
      ...[4, 13, 22, 27].map((at, index) => laugh(300 + 70 * index, 0.85, "e", 5, 0.16, at, -10)),
      metal(2300, {
        level: -18,
        release: 0.3,
        repeat: { type: "strewn", times: 14, over: 32, seed: 55, level: 8, pitch: 5 },
      }),
      skin(110, { level: -10, repeat: { type: "even", times: 64, every: 0.5 } }),
      stone(2600, { at: 0.25, level: -20, repeat: { type: "even", times: 64, every: 0.5 } }),
    ],
    room: { seconds: 0.8, level: -5 },
  },
  "market-place": {
    caption: "a market",
    length: 32,
    volume: "effects",
    layers: [
      ...[150, 200, 260].map((hertz, index) => ({
        ...murmur(100, hertz, -2 * index, 61 + index),
        repeat: { type: "strewn" as const, times: 100, over: 32, seed: 61 + index, level: 12, pitch: 5 },
      })),
      ...[2, 9.5, 17, 25].map((at, index) =>
        call(
          [
            [0, 260 + 30 * index],
            [0.25, 380],
            [0.7, 300],
          ],
          [
            [0, "a"],
            [0.3, "e"],
            [0.7, "o"],
          ],
          e(0.05, 0.4, 0.25),
          { at, level: -15 },
          { breath: 0.15 },
        ),
      ),
      stone(1700, {
        level: -16,
        release: 0.05,
        repeat: { type: "strewn", times: 24, over: 32, seed: 65, level: 10, pitch: 7 },
      }),
    ],
    room: { seconds: 0.6, level: -8 },
  },
  breathing: {
    caption: "slow breath",
    isBeat: true,
    length: 30,
    volume: "effects",
    layers: [0, 5, 10, 15, 20, 25].flatMap((at) => [
      breath(at, 600, 1900, 2),
      breath(at + 2.4, 1500, 450, 2.3),
    ]),
  },
} satisfies Record<string, BedRecipe>;
