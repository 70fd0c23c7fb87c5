/**
 * What a sound is made of, as data: layers of tones, strings, struck things, voices, noises and small events. The stage renders a recipe once and
 * plays the result, so a recipe may be rich without costing anything at a press.
 *
 * Times are seconds, levels are decibels, pitches are notes or hertz.
 */
import type { PartName, PieceName } from "./music/pieces.ts";
import type { Pitch } from "./pitch.ts";

export interface Recipe {
  /** What it means or is, as captions and transcripts write it in brackets. */
  readonly caption: string;
  /** How far it lies below the library's loudness on purpose: what every press repeats, and what
   * is so short that it would have to be all peak. */
  readonly softer?: number;
  /** When its point is made and the next cue may follow: at most 0.4. Absent: when most of it was heard. */
  readonly lead?: number;
  /** Absent: until it has died away. */
  readonly length?: number;
  readonly layers: readonly Layer[];
  readonly room?: Room;
  /** It passes from the side that it is given to the other. */
  readonly moves?: true;
  /** What may change from one time to the next. Empty: how bright it is. Absent: it is always the same. */
  readonly varies?: Variety;
}

/** A recipe with what was measured of it, ready to be turned into samples. */
export type FinishedSound = Recipe & Measured & { readonly length: number };
export type FinishedBed = BedRecipe & Measured;

interface Measured {
  /** Decibels that bring the whole to the library's loudness. */
  readonly trim: number;
}

/** By how much at most: semitones, decibels, seconds. Whatever varies is duller at one time and brighter at another. */
export interface Variety {
  readonly pitch?: number;
  readonly level?: number;
  readonly time?: number;
}

/**
 * What goes on: music (`music`), or a place, which is told by one round of it, `length` seconds long. Rates and pitches are
 * rounded to whole cycles of the round. What is heard is never the same round twice (`layout.ts`): only beats come back.
 */
export interface BedRecipe {
  readonly caption: string;
  readonly length: number;
  /** Which of the player's volumes it obeys: places tell something and are effects, chords and melodies are music. */
  readonly volume: "effects" | "music";
  /** None where it is music. */
  readonly layers: readonly Layer[];
  readonly room?: Room;
  /** Whatever happens in it keeps its time: in and out, again and again. */
  readonly isBeat?: true;
  /** Composed while it is heard, and never comes round: `length` is that of one stanza. */
  readonly music?: { readonly piece: PieceName; readonly part: PartName };
}

/** Where a sound can be heard instead of where its recipe puts it. */
export type RoomName = "near" | "small" | "large" | "outdoors" | "far";

/** An echo of noise that dies away by 60 dB within `seconds`. */
export interface Room {
  readonly seconds: number;
  readonly level: number;
}

export type Layer =
  | ToneLayer
  | FmLayer
  | StruckLayer
  | NoiseLayer
  | PluckedLayer
  | VoiceLayer
  | GrainsLayer
  | RecordedLayer;

/** What was recorded, from `assets/recordings`: it is heard from its beginning to its end. */
export interface RecordedLayer extends AnyLayer {
  readonly type: "recorded";
  readonly recording: string;
}

/** A string that is plucked and damped (Karplus and Strong): `bright` 0 is felt, 1 is a fingernail. */
export interface PluckedLayer extends AnyLayer {
  readonly type: "plucked";
  readonly pitch: Pitch;
  readonly bright: number;
  readonly release: number;
}

/** A throat and a mouth: what creatures say. */
export interface VoiceLayer extends AnyLayer {
  readonly type: "voice";
  readonly pitch: Path<Pitch>;
  /** The mouth's shape, and how it changes. */
  readonly vowel: Path<Vowel>;
  /** How large the mouth is: 1 a grown person, 0.7 a child, 0.4 a cat, 1.6 a cow. */
  readonly size?: number;
  /** Share of breath in the voice, 0 to 1. */
  readonly breath?: number;
  /** How much the throat rattles, 0 to 1: growls, croaks, a sheep's tremble. */
  readonly rough?: number;
  readonly envelope: Envelope;
}

export type Vowel = "a" | "e" | "i" | "o" | "u" | "m";

/**
 * Many small events of chance: drops, bubbles, crackles, hail. Each is a tone that dies away within `release` and bends
 * by `bend` semitones, or a click of noise; `hertz` and `size` say between what they are scattered.
 */
export interface GrainsLayer extends AnyLayer {
  readonly type: "grains";
  readonly grain: "drop" | "click";
  /** Of them a second. */
  readonly density: Path<number>;
  readonly hertz: readonly [from: number, to: number];
  /** Seconds, of the lowest and of the highest. */
  readonly release: readonly [low: number, high: number];
  /** Semitones: bubbles rise. */
  readonly bend?: number;
  /** Decibels between the strongest and the weakest. */
  readonly spread: number;
  readonly envelope: Envelope;
}

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
  /** Decibels of the click that the hammer makes; none if absent. */
  readonly hammer?: number;
  /** Cents by which each partial beats with a second one: what is cast or blown is never quite even. */
  readonly beating?: number;
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
  /** The level wanders by so many decibels, as slowly as `rate` says, and never comes round: wind, traffic, crowds. */
  readonly drift?: { readonly rate: number; readonly decibels: number };
  readonly repeat?: Repeat;
}

export type Wave = "sine" | "triangle" | "square" | "sawtooth" | readonly number[];

/** A value that stays, or one that passes through points `[seconds from the layer's start, value]`. */
export type Path<Value> = Value | readonly (readonly [seconds: number, value: Value])[];

/**
 * Rises evenly during `attack`, stays for `hold`, dies away by 60 dB during `release`. `steady` is for beds: it
 * never begins and never ends. What comes from afar is there at once, so many decibels below its height (`from`), and
 * rises from there.
 */
export type Envelope =
  | {
      readonly attack: number;
      readonly hold?: number;
      readonly release: number;
      readonly from?: number;
    }
  | "steady";

export interface Filter {
  readonly type: "lowpass" | "highpass" | "bandpass" | "peaking" | "lowshelf" | "highshelf";
  readonly frequency: Path<number>;
  /** Width: 0.7 if absent, more is narrower. */
  readonly q?: number;
  /** Of a peak or shelf, in decibels. */
  readonly gain?: number;
  /** Moves the frequency up and down by `cents`, `rate` times a second. */
  readonly sway?: { readonly rate: number; readonly cents: number };
  /** The frequency wanders by up to `cents`, by chance. */
  readonly drift?: { readonly rate: number; readonly cents: number };
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
