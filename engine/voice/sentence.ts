/** What a sentence comes to: fillers, thinking aloud, "not", "or" and all. */
import type { Move } from "../move.ts";
import { decidedFrom, lastWord } from "./corrections.ts";
import { asNumberWord, cardinalAt, isNumberWord } from "./numbers/index.ts";
import { findPart } from "./parts.ts";
import { isSameAction, wordMatchOf, type Match } from "./phrases.ts";
import { namesPlace } from "./places.ts";
import { isWordAlike } from "./sounds.ts";
import { findSpans, meaningOf, type Book, type Found, type Meaning } from "./spans.ts";
import { isBoth, plainYesNo } from "./yes-no.ts";
import { isHesitation, isLight, isNegation, isNoise, wordSet } from "./words.ts";

export type Sentence =
  | { readonly type: "meaning"; readonly meaning: Meaning }
  /** It says two things, or takes back what it says: nothing is to be guessed from it. */
  | { readonly type: "nothing" }
  /** The words that something may be guessed from. */
  | { readonly type: "unknown"; readonly words: readonly string[] };

const NOTHING: Sentence = { type: "nothing" };

/** Where more than this share of the words is something else, it was not said to the game. */
const MOST_LEFT_OVER = 0.7;
/** A "not" reaches so far. */
const NEGATION_REACH = 3;
const EITHER = wordSet("or either between");
/** "38 plus 10 is" */
const SUM = /(?:plus|minus|times|and|take away|add|divided by) \S+(?: \S+)* (?:is|equals|makes|make)$/u;
/** "The one about …" */
const OF_ONE = wordSet("about with where that who which in on at from");
const ARTICLES = wordSet("the a an eigh");

interface MoveSpan {
  readonly match: Match;
  readonly from: number;
  readonly to: number;
}

export function readSentence(all: readonly string[], book: Book): Sentence {
  const words = apart(once(all.filter((word) => !isHesitation(word) || book.vocabulary.has(word))));
  const answer = yesOrNo(all, words, book);
  if (answer !== undefined) return answer;
  if (words.length === 0) return { type: "unknown", words };
  const whole = meaningOf(words, book) ?? plainMeaning(words, book);
  if (whole !== undefined) return { type: "meaning", meaning: whole };

  const spans = findSpans(words, book);
  const { from, isTakenBack } = lastWord(words, (marker) =>
    spans.some(
      (span) => span.from <= marker.from && span.to >= marker.to && (isMove(span) || isLonger(span, marker)),
    ),
  );
  if (isTakenBack) return NOTHING;
  const said = spans.filter((span) => span.from >= from);
  const moves = withoutLooseOnes(
    words,
    said.flatMap(({ meaning, ...span }) =>
      meaning.type === "move" ? [{ match: meaning.match, ...span }] : [],
    ),
  );
  const meant = moves.filter((span) => !isNegated(words, from, span, said));
  const command = said.findLast(({ meaning }) => meaning.type === "command" && !meaning.isWeak);

  if (command !== undefined && meant.every(({ to }) => to <= command.from))
    return isMostlyElse(words.slice(from), command.to - command.from)
      ? { type: "unknown", words: [] }
      : { type: "meaning", meaning: command.meaning };
  if (meant.length > 0) return oneOf(words, from, meant, said, book);
  if (moves.length > 0) return opposite(moves, book) ?? NOTHING;
  return withoutSpans(words.slice(from), from > 0, said, book);
}

/** Two that cannot both be: where one is denied, the other is meant. */
function opposite(denied: readonly MoveSpan[], { yes, no }: Book): Sentence | undefined {
  if (yes === undefined || no === undefined) return undefined;
  const isEach = (move: Move): boolean => denied.every(({ match }) => match.action.move === move.id);
  if (isEach(yes)) return asMove(wordMatchOf(no));
  return isEach(no) ? asMove(wordMatchOf(yes)) : undefined;
}

/** "Yeah" and "nope" where a yes and a no are moves. */
function yesOrNo(all: readonly string[], words: readonly string[], book: Book): Sentence | undefined {
  const { yes, no } = book;
  if (yes === undefined && no === undefined) return undefined;
  const whole = meaningOf(words, book);
  if (whole?.type === "move") return undefined;
  const said = all.join(" ");
  if (isBoth(said) && !words.some((word) => THOUGHT_BETTER.has(word))) return NOTHING;
  const answer = plainYesNo(said);
  const move = answer === null ? undefined : answer ? yes : no;
  return move && asMove(wordMatchOf(move));
}

