/** Which clauses of what was heard are an answer, or begin or end with one. */
import { answerIn, plainAnswer } from "./answers.ts";
import { isApart, isInside, type Clause, type Clauses, type Stretch } from "./clauses.ts";
import { edgeOf, wishAtEnd } from "./edges.ts";
import { isSure, type Meaning } from "./meaning.ts";
import { asNumberWord, isNumberWord } from "./numbers/index.ts";
import type { Sentence } from "./outcome.ts";
import type { Book } from "./spans.ts";
import { isNegation, wordSet } from "./heard-words.ts";

export interface Claim extends Stretch {
  readonly meaning: Meaning;
  /** It says why one cannot answer: "I forgot". */
  readonly isComplaint: boolean;
}

/** What reads words that may hold a correction. */
export type Reader = (words: readonly string[]) => Sentence;

/** Whole clauses first, the longest runs of them before all; none share a word. In the order in which they were said. */
export function claimsIn(heard: Clauses, book: Book, read: Reader): readonly Claim[] {
  const whole = wholeClaims(heard, book, read);
  const { words, clauses } = heard;
  const edges = clauses.flatMap((clause, at) => {
    if (whole.some((claim) => isInside(clause, claim))) return [];
    const wish = at === clauses.length - 1 ? wishAtEnd(words, clause, book) : undefined;
    const isMeant = !clause.isReason && !isDoubted(words, clauses[at - 1]);
    const edge = wish ?? (isMeant ? edgeOf(words, clause, book) : undefined);
    return edge === undefined ? [] : [{ ...edge, isComplaint: false }];
  });
  return [...whole, ...edges].toSorted((a, b) => a.from - b.from);
}

function wholeClaims({ words, clauses }: Clauses, book: Book, read: Reader): readonly Claim[] {
  const claims: Claim[] = [];
  for (let size = clauses.length; size > 0; size--) {
    for (const [at, { from, isReason }] of clauses.entries()) {
      const last = clauses[at + size - 1];
      if (last === undefined || isReason || isDoubted(words, clauses[at - 1])) continue;
      const run = { from, to: last.to };
      if (!claims.every((claim) => isApart(run, claim))) continue;
      const said = words.slice(run.from, run.to);
      const isLead = at === 0 && clauses.length > 1;
      const meaning =
        size > 1 ? plainAnswer(said, book) : (corrected(said, read) ?? answerIn(said, isLead, book));
      if (meaning === undefined || isNoNumber(meaning, said)) continue;
      if (isWeak(meaning, said) && last !== clauses.at(-1)) continue;
      claims.push({ ...run, meaning, isComplaint: said.some((word) => COMPLAINTS.has(word)) });
    }
  }
  return claims;
}

const COMPLAINTS = wordSet("forgot not stuck lost confused hard missed");

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
  if (meaning.type === "command" || meaning.match.action.value === undefined) return false;
  if (said.length > 1 && said.at(-1) === "mine") return true;
  return !meaning.match.sure && !said.some((word) => isNumberWord(asNumberWord(word)));
}

/** "Five buses no six buses" */
function corrected(words: readonly string[], read: Reader): Meaning | undefined {
  const at = words.indexOf("no");
  const sentence = at > 0 && at < words.length - 1 ? read(words) : undefined;
  return sentence?.type === "meaning" && isSure(sentence.meaning) ? sentence.meaning : undefined;
}
