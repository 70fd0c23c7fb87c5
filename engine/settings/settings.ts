/** What a player can set, on every shell the same. */
import type { Mix } from "../ports/sound-stage.ts";
import type { Utterance } from "../ports/speaker.ts";

/** Times the voice's usual speed: screen-reader users listen fast, beginners slowly. New steps come at the end. */
export const RATES = [0.6, 0.75, 0.9, 1, 1.2, 1.4, 1.7, 2, 2.5, 3.2, 4] as const;
/** Times the voice's own height. */
export const PITCHES = [0.6, 0.8, 1, 1.25, 1.6] as const;
export const LOUDEST = 10;

export const VERBOSITIES = ["short", "normal", "full"] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

export interface Settings {
  /** Who speaks: our voice, or the player's own screen reader by the captions. Null until it has been asked. */
  readonly output: "voice" | "reader" | null;
  /** A step of RATES. */
  readonly rate: number;
  /** A step of PITCHES. */
  readonly pitch: number;
  /** The name of one of this device's voices. Null, or of another device: whichever fits best. */
  readonly voice: string | null;
  readonly verbosity: Verbosity;
  readonly speech: number;
  /** What tells something. */
  readonly effects: number;
  /** Places, and what else only goes on. */
  readonly decoration: number;
  readonly music: number;
  readonly mono: boolean;
  /** What it is heard through: loudspeakers stand closer together than ears. */
  readonly ears: "headphones" | "speakers";
  /** For late hours and shared rooms: nothing is loud. */
  readonly night: boolean;
  /** No clocks, no rising music. */
  readonly calm: boolean;
  /** Sittings of 8 to 12 minutes, or of 3 to 4. */
  readonly length: "full" | "short";
  /** Open the microphone after each question. */
  readonly microphone: boolean;
}

export const usualSettings: Settings = {
  output: null,
  rate: 3,
  pitch: 2,
  voice: null,
  verbosity: "normal",
  speech: 9,
  effects: 7,
  decoration: 7,
  music: 4,
  mono: false,
  ears: "headphones",
  night: false,
  calm: false,
  length: "full",
  microphone: false,
};

/** What the stage is told. */
export function mixOf({ speech, effects, decoration, music, mono, night, ears }: Settings): Mix {
  return {
    speech: speech / LOUDEST,
    effects: effects / LOUDEST,
    decoration: decoration / LOUDEST,
    music: music / LOUDEST,
    mono,
    night,
    ears,
  };
}

const NIGHT_SPEECH = 0.5;

/** How a voice speaks that does not go through the stage. */
export function spokenAs({ rate, pitch, voice, speech, night }: Settings): Omit<Utterance, "text" | "side"> {
  return {
    rate: RATES[rate] ?? 1,
    pitch: PITCHES[pitch] ?? 1,
    voice,
    volume: (speech / LOUDEST) * (night ? NIGHT_SPEECH : 1),
  };
}
