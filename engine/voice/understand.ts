/** What the player meant by what was heard. Pure, quick, and never at a loss for an answer. */
import type { Action, Move } from "../move.ts";
import { COMMAND_PHRASES, COMMANDS, type Command } from "./commands.ts";
import {
  findLetter,
  findWhole,
  findWithin,
  phrasesOf,
  vocabularyOf,
  type Match,
  type Phrase,
} from "./phrases.ts";
import { distance, soundsSame } from "./sounds.ts";
import { hasNegation, readings, wordsOf } from "./words.ts";

export type Understanding =
  | { readonly type: "understood"; readonly action: Action }
  /** To be confirmed: "{readBack}?" */
  | { readonly type: "unsure"; readonly action: Action; readonly readBack: string }
  | { readonly type: "command"; readonly command: Command }
  | { readonly type: "not-understood" };

export interface Heard {
  readonly words: string;
  /** 0 to 1 */
  readonly confidence: number;
}

const LOW_CONFIDENCE = 0.5;
/** A guess differs in less than a third, and the next best in much more. */
const FARTHEST = 0.34;
const CLEARLY = 0.2;
const SHORTEST_GUESS = 3;

/**
 * The first alternative that makes sense wins; what makes sense word for word wins over what has to be guessed, and a
 * guess is always read back. A move's phrase wins over a command that is said the same.
 *
 * @param heard most likely first
 */
export function understand(heard: readonly Heard[], moves: readonly Move[]): Understanding {
  const phrases = phrasesOf(moves);
  const vocabulary = vocabularyOf(moves);
  const alternatives = heard.map(({ words, confidence }) => ({ words: wordsOf(words), confidence }));
  for (const { words, confidence } of alternatives) {
    for (const reading of readings(words, vocabulary)) {
      const match = findWhole(reading, phrases) ?? findLetter(reading, phrases);
      if (match) return said(match, confidence);
      const command = commandIn(reading);
      if (command) return { type: "command", command };
    }
  }
  for (const { words } of alternatives) {
    const guess =
      onlyPhraseIn(words, phrases) ?? nearestPhrase(readings(words, vocabulary).at(-1) ?? [], phrases);
    if (guess) return { type: "unsure", action: guess.action, readBack: guess.readBack };
  }
  return { type: "not-understood" };
}

function said({ action, readBack, sure }: Match, confidence: number): Understanding {
  return sure && confidence >= LOW_CONFIDENCE
    ? { type: "understood", action }
    : { type: "unsure", action, readBack };
}

function commandIn(words: readonly string[]): Command | undefined {
  return COMMANDS.find((command) =>
    COMMAND_PHRASES[command].some((phrase) => soundsSame(words, wordsOf(phrase))),
  );
}

/** "Go over to the left side": one phrase among other words, unless there is a second one or a "not". */
function onlyPhraseIn(words: readonly string[], phrases: readonly Phrase[]): Match | undefined {
  const [found, ...others] = findWithin(words, phrases);
  if (found === undefined) return undefined;
  const same = others.every(({ match }) => sameAction(match.action, found.match.action));
  const around = [...words.slice(0, found.from), ...words.slice(found.to)];
  return same && !hasNegation(around) ? found.match : undefined;
}

function nearestPhrase(words: readonly string[], phrases: readonly Phrase[]): Match | undefined {
  const heard = words.join(" ");
  if (heard.length < SHORTEST_GUESS || hasNegation(words)) return undefined;
  const near = phrases
    .filter(({ after }) => after === null)
    .map((phrase) => ({ move: phrase.move, far: distance(heard, phrase.words.join(" ")) }))
    .toSorted((a, b) => a.far - b.far);
  const [best] = near;
  if (best === undefined || best.far > FARTHEST) return undefined;
  const second = near.find(({ move }) => move !== best.move);
  if (second !== undefined && second.far - best.far < CLEARLY) return undefined;
  return { action: { move: best.move.id }, readBack: best.move.label, sure: false };
}

function sameAction(a: Action, b: Action): boolean {
  return a.move === b.move && a.value === b.value;
}
