/** The words that numbers are made of. */
import { cardinal, ordinal } from "../../speech/numbers.ts";

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Zero to nineteen. */
export const SMALL: ReadonlyMap<string, number> = new Map([
  ...upTo(20).map((value) => [cardinal(value), value] as const),
  ["nought", 0],
  ["naught", 0],
  ["nil", 0],
  ["oh", 0],
]);

/** What stands for zero only when nothing else is said. */
export const NOTHING: ReadonlySet<string> = new Set(["none", "nothing", "nobody", "nada", "zip", "zilch"]);

/** Twenty to ninety. */
export const TENS: ReadonlyMap<string, number> = new Map([
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((ten) => [cardinal(ten * 10), ten * 10] as const),
  ["fourty", 40],
]);

export const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    thousand: 1e3,
    thousands: 1e3,
    lakh: 1e5,
    million: 1e6,
    millions: 1e6,
    crore: 1e7,
    billion: 1e9,
    billions: 1e9,
    trillion: 1e12,
    trillions: 1e12,
  }),
);

/** Several at once. */
export const PACKS: ReadonlyMap<string, number> = new Map(
  Object.entries({ dozen: 12, dozens: 12, couple: 2 }),
);

export interface OrdinalWord {
  readonly value: number;
  readonly plural: boolean;
}

function ordinalWords(): Map<string, OrdinalWord> {
  const words = new Map<string, OrdinalWord>();
  for (const value of [...upTo(20).slice(1), 20, 30, 40, 50, 60, 70, 80, 90, 100, 1e3, 1e6, 1e9, 1e12]) {
    const word = ordinal(value).split(" ").at(-1) ?? "";
    words.set(word, { value, plural: false });
    words.set(`${word}s`, { value, plural: true });
  }
  return words;
}

/** "third" and "thirds": the last word of an ordinal, or of what a fraction is counted in. */
export const ORDINALS: ReadonlyMap<string, OrdinalWord> = ordinalWords();

/** "third", "very first", "twenty first": which one it is, counted from 1. */
export function ordinalIn(words: readonly string[]): number | undefined {
  const plain = words.filter((word) => word !== "very" && word !== "number");
  const last = ORDINALS.get(plain.at(-1) ?? "");
  if (last === undefined || last.plural) return undefined;
  if (plain.length === 1) return last.value;
  const tens = TENS.get(plain[0] ?? "");
  return plain.length === 2 && tens !== undefined && last.value < 10 ? tens + last.value : undefined;
}

/** What only fractions are counted in. */
export const PARTS: ReadonlyMap<string, OrdinalWord> = new Map(
  Object.entries({
    half: { value: 2, plural: false },
    halves: { value: 2, plural: true },
    quarter: { value: 4, plural: false },
    quarters: { value: 4, plural: true },
  }),
);

/** What sounds like a number, and is one only where a number is expected. */
const HOMOPHONES: ReadonlyMap<string, string> = new Map(
  [
    "zero: o owe zeero nero",
    "one: won wun wan juan",
    "two: to too tu tew",
    "three: tree free fwee thwee twee sree thee",
    "four: for fore foe fo fow faw fowah fowuh",
    "five: fife fibe fie",
    "six: sicks sics sick sex sixth",
    "seven: sevin seben sebben",
    "eight: ate ait",
    "nine: nein mine nign",
    "ten: tin tenn",
    "eleven: leven elleven",
    "twelve: twelf twelb",
    "thirteen: firteen thurteen",
    "fourteen: forteen",
    "fifteen: fiveteen",
    "eighteen: eightteen ateteen",
    "twenty: twenny twenty",
    "thirty: firty thurty dirty",
    "forty: fourty fordy fawty",
    "fifty: fivety",
    "hundred: hundwed hunnerd hundert",
    "thousand: fousand tousand",
    "cents: sents scents",
    "nickel: nickle nicko",
    "half: haf haff",
  ].flatMap((line) => {
    const [word = "", alike = ""] = line.split(": ");
    return alike.split(" ").map((heard) => [heard, word] as const);
  }),
);

/** The number word that a recogniser may have taken this one for. */
export function asNumberWord(word: string): string {
  const known = HOMOPHONES.get(word);
  if (known !== undefined) return known;
  return word.length < SHORTEST_CHILDISH ? word : (CHILDISH.get(inChildsMouth(word)) ?? word);
}

const SHORTEST_CHILDISH = 4;

/** The same for "thirty" and "firty", "quarter" and "kwawter", "dollars" and "dowwers". */
function inChildsMouth(word: string): string {
  return word
    .replaceAll("th", "f")
    .replaceAll("qu", "kw")
    .replace(/[rlw]+/gu, "w")
    .replace(/[aeo]w/gu, "w")
    .replace(/w+/gu, "w");
}

/** What numbers, times and sums of money are said with. */
const CHILDISH: ReadonlyMap<string, string> = new Map(
  [
    ...[...SMALL.keys(), ...TENS.keys()].filter((word) => word.length >= SHORTEST_CHILDISH),
    ..."hundred thousand million quarter quarters dollar dollars nickel nickels".split(" "),
  ].map((word) => [inChildsMouth(word), word] as const),
);

/** Whether a number can have this word in it, other than "and", "a" and "half". */
export function isNumberWord(word: string): boolean {
  return SMALL.has(word) || TENS.has(word) || SCALES.has(word) || PACKS.has(word) || word === "hundred";
}

/** All of them that are said, for guesses. */
export function numberWords(): readonly string[] {
  return [...SMALL.keys(), ...TENS.keys(), "hundred", "thousand", "million", "and", "a", "dozen"];
}
