/** Which clauses of what was heard are an answer, all of them, or begin or end with one. */
import { commandShapes } from "./command-patterns.ts";
import { isApart, isDoing, isInside, type Clause, type Clauses, type Stretch } from "./clauses.ts";
import { decidedFrom } from "./corrections.ts";
import { asked, commandIn } from "./find-command.ts";
import type { Meaning } from "./meaning.ts";
import { asNumberWord, isNumberWord } from "./numbers/index.ts";
import type { Sentence } from "./outcome.ts";
import { findWhole, wordMatchOf, type Match, type Phrase } from "./phrases.ts";
import { sameWords } from "./sounds.ts";
import { meaningOf, wordForWord, type Book } from "./spans.ts";
import { withoutNoise } from "./tidy.ts";
import { isLight, isNegation, wordSet } from "./words.ts";
import { plainYesNo } from "./yes-no.ts";

export interface Claim extends Stretch {
  readonly meaning: Meaning;
  /** It says why one cannot answer: "I forgot". */
  readonly isComplaint: boolean;
  /** It is only the beginning of its clause, or the end. */
  readonly isEdge: boolean;
}

/** What reads words that may hold a correction. */
export type Reader = (words: readonly string[]) => Sentence;

const COMPLAINTS = wordSet("forgot not stuck lost confused hard missed");

/** The longest first, and none that share a word; in the order in which they were said. */
export function claimsIn({ words, clauses }: Clauses, book: Book, read: Reader): readonly Claim[] {
  const claims: Claim[] = [];
  for (let size = clauses.length; size > 0; size--) {
    for (const [at, { from, isReason }] of clauses.entries()) {
      const last = clauses[at + size - 1];
      if (last === undefined || isReason || isDoubted(words, clauses[at - 1])) continue;
      const run = { from, to: last.to };
      if (!claims.every((claim) => isApart(run, claim))) continue;
      const said = words.slice(run.from, run.to);
      const meaning =
        size > 1
          ? plainAnswer(said, book)
          : (corrected(said, read) ?? answerIn(said, at === 0 && clauses.length > 1, book));
      if (meaning === undefined || isNoNumber(meaning, said)) continue;
      if (isWeak(meaning, said) && last !== clauses.at(-1)) continue;
      claims.push({ ...run, meaning, isComplaint: said.some((word) => COMPLAINTS.has(word)), isEdge: false });
    }
  }
  for (const [at, clause] of clauses.entries()) {
    if (claims.some((claim) => isInside(clause, claim))) continue;
    const wish = at === clauses.length - 1 ? wishAtEnd(words, clause, book) : undefined;
    const isMeant = !clause.isReason && !isDoubted(words, clauses[at - 1]);
    const edge = wish ?? (isMeant ? edgeOf(words, clause, book) : undefined);
    if (edge !== undefined) claims.push(edge);
  }
  return claims.toSorted((a, b) => a.from - b.from);
}

export function isSure(meaning: Meaning): boolean {
  return meaning.type === "command" || meaning.match.sure;
}

/** "I don't think | it is seven" */
function isDoubted(words: readonly string[], before: Clause | undefined): boolean {
  if (before === undefined) return false;
  const said = words.slice(before.from, before.to);
  return said.some(isNegation) && THINKING.has(said.at(-1) ?? "");
}

const THINKING = wordSet("think know believe say said mean guess want need");

/** "Again" is asked for wherever it is said; a "what" or a "wait" only at the end. */
function isWeak(meaning: Meaning, said: readonly string[]): boolean {
  return meaning.type === "command" && meaning.isWeak && said.join(" ") !== "again";
}

/** "That's mine" is no nine. */
function isNoNumber(meaning: Meaning, said: readonly string[]): boolean {
  if (meaning.type === "command" || meaning.match.action.value === undefined || meaning.match.sure)
    return false;
  return !said.some((word) => isNumberWord(asNumberWord(word)));
}

