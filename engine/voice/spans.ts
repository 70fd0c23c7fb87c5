/** Everything in what was heard that means something now: phrases, numbers, letters, places and commands. */
import type { Move } from "../move.ts";
import { commandShapes } from "./command-patterns.ts";
import { asked, askedLike, commandAlike, commandIn, keptCommand } from "./find-command.ts";
import { findLetter } from "./letters.ts";
import { amountAt, isNumberWord, numberIn, ORDINALS, SCALES } from "./numbers/index.ts";
import type { Meaning } from "./meaning.ts";
import { findLoosely } from "./loosely.ts";
import {
  findMeaning,
  findWhole,
  hasLetters,
  isAlwaysThere,
  phrasesOf,
  twinOf,
  type Match,
  type Phrase,
} from "./phrases.ts";
import { ownWordsOf, type OwnWord } from "./own-words.ts";
import { findPlace, findSide, namesPlace, placesOf, type Places } from "./places.ts";
import { findSideAndNumber, isBySideAndNumber } from "./side-and-number.ts";
import { findVerbAndPlace } from "./verb-and-place.ts";
import { isAlike, isWordAlike, sameWords, soundKey, soundsRoughly, soundsSame } from "./sounds.ts";
import { wordSet, wordsOf } from "./heard-words.ts";

/** What may be said now. */
export interface Book extends Places {
  /** The moves are the frame's own. */
  readonly isMenu: boolean;
  readonly phrases: readonly Phrase[];
  readonly hasLetters: boolean;
  /** Left and right of what has no such name. */
  readonly sides: readonly Move[];
  /** Those that a yes and a no make: "yes" is one of their phrases. */
  readonly yes: Move | undefined;
  readonly no: Move | undefined;
  /** What only one move has among its words. */
  readonly ownWords: ReadonlyMap<string, OwnWord>;
  /** The words of all phrases: none of them is a filler now. */
  readonly vocabulary: ReadonlySet<string>;
}

export interface Found {
  readonly meaning: Meaning;
  /** Which of the heard words they are: from, and up to but not including. */
  readonly from: number;
  readonly to: number;
}

/** @param isMenu the moves are the frame's own, and "quit" is the name of one: elsewhere no move takes a command away */
export function bookOf(moves: readonly Move[], isMenu = false): Book {
  const phrases = phrasesOf(moves).filter(
    (phrase) => !isCommandAnyway(phrase) && (isMenu || !isTaking(phrase)),
  );
  const own = moves.filter((move) => !isAlwaysThere(move));
  const spoken = own.flatMap((move) =>
    move.phrases.flatMap((phrase) => wordsOf(phrase.replace(/<.*?>/u, " "))),
  );
  const isSided = phrases.some(({ words }) => words.includes("left") || words.includes("right"));
  return {
    isMenu,
    phrases,
    ...placesOf(isBySideAndNumber(phrases) ? [] : moves),
    sides: isSided ? [] : own.filter(({ button }) => button === "left" || button === "right"),
    hasLetters: hasLetters(moves),
    ownWords: ownWordsOf(phrases),
    yes: moves.find((move) => move.phrases.includes("yes")),
    no: moves.find((move) => move.phrases.includes("no")),
    vocabulary: new Set(spoken),
  };
}

/** What every game hears as a command is none of the moves of one. */
function isTaking({ move, words, after }: Phrase): boolean {
  return after === null && !isAlwaysThere(move) && keptCommand(words) !== undefined;
}

/** What every turn has is asked for like a command: a "hint" that is no more than that is one. */
function isCommandAnyway({ move, words }: Phrase): boolean {
  const command = isAlwaysThere(move) && words.length === 1 ? commandIn(words) : undefined;
  return command !== undefined && (command.command === move.button || command.command === "menu");
}

/**
 * What all of these words mean, if they mean one thing: word for word if they can, else as they sound. A phrase wins
 * over a command that is said the same.
 */
export function meaningOf(words: readonly string[], book: Book): Meaning | undefined {
  return (
    literalMeaning(words, book, { bare: true }) ?? alikeMeaning(words, book) ?? looseMeaning(words, book)
  );
}

