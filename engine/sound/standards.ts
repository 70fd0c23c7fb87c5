/**
 * What is taught must be true: the figures that a real signal keeps, each with the standard and where its figure was read, in
 * November 2026. Standards are sold, so most were read where a code, a manual or an article quotes them. Seconds and
 * hertz. `tests/contracts/sound-standards.test.ts` reads them out of the sound again.
 */
import type { SoundId } from "./index.ts";

/** A signal that is heard and pauses: so many times, so long, with so long from one beginning to the next. */
export interface Beeps {
  readonly sound: SoundId;
  readonly times: number;
  readonly lasting: number;
  readonly every?: number;
  /** Silence after the last one, which the sound contains: played again at its end, it keeps the pattern. */
  readonly pause?: number;
  readonly source: string;
}

const SMOKE =
  "ISO 8201, as Ontario's building code quotes it (note A-3.2.4.18.(2)): three times 0.5 s on and 0.5 s off, then 1.5 s off, to a tenth. NFPA 72 has asked for it since July 1996 (National Research Council Canada, IRC-IR-828)";
const CARBON_MONOXIDE =
  "Temporal four: four pulses of 0.1 s, then 5 s off (wiki.thefirepanel.com, Code 3; Kidde's manual for the P4010ACLEDSCO-2 says four quick beeps every 5 s). The clause of UL 2034 and NFPA 72 was not found, nor the time between the pulses: 0.1 s is our choice";
const PRECISE_TONES =
  "The North American precise tone plan: dial tone 350 and 440 Hz, ring-back 440 and 480 Hz for 2 of 6 s, busy 480 and 620 Hz for 0.5 of 1 s (Wikipedia, Precise Tone Plan; the tables of IBM's Voice Response and of Mitel's 3300 have the same pairs)";

export const BEEPS: readonly Beeps[] = [
  { sound: "smoke-alarm", times: 3, lasting: 0.5, every: 1, pause: 1.5, source: SMOKE },
  { sound: "smoke-alarm-low", times: 3, lasting: 0.5, every: 1, pause: 1.5, source: SMOKE },
  { sound: "co-alarm", times: 4, lasting: 0.1, every: 0.2, pause: 5, source: CARBON_MONOXIDE },
  {
    sound: "battery-chirp",
    times: 1,
    lasting: 0.1,
    source:
      "NFPA for Fire Prevention Week 2021 (Beloit Daily News, October 3, 2021): one chirp every 30 or 60 s asks for a new battery. How long a chirp lasts was not found: 0.1 s is our choice",
  },
  { sound: "phone-busy", times: 3, lasting: 0.5, every: 1, pause: 0.5, source: PRECISE_TONES },
  { sound: "phone-ring-back", times: 1, lasting: 2, pause: 4, source: PRECISE_TONES },
];

/** One pitch, to a tenth. */
export const SLEEPERS = {
  sound: "smoke-alarm-low",
  hertz: 520,
  source:
    "NFPA 72 (2016), 18.4.5.3, as NFPA's own questions and answers of December 2017 quote it: a square wave of 520 Hz, to a tenth",
} as const;

/** Two tones at once. */
export interface Pair {
  readonly sound: SoundId;
  readonly low: number;
  readonly high: number;
  readonly source: string;
}

const KEYS =
  "ITU-T Q.23, as techabulary.com and draft-ietf-avt-tones quote it: each key is one of four low and one of three high tones. Its tolerance was not found: ours keep to 1 per cent";
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
  source:
    "ADA Standards 2010: once for up and twice for down, 1500 Hz at most (407.2.2.3, in the same words in the Texas standards of 2012 at up.codes); where a slow car passes a floor, a signal of 1500 Hz at most (407.4.8.2.1, exception, at corada.com)",
} as const;

export const CROSSING = {
  locator: { sound: "crossing-locator", bed: "crossing", longest: 0.15, every: 1 },
  walk: { sound: "crossing-walk", slowest: 8, fastest: 10, strongest: 880 },
  source:
    "MUTCD: the locator lasts 0.15 s at most and comes once a second (4E.08 in the edition of 2000, at walkinginfo.org; 4E.12 in that of 2009, by FHWA's interpretation letter 4(09)-26); the walk tick comes 8 to 10 times a second (US Access Board, at corada.com) and is percussive (apsguide.org on the edition of 2009). No text that could be read has the strong part at 880 Hz: it is from memory",
} as const;

/** The Westminster quarters in E: three notes of a beat and one of two. */
export const CLOCK = {
  chimes: {
    "clock-quarter": ["G#4 F#4 E4 B3"],
    "clock-half": ["E4 G#4 F#4 B3", "E4 F#4 G#4 E4"],
    "clock-three-quarters": ["G#4 E4 F#4 B3", "B3 F#4 G#4 E4", "G#4 F#4 E4 B3"],
    "clock-full": ["E4 G#4 F#4 B3", "E4 F#4 G#4 E4", "G#4 E4 F#4 B3", "B3 F#4 G#4 E4"],
  },
  hour: { sound: "clock-hour", hertz: 164.8 },
  /** Beats from one note to the next within a change, and from the last to the next change. */
  beats: [1, 1, 1, 2],
  source:
    "Wikipedia, Westminster Quarters: five changes in E, one a quarter in the order 1, 2 3, 4 5 1, 2 3 4 5, each three crotchets and a minim; then one stroke of E3 for each hour",
} as const;
