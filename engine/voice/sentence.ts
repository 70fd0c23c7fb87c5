/** What a sentence comes to: fillers, thinking aloud, "not", "or" and all. */
import type { Move } from "../move.ts";
import { decidedFrom, lastWord } from "./corrections.ts";
import { isCountedAloud } from "./numbers/index.ts";
import {
  isBetween,
  isIn,
  isMove,
  isNegated,
  withFrame,
  withoutLooseOnes,
  withoutVerb,
  type MoveSpan,
} from "./move-spans.ts";
import { findPart } from "./parts.ts";
import { isSameAction, wordMatchOf, type Match } from "./phrases.ts";
import { namesPlace } from "./places.ts";
import { nearestMeaning } from "./guess.ts";
import { isKin, isWordAlike } from "./sounds.ts";
import { findSpans, meaningOf, type Book, type Found, type Meaning } from "./spans.ts";
import { GAP, tidied, withoutNoise } from "./tidy.ts";
import { isQuestion, isRemark, isToSomebody } from "./talk.ts";
import { isBoth, plainYesNo } from "./yes-no.ts";
import { isCarrier, isLight, isNegation, wordSet } from "./words.ts";

export type Sentence =
  | { readonly type: "meaning"; readonly meaning: Meaning }
  /** It says two things, or takes back what it says: nothing is to be guessed from it. */
  | { readonly type: "nothing" }
  /** The words that something may be guessed from. */
  | { readonly type: "unknown"; readonly words: readonly string[] };

const NOTHING: Sentence = { type: "nothing" };

/** Where more than this share of the words is something else, it was not said to the game. */
const MOST_LEFT_OVER = 0.7;
const EITHER = wordSet("or either between");
/** "38 plus 10 is" */
const SUM = /(?:plus|minus|times|and|take away|add|divided by) \S+(?: \S+)* (?:is|equals|makes|make)$/u;
export function readSentence(all: readonly string[], book: Book): Sentence {
  const words = tidied(all, book);
  if (
    (isQuestion(words) && (book.hasLetters || !book.vocabulary.has(words[0] ?? ""))) ||
    isToSomebody(words)
  ) {
    const isMeant = meaningOf(words, book) !== undefined || hasCommand(words, book);
    if (!isMeant) return { type: "unknown", words: [] };
  }
  const answer = yesOrNo(all, words, book);
  if (answer !== undefined) return answer;
  if (words.length === 0) return { type: "unknown", words };
  if (isCountedAloud(words)) return NOTHING;
  const whole = meaningOf(words, book) ?? plainMeaning(words, book);
  if (whole !== undefined) return { type: "meaning", meaning: whole };

  const spans = findSpans(words, book);
  const { from, isTakenBack } = lastWord(words, (marker) =>
    spans.some(
      (span) =>
        span.from <= marker.from &&
        span.to >= marker.to &&
        (isMove(span) ? !isBetween(span, spans) : isLonger(span, marker)),
    ),
  );
  if (isTakenBack) return NOTHING;
  const said = withFrame(
    words,
    spans.filter((span) => span.from >= from),
    spans.filter((span) => span.to <= from),
    book,
  );
  const moves = withoutLooseOnes(
    words,
    said.flatMap(({ meaning, ...span }) =>
      meaning.type === "move" ? [{ match: meaning.match, ...span }] : [],
    ),
  );
  const meant = withoutVerb(
    moves.filter((span) => !isNegated(words, from, span, said)),
    book,
  );
  const command = said.findLast(({ meaning }) => meaning.type === "command" && !meaning.isWeak);

  const isAgain =
    command !== undefined &&
    /^(?:again|once more|one more time)$/u.test(words.slice(command.from, command.to).join(" ")) &&
    meant.some(({ to }) => words.slice(to, command.from).every(isLight));
  if (command !== undefined && !isAgain && meant.every(({ to }) => to <= command.from))
    return isMostlyElse(words.slice(from), command.to - command.from)
      ? { type: "unknown", words: [] }
      : { type: "meaning", meaning: command.meaning };
  if (meant.length > 0) return doubted(oneOf(words, from, meant, said, book), words, from);
  if (moves.length > 0) return opposite(moves, book) ?? NOTHING;
  return withoutSpans(words.slice(from), from > 0, said, book);
}

