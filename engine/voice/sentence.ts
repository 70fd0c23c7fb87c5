/** What a sentence comes to: fillers, thinking aloud, "not", "or" and all. */
import { afterName, isOfOthers, isSomebodys } from "./called.ts";
import { readBesideTalk } from "./beside-talk.ts";
import { lastWord } from "./corrections.ts";
import { keptCommand } from "./find-command.ts";
import { heldBack } from "./held-back.ts";
import { lastSaid } from "./last-said.ts";
import { isBetween, isMove, isNegated, withFrame, withoutLooseOnes, withoutVerb } from "./move-spans.ts";
import { asNumberWord, isCountedAloud, isDealt, isNumberWord, isVague } from "./numbers/index.ts";
import { readOneClause } from "./one-clause.ts";
import { oneOf } from "./one-of.ts";
import { asMove, doubtful, isLittle, isTooMuch, NOTHING, TALK, type Sentence } from "./outcome.ts";
import type { Meaning } from "./meaning.ts";
import { findSpans, meaningOf, wordForWord, type Book, type Found } from "./spans.ts";
import { isComparison, isOfOneself, isOwnLife, isQuestion, isSmallTalk, isToSomebody } from "./said-aside.ts";
import { tidied } from "./tidy.ts";
import { isSameAction } from "./phrases.ts";
import { plainMeaning, withoutSpans } from "./without-spans.ts";
import { isLight, wordSet } from "./heard-words.ts";
import { opposite, yesOrNo } from "./yes-no-moves.ts";

/** @param paused the same words, with what tells clauses apart */
export function readSentence(all: readonly string[], book: Book, paused: readonly string[] = all): Sentence {
  const kept = book.isMenu ? undefined : keptCommand(all);
  if (kept !== undefined)
    return { type: "meaning", meaning: { type: "command", command: kept, isWeak: false } };
  const words = tidied(all, book);
  const added = asAdded(words, book);
  if (added !== undefined) return doubtful(readTidy(added, added, book));
  const isWhole = wordForWord(words, book) !== undefined;
  const held = isWhole ? undefined : heldBack(words, book);
  if (held !== undefined) return held;
  if (book.hasLetters && isSmallTalk(words)) return TALK;
  // "You're right" is said of somebody, where one can go right.
  if (!isWhole && book.yes === undefined && words.join(" ") === "you are right") return TALK;
  if (isBothOver(all, book) || isDealt(all)) return NOTHING;
  const read = (some: readonly string[]): Sentence => readTidy(some, some, book);
  const clause = isWhole ? undefined : readBesideTalk(paused, book, read);
  if (clause !== undefined) return clause;
  const sentence = readTidy(all, words, book);
  if (sentence.type === "meaning") return sentence;
  const last = lastSaid(words, book);
  return last ?? readOneClause(all, sentence.type === "nothing", book) ?? sentence;
}

/** "Keep buy keep buy" */
function isBothOver(words: readonly string[], book: Book): boolean {
  const half = words.length / 2;
  if (!Number.isInteger(half) || half < 2) return false;
  if (!words.every((word, index) => word === words[index % half])) return false;
  return new Set(findSpans(words.slice(0, half), book).filter(isMove).map(moveOf)).size > 1;
}

function moveOf({ meaning }: Found): string {
  return meaning.type === "move" ? meaning.match.action.move : "";
}

/** "And ten", "take then off", where ten can be added or taken off. */
function asAdded(
  [first = "", ...rest]: readonly string[],
  { vocabulary }: Book,
): readonly string[] | undefined {
  const [second = "", ...more] = rest;
  const isTen = /^(?:take|add)$/u.test(first) && second === "then" && vocabulary.has("ten");
  if (isTen && more.length < 2) return [first, "ten", ...more];
  const number = rest.map(asNumberWord);
  const isLike = ADD_LIKE.has(first) && vocabulary.has("add") && rest.length === 1;
  return isLike && number.every((word) => isNumberWord(word) && vocabulary.has(word))
    ? ["add", ...number]
    : undefined;
}

