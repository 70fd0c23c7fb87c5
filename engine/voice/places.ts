/** Choices by their place: "the second one", "the last", "the middle one", "number three", "option B". */
import type { Move, Press } from "../move.ts";
import { hasLetters, isAlwaysThere, type Match } from "./phrases.ts";
import { isNumberWord, numberIn, ORDINALS } from "./numbers/index.ts";
import { isLight, wordSet, wordsOf } from "./heard-words.ts";

/** What follows a place, and what stands before a number or a letter. */
export const NOUNS = wordSet(
  "one ones line option choice answer thing word card number item suspect door box place spot letter time side",
);
export const FILLERS = wordSet("the that this a very");
const LAST = wordSet("last final end bottom rightmost");
const FIRST = wordSet("top beginning start leftmost");
const LEFT = wordSet("left start beginning top front");
const RIGHT = wordSet("right end bottom back");
const FAR = wordSet("far farthest furthest most");
/** They only lead to the place. */
const AROUND = wordSet("from on in at of all way over");
const MIDDLE = wordSet("middle center centre");
const LETTER_NAMES = ["eigh", "bee", "see", "dee", "ee", "ef", "jee", "aitch"];

/** Where the buttons lie, from left to right. */
const SEATS: readonly Press[] = ["left", "up", "down", "right"];

/** What can be chosen by its place. */
export interface Places {
  /** In their order; empty where there is no list of them. */
  readonly choices: readonly Move[];
  /** Whether the choices are a list and nothing else can be done but go through it: then a place in it leaves no doubt. */
  readonly isPlain: boolean;
  /** "Gear four": a choice has a number of its own, which is not its place. */
  readonly isNumbered: boolean;
}

export function placesOf(moves: readonly Move[]): Places {
  const choices = choicesOf(moves);
  const isList = choices.length > 0 && listIn(choices)?.length === choices.length;
  return {
    choices,
    isPlain: isList || moves.every(isBesideChoices),
    isNumbered: choices.some(hasOwnNumber),
  };
}

function choicesOf(moves: readonly Move[]): readonly Move[] {
  const said = moves.filter(isSaidOnly);
  const free = listIn(moves.filter(isListed));
  if (free !== undefined && free.some(isSaidOnly)) return hasLetters(free) ? [] : free;
  if (said.length > 1) return hasLetters(said) ? [] : said;
  // Where a button beside them does something else, they are not what is chosen from: "add ten", "take one off".
  const seated = moves.filter(({ button }) => button !== undefined && SEATS.includes(button));
  const list = listIn(seated) ?? [];
  if (list.length > 0) return list.length === seated.length ? inSeats(list) : [];
  return isOnlyChoice(moves, seated) ? inSeats(seated) : [];
}

/** One of a few, and nothing else can be done: "the lamp" left, "the dark" right. */
function isOnlyChoice(moves: readonly Move[], seated: readonly Move[]): boolean {
  const others = moves.filter((move) => !seated.includes(move) && !isAlwaysThere(move));
  return others.length === 0 && seated.length > 1 && seated.every(({ judges }) => judges !== true);
}

function isBesideChoices(move: Move): boolean {
  const { button, slot } = move;
  return slot === undefined && (isAlwaysThere(move) || button === undefined || BROWSING.has(button));
}

const BROWSING: ReadonlySet<Press> = new Set(["left", "right", "select"]);

/** What no list names has no place in one. */
function isSaidOnly(move: Move): boolean {
  return move.button === undefined && isListed(move);
}

/** What stands in a list stands there under the cursor, too. */
function isListed({ button, slot, unlisted }: Move): boolean {
  return (button === undefined || button === "select") && slot === undefined && unlisted !== true;
}

/** The first moves whose ids begin alike: "take-milk", "take-bread". */
function listIn(moves: readonly Move[]): readonly Move[] | undefined {
  const stem = ({ id }: Move): string => id.slice(0, id.indexOf("-") + 1);
  return moves
    .map((move) => moves.filter((other) => stem(move) !== "" && stem(other) === stem(move)))
    .find((list) => list.length > 1);
}

function hasOwnNumber({ phrases }: Move, index: number): boolean {
  return phrases.some((phrase) => {
    const own = numberIn(wordsOf(phrase), { homophones: false })?.value;
    return own !== undefined && own !== index + 1 && own <= MOST_OWN;
  });
}

/** What is greater is a time: "eight forty five". */
const MOST_OWN = 100;

function inSeats(moves: readonly Move[]): readonly Move[] {
  const seat = ({ button }: Move): number => (button === undefined ? -1 : SEATS.indexOf(button));
  return moves.toSorted((a, b) => seat(a) - seat(b));
}

/**
 * @param words all of them must belong to the place
 * @param bare whether a number or a letter will do: "two"
 */