function hasCommand(words: readonly string[], book: Book): boolean {
  return findSpans(words, book).some(({ meaning }) => meaning.type === "command" && !meaning.isWeak);
}

/** "No, big" may take back a big as well as ask for it. */
function doubted(sentence: Sentence, words: readonly string[], from: number): Sentence {
  const isBare = from === 1 && words[0] === "no";
  if (!isBare || sentence.type !== "meaning" || sentence.meaning.type !== "move") return sentence;
  const { match } = sentence.meaning;
  return match.action.value === undefined ? asMove({ ...match, sure: false }) : sentence;
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
  if (whole?.type === "move" || (whole?.type === "command" && !whole.isWeak)) return undefined;
  const said = all.join(" ");
  if (isBoth(said) && !words.some((word) => THOUGHT_BETTER.has(word))) return NOTHING;
  const answer = plainYesNo(said) ?? unwanted(words, book);
  const move = answer === null ? undefined : answer ? yes : no;
  return move && asMove(wordMatchOf(move));
}

/** "I don't want to bet", where a bet is the yes. */
function unwanted(words: readonly string[], { yes }: Book): false | null {
  if (yes === undefined || !/^i (?:do|would|will) not (?:want |like )?(?:to )?\S+$/u.test(words.join(" ")))
    return null;
  return yes.phrases.includes(words.at(-1) ?? "") ? false : null;
}

const THOUGHT_BETTER = wordSet("wait mean actually sorry rather oops");
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
        index >= from &&
        !isIn(said, index) &&
        !isLittle(word) &&
        (!isCarrier(word) || book.vocabulary.has(word)) &&
        !own.some((one) => isWordAlike(word, one) || isKin(word, one)),
    );
    const length = spans.reduce((sum, span) => sum + span.to - span.from, 0);
    if (isChoice && left.length > 0) return NOTHING;
    if (isTooMuch(left.length, length) || isRemark(words, left.length, length))
      return { type: "unknown", words: [] };
    const isAll =
      left.length === 0 && said.every(({ meaning }) => meaning.type === "move" || isAgainst(meaning));
    if (left.length > 0) {
      const nearer = longerGuess(words.slice(from), length, book);
      if (nearer !== undefined) return asMove(nearer);
    }
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

/** "Feel it one more time" is no wish to hear something again, nor "keep going left" to go on. */
function isAgainst(meaning: Meaning): boolean {
  return meaning.type === "command" && (meaning.command === "repeat" || meaning.command === "resume");
}

/** "Excuse the spoon" is nearer to "accuse the spoon" than to the spoon alone. */
function longerGuess(words: readonly string[], length: number, book: Book): Match | undefined {
  const longer = book.phrases.filter((phrase) => phrase.after !== null || phrase.words.length > length);
  const guess = nearestMeaning(words, { ...book, phrases: longer });
  return guess?.type === "move" ? guess.match : undefined;
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
  if (weak !== undefined && words[weak.from] === "help" && weak.to === words.length)
    return { type: "meaning", meaning: weak.meaning };
  if (book.choices.length > 0 && namesPlace(words)) return { type: "unknown", words: [] };
  const part = findPart(words, book.phrases);
  if (part === undefined) return { type: "unknown", words: plain.length > 0 ? plain : words };
  const { match, left } = part;
  if (words.some((word) => EITHER.has(word))) return NOTHING;
  const heard = words.filter((word) => !isLittle(word)).length;
  if (isTooMuch(left.length, heard - left.length)) return { type: "unknown", words: plain };
  if (isRemark(words, left.length, heard - left.length)) return { type: "unknown", words: [] };
  return asMove({ ...match, sure: match.sure && left.length === 0 });
}

function asMove(match: Match): Sentence {
  return { type: "meaning", meaning: { type: "move", match } };
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
