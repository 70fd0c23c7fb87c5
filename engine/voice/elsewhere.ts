/** Whether what is said beside a move's own word shows that it is about something else. */
import type { MoveSpan } from "./move-spans.ts";
import { isCarrier, isLight, isNoise, wordSet } from "./heard-words.ts";

/** Of one word of a move, so many words beside it are about something else. */
const MOST_BESIDE = 2;

/**
 * "Carrots and peas", "he plays first base", "milk makes my stomach hurt". What ends with the answer may say anything
 * before it: "it smells of bread so the bakery".
 *
 * @param isLeft whether the word at this place is no part of the move, and means something
 */
export function isElsewhere(
  words: readonly string[],
  { from, to }: Pick<MoveSpan, "from" | "to">,
  isLeft: (index: number) => boolean,
): boolean {
  if (ASKING.has(words[0] ?? "")) return false;
  if (isBesideAnother(words, { from, to }, isLeft)) return true;
  const left = words.filter((_, index) => isLeft(index)).length;
  const isSaidLast = words.slice(to).every(isLight);
  if (isDone(words, from, isLeft)) return !isSaidLast || !isLed(words, from);
  if (isSaidLast) return false;
  if (
    left >= MOST_BESIDE &&
    words.length > left + 1 &&
    left > to - from &&
    !words.slice(0, from).some((word) => LEADS.has(word))
  )
    return true;
  return isDoing(words, { from, to }) || isInPlace(words, { from, to }, isLeft);
}

/** "Spoon and fork" */
function isBesideAnother(
  words: readonly string[],
  { from, to }: Pick<MoveSpan, "from" | "to">,
  isLeft: (index: number) => boolean,
): boolean {
  const isAfter = words[to] === "and" && isLeft(to + 1) && to + 2 === words.length;
  return isAfter || (words[from - 1] === "and" && from === 2 && isLeft(0));
}

const ASKING = wordSet("what how where which who");
const SUBJECTS = wordSet("i we he she they you nobody somebody everybody");
const HELPERS = wordSet("have has had do does did not always never just really can would will");

/** "We roasted …", "he plays …": somebody does what no move is called. */
function isDone(words: readonly string[], from: number, isLeft: (index: number) => boolean): boolean {
  if (!SUBJECTS.has(words[0] ?? "")) return false;
  // "I asked for a bike"
  if (from === 1 && /.ed$/u.test(words[1] ?? "") && words.some((_, at) => at > 2 && isLeft(at))) return true;
  const verb = words.findIndex((word, index) => index > 0 && !HELPERS.has(word));
  return verb > 0 && verb < from && isLeft(verb) && !SENSED.has(words[verb] ?? "");
}

/** What one says of a thing that is to be named. */
const SENSED = wordSet(
  "heard hear see saw smell smelled sense noticed notice want looking look choose vote changed decided",
);

/** What leads to an answer. */
const LEADS = wordSet("so it's is it because that's then therefore");

function isLed(words: readonly string[], from: number): boolean {
  return words.slice(Math.max(1, from - 3), from).some((word) => LEADS.has(word));
}

/** "Flowers make me sneeze", "the cat threw up": what a thing does. */
function isDoing(words: readonly string[], { from, to }: Pick<MoveSpan, "from" | "to">): boolean {
  return words.slice(0, from).every(isNoise) && DOES.has(words[to] ?? "") && to + 1 < words.length;
}

const DOES = wordSet(
  "make makes made come comes came live lives lived play plays played threw throws fell falls ran runs eat eats ate",
  "sleep sleeps slept likes bite bites bit bark barks hurt hurts broke breaks drink drinks drank sing sings",
  "taste tastes grow grows grew jump jumps jumped lay lays cry cries cried love loves hate hates wears cost costs",
);

/** "… in china", "… on saturdays", at the end. */
function isInPlace(
  words: readonly string[],
  { from, to }: Pick<MoveSpan, "from" | "to">,
  isLeft: (index: number) => boolean,
): boolean {
  const place = words.findLastIndex((word) => PLACED.has(word));
  if (from === 0 || place < to || isCarrier(words.at(-1) ?? "")) return false;
  const after = words.slice(place + 1).filter((word) => !isLight(word));
  return after.length === 1 && isLeft(words.length - 1) && place + 2 >= words.length - 1;
}

const PLACED = wordSet("in on at around of");
