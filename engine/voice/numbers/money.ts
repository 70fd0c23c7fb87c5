/** Sums of American money: "two dollars fifty", "three quarters and a dime", "a buck ten". */
import { amountIn } from "./amount.ts";
import { cardinalAt, cardinalIn, isArticle, type Piece } from "./cardinal.ts";
import { asNumberWord } from "./number-words.ts";

export interface HeardMoney {
  readonly cents: number;
  /** False for what could be another number: "two fifty". */
  readonly sure: boolean;
}

const DOLLAR = 100;
const UNITS: ReadonlyMap<string, number> = new Map(
  [
    "100: dollar dollars buck bucks",
    "50: half-dollar half-dollars",
    "25: quarter quarters",
    "10: dime dimes",
    "5: nickel nickels",
    "1: cent cents penny pennies sent scent",
  ].flatMap((line) => {
    const [cents = "", names = ""] = line.split(": ");
    return names.split(" ").map((name) => [name, Number(cents)] as const);
  }),
);

/** @param homophones whether "free" may be three, and "dowwars" dollars */
export function moneyIn(
  heard: readonly string[],
  { homophones = false }: { homophones?: boolean } = {},
): HeardMoney | undefined {
  const words = homophones ? heard.map(asNumberWord) : heard;
  let cents = 0;
  let at = 0;
  let last = 0;
  while (at < words.length) {
    if (at > 0 && words[at] === "and") at += 1;
    const many = manyAt(words, at);
    const unit = UNITS.get(words[many.to] ?? "");
    if (unit === undefined) return last === DOLLAR ? withCents(words, at, cents) : plainSum(words, at);
    // Some dollars are no sum.
    if (many.to === at && words[at]?.endsWith("s")) return undefined;
    cents += many.value * unit;
    last = unit;
    at = many.to + 1;
  }
  return last === 0 || !Number.isInteger(cents) ? undefined : { cents, sure: true };
}

/** How many of what comes next: "three", "a", "half a", "two and a half"; one, if nothing is said. */
function manyAt(words: readonly string[], at: number): Piece {
  if (words[at] === "half") return { value: 0.5, to: isArticle(words[at + 1]) ? at + 2 : at + 1 };
  const whole = cardinalAt(words, at);
  if (whole === undefined) return { value: 1, to: isArticle(words[at]) ? at + 1 : at };
  // "Three and a quarter dollars", and not "three dollars and a quarter"
  const isQuarter =
    words[whole.to] === "and" && isArticle(words[whole.to + 1]) && words[whole.to + 2] === "quarter";
  if (isQuarter && UNITS.get(words[whole.to + 3] ?? "") === DOLLAR)
    return { value: whole.value + 0.25, to: whole.to + 3 };
  return isAndAHalf(words, whole.to) ? { value: whole.value + 0.5, to: whole.to + 3 } : whole;
}

function isAndAHalf(words: readonly string[], at: number): boolean {
  return words[at] === "and" && isArticle(words[at + 1]) && words[at + 2] === "half";
}

/** "two dollars fifty", "two dollars and a half" */
function withCents(words: readonly string[], at: number, cents: number): HeardMoney | undefined {
  const isHalf = isAndAHalf(words, at - 1) && words.length === at + 2;
  const more = isHalf ? DOLLAR / 2 : centsIn(words.slice(at));
  return more === undefined ? undefined : { cents: cents + more, sure: true };
}

/** "two fifty", "2.50" */
function plainSum(words: readonly string[], at: number): HeardMoney | undefined {
  if (at > 0) return undefined;
  const amount = words.includes("point") ? amountIn(words) : undefined;
  if (amount !== undefined) return { cents: Math.round(amount * DOLLAR), sure: false };
  for (let place = 1; place < words.length; place++) {
    const [dollars, cents] = [cardinalIn(words.slice(0, place)), centsIn(words.slice(place))];
    if (dollars !== undefined && dollars > 0 && cents !== undefined)
      return { cents: dollars * DOLLAR + cents, sure: false };
  }
  return undefined;
}

function centsIn(words: readonly string[]): number | undefined {
  const [first = "", ...rest] = words;
  const isSmall = first === "oh" || first === "o";
  const cents = cardinalIn(isSmall ? rest : words);
  return cents !== undefined && cents < DOLLAR && (isSmall ? cents < 10 : cents >= 10) ? cents : undefined;
}