/** What all of these words mean as they stand. */
export function wordForWord(words: readonly string[], book: Book): Meaning | undefined {
  return literalMeaning(words, book, { bare: true }) ?? alikeMeaning(words, book);
}

const AGAIN = wordSet("it that them this those me all please again once one more time");

/** "Say the first one" is no "say it", and "say them again" is a wish to hear them. */
function looseMeaning(words: readonly string[], { phrases, choices }: Book): Meaning | undefined {
  if (choices.length > 0 && namesPlace(words)) return undefined;
  const shapes = commandShapes(words);
  const whole = shapes.find(({ from, to }) => from === 0 && to === words.length);
  const match = findLoosely(words, phrases);
  const isThing = words.filter((word) => !AGAIN.has(word)).length > 1;
  if (whole !== undefined && !(match?.sure && isThing)) return asked(whole.command, phrases);
  if (whole === undefined && shapes.some(({ command }) => command === "pause")) return undefined;
  return match && { type: "move", match };
}

function isOfAmount([first, second]: readonly string[]): boolean {
  return first === "what" || (first === "how" && (second === "many" || second === "much"));
}

function literalMeaning(
  words: readonly string[],
  book: Book,
  { bare }: { bare: boolean },
): Meaning | undefined {
  const { phrases } = book;
  const phrase = findWhole(words, phrases, sameWords, false);
  if (phrase !== undefined) return { type: "move", match: withTwin(phrase, words, phrases) };
  const command = commandIn(words);
  if (command !== undefined) {
    // "How much do I have" may be a move; "How am I doing" is not meant by it.
    const alike = isOfAmount(words) ? phrases : phrases.filter((one) => !isOfAmount(one.words));
    return askedLike(words, phrases) ?? asked(command.command, alike, command.isWeak);
  }
  const match =
    findMeaning(words, phrases) ??
    findSideAndNumber(words, phrases) ??
    findVerbAndPlace(words, phrases, book) ??
    (book.hasLetters ? findLetter(words, phrases, { bare }) : undefined) ??
    (isSeat(words, book) ? undefined : findPlace(words, book, { bare })) ??
    (bare ? findSide(words, book.sides) : undefined);
  return match && { type: "move", match };
}

/** Where choices have seats, "the middle one" is what is called the middle. */
function isSeat(words: readonly string[], { choices, phrases }: Book): boolean {
  const isSeated = choices.some(({ button }) => button !== undefined);
  return isSeated && words.some((word) => findWhole([word], phrases, sameWords, false) !== undefined);
}

function alikeMeaning(words: readonly string[], { phrases }: Book): Meaning | undefined {
  const phrase = findWhole(words, phrases, soundsSame, true);
  if (phrase !== undefined) return { type: "move", match: withTwin(phrase, words, phrases) };
  const match = findWhole(words, phrases, isAlike, false) ?? findWhole(words, phrases, isJoined, false);
  if (match) return { type: "move", match };
  const command = commandAlike(words);
  if (command !== undefined) return command;
  const rough = findWhole(words, phrases, soundsRoughly, false);
  return rough && { type: "move", match: { ...rough, sure: false } };
}

function withTwin(match: Match, words: readonly string[], phrases: readonly Phrase[]): Match {
  const twin = match.other === undefined ? twinOf(match, words, phrases) : undefined;
  return twin === undefined ? match : { ...match, sure: false, other: twin };
}

/** All that is somewhere in these words, but for what is part of something longer. */
export function findSpans(words: readonly string[], book: Book): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const meaning = partialMeaning(words.slice(from, to), book);
      if (meaning !== undefined && !isPiece(meaning, words, from, to)) found.push({ meaning, from, to });
    }
  }
  for (const { command, from, to } of commandShapes(words))
    found.push({ meaning: asked(command, book.phrases), from, to });
  const kept = longestOf(found);
  const own = ownWordsIn(words, kept, book);
  const isMixed = new Set([...kept, ...own].flatMap(movesIn)).size > 1;
  return isMixed ? [...kept, ...own].toSorted((a, b) => a.from - b.from) : kept;
}

function movesIn({ meaning }: Found): readonly string[] {
  return meaning.type === "move" ? [meaning.match.action.move] : [];
}