const THOUGHT_BETTER = wordSet("wait mean actually sorry rather oops");
const FEWEST_REPEATED_DIGITS = 3;

/** "Go go go", "48 48": what is said over and over is said once. "Nine nine" may be a number. */
function once(words: readonly string[]): readonly string[] {
  for (let size = 1; size * 2 <= words.length; size++) {
    const times = words.length / size;
    const isRepeated = Number.isInteger(times) && words.every((word, index) => word === words[index % size]);
    if (!isRepeated) continue;
    const isDigit = size === 1 && isNumberWord(words[0] ?? "");
    return isDigit && times < FEWEST_REPEATED_DIGITS ? words : words.slice(0, size);
  }
  return words;
}

/** Stands between two numbers that are not one. */
const GAP = "/";

/** "Not seven eight": what comes after the seven is another number. */
function apart(words: readonly string[]): readonly string[] {
  const negation = words.findIndex((word, index) => isNegation(word) && isNumberWord(words[index + 1] ?? ""));
  const not = negation < 0 ? undefined : cardinalAt(words, negation + 1);
  return not === undefined || !isNumberWord(words[not.to] ?? "") ? words : words.toSpliced(not.to, 0, GAP);
}

/** "I accuse the carrot": a phrase of several words without the fillers between them. */
function plainMeaning(words: readonly string[], book: Book): Meaning | undefined {
  const plain = withoutNoise(words, book);
  const isShorter = plain.length > 1 && plain.length < words.length;
  return isShorter ? askedBackIfCounted(words, meaningOf(plain, book)) : undefined;
}

/** What is done with a number, as it is no answer: "add ten", "take off ten". */
const OPERATIONS = wordSet("add plus minus take takes taking off away more less fewer subtract");

/** A lone number that something is to be done with may be a move of its own. */
function askedBackIfCounted(words: readonly string[], meaning: Meaning | undefined): Meaning | undefined {
  if (meaning?.type !== "move" || !words.some((word) => OPERATIONS.has(word))) return meaning;
  const { action, readBack } = meaning.match;
  const isLone = action.value !== undefined && readBack === String(action.value);
  return isLone ? { ...meaning, match: { ...meaning.match, sure: false } } : meaning;
}

function withoutNoise(words: readonly string[], { vocabulary }: Book): readonly string[] {
  const plain: string[] = [];
  let isGap = false;
  for (const word of words) {
    const isFiller = vocabulary.has(word) ? ARTICLES.has(word) : isNoise(word);
    if (isFiller) {
      isGap = true;
      continue;
    }
    // "Seven I mean eight" is no 78.
    if (isGap && isNumberWord(word) && isNumberWord(asNumberWord(plain.at(-1) ?? ""))) plain.push(GAP);
    plain.push(word);
    isGap = false;
  }
  return plain;
}

/** One move, or the one that was decided on after thinking aloud. */
function oneOf(
  words: readonly string[],
  from: number,
  spans: readonly MoveSpan[],
  said: readonly Found[],
  book: Book,
): Sentence {
  const [first, ...others] = spans;
  if (first === undefined) return NOTHING;
  const isChoice = words.slice(from).some((word) => EITHER.has(word));
  if (others.every(({ match }) => isSameAction(match.action, first.match.action))) {
    const own = book.phrases
      .filter(({ move }) => move.id === first.match.action.move)
      .flatMap((phrase) => phrase.words);
    const left = words.filter(
      (word, index) =>
        index >= from && !isIn(said, index) && !isLittle(word) && !own.some((one) => isWordAlike(word, one)),
    );
    const length = spans.reduce((sum, span) => sum + span.to - span.from, 0);
    if (isChoice && left.length > 0) return NOTHING;
    if (isTooMuch(left.length, length)) return { type: "unknown", words: [] };
    const isAll = left.length === 0 && said.every(({ meaning }) => meaning.type === "move");
    return asMove({ ...first.match, sure: first.match.sure && isAll && !isChoice });
  }
  const decided = decidedFrom(words, from);
  const last = spans.filter((span) => decided !== undefined && span.to > decided);
  const [answer] = last;
  const isOne = last.every(({ match }) => answer && isSameAction(match.action, answer.match.action));
  if (answer === undefined || !isOne || isChoice) return NOTHING;
  const isSum = SUM.test(words.slice(from, decided).join(" "));
  return asMove({ ...answer.match, sure: isSum && answer.match.sure });
}

