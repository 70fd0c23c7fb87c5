/** Instruments that a game can let the child play: one note each, C unless it says otherwise; `pitch` gives the others. */
import type { BedRecipe, Envelope, Layer, NoiseLayer, Recipe, ToneLayer } from "../recipe.ts";
import type { Note, Pitch } from "../pitch.ts";
import {
  bell,
  call,
  clicks,
  crystal,
  glass,
  glockenspiel,
  grain,
  harp,
  held,
  hiss,
  marimba,
  metal,
  sheet,
  skin,
  stone,
  string,
  swish,
  thump,
  wood,
} from "../timbres.ts";

const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
const PLAYED = { level: 1.2 };
const STRUCK = { pitch: 0.4, level: 2 };
const note = (caption: string, layers: readonly Layer[]): Recipe => ({
  caption,
  lead: 0.3,
  layers,
  varies: PLAYED,
});
const drum = (caption: string, layers: readonly Layer[]): Recipe => ({
  caption,
  lead: 0.12,
  layers,
  varies: STRUCK,
});
/** A breath before the tone, and a tone that opens. */
const blown = (
  pitch: Pitch,
  wave: readonly number[],
  breath: number,
  seconds = 0.5,
  attack = 0.05,
): Layer[] => [
  {
    ...held(pitch, wave, e(attack, seconds, 0.15), {}, { rate: 5.2, cents: 9 }),
    filters: [
      {
        type: "lowpass",
        frequency: [
          [0, 1200],
          [attack * 2, 5200],
        ],
      },
    ],
  },
  hiss(900, 6500, e(0.012, seconds * 0.9, 0.12), { level: breath }, "pink"),
];
const BRASS = [0.7, 1, 0.95, 0.8, 0.62, 0.5, 0.4, 0.3, 0.22, 0.16, 0.1];
const REEDS = [0.8, 1, 0.9, 0.85, 0.7, 0.6, 0.55, 0.45, 0.4, 0.3, 0.28, 0.22, 0.2, 0.15, 0.12, 0.1];
const BOWED = [1, 0.75, 0.55, 0.5, 0.4, 0.3, 0.28, 0.2, 0.16, 0.14, 0.1, 0.08, 0.06];
const bowed = (pitch: Pitch, seconds = 0.6): Layer[] => [
  {
    ...held(pitch, BOWED, e(0.09, seconds, 0.18), {}, { rate: 5.6, cents: 16 }),
    filters: [
      { type: "peaking", frequency: 480, q: 2, gain: 5 },
      { type: "peaking", frequency: 2700, q: 1.4, gain: 4 },
    ],
  },
  hiss(2200, 9000, e(0.03, seconds, 0.12), { level: -28 }),
];
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
/** A chord of soft voices whose mouths open or close. */
function mood(chord: readonly Pitch[], brightness: readonly [from: number, to: number]): ToneLayer[] {
  return chord.map((pitch, index) => ({
    type: "tone",
    wave: "sawtooth",
    pitch,
    at: index * 0.06,
    level: -index,
    filters: [
      {
        type: "lowpass",
        frequency: [
          [0, brightness[0]],
          [0.8, brightness[1]],
        ],
      },
    ],
    envelope: { attack: 0.18, hold: 0.25, release: 0.7 },
  }));
}

