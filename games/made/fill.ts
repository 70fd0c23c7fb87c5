/** A list put into the content, the rules and the items of the mechanic that plays it. */
import type { KindId, Made } from "./kinds.ts";
import letters from "./kinds/letters.json";
import type { Play } from "./templates.ts";

export interface Filled {
  readonly content: object;
  readonly rules: object;
  readonly items?: readonly object[];
  /** Turns of the first act, and of the last. */
  readonly turns: number;
  readonly last: number;
  /** How often something good can be counted in all of them: the endings go by it. */
  readonly chances: number;
  /** Told with the first act, after what the kind of play says. */
  readonly how: readonly string[];
}

type Row = Readonly<Record<string, string>>;

const MOST_TURNS = 10;
const LAST_TURNS = 3;
const OPTIONS = 3;
const CRATE = 4;
const SHORT_CRATE = 3;
const BOARDS = 2;
const OFTEN_MISTAKEN = "aeioucksz";

/** @param made without faults */
export const fill: Readonly<Record<KindId, (made: Made, play: Play) => Filled>> = {
  spelling: ({ rows }, { content, rules }) => ({
    ...turnsFor(rows.length),
    content: { ...content, symbols: lettersFor(rows) },
    rules,
    items: rows.map((row, at) => ({
      id: `word-${at + 1}`,
      ask: [sentence(text(row, "clue"))],
      answers: [text(row, "word").toLowerCase()],
    })),
    how: [],
  }),
  words: ({ rows }, { content, rules }) => ({
    ...turnsFor(rows.length),
    content,
    rules,
    items: rows.map((row, at) => ({
      id: `word-${at + 1}`,
      ask: [sentence(text(row, "meaning"))],
      options: beside(rows, at).map((place) => ({
        id: `word-${place + 1}`,
        label: text(rows[place], "word"),
        worth: place === at ? 1 : 0,
      })),
      why: sentence(`${text(row, "word")}: ${text(row, "meaning")}`),
    })),
    how: [],
  }),
  sorting: (made, { content, rules }) => sorting(made, content, rules),
  pairs: ({ rows }, { content, rules }) => {
    const columns = rows.length >= 6 ? 3 : 2;
    return {
      content,
      rules: {
        ...rules,
        rows: 2,
        columns,
        pairs: rows.map((row, at) => ({
          id: `pair-${at + 1}`,
          first: text(row, "first"),
          second: text(row, "second"),
        })),
      },
      turns: BOARDS,
      last: 1,
      // A pair that is lifted by luck is none from memory: at most about half of them can be.
      chances: Math.ceil(((BOARDS + 1) * columns) / 2),
      how: [],
    };
  },
  story: (made, { content, rules }) => ({
    content,
    rules,
    items: made.rows.map((row, at) => ({
      id: `scene-${at + 1}`,
      ask: [...(at === 0 ? [sentence(text(made.heads, "begins"))] : []), sentence(text(row, "tells"))],
      options: choicesOf(row),
      why: sentence(text(row, "goodComes")),
    })),
    turns: made.rows.length,
    last: 0,
    chances: made.rows.length,
    how: [],
  }),
};

/** Those of the list, and those that are often taken for others: the wheel of all would be long to turn. */
function lettersFor(rows: readonly Row[]): object {
  const wanted = new Set(`${OFTEN_MISTAKEN}${rows.map((row) => text(row, "word").toLowerCase()).join("")}`);
  return Object.fromEntries(Object.entries(letters).filter(([letter]) => wanted.has(letter)));
}

function turnsFor(rows: number): Pick<Filled, "turns" | "last" | "chances"> {
  const turns = Math.min(rows, MOST_TURNS);
  return { turns, last: LAST_TURNS, chances: turns + LAST_TURNS };
}

function sorting({ heads, rows }: Made, content: object, rules: object): Filled {
  const bin = (shelf: "left" | "right", arrives: object, other: string) => ({
    label: text(heads, shelf),
    phrases: [spoken(text(heads, shelf))],
    takes: "judge",
    arrives: [arrives],
    landed: ["It stays.", "There it belongs.", "That is its place.", "Home.", "Right there."],
    contrast: [`It belongs with ${other}.`, `Not here: it is one for ${other}.`],
  });
  const left = bin(
    "left",
    { sound: "drop-counter", caption: "it settles on the left shelf" },
    text(heads, "right"),
  );
  const right = bin(
    "right",
    { sound: "bump", caption: "it thuds onto the right shelf" },
    text(heads, "left"),
  );
  const things = Object.fromEntries(
    rows.map((row, at) => [
      `thing-${at + 1}`,
      { name: withoutStop(text(row, "thing")), bin: text(row, "shelf") },
    ]),
  );
  const crate = (id: string, onLeft: number, onRight: number) => ({
    id,
    draw: { from: Object.keys(things), bins: { left: onLeft, right: onRight } },
  });
  return {
    content: { ...content, bins: { left, right }, things },
    rules: { ...rules, seats: { left: "left", right: "right" } },
    items: [
      crate("crate-one", 2, 1),
      crate("crate-two", 2, 2),
      crate("crate-three", 1, 2),
      crate("crate-four", 3, 1),
    ],
    turns: CRATE - 1,
    last: 1,
    chances: SHORT_CRATE * 2 + CRATE * 2,
    how: [`Left: ${text(heads, "left")}. Right: ${text(heads, "right")}.`],
  };
}

function choicesOf(row: Row): object[] {
  const one = (id: string, worth: 0 | 1): object[] =>
    text(row, id) === ""
      ? []
      : [
          {
            id,
            label: text(row, id),
            worth,
            ...(worth === 1 ? {} : { comes: [sentence(text(row, `${id}Comes`))] }),
          },
        ];
  return [...one("good", 1), ...one("other", 0), ...one("third", 0)];
}

/** The row itself and those that come after it, around the end of the list. */
function beside(rows: readonly Row[], at: number): readonly number[] {
  return Array.from({ length: Math.min(OPTIONS, rows.length) }, (_, step) => (at + step) % rows.length);
}

function text(row: Row | undefined, field: string): string {
  return (row?.[field] ?? "").trim().replaceAll(/\s+/gu, " ");
}

/** As it is said by itself: with its capital, and with a stop. */
function sentence(written: string): string {
  const begun = written.charAt(0).toUpperCase() + written.slice(1);
  return /[.!?]["”')]?$/u.test(begun) ? begun : `${begun}.`;
}

function withoutStop(written: string): string {
  return written.replace(/[.!?]+$/u, "");
}

/** What a voice may say for it, in lower case words. */
function spoken(label: string): string {
  return (
    label
      .toLowerCase()
      .replaceAll(/[’']/gu, "'")
      .match(/[a-z0-9']+/gu)
      ?.join(" ") ?? "this one"
  );
}