export function findPlace(
  words: readonly string[],
  places: Places,
  { bare }: { bare: boolean },
): Match | undefined {
  const { choices, isPlain, isNumbered } = places;
  const said = words.filter((word) => !FILLERS.has(word));
  // Of what lies under buttons a lone number is none: it may be how many pins there were.
  const hasList = choices.every(isListed);
  // "This won" is this one, and where choices are numbers a four is that.
  const isCounted = bare && hasList && said.length === words.length && !isNumbered;
  const place = placeIn(said, places) ?? (isCounted ? counted(said) : undefined);
  const move = place === undefined ? undefined : choices[place];
  if (move === undefined) return bare ? placeOfThing(said, choices) : undefined;
  return { action: { move: move.id }, readBack: move.label, sure: isPlain && isListed(move) };
}

/** "The third bus": whatever the choices are called. */
function placeOfThing(
  [place = "", thing, ...more]: readonly string[],
  choices: readonly Move[],
): Match | undefined {
  if (thing === undefined || more.length > 0 || isNumberWord(thing) || isLight(thing)) return undefined;
  const at = ORDINALS.has(place) || LAST.has(place) ? single(place, choices.length) : undefined;
  const move = at === undefined ? undefined : choices[at];
  return move && { action: { move: move.id }, readBack: move.label, sure: false };
}

/** Whether a place is named, be there one or not: "the fifth one". */
export function namesPlace(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const isNoun = NOUNS.has(words[index + 1] ?? "");
    const isOrdinal = ORDINALS.has(word) || LAST.has(word) || MIDDLE.has(word);
    return (isOrdinal && (isNoun || words.length === 1)) || (NOUNS.has(word) && isOption(words[index + 1]));
  });
}

function isOption(word: string | undefined): boolean {
  return word !== undefined && (isNumberWord(word) || LETTER_NAMES.includes(word));
}

/**
 * "The one on the left", "the right hand one": what lies under a button.
 *
 * @param sides moves that are called otherwise
 */
export function findSide(words: readonly string[], sides: readonly Move[]): Match | undefined {
  const [side, ...more] = words.filter(
    (word) =>
      !NOUNS.has(word) && !AROUND.has(word) && !FILLERS.has(word) && !/^(?:hand|handed|to)$/u.test(word),
  );
  const isSide = (side === "left" || side === "right") && more.length === 0;
  const move = isSide ? sides.find(({ button }) => button === side) : undefined;
  return move && { action: { move: move.id }, readBack: move.label, sure: false };
}

/** Counted from 0. */
function placeIn(words: readonly string[], places: Places): number | undefined {
  const of = places.choices.length;
  const [noun = "", option, ...rest] = words;
  // "Card number two"
  if (NOUNS.has(noun) && noun !== "one" && option === "number" && rest.length > 0)
    return placeIn(words.slice(1), places);
  const named =
    !places.isNumbered && option !== undefined && words.length === 2 && NOUNS.has(noun)
      ? counted([option])
      : undefined;
  if (named !== undefined) return named;
  // "One fourth one" is not all one place, and "the one at the end" is.
  if (NOUNS.has(noun) && option !== undefined && !AROUND.has(option)) return undefined;
  const [first, second, third, ...more] = words.filter((word) => !NOUNS.has(word) && !AROUND.has(word));
  if (first === undefined || more.length > 0) return undefined;
  if (second === undefined) return single(first, of);
  if (third === undefined) return first === "last" && second === "but" ? of - 2 : fromSide(first, second, of);
  // "Second to last", "next to last"
  const back = first === "next" ? 2 : ORDINALS.get(first)?.value;
  return back !== undefined && second === "to" && third === "last" ? of - back : undefined;
}

/** "first from the left", "third from the right", "far left", "the right end" */
function fromSide(first: string, second: string, of: number): number | undefined {
  const isFar = FAR.has(first) || second === "end";
  const side = second === "end" ? first : second;
  const nth = isFar ? 1 : ORDINALS.get(first)?.value;
  if (nth === undefined || (!LEFT.has(side) && !RIGHT.has(side))) return undefined;
  return LEFT.has(side) ? nth - 1 : of - nth;
}

/** "the first", "the last", "the middle one", "the one at the end" */
function single(word: string, of: number): number | undefined {
  if (FIRST.has(word)) return 0;
  if (LAST.has(word)) return of - 1;
  if (MIDDLE.has(word)) return of % 2 === 1 ? (of - 1) / 2 : undefined;
  const ordinal = ORDINALS.get(word);
  return ordinal === undefined || ordinal.plural ? undefined : ordinal.value - 1;
}

/** Said alone they are themselves, and no three and ten. */
const THINGS = wordSet("tree tin juan sick dirty");

function counted(words: readonly string[]): number | undefined {
  const [only = ""] = words;
  const number = numberIn(words, { homophones: words.length > 1 || !THINGS.has(only) });
  if (number !== undefined) return number.value >= 1 ? number.value - 1 : undefined;
  const letter = words.length === 1 ? LETTER_NAMES.indexOf(only) : -1;
  return letter < 0 ? undefined : letter;
}
