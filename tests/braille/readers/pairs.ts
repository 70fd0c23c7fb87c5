/** Whoever keeps a place and what was there together, and finds what goes with it. */
import { can, pressFor, thinking, wanting, type Known, type Mind, type Thought } from "../mind.ts";

interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Field {
  /** The lines that are said when something is opened. */
  readonly open: RegExp;
  readonly matches: (one: string, other: string) => boolean;
}

const NOTE = /note of row (\d+), column (\d+)/;
const key = ({ row, column }: Cell): string => `${row} ${column}`;
const cellIn = (line: string): Cell | undefined => {
  const found = NOTE.exec(line);
  return found === null ? undefined : { row: Number(found[1]), column: Number(found[2]) };
};

/** Reads a field of closed things anew at every press: all that was ever told of it is in the lines. */
function pairing({ open, matches }: Field): Thought {
  return (known) => {
    if (!can(known, /^Go left/)) return undefined;
    const start = known.lines.findLastIndex((line) => /\d+ floes|floes, \d/.test(line));
    const field = readField(known.lines.slice(start), open);
    const cells = known.moves.flatMap(({ label }) => {
      const found = /^Row (\d+), column (\d+)$/.exec(label);
      return found === null ? [] : [{ row: Number(found[1]), column: Number(found[2]) }];
    });
    const closed = cells.filter((cell) => !field.gone.has(key(cell)));
    const wordAt = (cell: Cell) => field.words.get(key(cell));
    const partnerOf = (word: string, but: Cell) =>
      closed.find((cell) => key(cell) !== key(but) && matches(word, wordAt(cell) ?? ""));
    const unknown = closed.filter((cell) => wordAt(cell) === undefined);
    const lifted = field.lifted;
    const knownPair = closed.find((cell) => {
      const word = wordAt(cell);
      return word !== undefined && partnerOf(word, cell) !== undefined;
    });
    const goal =
      lifted !== undefined
        ? (partnerOf(wordAt(lifted) ?? "", lifted) ??
          nearest(
            field.at,
            unknown.filter((cell) => key(cell) !== key(lifted)),
          ))
        : (knownPair ?? nearest(field.at, unknown));
    return goal === undefined ? undefined : toward(known, field.at, goal);
  };
}

function readField(lines: readonly string[], open: RegExp) {
  let at: Cell = { row: 1, column: 1 };
  let turned = false;
  let lifted: Cell | undefined;
  const words = new Map<string, string>();
  const gone = new Set<string>();
  for (const line of lines) {
    const two = [...line.matchAll(new RegExp(NOTE, "g"))].map(([text]) => cellIn(text));
    if (two.length === 2) {
      const [one, other] = two as [Cell, Cell];
      if (line.includes(", then note")) {
        const [first, second] = [words.get(key(one)), words.get(key(other))];
        words.delete(key(one));
        words.delete(key(other));
        if (first !== undefined) words.set(key(other), first);
        if (second !== undefined) words.set(key(one), second);
      } else {
        gone.add(key(one));
        gone.add(key(other));
        lifted = undefined;
      }
    } else if (cellIn(line) !== undefined) {
      at = cellIn(line) ?? at;
    } else if (line.startsWith("[a block of ice is lifted")) turned = true;
    else if (turned && open.test(line)) {
      words.set(key(at), line.replace(/\.$/, ""));
      turned = false;
      lifted = lifted === undefined ? at : undefined;
    }
  }
  return { at, words, gone, lifted };
}

const nearest = (at: Cell, cells: readonly Cell[]): Cell | undefined =>
  cells.toSorted((one, other) => far(at, one) - far(at, other))[0];
const far = (one: Cell, other: Cell): number =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column);

function toward(known: Known, at: Cell, goal: Cell) {
  if (goal.column !== at.column) return pressFor(known, goal.column > at.column ? /^Go right/ : /^Go left/);
  if (goal.row !== at.row) return pressFor(known, goal.row > at.row ? /^Go down/ : /^Go up/);
  return pressFor(known, /^Lift/);
}

const OPPOSITES = [
  "hot cold, wet dry, big small, tall short, long short, loud quiet, whisper shout, fast slow, up down, over under",
  "top bottom, full empty, open shut, push pull, day night, awake asleep, happy sad, laugh cry, heavy light, hard soft",
  "rough smooth, near far, early late, before after, inside outside, front back, first last, give take, buy sell",
  "clean dirty, wide narrow, thick thin, sink float, win lose, find lose, remember forget, friend enemy, summer winter",
  "north south, start stop, sweet sour, always never, strong weak, melt freeze, alone together, come go",
]
  .join(", ")
  .split(", ")
  .map((pair) => pair.split(" "));

/** A pair is one word from the bear and one from the penguin, and they are opposites. */
export const polarpairing = (): Mind =>
  thinking(
    wanting(/^A singer/, /^The small field/),
    pairing({
      open: /^(Bo the bear|Pip the penguin): \w+\.$/,
      matches(one, other) {
        const [singer, word] = one.split(": ");
        const [partner, opposite] = other.split(": ");
        return (
          singer !== partner &&
          OPPOSITES.some(
            (pair) =>
              pair.includes(word?.toLowerCase() ?? "") &&
              pair.includes(opposite?.toLowerCase() ?? "") &&
              word !== opposite,
          )
        );
      },
    }),
  );
