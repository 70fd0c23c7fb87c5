/** Times of day on a round clock: "half past three", "quarter to nine", "ten oh five", "noon". */
import { cardinalIn } from "./cardinal.ts";
import { asNumberWord } from "./number-words.ts";

const HOUR = 60;
const ROUND = 12 * HOUR;

export interface HeardTime {
  /** After twelve: 0 to 719. */
  readonly minutes: number;
  /** False for what could be another number: "three thirty", "nine". */
  readonly sure: boolean;
}

const NAMED = new Set(["noon", "midnight", "midday"]);
const PAST = new Set(["past", "passed", "after"]);
const TO = new Set(["to", "of", "till", "til", "until", "before", "two", "too"]);
const HALVES: ReadonlyMap<string, number> = new Map([
  ["half", 30],
  ["halfway", 30],
  ["quarter", 15],
]);
const TIMES_OF_DAY =
  /(?: (?:in (?:the )?(?:morning|afternoon|evening)|at night|(?:eigh|a|pee|p) ?(?:em|m)|am|pm|sharp|exactly))+$/u;

/** @param homophones whether "free" may be three, and "kwawter" a quarter */
export function timeIn(
  heard: readonly string[],
  { homophones = false }: { homophones?: boolean } = {},
): HeardTime | undefined {
  const plain = heard.join(" ").replace(TIMES_OF_DAY, "").split(" ");
  // "To" stands for what is yet to come of the hour.
  const words = homophones
    ? plain.map((word, at) => (at > 0 && TO.has(word) ? word : asNumberWord(word)))
    : plain;
  if (words.length === 1 && NAMED.has(words[0] ?? "")) return { minutes: 0, sure: true };
  return relativeTime(words) ?? plainTime(words);
}

/** "half past three", "a quarter to nine", "ten minutes after five" */
function relativeTime(words: readonly string[]): HeardTime | undefined {
  for (let place = 1; place < words.length - 1; place++) {
    const word = words[place] ?? "";
    const sign = PAST.has(word) ? 1 : TO.has(word) ? -1 : 0;
    if (sign === 0) continue;
    const many = minutesIn(words.slice(0, place));
    const hour = hourIn(words.slice(place + 1));
    if (many !== undefined && hour !== undefined)
      return { minutes: (hour * HOUR + sign * many + ROUND) % ROUND, sure: true };
  }
  return undefined;
}

/** "three o'clock", "three thirty", "ten oh five", "nine" */
function plainTime(words: readonly string[]): HeardTime | undefined {
  if (words.at(-1) === "o'clock" || words.at(-1) === "oclock") {
    const hour = hourIn(words.slice(0, -1));
    return hour === undefined ? undefined : { minutes: (hour * HOUR) % ROUND, sure: true };
  }
  const [first = "", second, ...rest] = words;
  const hour = cardinalIn([first]);
  if (hour === undefined || hour < 1 || hour > 12) return runTogether(words);
  if (second === undefined) return { minutes: (hour * HOUR) % ROUND, sure: false };
  const many = second === "oh" || second === "o" ? cardinalIn(rest) : cardinalIn([second, ...rest]);
  const isMinute = many !== undefined && many < HOUR && many >= 10 === (second !== "oh" && second !== "o");
  return isMinute ? { minutes: (hour * HOUR + many) % ROUND, sure: false } : runTogether(words);
}

/** "330" */
function runTogether(words: readonly string[]): HeardTime | undefined {
  const value = cardinalIn(words) ?? 0;
  const [hour, minutes] = [Math.floor(value / 100), value % 100];
  return hour >= 1 && hour <= 12 && minutes < HOUR
    ? { minutes: (hour * HOUR + minutes) % ROUND, sure: false }
    : undefined;
}

function minutesIn(words: readonly string[]): number | undefined {
  const meant = words.filter(
    (word) => word !== "minutes" && word !== "minute" && word !== "a" && word !== "eigh",
  );
  const [only = ""] = meant;
  const many = meant.length === 1 ? (HALVES.get(only) ?? cardinalIn(meant)) : cardinalIn(meant);
  return many !== undefined && many >= 1 && many < HOUR ? many : undefined;
}

function hourIn(words: readonly string[]): number | undefined {
  const meant = words.at(-1) === "o'clock" ? words.slice(0, -1) : words;
  if (meant.length === 1 && NAMED.has(meant[0] ?? "")) return 12;
  const hour = cardinalIn(meant.map(asNumberWord));
  return hour !== undefined && hour >= 1 && hour <= 12 ? hour : undefined;
}