const ADD_LIKE = wordSet("and ad had");

function readTidy(all: readonly string[], words: readonly string[], book: Book): Sentence {
  if (
    (isQuestion(words) && (book.hasLetters || !book.vocabulary.has(words[0] ?? ""))) ||
    isToSomebody(words) ||
    isComparison(words) ||
    isOwnLife(words, book.vocabulary)
  ) {
    const isMeant = wordForWord(words, book) !== undefined || hasCommand(words, book);
    if (!isMeant) return TALK;
  }
  const called = afterName(words, book.vocabulary);
  if (called !== undefined && wordForWord(words, book) === undefined) {
    const meaning = called.length > 0 ? wordForWord(called, book) : undefined;
    return meaning === undefined ? TALK : { type: "meaning", meaning };
  }
  if (isSomebodys(words, book.vocabulary) || isOfOthers(words)) {
    const isMeant = wordForWord(words, book) !== undefined || hasCommand(words, book);
    if (!isMeant && !/^(?:what|how|where)$/u.test(words[0] ?? "")) return TALK;
  }
  const rest = asksBack(words);
  if (rest !== undefined) return doubtful(readSentence(rest, book));
  if (isOfOneself(words)) {
    const said = readSentence(words.slice(2), book);
    if (said.type === "meaning" && isSaidOnly(said.meaning, book)) return doubtful(said);
  }
  const answer = yesOrNo(all, words, book);
  if (answer !== undefined) return answer;
  if (words.length === 0) return { type: "unknown", words };
  if (isCountedAloud(words) || isVague(words)) return NOTHING;
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
    words,
    moves.filter((span) => !isNegated(words, from, span, said)),
    book,
  );
  // "Seven, not seven"
  if (
    moves.some(
      (one) =>
        !meant.includes(one) && meant.some((other) => isSameAction(one.match.action, other.match.action)),
    )
  )
    return NOTHING;
  const command = said.findLast(({ meaning }) => meaning.type === "command" && !meaning.isWeak);

  const isAgain =
    command !== undefined &&
    /^(?:again|once more|one more time)$/u.test(words.slice(command.from, command.to).join(" ")) &&
    meant.some(({ to }) => words.slice(to, command.from).every(isLight));
  if (command !== undefined && !isAgain && meant.every(({ to }) => to <= command.from))
    return isMostlyElse(words.slice(from), command.to - command.from)
      ? TALK
      : { type: "meaning", meaning: command.meaning };
  if (meant.length > 0) return doubted(oneOf(words, from, meant, said, book), words, from);
  if (moves.length > 0) return opposite(moves, book) ?? NOTHING;
  return withoutSpans(words.slice(from), from > 0, said, book);
}

/** "Is it the bowl?" is said by who thinks that it is the bowl. */
function asksBack([first, second, ...others]: readonly string[]): readonly string[] | undefined {
  const isAsked = first === "is" && /^(?:it|he|she|that|this)$/u.test(second ?? "") && others.length > 0;
  if (others.length > MOST_ASKED || others.some(isNumberWord)) return undefined;
  return isAsked && second !== undefined ? [second, first, ...others] : undefined;
}

/** A choice that no button makes. */
function isSaidOnly(meaning: Meaning, { choices }: Book): boolean {
  if (meaning.type !== "move") return false;
  const { move } = meaning.match.action;
  return choices.some(({ id, button }) => id === move && button === undefined);
}

const MOST_ASKED = 3;

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

function isLonger(span: { from: number; to: number }, other: { from: number; to: number }): boolean {
  return span.to - span.from > other.to - other.from;
}

function isMostlyElse(words: readonly string[], used: number): boolean {
  return isTooMuch(words.filter((word) => !isLittle(word)).length - used, used);
}