/** A "one" or a "first" may be only a word beside what was meant: "the left one", "first I want the dog". */
function withoutLooseOnes(words: readonly string[], spans: readonly MoveSpan[]): readonly MoveSpan[] {
  const isOne = ({ from, to }: MoveSpan): boolean =>
    to - from === 1 && words[from] === "one" && (from > 0 || OF_ONE.has(words[to] ?? ""));
  const ends = spans.map(({ to }) => to);
  const firm = spans.filter((span) => {
    const before = words[span.from - 1] ?? "";
    const isAfter = ends.includes(span.from) || OF_ONE.has(words[span.to] ?? "");
    return !isOne(span) || (!isAfter && (isLight(before) || isNumberWord(before)));
  });
  const isOnlyWord = ({ from, to }: MoveSpan): boolean => to - from === 1 && isNoise(words[from] ?? "");
  const isOrder = ({ from, to }: MoveSpan): boolean =>
    to - from === 1 && /^(?:first|second|last)$/u.test(words[from] ?? "");
  const meant = firm.filter((span) => !isOrder(span) && !isOnlyWord(span));
  return meant.length > 0 ? meant : firm.filter((span) => !isOnlyWord(span) || words.length < 3);
}

/** No phrase is in it as it stands: it may be one without its fillers, or part of one, or a lone "help". */
function withoutSpans(
  words: readonly string[],
  isRest: boolean,
  said: readonly Found[],
  book: Book,
): Sentence {
  if (words.some(isNegation)) return { type: "unknown", words: [] };
  const plain = withoutNoise(words, book);
  const stripped =
    (isRest ? meaningOf(words, book) : undefined) ??
    (plain.length < words.length && plain.length > 0 ? meaningOf(plain, book) : undefined);
  if (stripped !== undefined) return { type: "meaning", meaning: stripped };
  const weak = said.find(({ meaning }) => meaning.type === "command");
  if (weak !== undefined && plain.filter((word) => !isLight(word)).length <= weak.to - weak.from)
    return { type: "meaning", meaning: weak.meaning };
  if (book.choices.length > 0 && namesPlace(words)) return { type: "unknown", words: [] };
  const part = findPart(words, book.phrases);
  if (part === undefined) return { type: "unknown", words: plain.length > 0 ? plain : words };
  const { match, left } = part;
  if (words.some((word) => EITHER.has(word))) return NOTHING;
  const heard = words.filter((word) => !isLittle(word)).length;
  if (isTooMuch(left.length, heard - left.length)) return { type: "unknown", words: plain };
  return asMove({ ...match, sure: match.sure && left.length === 0 });
}

function asMove(match: Match): Sentence {
  return { type: "meaning", meaning: { type: "move", match } };
}

function isMove({ meaning }: Found): boolean {
  return meaning.type === "move";
}

/** "Not left, right" */
function isNegated(
  words: readonly string[],
  start: number,
  { from }: MoveSpan,
  said: readonly Found[],
): boolean {
  for (let at = from - 1; at >= Math.max(start, from - NEGATION_REACH); at--) {
    if (isIn(said, at)) return false;
    if (isNegation(words[at] ?? "")) return true;
  }
  return false;
}

function isIn(spans: readonly Found[], index: number): boolean {
  return spans.some(({ from, to }) => index >= from && index < to);
}

function isLonger(span: { from: number; to: number }, other: { from: number; to: number }): boolean {
  return span.to - span.from > other.to - other.from;
}

function isMostlyElse(words: readonly string[], used: number): boolean {
  return isTooMuch(words.filter((word) => !isLittle(word)).length - used, used);
}

function isTooMuch(left: number, used: number): boolean {
  return left * (1 - MOST_LEFT_OVER) > used * MOST_LEFT_OVER;
}

/** Nothing is lost without it. */
function isLittle(word: string): boolean {
  return word === GAP || isLight(word) || isNegation(word);
}