export const sounds = {
  piano: note("a piano", [
    {
      type: "struck",
      pitch: "C4",
      attack: 0.003,
      level: 0,
      hammer: -12,
      beating: 2,
      partials: [
        [1, 0, 2.2],
        [2.001, -4, 1.7],
        [3.004, -9, 1.3],
        [4.01, -11, 1],
        [5.02, -17, 0.8],
        [6.03, -20, 0.6],
        [7.05, -24, 0.5],
        [8.07, -26, 0.4],
        [10.1, -30, 0.3],
      ],
    },
    thump(130, { level: -20, release: 0.08 }),
  ]),
  guitar: note("a guitar", [string("C4", { release: 1.5 }, 0.62), wood(210, { level: -20 })]),
  banjo: note("a banjo", [string("C4", { release: 0.7 }, 0.97), skin(320, { level: -12, release: 0.12 })]),
  bass: note("a bass", [string("C3", { release: 1.1 }, 0.4), thump(131, { level: -13, release: 0.3 })]),
  "harp-note": note("a harp", [harp("C5", { release: 1.4 }), string("C5", { level: -8, release: 1.2 }, 0.5)]),
  violin: note("a violin", bowed("C5")),
  cello: note("a cello", bowed("C3", 0.8)),
  flute: note("a flute", blown("C5", [1, 0.28, 0.14, 0.05], -14)),
  recorder: note("a recorder", blown("C5", [1, 0.06, 0.24, 0.02, 0.06], -22, 0.45, 0.03)),
  clarinet: note("a clarinet", blown("C4", [1, 0.04, 0.72, 0.06, 0.5, 0.05, 0.3, 0.04, 0.2], -26)),
  trumpet: note("a trumpet", blown("C5", BRASS, -30, 0.45, 0.04)),
  tuba: note("a tuba", blown("C3", [1, 0.85, 0.6, 0.4, 0.25, 0.15, 0.08], -26, 0.5, 0.06)),
  horn: note("a horn", blown("C4", [1, 0.7, 0.45, 0.25, 0.14, 0.08], -28, 0.6, 0.07)),
  "harmonica-note": note("a harmonica", [
    ...blown("C5", [0.8, 0.5, 1, 0.4, 0.6, 0.3, 0.4, 0.2], -20),
    held(526, [0.8, 0.5, 1, 0.4, 0.6], e(0.06, 0.5, 0.12), { level: -5 }),
  ]),
  accordion: note("an accordion", [
    // Two reeds that are not quite in tune beat, and a third lies an octave above: the bellows press on.
    held("C4", REEDS, e(0.12, 0.6, 0.14)),
    held(264.2, REEDS, e(0.16, 0.56, 0.14), { level: -1 }),
    held(525.6, REEDS, e(0.2, 0.5, 0.14), { level: -5 }),
    hiss(2500, 9000, e(0.1, 0.5, 0.2), { level: -24 }),
  ]),
  "organ-note": note("an organ", [
    held("C4", [1, 0.8, 0.1, 0.6, 0.05, 0.1, 0.05, 0.35], e(0.02, 0.8, 0.12)),
    hiss(1500, 7000, e(0.01, 0.02, 0.06), { level: -18 }),
  ]),
  "marimba-note": note("a marimba", [marimba("C4", { release: 0.9 })]),
  "xylophone-note": note("a xylophone", [
    wood(523.25, { release: 0.35 }),
    marimba("C5", { level: -3, release: 0.35 }),
  ]),
  "glockenspiel-note": note("a glockenspiel", [glockenspiel("C6", { release: 1.1 })]),
  "music-box": note("a music box", [
    glockenspiel("C6", { release: 1.1 }),
    stone(3200, { level: -18, release: 0.02 }),
    string("C6", { level: -14, release: 0.5 }, 0.8),
  ]),
  kalimba: note("a kalimba", [
    {
      type: "struck",
      pitch: "C5",
      attack: 0.003,
      level: 0,
      hammer: -18,
      partials: [
        [1, 0, 0.9],
        [2, -20, 0.4],
        [5.4, -14, 0.2],
        [8.9, -22, 0.1],
      ],
    },
    wood(260, { level: -16 }),
  ]),
  "steel-drum": note("a steel drum", [
    {
      type: "struck",
      pitch: "C5",
      attack: 0.004,
      level: 0,
      hammer: -18,
      beating: 8,
      partials: [
        [1, 0, 0.9],
        [2, -3, 0.8],
        [3, -10, 0.5],
        [4.02, -14, 0.4],
        [5.6, -20, 0.25],
      ],
    },
  ]),
  "hand-bell": note("a hand bell", [bell("C5", { release: 1.6 })]),
  "glass-harp": note("a rubbed glass", [
    held("C5", [1, 0.1, 0.06, 0.02], e(0.2, 0.6, 0.5), {}, { rate: 4.5, cents: 6 }),
    hiss(3000, 9000, e(0.2, 0.5, 0.3), { level: -34 }),
  ]),
  "voice-ah": note("a choir voice", [
    call("C4", "a", e(0.12, 0.6, 0.3), {}, { breath: 0.05 }),
    call(263.2, "a", e(0.16, 0.55, 0.3), { level: -3 }, { size: 0.92, breath: 0.05 }),
  ]),
  "voice-ooh": note("a choir voice that says ooh", [
    call("C4", "u", e(0.12, 0.6, 0.3), {}, { breath: 0.06 }),
    call(263.2, "u", e(0.16, 0.55, 0.3), { level: -3 }, { size: 0.92, breath: 0.06 }),
  ]),
  "tuning-fork": note("a tuning fork", [
    {
      type: "struck",
      pitch: "A4",
      attack: 0.006,
      level: 0,
      partials: [
        [1, 0, 2.6],
        [6.27, -26, 0.2],
      ],
    },
  ]),
  "bottle-note": note("a blown bottle", [...blown("C4", [1, 0.05, 0.03], -8, 0.6, 0.08)]),
  "rubber-band": note("a rubber band", [
    string("C3", { release: 0.45 }, 0.9),
    held(
      [
        [0, 131],
        [0.4, 128],
      ],
      [1, 0.8, 0.6, 0.4, 0.3],
      e(0.004, 0.02, 0.35),
      { level: -12 },
      { rate: 13, cents: 30 },
    ),
  ]),
  kick: drum("a bass drum", [
    thump(58, { release: 0.3 }),
    skin(85, { level: -8, release: 0.2 }),
    grain(2600, { level: -14, release: 0.02 }),
  ]),
  snare: drum("a snare drum", [
    skin(190, { release: 0.14 }),
    hiss(1400, 9500, e(0.003, 0.01, 0.16), { level: 0 }),
  ]),
  tom: drum("a tom", [skin(175, { release: 0.5 }), thump(165, { level: -6, release: 0.3 })]),
  "hi-hat": {
    ...drum("a hi hat", [
      hiss(6500, 15000, e(0.003, 0.005, 0.06)),
      sheet(4300, { level: -12, release: 0.06 }),
    ]),
    varies: { pitch: 5, level: 3 },
  },
  "hi-hat-open": drum("an open hi hat", [
    hiss(5000, 13000, e(0.003, 0.02, 0.45)),
    sheet(4100, { level: -7, release: 0.4 }),
  ]),
  cymbal: drum("a cymbal", [
    hiss(3800, 14000, e(0.004, 0.05, 1.3)),
    sheet(2300, { level: -6, release: 1.2 }),
    sheet(3170, { level: -8, release: 1 }),
  ]),
  gong: {
    caption: "a gong",
    lead: 0.4,
    layers: [
      sheet(130, { release: 2.4 }),
      sheet(177, { level: -3, release: 2.2 }),
      // Its shimmer comes when the blow is over.
      sheet(355, { at: 0.28, level: -1, release: 1.8 }),
      hiss(900, 7000, e(0.35, 0.2, 1.2), { level: -4 }),
    ],
    room: { seconds: 1.2, level: -10 },
  },
  tambourine: drum("a tambourine", [
    crystal(3900, {
      release: 0.16,
      repeat: { type: "strewn", times: 9, over: 0.07, seed: 2, level: 8, pitch: 5 },
    }),
    skin(330, { level: -8, release: 0.07 }),
  ]),
  triangle: drum("a triangle", [crystal(2480, { release: 1.4 }), metal(4100, { level: -5, release: 1.1 })]),
  cowbell: drum("a cowbell", [metal(562, { release: 0.25 }), metal(845, { level: -2, release: 0.2 })]),
  woodblock: drum("a woodblock", [wood(880, { release: 0.1 })]),
  claves: {
    ...drum("claves", [wood(2100, { release: 0.09 }), stone(2500, { level: -10, release: 0.03 })]),
    varies: { pitch: 2.4, level: 4 },
  },
  bongo: drum("a bongo", [skin(300, { release: 0.2 })]),
  "bongo-low": drum("a low bongo", [skin(205, { release: 0.26 })]),
  djembe: drum("a djembe", [
    skin(96, { release: 0.35 }),
    thump(80, { level: -3, release: 0.2 }),
    grain(1700, { level: -12, release: 0.04 }),
  ]),
  maraca: drum("a maraca", [
    clicks(
      [
        [0, 300],
        [0.04, 900],
        [0.12, 60],
      ],
      [4200, 10000],
      e(0.03, 0.02, 0.08),
      {},
      [0.008, 0.004],
    ),
  ]),
  guiro: {
    caption: "a guiro",
    lead: 0.3,
    layers: [
      wood(1700, { release: 0.03, repeat: { type: "even", times: 14, every: 0.022, stretch: 0.98 } }),
      wood(1750, { at: 0.36, release: 0.03, repeat: { type: "even", times: 5, every: 0.02 } }),
    ],
    varies: STRUCK,
  },
  "drum-roll": {
    caption: "a drum roll, fading in",
    lead: 0.4,
    layers: Array.from({ length: 34 }, (_, index) => index).flatMap((index) => [
      skin(190, { at: 0.045 * index, level: -16 + 0.45 * index, release: 0.09 }),
      ...(index % 4 === 0
        ? [hiss(1600, 9000, e(0.02, 0.12, 0.08), { at: 0.045 * index, level: -18 + 0.45 * index })]
        : []),
    ]),
  },
  "drum-roll-end": {
    caption: "a drum roll and its end",
    lead: 0.4,
    layers: [
      ...Array.from({ length: 18 }, (_, index) =>
        skin(190, { at: 0.045 * index, level: -12 + 0.5 * index, release: 0.09 }),
      ),
      thump(60, { at: 0.86, release: 0.3 }),
      hiss(3800, 14000, e(0.004, 0.05, 0.9), { at: 0.86, level: 0 }),
      sheet(2300, { at: 0.86, level: -8, release: 0.8 }),
    ],
  },
  fanfare: {
    caption: "a fanfare",
    lead: 0.4,
    layers: (
      [
        [0, "G4", 0.1],
        [0.16, "G4", 0.1],
        [0.32, "G4", 0.1],
        [0.48, "C5", 0.6],
      ] as const
    ).flatMap(([at, pitch, long]) => [
      held(pitch, BRASS, e(0.03, long, 0.14), { at }),
      held(pitch === "C5" ? "E5" : "C5", BRASS, e(0.03, long, 0.14), { at, level: -4 }),
    ]),
    room: { seconds: 0.9, level: -12 },
  },
  "fanfare-sad": {
    caption: "a fanfare that slips, and laughs at itself",
    lead: 0.4,
    layers: [
      held("D#4", BRASS, e(0.04, 0.24, 0.1)),
      held("D4", BRASS, e(0.04, 0.24, 0.1), { at: 0.4 }),
      held(
        [
          [0, "C#4"],
          [0.3, "C#4"],
          [0.9, "B3"],
        ],
        BRASS,
        e(0.04, 0.6, 0.3),
        { at: 0.8 },
        { rate: 6, cents: 45 },
      ),
    ],
  },
  "new-best": {
    caption: "your own best",
    lead: 0.4,
    layers: [
      marimba("C5"),
      marimba("E5", { at: 0.09 }),
      marimba("G5", { at: 0.18 }),
      marimba("B5", { at: 0.27 }),
      glockenspiel("C6", { at: 0.36, release: 1.2 }),
      glockenspiel("E6", { at: 0.36, level: -4, release: 1.1 }),
      harp("C4", { at: 0.36, release: 1.2 }),
    ],
  },
  keepsake: {
    caption: "something to keep",
    lead: 0.4,
    layers: [
      harp("G4"),
      harp("C5", { at: 0.1 }),
      harp("D5", { at: 0.2 }),
      harp("G5", { at: 0.3, release: 1.3 }),
      crystal(1568, { at: 0.32, level: -10, release: 1 }),
    ],
    room: { seconds: 0.8, level: -12 },
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
  magnifier: {
    caption: "the magnifier chimes",
    lead: 0.3,
    length: 0.8,
    layers: [
      glass("B5", { release: 0.35 }, 0.04),
      glass("F#6", { at: 0.13, level: -1, release: 0.7 }, 0.04),
      swish(1500, 4200, 0.5, { level: -16 }),
    ],
  },
  "chapter-sting": {
    caption: "a mystery sting",
    lead: 0.4,
    length: 1.7,
    layers: [
      marimba("C4", { release: 0.35 }),
      marimba("D#4", { at: 0.2, release: 0.35 }),
      marimba("F#4", { at: 0.4, release: 0.35 }),
      ...(["C4", "D#4", "F#4", "B4"] as const).map((pitch, index) =>
        harp(pitch, { at: 0.62 + index * 0.02, level: -2 }),
      ),
      {
        type: "tone",
        wave: [1, 0.3, 0.12],
        pitch: "B4",
        tremolo: { rate: 6, depth: 0.7 },
        at: 0.62,
        level: -5,
        envelope: { attack: 0.04, hold: 0.4, release: 0.9 },
      },
    ],
    room: { seconds: 1, level: -10 },
  },
  warmer: {
    caption: "the mood warms",
    lead: 0.4,
    length: 1.3,
    // Voices that open their mouths, over strings that climb.
    layers: [
      ...mood(["C4", "G4", "C5", "E5"], [400, 3600]),
      ...(["C4", "E4", "G4", "C5"] as const).map((pitch, index) =>
        harp(pitch, { at: 0.12 * index, level: -5, release: 0.8 }),
      ),
      call(
        [
          [0, "E4"],
          [0.5, "G4"],
        ],
        [
          [0, "m"],
          [0.45, "a"],
        ],
        { attack: 0.2, hold: 0.35, release: 0.5 },
        { level: -12 },
      ),
    ],
    varies: {},
  },
  cooler: {
    caption: "the mood cools",
    lead: 0.4,
    length: 1,
    // A cold breath, and a chord that thins out to a hollow fifth.
    layers: [
      swish(2000, 330, 0.9, { level: 1 }, 2.2),
      ...mood(["C4", "G4"], [1500, 250]).map((layer) => ({ ...layer, level: layer.level - 8 })),
      crystal("D#5", { at: 0.05, level: -12, release: 0.5 }),
      crystal("D5", { at: 0.4, level: -12, release: 0.5 }),
    ],
    varies: {},
  },
  scene: {
    caption: "a new scene",
    lead: 0.4,
    length: 1,
    layers: [
      ...(["D4", "F#4", "A4", "C#5", "E5", "A5"] as const).map((pitch, index) =>
        harp(pitch, { at: 0.055 * index, release: 0.85 }),
      ),
      swish(1800, 8000, 0.5, { level: 2 }),
    ],
    room: { seconds: 0.6, level: -14 },
    varies: {},
  },
  "sled-bells": {
    caption: "sled bells",
    lead: 0.35,
    layers: [
      crystal(2600, { release: 0.25, repeat: { type: "even", times: 7, every: 0.19 } }),
      crystal(3300, { at: 0.02, level: -4, release: 0.2, repeat: { type: "even", times: 7, every: 0.19 } }),
      metal(4200, { at: 0.01, level: -10, release: 0.1, repeat: { type: "even", times: 7, every: 0.19 } }),
    ],
    varies: { pitch: 0.5, level: 2, time: 0.02 },
  },
  "cell-note": {
    caption: "a field's note",
    softer: 1,
    lead: 0.2,
    layers: [marimba("C4", { release: 0.5 }), glass("C5", { level: -14, release: 0.3 })],
  },
  "shape-square": {
    caption: "a square corner",
    softer: 1,
    lead: 0.15,
    layers: [wood(880, { release: 0.12 })],
    varies: { pitch: 0.7, level: 2 },
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
    varies: { pitch: 0.7, level: 2 },
  },
  "shape-sharp": {
    caption: "a sharp corner",
    softer: 1,
    lead: 0.15,
    layers: [crystal(2640, { release: 0.35 })],
    varies: { pitch: 0.7, level: 2 },
  },
} satisfies Record<string, Recipe>;

export const beds = {} satisfies Record<string, BedRecipe>;