/** Words of a longer phrase, beside all that was found: "basket, no, tuba" of "a basket that wobbles". */
function ownWordsIn(words: readonly string[], kept: readonly Found[], { ownWords }: Book): Found[] {
  return words.flatMap((word, from) => {
    if (kept.some((span) => from >= span.from && from < span.to)) return [];
    const own = ownWords.get(soundKey(word));
    return own === undefined
      ? []
      : [{ meaning: { type: "move" as const, match: own.match }, from, to: from + 1 }];
  });
}

/** Homophones of numbers and letters are left out: in a sentence "to" and "for" are themselves. */
function partialMeaning(words: readonly string[], book: Book): Meaning | undefined {
  const literal = literalMeaning(words, book, { bare: false });
  if (literal !== undefined) return literal;
  const match = findWhole(words, book.phrases, isAlikeWord, false);
  return match && { type: "move", match };
}

/** What makes another number of the one that comes after it. */
const BEFORE_NUMBER = wordSet("minus negative point half over past next previous");

/** What makes a time of it. */
const AFTER_NUMBER = wordSet("past o'clock");

/** "Pick up" and "calm down" are no ways to go. */
const PARTICLES = wordSet("up down");
const TAKES_PARTICLE = wordSet(
  "pick give hurry shut speed wake stand sit calm slow lie clean mess grow cheer warm break",
);

/** What is part of something else. */
function isPiece(meaning: Meaning, words: readonly string[], from: number, to: number): boolean {
  const [last = "", next = ""] = [words[to - 1], words[to]];
  // "I would say it is my turn" is no "say it", and "the first two" are not the first.
  if (last === "it" && next === "is" && to - from > 1) return true;
  if (meaning.type === "move" && ORDINALS.has(last) && isNumberWord(next)) return true;
  if (to - from === 1 && PARTICLES.has(last) && TAKES_PARTICLE.has(words[from - 1] ?? "")) return true;
  return isPieceOfNumber(meaning, words, from, to);
}

/** "forty two" is no two, nor is "a hundred and one" a one, nor "one and a half". */
function isPieceOfNumber(meaning: Meaning, words: readonly string[], from: number, to: number): boolean {
  if (meaning.type !== "move") return false;
  if (meaning.match.action.value === undefined) return isPieceOfNamed(words, from, to);
  const before = words[from - 1] ?? "";
  const beforeAnd = before === "and" ? (words[from - 2] ?? "") : "";
  return (
    isNumberWord(before) ||
    BEFORE_NUMBER.has(before) ||
    beforeAnd === "hundred" ||
    SCALES.has(beforeAnd) ||
    isNumberWord(words[to] ?? "") ||
    AFTER_NUMBER.has(words[to] ?? "") ||
    (amountAt(words, from)?.to ?? to) > to
  );
}

/** "Thirty three" is no choice that is called "three". */
function isPieceOfNamed(words: readonly string[], from: number, to: number): boolean {
  if (!words.slice(from, to).every(isNumberWord)) return false;
  return [words.slice(Math.max(0, from - 1), to), words.slice(from, to + 1)].some(
    (more) =>
      more.length > to - from &&
      more.every(isNumberWord) &&
      numberIn(more, { homophones: false })?.sure === true,
  );
}

/** Longer ones first, then those that come first; none of the others that share a word with them. */
function longestOf(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  const free = found.filter(
    (one) => one.meaning.type === "move" || !found.some((move) => reachesOut(move, one)),
  );
  for (const one of free.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (kept.every(({ from, to }) => one.to <= from || one.from >= to)) kept.push(one);
  return kept.toSorted((a, b) => a.from - b.from);
}

/** "I want to stop here" is no wish to stop: "stop here" goes on behind it. */
function reachesOut(move: Found, command: Found): boolean {
  if (move.meaning.type !== "move" || move.to - move.from < 2) return false;
  return move.from > command.from && move.from < command.to && move.to > command.to;
}

/** "butter fly" */
function isJoined(a: readonly string[], b: readonly string[]): boolean {
  return a.length !== b.length && a.join("") === b.join("");
}

function isAlikeWord(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => isWordAlike(word, b[index] ?? "")) && !isShort(a);
}

/** "to" and "or" are themselves in a sentence. */
function isShort(words: readonly string[]): boolean {
  return words.length === 1 && (words[0] ?? "").length < 3;
}
