/**
 * Music that is composed (`music/compose.ts`): for each place or kind of game a ground that goes on, a bass and a tune that
 * a streak or a stake adds. Parts of one piece begin together and fit over each other.
 */
import { composed, type Instrument, type PartName, type Piece } from "../music/compose.ts";
import type { BedRecipe, Recipe } from "../recipe.ts";
import { glockenspiel, harp, held, marimba, string } from "../timbres.ts";

/** Nothing rings into the next bar but one. */
const ring = (seconds: number, longest: number): number => Math.min(longest, seconds + 0.3);

const harps: Instrument = (pitch, at, level, seconds) =>
  harp(pitch, { at, level, release: ring(seconds, 1.4) });
const bars: Instrument = (pitch, at, level, seconds) =>
  marimba(pitch, { at, level, release: ring(seconds, 0.8) });
const sparks: Instrument = (pitch, at, level, seconds) =>
  glockenspiel(pitch, { at, level, release: ring(seconds, 1) });
const strings: Instrument = (pitch, at, level, seconds) =>
  string(pitch, { at, level, release: ring(seconds, 1.2) }, 0.35);
const basses: Instrument = (pitch, at, level, seconds) => ({
  type: "tone",
  wave: [1, 0.7, 0.4, 0.15],
  pitch,
  at,
  level,
  envelope: { attack: 0.02, hold: 0.1, release: ring(seconds, 0.8) },
});
const reeds: Instrument = (pitch, at, level, seconds) =>
  held(
    pitch,
    [1, 0.3, 0.35, 0.1, 0.12, 0.04],
    { attack: 0.06, hold: Math.max(0.05, seconds - 0.2), release: 0.2 },
    { at, level },
    { rate: 5, cents: 7 },
  );
const airs: Instrument = (pitch, at, level, seconds) =>
  held(
    pitch,
    [1, 0.2, 0.06],
    { attack: 0.12, hold: Math.max(0.05, seconds - 0.3), release: 0.5 },
    { at, level },
    { rate: 4.5, cents: 6 },
  );

const pieces = {
  /** The store, and what children do on their own: at ease, pushing a cart. */
  store: {
    seed: 11,
    home: "F",
    tempo: 104,
    beats: 4,
    chords: [
      [0, 5, 3, 4],
      [3, 4, 5, 4],
    ],
    instruments: { ground: bars, bass: basses, tune: reeds },
  },
  /** The laundry, and things of every day: three beats, as a drum turns. */
  laundry: {
    seed: 37,
    home: "C",
    tempo: 92,
    beats: 3,
    chords: [
      [0, 5, 1, 4],
      [3, 2, 1, 4],
    ],
    instruments: { ground: harps, bass: strings, tune: sparks },
  },
  /** School, and other people: warm, as a band that practices next door. */
  school: {
    seed: 53,
    home: "C",
    tempo: 84,
    beats: 4,
    chords: [
      [0, 4, 5, 3],
      [1, 5, 3, 4],
    ],
    instruments: { ground: airs, bass: strings, tune: bars },
  },
} as const satisfies Record<string, Piece>;

const part = (name: keyof typeof pieces, which: PartName, caption: string): BedRecipe =>
  composed(pieces[name], which, caption);

export const sounds = {} satisfies Record<string, Recipe>;

export const beds = {
  "store-music": part("store", "ground", "quiet store music"),
  "store-music-bass": part("store", "bass", "a bass joins the music"),
  "store-music-tune": part("store", "tune", "a tune joins the music"),
  "laundry-music": part("laundry", "ground", "quiet laundry music"),
  "laundry-music-bass": part("laundry", "bass", "low strings join the music"),
  "laundry-music-tune": part("laundry", "tune", "little bells join the music"),
  "school-music": part("school", "ground", "quiet school music"),
  "school-music-bass": part("school", "bass", "deep strings join the music"),
  "school-music-tune": part("school", "tune", "wooden bars join the music"),
} satisfies Record<string, BedRecipe>;
