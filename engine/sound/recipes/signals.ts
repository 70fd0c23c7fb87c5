/**
 * Alarms, elevators, crossings, telephones and clocks: true to the standards, since they are taught. All fade in.
 * `standards.ts` has their figures and where these come from.
 */
import type { BedRecipe, Envelope, Layer, Recipe } from "../recipe.ts";
import type { Pitch } from "../pitch.ts";
import {
  beeps,
  bell,
  crystal,
  glass,
  grain,
  held,
  hiss,
  metal,
  motor,
  stone,
  thump,
  wood,
} from "../timbres.ts";

const soft = (hold: number, attack = 0.05): { attack: number; hold: number; release: number } => ({
  attack,
  hold: Math.max(0, hold - attack - 0.03),
  release: 0.03,
});
const PIEZO = [1, 0.08, 0.22, 0.04, 0.1];
/** A tenth of a second, and no click. */
const CHIRP = { attack: 0.02, hold: 0.078, release: 0.02 };
const alarm = (hertz: number, seconds: number, every: number, times: number): Layer =>
  held(hertz, PIEZO, soft(seconds, Math.min(0.06, seconds * 0.3)), {
    repeat: { type: "even", times, every },
  });
const pair = (low: number, high: number, seconds: number, at = 0, times = 1, every = 1): Layer[] =>
  [low, high].map((pitch) =>
    held(
      pitch,
      [1],
      { attack: 0.01, hold: seconds - 0.02, release: 0.01 },
      { at, repeat: { type: "even", times, every } },
    ),
  );
const key = (caption: string, low: number, high: number): Recipe => ({
  caption,
  lead: 0.2,
  length: 0.25,
  layers: pair(low, high, 0.22),
});
const chime = (pitch: Pitch, at = 0): Layer[] => [
  bell(pitch, { at, release: 0.9 }),
  glass(pitch, { at, level: -8, release: 0.5 }, 0.05),
];
/** Nothing of it above 1500 Hz. */
const lowChime = (pitch: Pitch, at = 0): Layer[] => [
  {
    type: "struck",
    pitch,
    attack: 0.004,
    at,
    level: 0,
    beating: 3,
    partials: [
      [0.5, -14, 0.9],
      [1, 0, 0.8],
      [1.19, -16, 0.5],
      [2, -9, 0.5],
    ],
    filters: [{ type: "lowpass", frequency: 1500 }],
  },
  held(pitch, [1], { attack: 0.01, hold: 0.05, release: 0.5 }, { at, level: -6 }),
];
/** A clock's works: the pallet drops, locks and is pushed, within 20 ms; the case answers. */
const escapement = (hertz: number): Layer[] => [
  stone(hertz * 1.6, { level: -6, release: 0.015 }),
  stone(hertz, { at: 0.011, release: 0.035 }),
  metal(hertz * 2.1, { at: 0.019, level: -12, release: 0.06 }),
];
const bong = (pitch: Pitch, at: number, level = 0): Layer => bell(pitch, { at, level, release: 2.2 });
/** The five changes of the Westminster Quarters, in E. */
const CHANGES = {
  one: ["G#4", "F#4", "E4", "B3"],
  two: ["E4", "G#4", "F#4", "B3"],
  three: ["E4", "F#4", "G#4", "E4"],
  four: ["G#4", "E4", "F#4", "B3"],
  five: ["B3", "F#4", "G#4", "E4"],
} as const;
const quarters = (caption: string, ...changes: readonly (keyof typeof CHANGES)[]): Recipe => ({
  caption,
  lead: 0.4,
  layers: changes.flatMap((change, bar) =>
    CHANGES[change].map((pitch, beat) => bong(pitch, bar * 2.5 + beat * 0.5)),
  ),
  room: { seconds: 1.2, level: -12 },
});
const e = (attack: number, hold: number, release: number): Envelope => ({ attack, hold, release });
const sonar = (at: number, level = 0): Layer[] => [
  held(
    [
      [0, 1180],
      [1.2, 1150],
    ],
    [1, 0.06],
    e(0.012, 0.06, 1.3),
    { at, level },
  ),
];

