/** Whole numbers as they are answered, and as recognisers mishear them. */
import { amountIn } from "./amount.ts";
import { cardinalIn } from "./cardinal.ts";
import { asNumberWord, SMALL, TENS } from "./number-words.ts";

export interface HeardNumber {
  readonly value: number;
  /** False where the words could also be two numbers: "four two", "one fifty". */
  readonly sure: boolean;
  /** What else they could be: a seven that was said twice, for 77. */
  readonly other?: number | undefined;
}

const MOST_DIGITS = 10;
/** So many numbers in a row, each one more or one less than the one before, are counted aloud. */
const LEAST_COUNTED = 3;

/**
 * @param words lower case; all of them must belong to the number
 * @param homophones whether "to" may be two
 */
export function numberIn(
  words: readonly string[],
  { homophones }: { homophones: boolean },
): HeardNumber | undefined {
  const meant = withDoubles(homophones ? withoutTo(words).map(asNumberWord) : words);
  const value = inTens(meant) ?? amountIn(meant);
  if (value !== undefined) return { value, sure: true };
  const [first, ...rest] = meant;
  if (first === "minus" || first === "negative") {
    const positive = runTogether(rest);
    return positive && { ...positive, value: -positive.value };
  }
  return runTogether(meant);
}

/** "Go to fifty two": no 252. */
function withoutTo(words: readonly string[]): readonly string[] {
  const [first, second = ""] = words;
  return first === "to" && (TENS.has(second) || (SMALL.get(second) ?? 0) >= 10) ? words.slice(1) : words;
}

/** "nine tens", "two tens and three ones" */
function inTens([tens = "", unit, ...rest]: readonly string[]): number | undefined {
  // The first "one" is how many, the second what of: "one ten and one one".
  const [ones = "", ofOnes = "ones", ...more] = rest.filter((word) => word !== "and");
  if (!/^tens?$/u.test(unit ?? "") || !/^ones?$/u.test(ofOnes) || more.length > 0) return undefined;
  const [many, few] = [SMALL.get(tens), ones === "" ? 0 : SMALL.get(ones)];
  const isDigit = (digit: number | undefined): digit is number => digit !== undefined && digit < 10;
  return isDigit(many) && isDigit(few) && (unit === "tens" || many === 1) ? many * 10 + few : undefined;
}

/** "double seven" is two sevens. */
function withDoubles(words: readonly string[]): readonly string[] {
  if (!words.includes("double") && !words.includes("triple")) return words;
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (SMALL.has(word) && before === "double") return [word, word];
    if (SMALL.has(word) && before === "triple") return [word, word, word];
    return word === "double" || word === "triple" ? [] : [word];
  });
}

/** "four two" is 42, "one oh five" 105, "one fifty" 150 and "twenty twenty six" 2026. */
function runTogether(words: readonly string[]): HeardNumber | undefined {
  if (words.length < 2 || words.length > MOST_DIGITS) return undefined;
  const digits = words.map((word) => SMALL.get(word));
  if (digits.every((digit) => digit !== undefined && digit <= 9)) return digitByDigit(digits as number[]);
  const [tens = "", and, ones = ""] = words;
  if (words.length === 3 && and === "and" && TENS.has(tens) && (SMALL.get(ones) ?? 0) < 10)
    return tensAndOnes(TENS.get(tens), SMALL.get(ones));
  for (let place = 1; place < words.length; place++) {
    const [high, low] = [cardinalIn(words.slice(0, place)), cardinalIn(words.slice(place))];
    if (high === undefined || high === 0 || high > 99 || low === undefined || low < 10 || low > 99) continue;
    // "Twelve, twelve" is said twice; "twenty twenty" is a year.
    if (high === low && high < 20) return { value: high, sure: true };
    return { value: high * 100 + low, sure: false, other: high === low ? high : undefined };
  }
  return undefined;
}

/** "twenty and five" */
function tensAndOnes(tens: number | undefined, ones: number | undefined): HeardNumber | undefined {
  return tens === undefined || !ones ? undefined : { value: tens + ones, sure: true };
}

function digitByDigit(digits: readonly number[]): HeardNumber | undefined {
  if (isCounting(digits)) return undefined;
  const [first] = digits;
  const isRepeated = digits.every((digit) => digit === first);
  // Nobody says an "oh" in the middle of anything but a number.
  const sure = digits.length > 2 && digits.slice(1, -1).includes(0);
  return { value: Number(digits.join("")), sure, other: isRepeated ? first : undefined };
}

/** "One two three four": nothing but numbers, each a step from the one before. */
export function isCountedAloud(words: readonly string[]): boolean {
  const numbers = words.flatMap((word) => SMALL.get(word) ?? []);
  if (numbers.length === words.length) return isCounting(numbers) || isCountedOver(numbers);
  // "One dollar, two dollars, three dollars"
  const units = words.flatMap((word) => (SMALL.has(word) ? [] : [word.replace(/s$/u, "")]));
  const isOfOneUnit = units.length === numbers.length && units.every((unit) => unit === units[0]);
  return isOfOneUnit && isCounting(numbers);
}

/** "One for you, one for me" */
export function isDealt(words: readonly string[]): boolean {
  return /^(?:(?:and )?\S+ for (?:you|me|him|her|them|us)(?: |$)){2,}$/u.test(words.join(" "));
}

/** "One two, one two, one two" */
function isCountedOver(numbers: readonly number[]): boolean {
  const [first, second] = numbers;
  const isEven = numbers.length >= LEAST_COUNTED * 2 && numbers.length % 2 === 0;
  return isEven && first !== second && numbers.every((number, at) => number === numbers[at % 2]);
}

/** "Twenty something", "forty or so" */
export function isVague(words: readonly string[]): boolean {
  return words.some((word, at) => isNumber(word) && VAGUE.test(words.slice(at + 1).join(" ")));
}

const VAGUE = /^(?:something|ish|odd|or so)(?: |$)/u;

function isNumber(word: string): boolean {
  return SMALL.has(word) || TENS.has(word) || word === "hundred";
}

/** "one two three four" */
function isCounting(numbers: readonly number[]): boolean {
  if (numbers.length < LEAST_COUNTED) return false;
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return step !== 0 && numbers.every((number, index) => number === first + index * step);
}

/** The number that this one is mistaken for: 13 and 30, 115 and 150. */
export function soundsLike(value: number): number | undefined {
  const size = Math.abs(value);
  const rest = size % 100;
  const other =
    rest >= 13 && rest <= 19 ? (rest - 10) * 10 : rest >= 30 && rest % 10 === 0 ? rest / 10 + 10 : undefined;
  return other === undefined ? undefined : Math.sign(value) * (size - rest + other);
}
