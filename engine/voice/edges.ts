/** An answer with which a clause begins or ends. */
import { isDoing, type Clause, type Stretch } from "./clauses.ts";
import { commandIn } from "./find-command.ts";
import type { Meaning } from "./meaning.ts";
import { isNumberWord } from "./numbers/index.ts";
import { findWhole, type Match, type Phrase } from "./phrases.ts";
import { sameWords } from "./sounds.ts";
import type { Book } from "./spans.ts";
import { isLight, isNegation, isPreposition, wordSet } from "./heard-words.ts";

export interface Edge extends Stretch {
  readonly meaning: Meaning;
}

/** What a clause begins or ends with, to the letter: "go back | I bumped something", "it is a solid". */
export function edgeOf(words: readonly string[], { from, to }: Clause, { phrases }: Book): Edge | undefined {
  if (words.slice(from, to).some(isNegation)) return undefined;
  const phraseAt = (at: number, size: number): Match | undefined => {
    const said = words.slice(at, at + size);
    const isScrap = said.every(isLight) || isPreposition(said[0] ?? "");
    return isScrap ? undefined : findWhole(said, phrases, sameWords, false);
  };
  const counted = countedThings(words.slice(from, to), phrases);
  if (counted !== undefined) return edge(from, to, counted);
  const last = isSaidToBe(words.slice(from, to - 1)) ? phraseAt(to - 1, 1) : undefined;
  if (last !== undefined) return edge(to - 1, to, { ...last, sure: false });
  for (let size = to - from - 1; size > 1; size--) {
    const [start, end] = [phraseAt(from, size), phraseAt(to - size, size)];
    if (start !== undefined && !goesOn(words[from + size] ?? "")) return edge(from, from + size, start);
    if (end !== undefined && !leadsTo(words[to - size - 1] ?? "")) return edge(to - size, to, end);
  }
  return undefined;
}

const LONGEST_WISH = 3;

/** "Because my sister screamed repeat please" */
export function wishAtEnd(words: readonly string[], clause: Clause, { vocabulary }: Book): Edge | undefined {
  const { to } = clause;
  for (let from = Math.max(clause.from, to - LONGEST_WISH); from < to; from++) {
    const said = words.slice(from, to);
    const meaning = commandIn(said);
    const isOfMoves = said.every((word) => vocabulary.has(word));
    if (meaning?.type === "command" && !meaning.isWeak && !isOfMoves) return { from, to, meaning };
  }
  return undefined;
}

function edge(from: number, to: number, match: Match): Edge {
  return { from, to, meaning: { type: "move", match } };
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
  return HOLDING.has(before) || isPreposition(before) || isNumberWord(before);
}

/** What comes after them is a part of what they begin. */
const HOLDING = wordSet(
  "i he she they we you and or my your his her our their a an the is are was am can",
  "could will would should may must do does did not never no like likes want need says said that this",
);