export const sounds = {
  "smoke-alarm": {
    caption: "three beeps: the smoke alarm",
    lead: 0.4,
    length: 4,
    layers: [alarm(3100, 0.5, 1, 3)],
  },
  "alarm-beep": {
    caption: "one long beep",
    lead: 0.4,
    length: 0.55,
    layers: [alarm(3100, 0.5, 1, 1)],
  },
  "smoke-alarm-low": {
    caption: "three low beeps: a smoke alarm for sleepers",
    lead: 0.4,
    length: 4,
    layers: [held(520, "square", soft(0.5), { repeat: { type: "even", times: 3, every: 1 } })],
  },
  "co-alarm": {
    caption: "four beeps: the carbon monoxide alarm",
    lead: 0.4,
    length: 5.7,
    layers: [held(3100, PIEZO, CHIRP, { repeat: { type: "even", times: 4, every: 0.2 } })],
  },
  "battery-chirp": {
    caption: "one chirp: the battery is low",
    lead: 0.25,
    layers: [held(3100, PIEZO, CHIRP)],
  },
  "fire-bell": {
    caption: "the fire bell, fading in",
    lead: 0.4,
    layers: [-18, -12, -8, -5, -3, -2, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0].map((level, index) =>
      bell(760, { at: 0.09 * index, level, release: 0.6 }),
    ),
  },
  "siren-wail": {
    caption: "a siren wails, fading in",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 620],
          [1.4, 1350],
          [2.9, 620],
        ],
        "sawtooth",
        { attack: 0.6, hold: 1.8, release: 0.5 },
        { level: -6 },
      ),
    ].map((layer) => ({
      ...layer,
      filters: [
        { type: "lowpass", frequency: 4200 },
        { type: "peaking", frequency: 1200, q: 1.4, gain: 6 },
      ],
    })),
  },
  "siren-yelp": {
    caption: "a siren yelps, fading in",
    lead: 0.4,
    layers: [0, 1, 2, 3, 4, 5].map((index) => ({
      ...held(
        [
          [0, 800],
          [0.16, 2000],
          [0.3, 800],
        ],
        "sawtooth",
        { attack: 0.05, hold: 0.19, release: 0.06 },
        { at: 0.32 * index, level: Math.min(-6, -15 + 3 * index) },
      ),
      filters: [{ type: "lowpass", frequency: 4200 }],
    })),
  },
  "siren-two-tone": {
    caption: "a siren in two tones, fading in",
    lead: 0.4,
    layers: [435, 580, 435, 580].map((hertz, index) =>
      held(
        hertz,
        [1, 0.6, 0.5, 0.35, 0.3, 0.2, 0.2, 0.1],
        { attack: 0.05, hold: 0.4, release: 0.05 },
        { at: 0.5 * index, level: Math.min(0, -9 + 4 * index) },
      ),
    ),
  },
  "siren-town": {
    caption: "the town siren rises, fading in",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 180],
          [1.8, 430],
          [2.8, 440],
          [3.6, 300],
        ],
        [1, 0.7, 0.4, 0.35, 0.2, 0.15],
        { attack: 1, hold: 1.8, release: 0.8 },
      ),
      held(
        [
          [0, 216],
          [1.8, 516],
          [2.8, 528],
          [3.6, 360],
        ],
        [1, 0.6, 0.4, 0.2],
        { attack: 1, hold: 1.8, release: 0.8 },
        { level: -4 },
      ),
    ],
    room: { seconds: 2, level: -4 },
  },
  "back-up-beeper": {
    caption: "a truck backs up: beep, beep",
    lead: 0.4,
    layers: [
      held(1250, [1, 0.1, 0.3, 0.05, 0.15], soft(0.5), { repeat: { type: "even", times: 3, every: 1 } }),
    ],
  },
  "railway-crossing": {
    caption: "the bell of a railway crossing",
    lead: 0.4,
    layers: [
      bell(820, { release: 0.5, repeat: { type: "even", times: 6, every: 0.3 } }),
      bell(1090, { at: 0.15, level: -2, release: 0.5, repeat: { type: "even", times: 6, every: 0.3 } }),
    ],
  },
  "car-alarm": {
    caption: "a car alarm, fading in",
    lead: 0.4,
    layers: [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
      held(
        index % 2 === 0 ? 830 : 1175,
        "square",
        { attack: 0.03, hold: 0.14, release: 0.03 },
        { at: 0.26 * index, level: Math.min(0, -14 + 3 * index) },
      ),
    ),
  },
  "seatbelt-chime": {
    caption: "the seat belt chime",
    lead: 0.4,
    layers: [
      glass(830, { release: 0.5 }, 0.1),
      glass(830, { at: 0.6, release: 0.5 }, 0.1),
      glass(830, { at: 1.2, release: 0.5 }, 0.1),
    ],
  },
  "elevator-up": { caption: "one chime: the elevator goes up", lead: 0.4, layers: lowChime(587) },
  "elevator-down": {
    caption: "two chimes: the elevator goes down",
    lead: 0.4,
    layers: [...lowChime(587), ...lowChime(466, 0.5)],
  },
  "elevator-floor": {
    caption: "a tick: the elevator passes a floor",
    softer: 2,
    lead: 0.12,
    layers: [beeps(1100, 0.07, {}, [1])],
  },
  "crossing-locator": {
    caption: "the crossing's locator tick",
    softer: 3,
    lead: 0.12,
    length: 0.12,
    layers: [stone(880, { release: 0.09 }), stone(2640, { level: -8, release: 0.04 })],
  },
  "crossing-walk": {
    caption: "rapid ticks: walk",
    lead: 0.4,
    layers: [
      stone(880, { release: 0.09, repeat: { type: "even", times: 18, every: 1 / 9 } }),
      held(
        880,
        [1, 0.2, 0.3],
        { attack: 0.004, release: 0.06 },
        { level: -2, repeat: { type: "even", times: 18, every: 1 / 9 } },
      ),
      stone(2640, { level: -14, release: 0.03, repeat: { type: "even", times: 18, every: 1 / 9 } }),
    ],
  },
  "crossing-button": {
    caption: "the crossing's button clicks",
    softer: 3,
    lead: 0.1,
    layers: [metal(1500, { release: 0.06 }), thump(210, { level: -5, release: 0.06 })],
  },
  "phone-1": key("telephone key one", 697, 1209),
  "phone-2": key("telephone key two", 697, 1336),
  "phone-3": key("telephone key three", 697, 1477),
  "phone-4": key("telephone key four", 770, 1209),
  "phone-5": key("telephone key five", 770, 1336),
  "phone-6": key("telephone key six", 770, 1477),
  "phone-7": key("telephone key seven", 852, 1209),
  "phone-8": key("telephone key eight", 852, 1336),
  "phone-9": key("telephone key nine", 852, 1477),
  "phone-0": key("telephone key zero", 941, 1336),
  "phone-star": key("telephone key star", 941, 1209),
  "phone-hash": key("telephone key pound", 941, 1477),
  "phone-dial-tone": { caption: "the dial tone", lead: 0.4, layers: pair(350, 440, 1.6) },
  "phone-ring-back": {
    caption: "it rings at the other end",
    lead: 0.4,
    length: 6,
    layers: pair(440, 480, 2),
  },
  "phone-busy": { caption: "the line is busy", lead: 0.4, length: 3, layers: pair(480, 620, 0.5, 0, 3, 1) },
  "phone-ring": {
    caption: "the telephone rings",
    lead: 0.4,
    layers: [
      bell(1320, { release: 0.35, repeat: { type: "even", times: 20, every: 0.05 } }),
      bell(1580, { at: 0.025, level: -2, release: 0.35, repeat: { type: "even", times: 20, every: 0.05 } }),
    ],
    varies: {},
  },
  "phone-pick-up": {
    caption: "the telephone is picked up",
    softer: 2,
    lead: 0.2,
    layers: [
      stone(1500, { release: 0.05 }),
      wood(420, { at: 0.07, level: -2, release: 0.07 }),
      hiss(300, 3400, { attack: 0.02, hold: 0.1, release: 0.1 }, { at: 0.12, level: -18 }),
    ],
  },
  "phone-hang-up": {
    caption: "the telephone is hung up",
    softer: 2,
    lead: 0.2,
    layers: [
      wood(330, { release: 0.1 }),
      stone(1100, { level: -2 }),
      bell(1320, { at: 0.03, level: -18, release: 0.4 }),
    ],
  },
  "phone-beep": { caption: "beep: speak after the tone", lead: 0.4, layers: [beeps(1000, 0.5, {}, [1])] },
  "text-message": {
    caption: "a message arrives",
    lead: 0.25,
    layers: [glass("A5", { release: 0.15 }, 0.02), glass("E6", { at: 0.09, release: 0.35 }, 0.02)],
  },
  "clock-tick": {
    caption: "tick",
    softer: 4,
    lead: 0.05,
    layers: [...escapement(1900), wood(430, { level: -10, release: 0.1 })],
    varies: { pitch: 0.3, level: 1 },
  },
  "clock-tock": {
    caption: "tock",
    softer: 4,
    lead: 0.05,
    layers: [...escapement(1300), wood(310, { level: -8, release: 0.12 })],
    varies: { pitch: 0.3, level: 1 },
  },
  "clock-quarter": quarters("the clock chimes a quarter past", "one"),
  "clock-half": quarters("the clock chimes half past", "two", "three"),
  "clock-three-quarters": quarters("the clock chimes three quarters", "four", "five", "one"),
  "clock-full": quarters("the clock chimes the full hour", "two", "three", "four", "five"),
  "clock-hour": {
    caption: "bong",
    lead: 0.4,
    layers: [bell("E3", { release: 2.6 }), bell("E4", { level: -8, release: 2 }), thump(90, { level: -12 })],
    room: { seconds: 1.5, level: -10 },
  },
  cuckoo: {
    caption: "cuckoo",
    lead: 0.4,
    layers: [
      held(
        [
          [0, 690],
          [0.22, 660],
        ],
        [1, 0.1, 0.12],
        { attack: 0.03, hold: 0.16, release: 0.1 },
      ),
      held(
        [
          [0, 555],
          [0.32, 540],
        ],
        [1, 0.1, 0.12],
        { attack: 0.03, hold: 0.26, release: 0.14 },
        { at: 0.36 },
      ),
      hiss(500, 2500, { attack: 0.03, hold: 0.5, release: 0.2 }, { level: -24 }),
    ],
  },
  "timer-ding": { caption: "ding: the first timer", lead: 0.25, layers: [bell(1568, { release: 0.8 })] },
  "timer-ring": {
    caption: "the second timer rings",
    lead: 0.35,
    layers: [metal(1900, { release: 0.2, repeat: { type: "even", times: 12, every: 0.055 } })],
  },
  "timer-beep": {
    caption: "the third timer beeps",
    lead: 0.35,
    layers: [beeps(1760, 0.08, { repeat: { type: "even", times: 4, every: 0.13 } })],
  },
  "stop-bell": {
    caption: "the stop bell",
    lead: 0.3,
    layers: [bell(1175, { release: 0.9 }), metal(1900, { level: -12, release: 0.2 })],
  },
  "station-gong": {
    caption: "the station's gong before an announcement",
    lead: 0.4,
    layers: [...chime("G4"), ...chime("E5", 0.3), ...chime("C5", 0.6)],
    room: { seconds: 1.2, level: -8 },
  },
  "game-show": {
    caption: "the answer counts",
    lead: 0.3,
    layers: [
      glass("C6", { release: 0.2 }, 0.05),
      glass("G6", { at: 0.1, release: 0.5 }, 0.05),
      crystal("C7", { at: 0.2, level: -8, release: 0.6 }),
    ],
  },
  "radio-tune": {
    caption: "a radio is tuned",
    lead: 0.4,
    layers: [
      {
        ...hiss(500, 4200, { attack: 0.05, hold: 0.8, release: 0.15 }, { level: -4 }),
        drift: { rate: 9, decibels: 14 },
      },
      held(
        [
          [0, 600],
          [0.3, 1900],
          [0.5, 900],
          [0.9, 2500],
        ],
        [1, 0.3],
        { attack: 0.1, hold: 0.6, release: 0.2 },
        { level: -14 },
      ),
    ],
    varies: { pitch: 2 },
  },
  "radio-crackle": {
    caption: "a radio crackles",
    lead: 0.3,
    layers: [
      {
        ...hiss(900, 3800, { attack: 0.02, hold: 0.4, release: 0.06 }, { level: -2 }),
        drift: { rate: 30, decibels: 22 },
      },
      stone(1700, {
        level: -3,
        repeat: { type: "strewn", times: 9, over: 0.4, seed: 3, level: 9, pitch: 8 },
      }),
      beeps(1400, 0.07, { at: 0.5, level: -6 }),
    ],
    varies: { pitch: 1 },
  },
  "radio-jingle": {
    caption: "the radio's jingle",
    lead: 0.4,
    layers: (["G4", "C5", "E5", "D5", "G5"] as const).map((pitch, index) =>
      glass(pitch, { at: 0.15 * index, release: index === 4 ? 0.8 : 0.25 }, 0.06),
    ),
  },
  "station-bell": {
    caption: "the station bell",
    lead: 0.4,
    length: 1.35,
    layers: [bell("A5", { release: 1.3, repeat: { type: "even", times: 2, every: 0.38 } })],
    room: { seconds: 0.8, level: -16 },
    varies: {},
  },
  "checkout-beep": {
    caption: "the checkout beeps",
    lead: 0.15,
    length: 0.4,
    // A scanner's small speaker, the glass it shines through, and the hall that answers.
    layers: [
      {
        type: "tone",
        wave: [1, 0.2, 0.45, 0.1, 0.3, 0.06, 0.18, 0.04, 0.1],
        pitch: [
          [0, 1150],
          [0.02, 1175],
        ],
        level: 0,
        envelope: { attack: 0.006, hold: 0.09, release: 0.05 },
      },
      stone(2350, { level: -13, release: 0.04 }),
      grain(6200, { level: -16, release: 0.03 }),
    ],
    room: { seconds: 0.4, level: -9 },
    varies: { pitch: 0.2, level: 1.5 },
  },
  announcement: {
    caption: "the loudspeaker chimes",
    lead: 0.4,
    length: 1.3,
    layers: [glass("E5", { release: 0.7 }, 0.1), glass("C5", { at: 0.45, release: 0.9 }, 0.1)],
    room: { seconds: 0.9, level: -10 },
    varies: {},
  },
  "school-bell": {
    caption: "the school bell",
    lead: 0.4,
    length: 1.35,
    layers: [bell(880, { release: 0.45, level: 0, repeat: { type: "even", times: 15, every: 0.062 } })],
    room: { seconds: 0.6, level: -14 },
  },
  doorbell: {
    caption: "the doorbell",
    lead: 0.4,
    layers: [bell(659, { release: 1 }), bell(523, { at: 0.5, release: 1.2 })],
  },
  "card-pay": {
    caption: "the card is accepted",
    lead: 0.25,
    layers: [glass("E6", { release: 0.12 }, 0.05), glass("B6", { at: 0.12, release: 0.3 }, 0.05)],
  },
  "microwave-done": {
    caption: "the microwave is done: three beeps",
    lead: 0.4,
    layers: [beeps(2000, 0.3, { repeat: { type: "even", times: 3, every: 0.7 } })],
  },
  "oven-timer": {
    caption: "the oven timer rings",
    lead: 0.4,
    layers: [bell(1320, { release: 0.5, repeat: { type: "even", times: 12, every: 0.075 } })],
    varies: {},
  },
  "service-bell": {
    caption: "the bell on the counter",
    softer: 1,
    lead: 0.25,
    layers: [0, 0.42].flatMap((at) => [bell(2093, { at, release: 0.9 }), stone(2600, { at, level: -8 })]),
    varies: { pitch: 0.4, level: 3 },
  },
  "dish-done": {
    caption: "a dish is ready",
    lead: 0.4,
    layers: [
      bell(1568, { release: 0.7, repeat: { type: "even", times: 2, every: 0.16 } }),
      crystal(1200, { at: 0.34, level: -8, release: 0.3 }),
    ],
  },
  sonar: {
    caption: "a sonar ping",
    lead: 0.35,
    layers: [...sonar(0), ...sonar(0.62, -6)],
    room: { seconds: 2.2, level: -7 },
  },
  "sonar-close": {
    caption: "a sonar ping, and its echo at once",
    lead: 0.35,
    layers: [...sonar(0), ...sonar(0.16, -8)],
    room: { seconds: 1.4, level: -8 },
  },
  "train-doors": {
    caption: "two tones: the train doors close",
    lead: 0.4,
    layers: [
      beeps(988, 0.25),
      beeps(784, 0.35, { at: 0.3 }),
      hiss(900, 6000, e(0.1, 0.35, 0.1), { at: 0.7, level: -8 }),
      thump(95, { at: 1.2, level: 2 }),
    ],
  },
  "stop-cord": { caption: "the stop bell on the bus", lead: 0.3, layers: [bell(1320, { release: 0.7 })] },
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
  "detector-tick": {
    caption: "the detector ticks once",
    softer: 3,
    lead: 0.06,
    layers: [stone(1500, { release: 0.04 }), held(1500, [1, 0.2], e(0.003, 0.005, 0.03), { level: -4 })],
  },
  "probe-beep": {
    caption: "a probe reports",
    lead: 0.3,
    layers: [beeps(1480, 0.06), beeps(1976, 0.06, { at: 0.09 }), beeps(1480, 0.1, { at: 0.18 })],
  },
} satisfies Record<string, Recipe>;

