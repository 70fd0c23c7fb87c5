/** What a grown-up can make a game of, and what is asked for it. The page draws its fields from this, and checks go by it. */

export const KINDS = ["spelling", "words", "sorting", "pairs", "story"] as const;
export type KindId = (typeof KINDS)[number];

export interface Field {
  readonly id: string;
  readonly label: string;
  /** Said below the label where it is not plain what to write. */
  readonly help?: string;
  /** Characters. */
  readonly most: number;
  /** Letters only, without spaces: what is spelled. */
  readonly isSpelled?: true;
  /** It must not sound like the others: said by a voice as an answer, and short; or only heard. */
  readonly isAnswer?: "said" | "heard";
  /** It is asked with this: it must not hold the answer of its row, nor be the same twice. */
  readonly asksFor?: string;
  /** May be left empty. */
  readonly isOptional?: true;
  /** One of these, which are called as these fields say. */
  readonly oneOf?: readonly string[];
}

export interface Kind {
  readonly name: string;
  readonly about: string;
  /** What one row is called. */
  readonly row: string;
  readonly least: number;
  readonly most: number;
  /** Asked once, above all rows. */
  readonly heads: readonly Field[];
  readonly fields: readonly Field[];
}

const LABEL = 30;
const LINE = 160;

export const kinds: Readonly<Record<KindId, Kind>> = {
  spelling: {
    name: "Spelling list",
    about: "A clue is told, and the word is spelled letter by letter. Each letter has a note.",
    row: "Word",
    least: 4,
    most: 24,
    heads: [],
    fields: [
      { id: "word", label: "Word", help: "Letters from A to Z, ten at most.", most: 10, isSpelled: true },
      {
        id: "clue",
        label: "Clue",
        help: "What it means, without the word itself.",
        most: LINE,
        asksFor: "word",
      },
    ],
  },
  words: {
    name: "Word list",
    about: "A meaning is told, and the word that fits is chosen from three.",
    row: "Word",
    least: 4,
    most: 24,
    heads: [],
    fields: [
      { id: "word", label: "Word", help: "Four words at most.", most: LABEL, isAnswer: "said" },
      {
        id: "meaning",
        label: "Meaning",
        help: "Without the word itself.",
        most: LINE,
        asksFor: "word",
      },
    ],
  },
  sorting: {
    name: "Sorting game",
    about: "Things come one by one, and go to the left or to the right shelf.",
    row: "Thing",
    least: 6,
    most: 24,
    heads: [
      {
        id: "left",
        label: "Left shelf",
        help: "What belongs on it, for example: Wings.",
        most: LABEL,
        isAnswer: "said",
      },
      {
        id: "right",
        label: "Right shelf",
        help: "What belongs on it, for example: Paws.",
        most: LABEL,
        isAnswer: "said",
      },
    ],
    fields: [
      { id: "thing", label: "Thing", help: "As it is said, for example: An owl.", most: LABEL },
      { id: "shelf", label: "Belongs on the", most: LABEL, oneOf: ["left", "right"] },
    ],
  },
  pairs: {
    name: "Pairs",
    about: "Two that belong together lie hidden in boxes, and are found by ear and memory.",
    row: "Pair",
    least: 4,
    most: 16,
    heads: [],
    fields: [
      { id: "first", label: "One of the two", most: LABEL, isAnswer: "heard" },
      { id: "second", label: "What goes with it", most: LABEL, isAnswer: "heard" },
    ],
  },
  story: {
    name: "Story with choices",
    about: "A story stops at each scene, and the player chooses what to do.",
    row: "Scene",
    least: 3,
    most: 12,
    heads: [{ id: "begins", label: "How the story begins", most: LINE }],
    fields: [
      { id: "tells", label: "What happens", most: LINE },
      {
        id: "good",
        label: "The choice that helps",
        help: "Four words at most.",
        most: LABEL,
        isAnswer: "said",
      },
      { id: "goodComes", label: "What comes of it", most: LINE },
      { id: "other", label: "Another choice", help: "Four words at most.", most: LABEL, isAnswer: "said" },
      { id: "otherComes", label: "What comes of the other choice", most: LINE },
      {
        id: "third",
        label: "A third choice, if you like",
        help: "Four words at most.",
        most: LABEL,
        isAnswer: "said",
        isOptional: true,
      },
      { id: "thirdComes", label: "What comes of the third choice", most: LINE, isOptional: true },
    ],
  },
};

export const WORLDS = ["train", "parrot", "gull", "laundry"] as const;
export type WorldId = (typeof WORLDS)[number];

/** What somebody has written: all that a game is made of, in a link, and on the device. */
export interface Made {
  readonly version: 1;
  readonly kind: KindId;
  readonly world: WorldId;
  readonly title: string;
  readonly heads: Readonly<Record<string, string>>;
  readonly rows: readonly Readonly<Record<string, string>>[];
}

export const TITLE: Field = {
  id: "title",
  label: "Name of the game",
  help: "As it is said, for example: Weather Words.",
  most: 40,
};
