/** The pieces, as data: for each place or kind of game its key, tempo, chords and instruments. */
export type PartName = "ground" | "bass" | "tune";
/** What they sound like is in `instruments.ts`. */
export type InstrumentName =
  | "harp"
  | "marimba"
  | "bells"
  | "strings"
  | "banjo"
  | "pizzicato"
  | "bass"
  | "reed"
  | "air"
  | "harmonica"
  | "clarinet";

export interface Piece {
  readonly seed: number;
  /** The note that it comes home to. All pieces keep to the white keys, as the earcons do: whatever meets is in tune. */
  readonly home: "C" | "D" | "F" | "G" | "A";
  /** Beats a minute. */
  readonly tempo: number;
  readonly beats: 3 | 4;
  /** Steps above home on which the chords of a phrase stand, one a bar: of the first phrase, and of the one that goes elsewhere. */
  readonly chords: readonly [home: Chords, elsewhere: Chords];
  readonly instruments: Readonly<Record<PartName, InstrumentName>>;
}

export type Chords = readonly [number, number, number, number];

export const pieces = {
  /** What fits anywhere. */
  common: {
    seed: 7,
    home: "C",
    tempo: 120,
    beats: 4,
    chords: [
      [0, 5, 3, 4],
      [3, 0, 1, 4],
    ],
    instruments: { ground: "harp", bass: "bass", tune: "marimba" },
  },
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
    instruments: { ground: "marimba", bass: "bass", tune: "reed" },
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
    instruments: { ground: "harp", bass: "strings", tune: "bells" },
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
    instruments: { ground: "air", bass: "strings", tune: "marimba" },
  },
  /** The train, and numbers: it rolls along, and somebody has brought a harmonica. */
  train: {
    seed: 71,
    home: "G",
    tempo: 112,
    beats: 4,
    chords: [
      [0, 3, 0, 4],
      [3, 5, 1, 4],
    ],
    instruments: { ground: "banjo", bass: "bass", tune: "harmonica" },
  },
  /** The detective, and words: on tiptoe, in a key that never quite smiles. */
  detective: {
    seed: 89,
    home: "D",
    tempo: 96,
    beats: 4,
    chords: [
      [0, 3, 0, 6],
      [5, 3, 1, 4],
    ],
    instruments: { ground: "pizzicato", bass: "bass", tune: "clarinet" },
  },
} as const satisfies Record<string, Piece>;

export type PieceName = keyof typeof pieces;
