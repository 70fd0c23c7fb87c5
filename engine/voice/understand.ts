/** What the player meant by what was heard. Pure, quick, and never at a loss for an answer. */
import type { Action, Move } from "../move.ts";
import type { Command } from "./commands.ts";
import { nearestMeaning } from "./guess.ts";
import { isAlwaysThere, isSameAction, type Reading } from "./phrases.ts";
import { readSentence } from "./sentence.ts";
import { isSameMeaning, isSure, type Meaning } from "./meaning.ts";
import { bookOf } from "./spans.ts";
import { heardWithPauses, heardWords } from "./heard-words.ts";

export type Understanding =
  | { readonly type: "understood"; readonly action: Action; readonly confidence: number }
  /** To be confirmed: "Did you say {readBack}?", or "Did you say {readBack}, or {other.readBack}?" */
  | {
      readonly type: "unsure";
      readonly action: Action;
      readonly readBack: string;
      readonly other?: Reading | undefined;
      readonly confidence: number;
    }
  | { readonly type: "command"; readonly command: Command }
  | { readonly type: "not-understood" };

export interface Heard {
  readonly words: string;
  /** 0 to 1 */
  readonly confidence: number;
}

type Sense = { readonly meaning: Meaning; readonly confidence: number };

/** What is heard with less is not believed at once. */
export const LOW_CONFIDENCE = 0.5;
/** What was guessed is never surer than this. */
const GUESSED_CONFIDENCE = 0.4;

/**
 * The first alternative that makes sense wins; what makes sense word for word wins over what has to be guessed, and a
 * guess is always read back. A move's phrase wins over a command that is said the same and gives way to it.
 *
 * @param heard most likely first
 * @param isMenu the moves are the frame's own
 */
export function understand(
  heard: readonly Heard[],
  moves: readonly Move[],
  isMenu: boolean = false,
): Understanding {
  const book = bookOf(moves, isMenu);
  const senses: Sense[] = [];
  const guessable: (readonly string[])[] = [];
  for (const { words, confidence } of heard) {
    const sentence = readSentence(heardWords(words), book, heardWithPauses(words));
    // "Left or right" is no left, whatever the recogniser has heard as well.
    if (sentence.type === "nothing") break;
    if (sentence.type === "meaning") senses.push({ meaning: sentence.meaning, confidence });
    else guessable.push(sentence.words);
  }
  const sense = senses.find(({ meaning }) => isSure(meaning)) ?? senses[0];
  if (sense !== undefined) return harmless(said(sense, senses), moves);
  for (const words of guessable) {
    const meaning = nearestMeaning(words, book);
    if (meaning !== undefined) return said({ meaning, confidence: GUESSED_CONFIDENCE }, []);
  }
  return { type: "not-understood" };
}

/** Nobody wants to be asked back whether something is to be repeated. */
function harmless(understanding: Understanding, moves: readonly Move[]): Understanding {
  if (understanding.type !== "unsure" || understanding.other !== undefined) return understanding;
  const { action, confidence } = understanding;
  const move = moves.find(({ id }) => id === action.move);
  const isLoud = confidence >= GUESSED_CONFIDENCE && move !== undefined && isAlwaysThere(move);
  return isLoud ? { type: "understood", action, confidence } : understanding;
}

function said(sense: Sense, senses: readonly Sense[]): Understanding {
  const { meaning } = sense;
  const confidence = agreedConfidence(sense, senses);
  if (meaning.type === "command") {
    if (confidence >= LOW_CONFIDENCE) return { type: "command", command: meaning.command };
    // Nobody wants to be asked back whether it is to be louder: it is asked for again, or it was a move.
    const move = senses.find((other) => other.meaning.type === "move");
    return move === undefined ? { type: "not-understood" } : said(move, [move]);
  }
  const { action, readBack, sure, other } = meaning.match;
  const isEqual = senses.some(
    (one) =>
      one.confidence >= sense.confidence &&
      one.meaning.type === "move" &&
      (one.meaning.match.sure || isNumber(one.meaning.match.action)) &&
      !isSameAction(one.meaning.match.action, action),
  );
  if (sure && confidence >= LOW_CONFIDENCE && !isEqual) return { type: "understood", action, confidence };
  const second = other ?? (sure ? rival(action, senses) : undefined);
  return {
    type: "unsure",
    action,
    readBack,
    ...(second === undefined ? {} : { other: { action: second.action, readBack: second.readBack } }),
    confidence: Math.min(confidence, GUESSED_CONFIDENCE),
  };
}

/** "Fourteen" and "forty" */
function isNumber({ value }: Action): boolean {
  return value !== undefined;
}

/** Several hypotheses that all mean the same are as good together as what they are worth. */
function agreedConfidence({ meaning, confidence }: Sense, senses: readonly Sense[]): number {
  if (confidence >= LOW_CONFIDENCE || !senses.every((other) => areAgreed(other.meaning, meaning)))
    return confidence;
  return Math.min(
    1,
    senses.reduce((sum, other) => sum + other.confidence, 0),
  );
}

function areAgreed(a: Meaning, b: Meaning): boolean {
  return isSure(a) && isSure(b) && isSameMeaning(a, b);
}

/** What else the recogniser may have heard, where it is not sure itself. */
function rival(action: Action, senses: readonly Sense[]): Reading | undefined {
  for (const { meaning } of senses)
    if (meaning.type === "move" && meaning.match.sure && !isSameAction(meaning.match.action, action))
      return meaning.match;
  return undefined;
}
