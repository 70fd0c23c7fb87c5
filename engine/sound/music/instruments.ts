/** What plays the parts of a piece: each turns one note into a layer. */
import type { Note } from "../pitch.ts";
import type { Layer } from "../recipe.ts";
import type { InstrumentName } from "./pieces.ts";
import { glockenspiel, harp, held, marimba, string } from "../timbres.ts";

export type Instrument = (pitch: Note, at: number, level: number, seconds: number) => Layer;

/** Nothing rings into the next bar but one. */
const ring = (seconds: number, longest: number): number => Math.min(longest, seconds + 0.3);

/** A voice that is blown or bowed as long as the note. */
const lasting =
  (wave: readonly number[], attack: number, release: number, cents: number): Instrument =>
  (pitch, at, level, seconds) =>
    held(
      pitch,
      [...wave],
      { attack, hold: Math.max(0.05, seconds - attack - release / 2), release },
      { at, level },
      { rate: 5, cents },
    );

export const instruments = {
  harp: (pitch, at, level, seconds) => harp(pitch, { at, level, release: ring(seconds, 1.4) }),
  marimba: (pitch, at, level, seconds) => marimba(pitch, { at, level, release: ring(seconds, 0.8) }),
  bells: (pitch, at, level, seconds) => glockenspiel(pitch, { at, level, release: ring(seconds, 1) }),
  strings: (pitch, at, level, seconds) => string(pitch, { at, level, release: ring(seconds, 1.2) }, 0.35),
  banjo: (pitch, at, level, seconds) => string(pitch, { at, level, release: ring(seconds, 0.6) }, 0.8),
  /** Plucked, and over at once: steps on tiptoe. */
  pizzicato: (pitch, at, level) => string(pitch, { at, level, release: 0.4 }, 0.15),
  bass: (pitch, at, level, seconds) => ({
    type: "tone",
    wave: [1, 0.7, 0.4, 0.15],
    pitch,
    at,
    level,
    envelope: { attack: 0.02, hold: 0.1, release: ring(seconds, 0.8) },
  }),
  reed: lasting([1, 0.3, 0.35, 0.1, 0.12, 0.04], 0.06, 0.2, 7),
  air: lasting([1, 0.2, 0.06], 0.12, 0.5, 6),
  harmonica: lasting([1, 0.6, 0.5, 0.35, 0.2, 0.12, 0.06], 0.05, 0.16, 10),
  clarinet: lasting([1, 0.04, 0.5, 0.05, 0.25, 0.03, 0.1], 0.05, 0.15, 4),
} satisfies Record<InstrumentName, Instrument>;
