/** The phrases of the moves, ready to be compared with what was heard. */
import type { Action, Move } from "../move.ts";
import { shownText } from "../speech/index.ts";
import { isSameLetter, sameWords, soundsSame } from "./sounds.ts";
import {
  asNumberWord,
  isArticle,
  moneyIn,
  numberIn,
  ordinalIn,
  soundsLike,
  timeIn,
  type HeardNumber,
} from "./numbers/index.ts";
import { phraseWords } from "./heard-words.ts";

/** Where a number goes in a phrase. Times are minutes after twelve, 0 to 719, and sums of money are cents. */
export const SLOT = /<(number|time|money)>/u;
type SlotKind = "number" | "time" | "money";

export interface Phrase {
  readonly move: Move;
  /** The words, or those before its number. */
  readonly words: readonly string[];
  /** The words after its number; null if it has none. */
  readonly after: readonly string[] | null;
  readonly kind: SlotKind;
}

/** One way to take what was heard, and how it is read back. */
export interface Reading {
  readonly action: Action;
  readonly readBack: string;
}

/** A phrase that was found. */
export interface Match extends Reading {
  /** False where it must be read back before it counts. */
  readonly sure: boolean;
  /** What it may be as well: fifteen, where fifty was heard. */
  readonly other?: Reading | undefined;
}

/** A move's phrases first, then its label. A move that only a number makes is not made by words without one. */
export function phrasesOf(moves: readonly Move[]): Phrase[] {
  return moves.flatMap((move) => {
    const phrases = [...move.phrases, shownText(move.label)].map((phrase) => phraseOf(move, phrase));
    const needsNumber = move.slot !== undefined && move.button === undefined;
    return phrases.filter(({ words, after }) => after !== null || (words.length > 0 && !needsNumber));
  });
}

function phraseOf(move: Move, phrase: string): Phrase {
  const [before = "", kind, after] = phrase.split(SLOT);
  return {
    move,
    words: phraseWords(before),
    after: after === undefined ? null : phraseWords(after),
    kind: (kind ?? "number") as SlotKind,
  };
}

/** The phrase that all these words are, word by word as `same` compares them; a number only where it fits. */
export function findWhole(
  words: readonly string[],
  phrases: readonly Phrase[],
  same: (a: readonly string[], b: readonly string[]) => boolean,
  homophones: boolean,
): Match | undefined {
  for (const phrase of phrases) {
    const match =
      phrase.after === null
        ? same(words, phrase.words) && wordMatch(phrase)
        : slotMatch(words, phrase, phrase.after, same, homophones);
    if (match) return match;
  }
  return undefined;
}

export function wordMatch({ move }: Phrase): Match {
  return wordMatchOf(move);
}

export function wordMatchOf(move: Move): Match {
  return { action: { move: move.id }, readBack: move.label, sure: true };
}

function slotMatch(
  heard: readonly string[],
  { move, words, kind }: Phrase,
  after: readonly string[],
  same: (a: readonly string[], b: readonly string[]) => boolean,
  homophones: boolean,
): Match | undefined {
  const value = (of: number): Reading => ({
    action: { move: move.id, value: of },
    readBack: [...words, shownValue(of, kind), ...after].join(" "),
  });
  if (kind === "number" && after.length === 0 && words.length > 0) {
    const ordinal = ordinalOf(heard, words, same);
    if (ordinal !== undefined) return known(move, ordinal, value);
  }
  const end = heard.length - after.length;
  const tail = heard.slice(Math.max(0, end)).map((word) => (homophones ? asNumberWord(word) : word));
  if (end === 0 && words.length === 0 && after.length === 1 && same(tail, after) && !tail[0]?.endsWith("s"))
    return withDoubt(known(move, 1, value));
  if (end <= words.length || !same(heard.slice(0, words.length), words) || !same(tail, after))
    return undefined;
  const inside = heard.slice(words.length, end).filter((word) => word !== "number");
  if (kind === "time") return known(move, timeIn(inside, { homophones })?.minutes, value);
  if (kind === "money") {
    const cents = moneyIn(inside, { homophones })?.cents;
    const other = cents === undefined || !inside.some(isTeenOrTen) ? undefined : moneyLike(cents);
    const match = known(move, cents, value);
    return other === undefined || !isInside(other, move)
      ? match
      : withDoubt(match && { ...match, other: value(other) });
  }
  const many = after.length > 0 && inside.at(-1) === "of" ? inside.slice(0, -1) : inside;
  const said = after.length > 0 && isSingle(many) ? ONE : numberIn(many, { homophones });
  if (said === undefined) return undefined;
  const number = { ...said, value: Math.round(said.value * PARTS_OF_ONE) / PARTS_OF_ONE };
  if (!fits(number.value, move)) {
    // A seven that was said twice is no 77 where there is none.
    const { other } = number;
    return other !== undefined && fits(other, move) ? { ...value(other), sure: true } : undefined;
  }
  const twin = number.other ?? soundsLike(number.value);
  const isMeant = twin !== undefined && (isInside(twin, move) || isInside(number.value, move));
  const other = isMeant && fits(twin, move) ? value(twin) : undefined;
  const sure = number.sure && other === undefined && isLikely(number.value, move);
  return { ...value(number.value), sure, other };
}

/** What cannot be is read back before it counts. */
function isLikely(value: number, { slot }: Move): boolean {
  const likely = slot?.likely;
  return likely === undefined || (value >= likely.from && value <= likely.to);
}

/** What number a word says, and which one it is mistaken for. */
function valueOf(word: string): number | undefined {
  return numberIn([word], { homophones: false })?.value;
}

function twinValueOf(word: string): number | undefined {
  const value = valueOf(word);
  return value === undefined ? undefined : soundsLike(value);
}

