/** The quiz of the sounds: which one is asked, between which names, and what an answer comes to. Nothing is counted but
 * what the next question needs. Pure, and plain data. */
import { createRandom, deriveSeed } from "../random.ts";

export interface Quiz {
  readonly seed: number;
  /** How many sounds there are to choose from. */
  readonly sounds: number;
  /** Questions that have been answered. */
  readonly answered: number;
  /** The sounds that are still to be asked in this round, by their places in the list; the first is asked now. */
  readonly toAsk: readonly number[];
  /** The names that are offered, by their places in the list, in the order of the buttons. */
  readonly offered: readonly number[];
  /** Wrong answers to this question. */
  readonly misses: number;
}

export type QuizOutcome =
  | { readonly type: "right"; readonly asked: number }
  | { readonly type: "missed"; readonly asked: number; readonly picked: number }
  /** Missed again: it was told, and the next one is asked. */
  | { readonly type: "told"; readonly asked: number };

/** Two names at first, then three. */
const NAMES_AT_FIRST = 2;
const NAMES_LATER = 3;
const EASY_QUESTIONS = 3;
/** After so many wrong answers to one question it is told. */
const TOLD_AFTER = 2;

/** @param sounds how many there are, at least two */
export function beginQuiz(sounds: number, seed: number): Quiz {
  return ask({ seed, sounds, answered: 0, toAsk: [], offered: [], misses: 0 }, null);
}

export function askedIn({ toAsk }: Quiz): number {
  const [asked] = toAsk;
  if (asked === undefined) throw new RangeError("askedIn: nothing is asked");
  return asked;
}

/** @param picked the place in the list of the name that was chosen: one of `offered` */
export function answerQuiz(quiz: Quiz, picked: number): { quiz: Quiz; outcome: QuizOutcome } {
  const asked = askedIn(quiz);
  if (picked === asked) return { quiz: nextQuestion(quiz, []), outcome: { type: "right", asked } };
  const misses = quiz.misses + 1;
  if (misses < TOLD_AFTER) return { quiz: { ...quiz, misses }, outcome: { type: "missed", asked, picked } };
  // What was told comes once more before the round is over.
  return { quiz: nextQuestion(quiz, [asked]), outcome: { type: "told", asked } };
}

function nextQuestion(quiz: Quiz, again: readonly number[]): Quiz {
  const [asked, ...left] = quiz.toAsk;
  return ask({ ...quiz, answered: quiz.answered + 1, toAsk: [...left, ...again], misses: 0 }, asked ?? null);
}

/** @param last what was asked before: not again at once */
function ask(quiz: Quiz, last: number | null): Quiz {
  const chance = createRandom(deriveSeed(quiz.seed, "question", quiz.answered));
  const all = Array.from({ length: quiz.sounds }, (_, place) => place);
  const round = quiz.toAsk.length > 0 ? quiz.toAsk : chance.shuffle(all);
  const toAsk = round[0] === last && round.length > 1 ? [...round.slice(1), last] : round;
  const [asked] = toAsk;
  const names = quiz.answered < EASY_QUESTIONS ? NAMES_AT_FIRST : NAMES_LATER;
  const others = chance.shuffle(all.filter((place) => place !== asked)).slice(0, names - 1);
  return { ...quiz, toAsk, offered: chance.shuffle(asked === undefined ? others : [asked, ...others]) };
}
