/**
 * Composes: from a key, a tempo, chords and instruments, a piece that goes on for as long as it is wanted. It comes in stanzas
 * of four phrases whose parts fit over each other: the second varies the first, the third goes elsewhere, the last comes home;
 * each ends in a breath. What comes next is made of the same rhythms and never the same notes. Pure: a seed and a number are
 * a phrase.
 */
import { createRandom, deriveSeed, type Random } from "../../random.ts";
import type { Note } from "../pitch.ts";
import type { Chords, PartName, Piece } from "./pieces.ts";

const PHRASES = ["first", "varied", "elsewhere", "home"] as const;
export const PHRASES_OF_STANZA = PHRASES.length;
const BARS = 4;
const KEYS = ["C", "D", "E", "F", "G", "A", "B"] as const;

/** One note: beats from the beginning, steps of the white keys above C of the lowest octave, beats that it lasts. */
interface Tone {
  readonly beat: number;
  readonly step: number;
  readonly level: number;
  readonly lasts: number;
}

export interface WrittenNote {
  readonly pitch: Note;
  /** Beats from the beginning of its phrase. */
  readonly beat: number;
  readonly level: number;
  /** Beats. */
  readonly lasts: number;
}

export const beatsOfPhrase = ({ beats }: Piece): number => BARS * beats;

/** @param phrase counted from the beginning of the piece, 0 and up */
export function composed(piece: Piece, part: PartName, phrase: number): WrittenNote[] {
  const stanza = Math.floor(phrase / PHRASES_OF_STANZA);
  const kind = PHRASES[phrase % PHRASES_OF_STANZA] ?? "first";
  // What returns within a stanza is written by the same chance.
  const theme = kind === "elsewhere" ? kind : "first";
  const random = createRandom(deriveSeed(piece.seed, `${part} ${theme}`, stanza));
  const write = { ground, bass, tune }[part];
  return write(piece, chordsOf(piece, theme, stanza), kind, random).map(({ step, ...tone }) => ({
    ...tone,
    pitch: noteAt(step),
  }));
}

/** As they are written in the first stanza; later, one in the middle gives way to its relative. All parts agree on it. */
function chordsOf({ chords: [home, elsewhere], seed }: Piece, theme: string, stanza: number): Chords {
  const chords = theme === "elsewhere" ? elsewhere : home;
  if (stanza === 0) return chords;
  const random = createRandom(deriveSeed(seed, `chords ${theme}`, stanza));
  const [first, second, third, last] = chords;
  const relative = (chord: number): number => (chord + random.pick([2, 5])) % KEYS.length;
  return random.next() < 0.5
    ? [first, relative(second), third, last]
    : [first, second, relative(third), last];
}

/** Steps above C of the octave that ends in 2. */
function noteAt(step: number): Note {
  return `${KEYS[step % KEYS.length] ?? "C"}${2 + Math.floor(step / KEYS.length)}` as Note;
}

type Write = (piece: Piece, chords: Chords, kind: (typeof PHRASES)[number], random: Random) => Tone[];

const homeStep = ({ home }: Piece): number => KEYS.indexOf(home);
/** The same note in the octave that begins at `low`. */
const within = (step: number, low: number): number =>
  low + ((((step - low) % KEYS.length) + KEYS.length) % KEYS.length);

