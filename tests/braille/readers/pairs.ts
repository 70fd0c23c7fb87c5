/** Whoever keeps a place and what was there together, and finds what goes with it. */
import { can, count, pressFor, thinking, wanting, type Known, type Mind, type Thought } from "../mind.ts";

interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Field {
  /** The lines that are said when something is opened. */
  readonly open: RegExp;
  readonly matches: (one: string, other: string) => boolean;
  /** One of several pairs that are known: the one worth more first. */
  readonly worth?: (word: string) => number;
}

const NOTE = /note of row (\d+), column (\d+)/;
const key = ({ row, column }: Cell): string => `${row} ${column}`;
const cellIn = (line: string): Cell | undefined => {
  const found = NOTE.exec(line);
  return found === null ? undefined : { row: Number(found[1]), column: Number(found[2]) };
};

/** Reads a field of closed things anew at every press: all that was ever told of it is in the lines. */
function pairing({ open, matches, worth = () => 0 }: Field): Thought {
  return (known) => {
    if (!can(known, /^Go left/)) return undefined;
    const start = known.lines.findLastIndex((line) =>
      /\d+ (floes|lockers)|(floes|lockers), \d|under \d+ floes/.test(line),
    );
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
    const knownPair = closed
      .filter((cell) => {
        const word = wordAt(cell);
        return word !== undefined && partnerOf(word, cell) !== undefined;
      })
      .toSorted((one, other) => worth(wordAt(other) ?? "") - worth(wordAt(one) ?? ""))[0];
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
  let sounded: Cell = at;
  let turned = false;
  let lifted: Cell | undefined;
  const words = new Map<string, string>();
  const gone = new Set<string>();
  let isMine = true;
  /** What the rival has opened. */
  let taken: readonly Cell[] = [];
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
      sounded = cellIn(line) ?? sounded;
      if (isMine) at = sounded;
    } else if (line.startsWith("[a mouse squeaks")) isMine = false;
    else if (line.startsWith("[a doubtful hum")) isMine = true;
    else if (line.startsWith("Rufus takes")) {
      isMine = true;
      for (const cell of taken) gone.add(key(cell));
    } else if (/^\[(a block of ice is lifted|a key turns)/.test(line)) turned = true;
    else if (turned && open.test(line)) {
      const cell = isMine ? at : sounded;
      words.set(key(cell), line.replace(/\.$/, "").replace(/^Wurly[^:]*: /, ""));
      turned = false;
      if (isMine) lifted = lifted === undefined ? cell : undefined;
      else taken = [...taken.slice(-1), cell];
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
  return pressFor(known, /^(Lift|Open)/);
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

const COINS = { penny: 1, pennies: 1, nickel: 5, dime: 10, quarter: 25 } as const;
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** "A quarter and a nickel", "thirty-five cents". */
function centsOf(words: string): number {
  const text = words.toLowerCase();
  const cents = /^([\w-]+) cents?$/.exec(text)?.[1];
  if (cents !== undefined) return cents.split("-").reduce((sum, word) => sum + (NUMBERS[word] ?? 0), 0);
  return text.split(/ and |, /).reduce((sum, part) => {
    const [many = "", coin = ""] = part.split(" ");
    return (
      sum +
      (NUMBERS[many] ?? 0) *
        (COINS[coin.replace(/s$/, "") as keyof typeof COINS] ?? COINS[coin as keyof typeof COINS] ?? 0)
    );
  }, 0);
}

/** Two lockers that hold the same amount in other words. */
export const moneyMatch = (): Mind =>
  thinking(
    wanting(/^The small room/),
    pairing({
      open: /^(Wurly[^:]*: )?[A-Z][\w-]*( [a-z]+)*( cents?|nickels?|dimes?|quarters?|penn(y|ies))?\.$/,
      matches: (one, other) => other !== "" && centsOf(one) === centsOf(other) && count(one, /./) > 0,
      worth: centsOf,
    }),
  );