/** "Five buses no six buses" */
function corrected(words: readonly string[], read: Reader): Meaning | undefined {
  const at = words.indexOf("no");
  const sentence = at > 0 && at < words.length - 1 ? read(words) : undefined;
  return sentence?.type === "meaning" && isSure(sentence.meaning) ? sentence.meaning : undefined;
}

/** Of several clauses together: word for word, but for fillers. */
function plainAnswer(said: readonly string[], book: Book): Meaning | undefined {
  return wordForWord(said, book) ?? wordForWord(withoutNoise(said, book), book);
}

/** @param isLead whether more is said after it: "look, it's snowing" */
function answerIn(all: readonly string[], isLead: boolean, book: Book): Meaning | undefined {
  const led = all.slice(
    Math.max(
      0,
      all.findIndex((word) => !LEADING.has(word)),
    ),
  );
  const decided = decidedFrom(led, 0) ?? 0;
  for (let from = 0; from <= decided; from++) {
    const meaning = answerOf(led.slice(from), book);
    if (meaning === undefined) continue;
    const isForAttention = isLead && all.length === 1 && ATTENTION.has(all[0] ?? "");
    return isForAttention || OUTCRY.test(led.join(" ")) ? unsure(meaning) : meaning;
  }
  return undefined;
}

/** What a clause may begin with that is no part of it. */
const LEADING = wordSet("so and but then or now well also /");
/** "That's so cool" */
const OUTCRY = /\b(?:is|are|am|be) (?:so|too|very|really|super) /u;
const ATTENTION = wordSet("look see listen right now");

function unsure(meaning: Meaning): Meaning {
  return meaning.type === "command" ? meaning : { ...meaning, match: { ...meaning.match, sure: false } };
}

/** What all of these words come to, but for fillers. */
function answerOf(said: readonly string[], book: Book): Meaning | undefined {
  const [first = "", second] = said;
  // "It has no label", "I left"
  if (said.includes("no") && said.length > 1) return undefined;
  if (PERSONS.has(first) && second === "left") return undefined;
  if (said.length === 0 || PREPOSITIONS.has(said.at(-1) ?? "")) return undefined;
  const answer = yesOrNoIn(said, book);
  if (answer !== undefined) return answer;
  if (second === undefined && isLight(first) && !book.vocabulary.has(first)) return undefined;
  const plain = withoutNoise(said, book);
  const meaning =
    wordForWord(said, book) ??
    heardAgain(plain, book) ??
    commandOf(said, book) ??
    (plain.length > 0 ? meaningOf(plain, book) : undefined) ??
    withoutFrame(said, book);
  const isScrap = meaning?.type === "command" && meaning.isWeak && plain.length < said.length;
  return isScrap ? undefined : meaning;
}

/** "It is ate", where "is" stands in a phrase and is no filler. */
function withoutFrame(words: readonly string[], book: Book): Meaning | undefined {
  const rest = words.join(" ").replace(FRAME, "");
  return rest === "" || rest.length === words.join(" ").length ? undefined : meaningOf(rest.split(" "), book);
}

const FRAME =
  /^(?:i|we|it|that|this|he|she|they|there) (?:is|are|am|think|guess|say|said|hear|heard|want|would like|choose|pick|got|has|have|need) (?:it is |a |an )?/u;
const PERSONS = wordSet("i he she we they");
const PREPOSITIONS = wordSet("at of in on to with for about from");

/** "I did" and "I do" are said of much else. */
function yesOrNoIn(said: readonly string[], { yes, no }: Book): Meaning | undefined {
  if ((yes === undefined && no === undefined) || said[0] === "i") return undefined;
  const answer = plainYesNo(said.join(" "));
  const move = answer === null ? undefined : answer ? yes : no;
  return move && { type: "move", match: wordMatchOf(move) };
}

/** "Can I hear the label again", where the label is a move. */
function heardAgain(plain: readonly string[], book: Book): Meaning | undefined {
  if (plain.at(-1) !== "again" || plain.length < 2 || commandIn(plain, sameWords) !== undefined)
    return undefined;
  const meaning = meaningOf(plain.slice(0, -1), book);
  return meaning?.type === "move" && meaning.match.sure ? meaning : undefined;
}

