/**
 * What a sound is made of, as data: layers of tones, struck things and noises. The stage renders a recipe once and
 * plays the result, so a recipe may be rich without costing anything at a press.
 *
 * Times are seconds, levels are decibels, pitches are notes or hertz.
 */
import type { Pitch } from "./pitch.ts";

export interface Recipe {
  /** What it means or is, as captions and transcripts write it in brackets. */
  readonly caption: string;
  /** Brings the whole to the library's loudness; `npm run sounds` tells the value. */
  readonly trim: number;
  /** How far it lies below the library's loudness on purpose: what every press repeats, and what
   * is so short that it would have to be all peak. */
  readonly softer?: number;
  /** When its point is made and the next cue may follow: at most 0.4. */
  readonly lead: number;
  readonly length: number;
  readonly layers: readonly Layer[];
  readonly room?: Room;
  /** What chance may change from one time to the next. Absent: it is always the same. */
  readonly varies?: Variety;
}

/** By how much at most: semitones, decibels, seconds. */
export interface Variety {
  readonly pitch?: number;
  readonly level?: number;
  readonly time?: number;
}

/**
 * A looping texture. Everything in it repeats after `length`: rates and pitches are rounded to whole cycles of the
 * loop, and what rings past its end is heard at its beginning, so no seam is left.
 */
export interface BedRecipe {
  readonly caption: string;
  readonly trim: number;
  readonly length: number;
  /** Which of the player's volumes it obeys: places tell something and are effects, chords and melodies are music. */
  readonly volume: "effects" | "music";
  readonly layers: readonly Layer[];
  readonly room?: Room;
}

/** Where a sound can be heard instead of where its recipe puts it. */
export type RoomName = "near" | "small" | "large" | "outdoors" | "far";

/** An echo of noise that dies away by 60 dB within `seconds`. */
export interface Room {
  readonly seconds: number;
  readonly level: number;
}

export type Layer = ToneLayer | FmLayer | StruckLayer | NoiseLayer;

/** One pitch with overtones: `wave` is a named shape or the strengths of the harmonics, the fundamental first. */
export interface ToneLayer extends AnyLayer {
  readonly type: "tone";
  readonly wave: Wave;
  readonly pitch: Path<Pitch>;
  readonly envelope: Envelope;
  readonly vibrato?: { readonly rate: number; readonly cents: number };
}

/** A pitch that another, `ratio` times as fast, shakes `depth` times that speed: glass and brass. */
export interface FmLayer extends AnyLayer {
  readonly type: "fm";
  readonly pitch: Path<Pitch>;
  readonly ratio: number;
  readonly depth: number;
  /** Seconds in which the shaking dies away by 60 dB, so that the sound grows pure. Absent: it stays. */
  readonly mellows?: number;
  readonly envelope: Envelope;
}

/** Something struck or plucked: partials that start together and die each in its own time. */
export interface StruckLayer extends AnyLayer {
  readonly type: "struck";
  readonly pitch: Pitch;
  readonly attack: number;
  readonly partials: readonly Overtone[];
}

/** Times the pitch, level, and the seconds in which it dies away by 60 dB. */
export type Overtone = readonly [ratio: number, level: number, release: number];

export interface NoiseLayer extends AnyLayer {
  readonly type: "noise";
  readonly colour: "white" | "pink" | "brown";
  readonly envelope: Envelope;
}

interface AnyLayer {
  /** When it starts; 0 if absent. */
  readonly at?: number;
  readonly level: number;
  /** In this order. */
  readonly filters?: readonly Filter[];
  /** The level goes down by `depth` (0 to 1) and up again, `rate` times a second. */
  readonly tremolo?: { readonly rate: number; readonly depth: number };
  readonly repeat?: Repeat;
}

export type Wave = "sine" | "triangle" | "square" | "sawtooth" | readonly number[];

/** A value that stays, or one that passes through points `[seconds from the layer's start, value]`. */
export type Path<Value> = Value | readonly (readonly [seconds: number, value: Value])[];

/**
 * Rises evenly during `attack`, stays for `hold`, dies away by 60 dB during `release`. `steady` is for beds: it
 * never begins and never ends.
 */
export type Envelope =
  { readonly attack: number; readonly hold?: number; readonly release: number } | "steady";

export interface Filter {
  readonly type: "lowpass" | "highpass" | "bandpass" | "peaking" | "lowshelf" | "highshelf";
  readonly frequency: Path<number>;
  /** Width: 0.7 if absent, more is narrower. */
  readonly q?: number;
  /** Of a peak or shelf, in decibels. */
  readonly gain?: number;
  /** Moves the frequency up and down by `cents`, `rate` times a second. */
  readonly sway?: { readonly rate: number; readonly cents: number };
}

export type Repeat =
  /** Once more every `every` seconds, each time changed by `level` and `pitch` (semitones), the pause times `stretch`. */
  | {
      readonly type: "even";
      readonly times: number;
      readonly every: number;
      readonly level?: number;
      readonly pitch?: number;
      readonly stretch?: number;
    }
  /** Strewn over `over` seconds, each softer by up to `level` and off by up to `pitch` semitones up or down. */
  | {
      readonly type: "strewn";
      readonly times: number;
      readonly over: number;
      readonly seed: number;
      readonly level?: number;
      readonly pitch?: number;
    };
