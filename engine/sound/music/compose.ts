/**
 * Composes: from a key, a tempo, chords and instruments, a piece of four phrases whose parts fit over each other. The second
 * phrase varies the first, the third goes elsewhere, the last comes home; each ends in a breath. Pure: a seed is a piece.
 */
import { createRandom, deriveSeed, type Random } from "../../random.ts";
import type { Note } from "../pitch.ts";
import type { BedRecipe, Layer } from "../recipe.ts";

export type PartName = "ground" | "bass" | "tune";
export type Instrument = (pitch: Note, at: number, level: number, seconds: number) => Layer;

export interface Piece {
  readonly seed: number;
  /** The note that it comes home to. All pieces keep to the white keys, as the earcons do: whatever meets is in tune. */
  readonly home: "C" | "D" | "F" | "G" | "A";
  /** Beats a minute. */
  readonly tempo: number;
  readonly beats: 3 | 4;
  /** Steps above home on which the chords of a phrase stand, one a bar: of the first phrase, and of the one that goes elsewhere. */
  readonly chords: readonly [home: Chords, elsewhere: Chords];
  readonly instruments: Readonly<Record<PartName, Instrument>>;
}

type Chords = readonly [number, number, number, number];

const KEYS = ["C", "D", "E", "F", "G", "A", "B"] as const;
const PHRASES = ["first", "varied", "elsewhere", "home"] as const;
const BARS = 4;

/** One note: beats from the beginning, steps of the white keys above C of the lowest octave, beats that it lasts. */
interface Tone {
  readonly beat: number;
  readonly step: number;
  readonly level: number;
  readonly lasts: number;
}

export function composed(piece: Piece, part: PartName, caption: string): BedRecipe {
  const beat = 60 / piece.tempo;
  const play = piece.instruments[part];
  return {
    caption,
    volume: "music",
    // To the hundredth, so that every part of a piece is as long as the others at any rate of samples.
    length: Math.round(100 * PHRASES.length * BARS * piece.beats * beat) / 100,
    layers: tonesOf(piece, part).map((tone) =>
      play(noteAt(tone.step), tone.beat * beat, tone.level, tone.lasts * beat),
    ),
  };
}

/** Steps above C of the octave that ends in 2. */
function noteAt(step: number): Note {
  return `${KEYS[step % KEYS.length] ?? "C"}${2 + Math.floor(step / KEYS.length)}` as Note;
}

function tonesOf(piece: Piece, part: PartName): Tone[] {
  const write = { ground, bass, tune }[part];
  return PHRASES.flatMap((phrase, index) => {
    // What returns is written by the same chance.
    const random = createRandom(
      deriveSeed(piece.seed, `${part} ${phrase === "elsewhere" ? phrase : "first"}`),
    );
    const [first, elsewhere] = piece.chords;
    const chords = phrase === "elsewhere" ? elsewhere : first;
    const start = index * BARS * piece.beats;
    return write(piece, chords, phrase, random).map((tone) => ({ ...tone, beat: start + tone.beat }));
  });
}

type Write = (piece: Piece, chords: Chords, phrase: (typeof PHRASES)[number], random: Random) => Tone[];

const homeStep = ({ home }: Piece): number => KEYS.indexOf(home);
/** The same note in the octave that begins at `low`. */
const within = (step: number, low: number): number =>
  low + ((((step - low) % KEYS.length) + KEYS.length) % KEYS.length);

/** Chords, broken in one of a few ways; the last bar of a phrase stands still. */
const ground: Write = (piece, chords, phrase, random) => {
  const ways = [
    [0, 1, 2, 1],
    [0, 2, 1, 2],
    [1, 2, 0, 2],
  ];
  const way = random.pick(ways);
  const other = random.pick(ways);
  return chords.flatMap((chord, bar) => {
    const root = homeStep(piece) + chord;
    const triad = [0, 2, 4].map((third) => within(root + third, 9));
    const isLast = bar === BARS - 1;
    const turned = phrase === "varied" && bar === 2 ? other : way;
    return Array.from({ length: isLast ? 2 : piece.beats }, (_, beat) => ({
      beat: bar * piece.beats + beat,
      step: triad[turned[beat] ?? 0] ?? root,
      level: beat === 0 ? 0 : -4,
      lasts: isLast && beat === 1 ? piece.beats - 1 : 1.5,
    }));
  });
};

/** Roots, and fifths or steps between them. */
const bass: Write = (piece, chords, phrase, random) =>
  chords.flatMap((chord, bar) => {
    const root = within(homeStep(piece) + chord, 7);
    const between = random.pick([4, 2, 4, 7]);
    const middle = piece.beats === 3 ? 2 : 2;
    const tones: Tone[] = [{ beat: bar * piece.beats, step: root, level: 0, lasts: 1.6 }];
    if (bar === BARS - 1 && phrase === "home") return tones;
    return [
      ...tones,
      { beat: bar * piece.beats + middle, step: within(root + between, 7), level: -3, lasts: 1.2 },
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
const tune: Write = (piece, chords, phrase, random) => {
  const rhythms = [random.pick(RHYTHMS[piece.beats]), random.pick(RHYTHMS[piece.beats])] as const;
  const low = phrase === "elsewhere" ? 18 : 16;
  let step = within(homeStep(piece) + random.pick([0, 2, 4]), low);
  return chords.flatMap((chord, bar): Tone[] => {
    const root = homeStep(piece) + chord;
    const isLast = bar === BARS - 1;
    if (isLast) {
      const end = phrase === "home" ? homeStep(piece) : root + random.pick([2, 4]);
      // It breathes before it goes on.
      return [{ beat: bar * piece.beats, step: nearest([end], step), level: 0, lasts: piece.beats - 0.5 }];
    }
    const turn = phrase === "varied" && bar === 1 ? 1 : 0;
    const rhythm = rhythms[(bar + turn) % 2] ?? [0];
    return rhythm.map((beat, index) => {
      const next = rhythm[index + 1] ?? piece.beats;
      const isStrong = Number.isInteger(beat) && beat % 2 === 0;
      const move = step + random.pick([-1, 1, 1, -1, 2]) * (phrase === "varied" && index > 0 ? -1 : 1);
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