function commandOf(words: readonly string[], { phrases }: Book): Meaning | undefined {
  const whole = commandShapes(words).find(
    ({ from, to }) => words.slice(0, from).every(isLight) && words.slice(to).every(isLight),
  );
  return whole && asked(whole.command, phrases);
}

const LONGEST_WISH = 3;

/** "Because my sister screamed repeat please" */
function wishAtEnd(words: readonly string[], clause: Clause, { vocabulary }: Book): Claim | undefined {
  const { to } = clause;
  for (let from = Math.max(clause.from, to - LONGEST_WISH); from < to; from++) {
    const said = words.slice(from, to);
    const meaning = commandIn(said, sameWords);
    const isOfMoves = said.every((word) => vocabulary.has(word));
    if (meaning?.type === "command" && !meaning.isWeak && !isOfMoves)
      return { from, to, meaning, isComplaint: false, isEdge: true };
  }
  return undefined;
}

/** "Go back I bumped something", "it is a solid": what a clause begins or ends with, to the letter. */
function edgeOf(words: readonly string[], { from, to }: Clause, { phrases }: Book): Claim | undefined {
  if (words.slice(from, to).some(isNegation)) return undefined;
  const edge = (at: number, size: number): Match | undefined => {
    const said = words.slice(at, at + size);
    const isScrap = said.every(isLight) || PREPOSITIONS.has(said[0] ?? "");
    return isScrap ? undefined : findWhole(said, phrases, sameWords, false);
  };
  const claim = (at: number, size: number, match: Match): Claim => ({
    ...{ from: at, to: at + size, meaning: { type: "move", match } },
    ...{ isComplaint: false, isEdge: true },
  });
  const counted = countedThings(words.slice(from, to), phrases);
  if (counted !== undefined) return claim(from, to - from, counted);
  const last = isSaidToBe(words.slice(from, to - 1)) ? edge(to - 1, 1) : undefined;
  if (last !== undefined) return claim(to - 1, 1, { ...last, sure: false });
  for (let size = to - from - 1; size > 1; size--) {
    const [start, end] = [edge(from, size), edge(to - size, size)];
    if (start !== undefined && !goesOn(words[from + size] ?? "")) return claim(from, size, start);
    if (end !== undefined && !leadsTo(words[to - size - 1] ?? "")) return claim(to - size, size, end);
  }
  return undefined;
}

/** "Eleven gold coins in each chest", where "eleven each" can be said. */
function countedThings(words: readonly string[], phrases: readonly Phrase[]): Match | undefined {
  const number = words.findIndex((word) => isNumberWord(word));
  if (number < 0 || !words.slice(0, number).every(isLight)) return undefined;
  const things = words.slice(number).findIndex((word) => !isNumberWord(word));
  if (things < 0) return undefined;
  const said = words.slice(number, number + things);
  const after = words.slice(number + things);
  if (after.some((word) => isNumberWord(word))) return undefined;
  for (const word of after) {
    const match = isNegation(word) ? undefined : findWhole([...said, word], phrases, sameWords, false);
    if (match?.action.value !== undefined) return { ...match, sure: false };
  }
  return undefined;
}

/** "… is a", "… is still" */
function isSaidToBe(words: readonly string[]): boolean {
  return /^(?:is|are)$/u.test(words.findLast((word) => !BEFORE_NAMED.has(word)) ?? "");
}

const BEFORE_NAMED = wordSet("a an eigh still always just");

/** "Left train is broken", "two four six" */
function goesOn(next: string): boolean {
  return isDoing(next) || isNumberWord(next);
}

function leadsTo(before: string): boolean {
  return HOLDING.has(before) || isNumberWord(before);
}

/** What comes after them is a part of what they begin. */
const HOLDING = wordSet(
  "i he she they we you to and or of at in on with for from about my your his her our their a an the is are was am can",
  "could will would should may must do does did not never no like likes want need says said that this",
);