export const beds = {
  clock: {
    caption: "a clock ticks",
    length: 32,
    volume: "effects",
    layers: [
      stone(1900, { release: 0.04, repeat: { type: "even", times: 32, every: 1 } }),
      stone(1300, { at: 0.5, level: -1, release: 0.05, repeat: { type: "even", times: 32, every: 1 } }),
      grain(700, { level: -24, release: 0.1, repeat: { type: "even", times: 64, every: 0.5 } }),
    ],
    room: { seconds: 0.3, level: -14 },
  },
  "elevator-motor": {
    caption: "the elevator runs",
    length: 30,
    volume: "effects",
    layers: [
      ...motor(54, 260, "steady"),
      {
        type: "noise",
        colour: "brown",
        level: -8,
        filters: [{ type: "bandpass", frequency: 400, q: 0.6 }],
        drift: { rate: 0.6, decibels: 5 },
        envelope: "steady",
      },
    ],
    room: { seconds: 0.3, level: -8 },
  },
  crossing: {
    caption: "a crossing's locator ticks",
    length: 32,
    volume: "effects",
    layers: [
      stone(880, { release: 0.09, repeat: { type: "even", times: 32, every: 1 } }),
      stone(2640, { level: -8, release: 0.04, repeat: { type: "even", times: 32, every: 1 } }),
    ],
  },
  radar: {
    caption: "a radar sweeps",
    length: 32,
    volume: "effects",
    layers: [
      held(
        [
          [0, 1350],
          [0.5, 1320],
        ],
        [1],
        { attack: 0.01, hold: 0.03, release: 0.9 },
        { repeat: { type: "even", times: 16, every: 2 } },
      ),
      hiss(300, 900, "steady", { level: -30 }),
    ],
    room: { seconds: 1.6, level: -8 },
  },
  detector: {
    caption: "the detector ticks",
    length: 32,
    volume: "effects",
    layers: [
      stone(1500, { release: 0.04, repeat: { type: "even", times: 64, every: 0.5 } }),
      held(
        1500,
        [1, 0.2],
        { attack: 0.003, release: 0.03 },
        { level: -4, repeat: { type: "even", times: 64, every: 0.5 } },
      ),
    ],
  },
} satisfies Record<string, BedRecipe>;
