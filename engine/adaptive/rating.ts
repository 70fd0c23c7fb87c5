/**
 * What is believed about a player's ability in one skill: Elo with guess and slip, whose step is as large as what is
 * believed is unsure, against difficulties that never change. Accuracy alone: how long somebody takes is not asked. Pure.
 */
import { evidenceOf, expectedSuccess, ownCredit, type Belief } from "./response.ts";

/** What a rating goes by. */
export interface Answered {
  readonly item: string;
  readonly at: number;
  readonly difficulty: number;
  readonly chance: number;
  readonly credit: number;
  readonly help: number;
}

export interface Rating extends Belief {
  /** Answers that it comes from. */
  readonly answers: number;
  /** When the last one was given, in milliseconds since 1970; 0 before the first. */
  readonly at: number;
  /** How much harder or easier single items are for this player than they were authored. */
  readonly items: ReadonlyMap<string, Belief>;
}

/** Most of the authored scale, from -2 to 2, lies within one and a half deviations of a beginner in the lower middle. */
export const NEW_RATING: Rating = { mean: -0.5, variance: 1.5, answers: 0, at: 0, items: new Map() };

/** Authored difficulties are taken to be half a logit off for anybody. */
const NEW_ITEM: Belief = { mean: 0, variance: 0.25 };

/** Somebody who plays learns: what is believed grows unsure by this with each answer. */
const LEARNING = 0.015;
/** And nobody is believed to be surer than this. */
const LEAST_VARIANCE = 0.05;

/** Days away: what is believed sinks by up to so much, and grows unsure, and half of that has happened after two weeks. */
const MOST_FORGOTTEN = 0.6;
const MOST_UNSURE = 0.5;
const HALF_FORGOTTEN_DAYS = 14;
const DAY = 86_400_000;

/** Nothing that an answer says moves what is believed by more: neither a lucky guess nor one bad day. */
const MOST_STEP = 1;
/** The authored scale ends at 3: whoever is this far beyond it has every item right, or none. */
const MOST_MEAN = 6;
const MOST_ITEM = 3;

/** @param answers in their order */
export function rate(answers: readonly Answered[], from: Rating = NEW_RATING): Rating {
  return answers.reduce(withAnswer, from);
}

export function withAnswer(before: Rating, answer: Answered): Rating {
  const { mean, variance, items, answers } = ratingAt(before, answer.at);
  const item = items.get(answer.item) ?? NEW_ITEM;
  const logit = mean + item.mean - answer.difficulty;
  const { slope, weight } = evidenceOf(logit, answer.chance, ownCredit(answer));
  const shared = 1 + weight * (variance + item.variance);
  return {
    mean: within(mean + within((variance * slope) / shared, MOST_STEP), MOST_MEAN),
    variance: Math.max(LEAST_VARIANCE, variance - (variance * variance * weight) / shared) + LEARNING,
    answers: answers + 1,
    at: Math.max(before.at, answer.at),
    items: new Map(items).set(answer.item, {
      mean: within(item.mean + within((item.variance * slope) / shared, MOST_STEP), MOST_ITEM),
      variance: item.variance - (item.variance * item.variance * weight) / shared,
    }),
  };
}

/**
 * What is left of it at a later time. A clock that was in the year 9999 makes it sink once: nobody is later than that, and the
 * answer is gone from the log when so many more were given.
 */
export function ratingAt(rating: Rating, at: number): Rating {
  const days = rating.answers === 0 ? 0 : Math.max(0, at - rating.at) / DAY;
  if (days < 1) return rating;
  const share = 1 - 0.5 ** (days / HALF_FORGOTTEN_DAYS);
  return {
    ...rating,
    mean: within(rating.mean - MOST_FORGOTTEN * share, MOST_MEAN),
    variance: Math.min(NEW_RATING.variance, rating.variance + MOST_UNSURE * share),
  };
}

/** The success to be expected of this player with this item. */
export function expectedWith(
  { mean, variance, items }: Rating,
  item: string,
  difficulty: number,
  chance: number,
): number {
  const own = items.get(item) ?? NEW_ITEM;
  return expectedSuccess({ mean: mean + own.mean, variance: variance + own.variance }, difficulty, chance);
}

function within(amount: number, most: number): number {
  return Math.min(most, Math.max(-most, amount));
}