/** Chords, broken in one of a few ways; the last bar of a phrase stands still. */
const ground: Write = (piece, chords, kind, random) => {
  const ways = [
    [0, 1, 2, 1],
    [0, 2, 1, 2],
    [1, 2, 0, 2],
    [0, 2, 0, 1],
    [2, 1, 0, 1],
  ];
  const way = random.pick(ways);
  const other = random.pick(ways.filter((one) => one !== way));
  // One note is left out here and one there.
  const rests = [0, 1, 2].map((bar) => `${bar} ${random.int(1, piece.beats - 1)}`);
  const low = random.pick([7, 8, 9, 10]);
  return chords.flatMap((chord, bar) => {
    const root = homeStep(piece) + chord;
    const triad = [0, 2, 4].map((third) => within(root + third, low));
    const isLast = bar === BARS - 1;
    const isTurned = random.next() < 0.35;
    const turned = isTurned !== (kind === "varied" && bar === 2) ? other : way;
    const beats = Array.from({ length: isLast ? 2 : piece.beats }, (_, beat) => beat);
    return beats
      .filter((beat) => !rests.includes(`${bar} ${beat}`))
      .map((beat) => ({
        beat: bar * piece.beats + beat,
        step: triad[turned[beat] ?? 0] ?? root,
        level: beat === 0 ? 0 : -4,
        lasts: isLast && beat === 1 ? piece.beats - 1 : 1.5,
      }));
  });
};

/** Steps above the root. */
const BETWEEN = [4, 2, 4, 5];

/** Roots, and fifths or steps between them. */
const bass: Write = (piece, chords, kind, random) =>
  chords.flatMap((chord, bar) => {
    const root = within(homeStep(piece) + chord, 7);
    const [usual, other] = [random.pick(BETWEEN), random.pick(BETWEEN)];
    const between = kind === "varied" ? other : usual;
    const tones: Tone[] = [{ beat: bar * piece.beats, step: root, level: 0, lasts: 1.6 }];
    if (bar === BARS - 1 && kind === "home") return tones;
    return [
      ...tones,
      { beat: bar * piece.beats + 2, step: within(root + between, 7), level: -3, lasts: 1.2 },
    ];
  });

/** Rhythms of a bar: beats on which a note begins. */
const RHYTHMS: Readonly<Record<3 | 4, readonly (readonly number[])[]>> = {
  3: [
    [0, 1, 2],
    [0, 2],
    [0, 1.5, 2],
  ],
  4: [
    [0, 1, 2, 3],
    [0, 1.5, 2],
    [0, 2, 2.5, 3],
    [0, 1, 1.5, 2],
  ],
};

/** A little figure that is repeated and bent: on the beat a note of the chord, between two of them a step. */
const tune: Write = (piece, chords, kind, random) => {
  // The same all through the piece: that is how it is known again.
  const own = createRandom(deriveSeed(piece.seed, "rhythms"));
  const rhythms = [own.pick(RHYTHMS[piece.beats]), own.pick(RHYTHMS[piece.beats])] as const;
  const low = kind === "elsewhere" ? 18 : 16;
  let step = within(homeStep(piece) + random.pick([0, 2, 4]), low);
  return chords.flatMap((chord, bar): Tone[] => {
    const root = homeStep(piece) + chord;
    const isLast = bar === BARS - 1;
    if (isLast) {
      const end = kind === "home" ? homeStep(piece) : root + random.pick([2, 4]);
      // It breathes before it goes on.
      return [{ beat: bar * piece.beats, step: nearest([end], step), level: 0, lasts: piece.beats - 0.5 }];
    }
    const turn = kind === "varied" && bar === 1 ? 1 : 0;
    const rhythm = rhythms[(bar + turn) % 2] ?? [0];
    return rhythm.map((beat, index) => {
      const next = rhythm[index + 1] ?? piece.beats;
      const isStrong = Number.isInteger(beat) && beat % 2 === 0;
      const move = step + random.pick([-1, 1, 1, -1, 2]) * (kind === "varied" && index > 0 ? -1 : 1);
      step = isStrong ? nearest([root, root + 2, root + 4], move) : bounded(move);
      return { beat: bar * piece.beats + beat, step, level: isStrong ? 0 : -3, lasts: next - beat };
    });
  });
};

/** Within the voice of a tune. */
const [LOWEST, HIGHEST] = [14, 25];

function bounded(step: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, step));
}

/** The nearest of these notes, in whichever octave. */
function nearest(steps: readonly number[], to: number): number {
  const octaves = steps.flatMap((step) => [14, 21].map((low) => within(step, low)));
  return octaves.reduce((best, step) => (Math.abs(step - to) < Math.abs(best - to) ? step : best));
}