function isTeenOrTen(word: string): boolean {
  return twinValueOf(word) !== undefined;
}

/** "Fifty cents" and "fifteen cents" */
function moneyLike(cents: number): number | undefined {
  if (cents < 100) return soundsLike(cents);
  const dollars = cents % 100 === 0 ? soundsLike(cents / 100) : undefined;
  return dollars === undefined ? undefined : dollars * 100;
}

/** "Two thirds" are heard as 0.67, which can be said again. */
const PARTS_OF_ONE = 100;

/** "the third row", "row the third" */
function ordinalOf(
  heard: readonly string[],
  words: readonly string[],
  same: (a: readonly string[], b: readonly string[]) => boolean,
): number | undefined {
  const size = words.length;
  const place = heard.join(" ").replace(COUNTED_FROM, "").split(" ");
  const before = same(place.slice(-size), words) ? ordinalIn(place.slice(0, -size)) : undefined;
  return before ?? (same(place.slice(0, size), words) ? ordinalIn(place.slice(size)) : undefined);
}

/** "The third row down", "the third column from the left" */
const COUNTED_FROM = / (?:down|across|over|along|from (?:left|top))$/u;

function withDoubt(match: Match | undefined): Match | undefined {
  return match && { ...match, sure: false };
}

/** "a dime", "a single dime" */
function isSingle(words: readonly string[]): boolean {
  return words.every((word) => isArticle(word) || word === "single" || word === "just");
}

const ONE: HeardNumber = { value: 1, sure: true };

function known(move: Move, of: number | undefined, value: (of: number) => Reading): Match | undefined {
  return of !== undefined && fits(of, move) ? { ...value(of), sure: true } : undefined;
}

function shownValue(value: number, kind: SlotKind): string {
  switch (kind) {
    case "number":
      return String(value);
    case "time":
      return `${Math.floor(value / 60) || 12}:${String(value % 60).padStart(2, "0")}`;
    case "money":
      return `$${(value / 100).toFixed(2)}`;
  }
}

function isInside(value: number, { slot }: Move): boolean {
  return slot !== undefined && value >= slot.from && value <= slot.to;
}

/** Whether the move takes this number: one that is too great, or not whole, may be heard all the same, and judged. */
function fits(value: number, { slot }: Move): boolean {
  if (slot === undefined) return false;
  const { from, to, heardFrom = from, heardTo = to } = slot;
  const isJudged = slot.heardFrom !== undefined && Number.isFinite(value);
  if (!isJudged && !Number.isInteger(value)) return false;
  return value >= Math.min(from, heardFrom) && value <= Math.max(to, heardTo);
}

/** Whether letters are among what can be said: then "see" may be one. */
export function hasLetters(moves: readonly Move[]): boolean {
  return moves.some(({ phrases }) => phrases.some((phrase) => /^\p{L}$/u.test(phrase)));
}

/** A choice that means the same as what was heard: "half past three" for "three thirty". */
export function findMeaning(words: readonly string[], phrases: readonly Phrase[]): Match | undefined {
  const [time, money, number] = [timeIn(words), moneyIn(words), numberIn(words, { homophones: false })];
  if (time === undefined && money === undefined && number === undefined) return undefined;
  const found = phrases.find((phrase) => {
    if (phrase.after !== null || isOtherTwelve(words, phrase.words)) return false;
    const [theirTime, theirMoney] = [timeIn(phrase.words), moneyIn(phrase.words)];
    const theirNumber = numberIn(phrase.words, { homophones: false });
    return (
      (time !== undefined && time.minutes === theirTime?.minutes && (time.sure || theirTime.sure)) ||
      (money !== undefined && money.cents === theirMoney?.cents && (money.sure || theirMoney.sure)) ||
      (number !== undefined && number.sure && theirNumber?.sure && number.value === theirNumber.value)
    );
  });
  return found && wordMatch(found);
}

/** On a round clock midnight is noon, and nobody says the one for the other. */
function isOtherTwelve(words: readonly string[], theirs: readonly string[]): boolean {
  const names = /^(?:noon|midday|midnight)$/u;
  const [name, other] = [words.find((word) => names.test(word)), theirs.find((word) => names.test(word))];
  return name !== undefined && other !== undefined && (name === "midnight") !== (other === "midnight");
}

/** Another move that is written otherwise and sounds the same: of "bear" and "bare" nobody hears which. */
export function twinOf(
  { action }: Match,
  words: readonly string[],
  phrases: readonly Phrase[],
): Match | undefined {
  const twin = phrases.find(
    ({ move, after, words: theirs }) =>
      after === null &&
      move.id !== action.move &&
      !sameWords(words, theirs) &&
      (soundsSame(words, theirs) || isTeenOf(words, theirs)),
  );
  const isLetter = twin !== undefined && isSameLetter(words, twin.words);
  return twin === undefined || isLetter ? undefined : wordMatch(twin);
}

/** "Bus fourteen" and "bus forty" */
function isTeenOf(words: readonly string[], theirs: readonly string[]): boolean {
  if (words.length !== theirs.length) return false;
  const [at, ...more] = words.flatMap((word, index) => (word === theirs[index] ? [] : [index]));
  const [own, other] = [words[at ?? -1], theirs[at ?? -1]];
  if (own === undefined || other === undefined || more.length > 0) return false;
  const like = twinValueOf(own);
  return like !== undefined && like === valueOf(other);
}

/** What every turn has: it is said in many ways already, and never guessed. */
export function isAlwaysThere({ button }: Move): boolean {
  return button === "repeat" || button === "hint" || button === "pause";
}

export function isSameAction(a: Action, b: Action): boolean {
  return a.move === b.move && a.value === b.value;
}
