/** What is asked back after an answer that may have been misheard, and how it can be answered. Pure. */
import { sound, type Cue } from "../cue.ts";
import type { Move } from "../move.ts";
import { moveWords, sentences } from "../words.ts";
import type { Question } from "./confirm.ts";
import { wordsToHear } from "./heard-words.ts";

/** "Did you say fifty, or fifteen?", and what the buttons do. */
export function questionCues(question: Question): Cue[] {
  const [yes, no, neither] = answerMoves(question);
  return [
    sound("menu-step", { hold: "none" }),
    ...sentences.askedBack(answersOf(question)),
    sentences.confirmButtons(yes.label, no.label, neither !== undefined),
  ];
}

/** SELECT is yes, or the first of two, which DOWN refuses both. */
export function confirmMoves(question: Question): readonly Move[] {
  return answerMoves(question);
}

function answerMoves(question: Question): readonly [Move, Move, ...Move[]] {
  const [first = "", second] = answersOf(question);
  const [yes, no] =
    second === undefined ? [moveWords.yes, moveWords.no] : ([named(first), named(second)] as const);
  const [select, left]: readonly [Move, Move] = [
    { id: "yes", button: "select", ...yes },
    { id: "no", button: "left", ...no },
  ];
  return second === undefined
    ? [select, left]
    : [select, left, { id: "neither", button: "down", ...moveWords.neither }];
}

function named(label: string): Pick<Move, "label" | "phrases"> {
  return { label, phrases: [label] };
}

/** What may be said to it, beside all that could be said before. */
export function confirmPhrases(question: Question): string[] {
  return [...moveWords.yes.phrases, ...moveWords.no.phrases, ...answersOf(question).map(wordsToHear)];
}

function answersOf({ readBack, other }: Question): readonly string[] {
  return [readBack, ...(other === undefined ? [] : [other.readBack])].map(inSentence);
}

/** "Dark load" becomes "dark load"; "I" and "OJ" stay. */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
