/** Whoever keeps a row in mind, adds up, and knows that a rat takes the bigger coin. */
import { last, numbersIn, pressFor, since, thinking, wanting, type Mind, type Thought } from "../mind.ts";

const WORTH: Readonly<Record<string, number>> = { penny: 1, nickel: 5, dime: 10, quarter: 25 };
const BY_SIZE = ["dime", "penny", "nickel", "quarter"];
const COIN = /^A (penny|nickel|dime|quarter)\.$/;

interface Lying {
  readonly row: readonly string[];
  readonly mine: number;
  readonly theirs: number;
}
type End = "left" | "right";
const ENDS: readonly End[] = ["left", "right"];

const at = (row: readonly string[], end: End): string => (end === "left" ? row[0] : row.at(-1)) ?? "";
const cut = (row: readonly string[], end: End) => (end === "left" ? row.slice(1) : row.slice(0, -1));
const worth = (coin: string): number => WORTH[coin] ?? 0;

function taken({ row, mine, theirs }: Lying, end: End, hasRat: boolean): Lying {
  const rest = cut(row, end);
  const now = mine + worth(at(row, end));
  if (!hasRat || rest.length === 0) return { row: rest, mine: now, theirs };
  const size = (side: End): number => BY_SIZE.indexOf(at(rest, side));
  const his = size("left") > size("right") ? "left" : "right";
  return { row: cut(rest, his), mine: now, theirs: theirs + worth(at(rest, his)) };
}

/** How many turns it takes to have the price, beginning with this end. */
function turns(lying: Lying, end: End, price: number, hasRat: boolean): number {
  const next = taken(lying, end, hasRat);
  if (next.mine >= price) return 1;
  if (next.theirs >= price || next.row.length === 0) return Number.POSITIVE_INFINITY;
  return 1 + Math.min(...ENDS.map((each) => turns(next, each, price, hasRat)));
}

function soonest(lying: Lying, price: number, hasRat: boolean): End {
  return turns(lying, "left", price, hasRat) <= turns(lying, "right", price, hasRat) ? "left" : "right";
}

const reckoning: Thought = (known) => {
  if (pressFor(known, /^Pay/) === undefined) return undefined;
  const told = since(known.lines, /row:$/);
  const price = numbersIn(told[0])[0] ?? 0;
  const heard = told.slice(1);
  const end = heard.findIndex((line) => !COIN.test(line));
  const coins = (end < 0 ? heard : heard.slice(0, end)).map((line) => COIN.exec(line)?.[1] ?? "");
  const hasRat = last(known.lines, /pack rat/) !== undefined;
  let lying: Lying = { row: coins, mine: 0, theirs: 0 };
  for (const [index, line] of heard.entries()) {
    if (!line.startsWith("[a coin rings")) continue;
    const coin = COIN.exec(heard[index + 1] ?? "")?.[1] ?? "";
    const { row } = lying;
    const isEither = at(row, "left") === at(row, "right");
    const side = isEither ? soonest(lying, price, hasRat) : at(row, "left") === coin ? "left" : "right";
    lying = taken(lying, side, hasRat);
  }
  if (lying.mine >= price || lying.row.length === 0) return pressFor(known, /^Pay/);
  return pressFor(known, soonest(lying, price, hasRat) === "left" ? /^Take the left/ : /^Take the right/);
};

/** A row of coins, taken from its ends. */
export const moneyMatch = (): Mind => thinking(wanting(/^The short row/), reckoning);
