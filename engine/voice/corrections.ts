/** Thinking aloud: "um I think it's the, no wait, the bakery". The last word wins, and what is taken back is gone. */

import { isNumberWord } from "./numbers/index.ts";

/** What takes back all that was said before it. The longest first. */
const TAKEN_BACK = phrases(
  "on second thought",
  "on second thoughts",
  "no no no",
  "no wait no",
  "no wait",
  "wait no",
  "oh no",
  "uh no",
  "scratch that",
  "forget that",
  "never mind",
  "take that back",
  "let me change",
  "change that to",
  "i changed my mind",
  "changed my mind",
  "hold on",
  "hang on",
  "no no",
  "nope",
  "oops",
  "whoops",
  "wait",
  "no",
);
/** What does so only where something else comes after it. */
const REPLACED = phrases(
  "but it is really",
  "but it is",
  "but really",
  "but no",
  "no i mean",
  "no i meant",
  "i mean",
  "i meant",
  "or rather",
  "rather",
  "make that",
  "make it",
  "correction",
  "not yet",
  "sorry",
  "actually",
  "instead",
);
/** What comes after these is the answer, and what came before was only thought. */
const DECIDED = phrases(
  "i think it is",
  "i think",
  "my answer is",
  "the answer is",
  "final answer is",
  "final answer",
  "i choose",
  "i pick",
  "i will say",
  "i say",
  "i will go with",
  "going to go with",
  "go with",
  "let us say",
  "let us go with",
  "equals",
  "that makes",
  "makes",
  "so it is",
  "so",
);

export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the last word begins, and whether all was taken back with nothing in its place.
 *
 * @param isTaken whether these words are an answer themselves: "wait" is one at a crossing
 */
export function lastWord(
  words: readonly string[],
  isTaken: (span: Span) => boolean,
): { readonly from: number; readonly isTakenBack: boolean } {
  let from = 0;
  let isTakenBack = false;
  for (let at = 0; at < words.length;) {
    const gone = isNone(words, at) ? undefined : (phraseAt(words, at, TAKEN_BACK) ?? knowForNo(words, at));
    const replaced = gone === undefined ? phraseAt(words, at, REPLACED) : undefined;
    const length = gone ?? replaced;
    if (length === undefined || isTaken({ from: at, to: at + length })) {
      at += 1;
      continue;
    }
    const end = at + length;
    if (gone !== undefined) {
      from = end;
      isTakenBack = end === words.length;
    } else if (end < words.length) {
      from = end;
    }
    at = end;
  }
  return { from, isTakenBack };
}

/** "It has no label" */
function isNone(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at).join(" ");
  return (
    words[at] === "no" && /(?:^| )(?:has|have|had|got|said|say|there|with|there is|there are)$/u.test(before)
  );
}

/** "seven know eight" */
function knowForNo(words: readonly string[], at: number): number | undefined {
  const before = words[at - 1];
  const isVerb = before === undefined || /^(?:i|not|you|we|to|really|even|just)$/u.test(before);
  return words[at] === "know" && !isVerb ? 1 : undefined;
}

/** Where what was decided begins, after the last "I think it is"; undefined if nothing says so. */
export function decidedFrom(words: readonly string[], from: number): number | undefined {
  let decided: number | undefined;
  for (let at = from; at < words.length; at++) {
    const length = phraseAt(words, at, DECIDED) ?? sumUpAt(words, at);
    if (length === undefined) continue;
    at += length - 1;
    decided = at + 1;
  }
  return decided;
}

/** "five and three is eight" */
function sumUpAt(words: readonly string[], at: number): number | undefined {
  return words[at] === "is" && isNumberWord(words[at - 1] ?? "") && words[at + 1] !== "it" ? 1 : undefined;
}

function phraseAt(
  words: readonly string[],
  at: number,
  list: readonly (readonly string[])[],
): number | undefined {
  return list.find((phrase) => phrase.every((word, index) => words[at + index] === word))?.length;
}

function phrases(...list: readonly string[]): readonly (readonly string[])[] {
  return list.map((phrase) => phrase.split(" ")).toSorted((a, b) => b.length - a.length);
}
