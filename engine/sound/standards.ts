/**
 * What is taught must be true: the figures that a real signal keeps, each with where it comes from. Seconds and hertz.
 * `tests/contracts/sound-standards.test.ts` reads them out of the sound again.
 */
import type { SoundId } from "./index.ts";

/** A signal that is heard and pauses: so many times, so long, with so long from one beginning to the next. */
export interface Beeps {
  readonly sound: SoundId;
  readonly times: number;
  readonly lasting: number;
  readonly every?: number;
  /** Silence after the last one, at least. */
  readonly pause?: number;
  readonly source: string;
}

const SMOKE =
  "ISO 8201 and NFPA 72, 18.4.2.1 (temporal three): three pulses of 0.5 s, each followed by 0.5 s, then 1.5 s";
const CARBON_MONOXIDE =
  "UL 2034 and NFPA 72, 18.4.3 (temporal four): four pulses of 0.1 s with 0.1 s between them";
const PRECISE_TONES = "North America's precise tone plan (Telcordia GR-506-CORE; ITU-T E.180, supplement 2)";

export const BEEPS: readonly Beeps[] = [
  { sound: "smoke-alarm", times: 3, lasting: 0.5, every: 1, pause: 1.4, source: SMOKE },
  { sound: "smoke-alarm-low", times: 3, lasting: 0.5, every: 1, pause: 1.4, source: SMOKE },
  { sound: "co-alarm", times: 4, lasting: 0.1, every: 0.2, source: CARBON_MONOXIDE },
  {
    sound: "battery-chirp",
    times: 1,
    lasting: 0.1,
    source: "US Fire Administration: one chirp every 30 to 60 seconds asks for a new battery",
  },
  { sound: "phone-busy", times: 3, lasting: 0.5, every: 1, source: PRECISE_TONES },
  { sound: "phone-ring-back", times: 1, lasting: 2, source: PRECISE_TONES },
];

/** Two tones at once. */
export interface Pair {
  readonly sound: SoundId;
  readonly low: number;
  readonly high: number;
  readonly source: string;
}

const KEYS = "ITU-T Q.23: each key is one of four low and one of three high tones, to 1.8 per cent";
const ROWS = [697, 770, 852, 941] as const;
const COLUMNS = [1209, 1336, 1477] as const;
const KEYPAD = [
  ["phone-1", "phone-2", "phone-3"],
  ["phone-4", "phone-5", "phone-6"],
  ["phone-7", "phone-8", "phone-9"],
  ["phone-star", "phone-0", "phone-hash"],
] as const satisfies readonly (readonly SoundId[])[];

export const PAIRS: readonly Pair[] = [
  ...KEYPAD.flatMap((row, down) =>
    row.map((sound, across) => ({
      sound,
      low: ROWS[down] ?? 0,
      high: COLUMNS[across] ?? 0,
      source: KEYS,
    })),
  ),
  { sound: "phone-dial-tone", low: 350, high: 440, source: PRECISE_TONES },
  { sound: "phone-busy", low: 480, high: 620, source: PRECISE_TONES },
  { sound: "phone-ring-back", low: 440, high: 480, source: PRECISE_TONES },
];

/** Once for up, twice for down, and nowhere high. */
export const ELEVATOR = {
  chimes: { "elevator-up": 1, "elevator-down": 2 },
  floor: "elevator-floor",
  highest: 1500,
  source: "ADA Standards 2010, 407.2.2.3 and 407.4.8.2: once for up and twice for down, 1500 Hz at most",
} as const;

export const CROSSING = {
  locator: { sound: "crossing-locator", bed: "crossing", longest: 0.15, every: 1 },
  walk: { sound: "crossing-walk", slowest: 8, fastest: 10, strongest: 880 },
  source:
    "MUTCD 2009, 4E.11 and 4E.12: locator once a second and 0.15 s at most, walk 8 to 10 a second, strong at 880 Hz",
} as const;

/** The Westminster quarters in E, a note every half second and a rest after four. */
export const CLOCK = {
  chimes: {
    "clock-quarter": ["G#4 F#4 E4 B3"],
    "clock-half": ["E4 G#4 F#4 B3", "E4 F#4 G#4 E4"],
    "clock-three-quarters": ["G#4 E4 F#4 B3", "B3 F#4 G#4 E4", "G#4 F#4 E4 B3"],
    "clock-full": ["E4 G#4 F#4 B3", "E4 F#4 G#4 E4", "G#4 E4 F#4 B3", "B3 F#4 G#4 E4"],
  },
  hour: { sound: "clock-hour", hertz: 165 },
  source:
    "The Cambridge Quarters as Westminster's clock plays them, in E: one change for each quarter, the hour in E below",
} as const;
