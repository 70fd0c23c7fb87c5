/** Where one is in a watch, what the questions want, and what the answers come to. */
import { jobOf, stretchCount, sumOf, type TallyDeal } from "./script.ts";
import type { Question } from "./question-schema.ts";
import type { WAYS } from "./stretch-schema.ts";

export type Answered = "right" | "near" | "wrong";

export interface Answer {
  readonly how: Answered;
  /** The number that was said, or the option's place. */
  readonly said: number;
}

export type Way = (typeof WAYS)[number];

/** How it was called, or left to stand. */
export type Called = "inTime" | "onTheOne" | "stood" | "late" | "early" | "missed";

export interface TallyState {
  /** So many stretches have been begun. */
  readonly heard: number;
  /** How often anything was played: each time has a name of its own, by which time is told. */
  readonly plays: number;
  /** The last stretch has not been heard to its end, as far as anybody has told. */
  readonly isRunning: boolean;
  /** Of the last stretch alone: what was before is in the player's head. */
  readonly clicks: { readonly left: number; readonly right: number };
  /** Which question it is, or null while one listens. */
  readonly asked: number | null;
  /** The number as it is set, or the option under the cursor. */
  readonly value: number;
  readonly answers: readonly Answer[];
  readonly called: Called | null;
  /** What went over to that side, or the boxes of that hand that were closed, in their order. */
  readonly done: readonly Way[];
  /** So often a hand was in it since the last stretch was begun. */
  readonly moved: number;
  /** It was asked which side is heavier since then. */
  readonly isWeighed: boolean;
  /** Help has left little to find out. */
  readonly aided: boolean;
}

/** Beyond these nobody counts. */
export const MOST = 999;

export const NO_CLICKS: TallyState["clicks"] = { left: 0, right: 0 };

export function begin(): TallyState {
  return {
    heard: 0,
    plays: 0,
    isRunning: false,
    clicks: NO_CLICKS,
    asked: null,
    value: 0,
    answers: [],
    called: null,
    done: [],
    moved: 0,
    isWeighed: false,
    aided: false,
  };
}

export function isAllHeard(deal: TallyDeal, { heard }: TallyState): boolean {
  return heard >= stretchCount(deal);
}

/** What the watch is worth after so many stretches. */
export function worthAfter({ rules }: Pick<TallyDeal, "rules">, stretches: number): number {
  return rules.worth?.[stretches - 1] ?? rules.worth?.at(-1) ?? stretches;
}

export function questionIn(deal: TallyDeal, { asked }: TallyState): Question | undefined {
  return asked === null ? undefined : jobOf(deal).questions[asked];
}

/** The number that is right, or the places of the options that are. */
export function rightAnswers(deal: TallyDeal, { heard }: TallyState, question: Question): readonly number[] {
  const total = sumOf(deal, question.of, heard);
  if (question.type === "number") {
    const { difference, plus = 0 } = question;
    return [difference === true ? Math.abs(total) : Math.max(0, plus + total)];
  }
  return question.options.flatMap(({ from = -Infinity, to = Infinity }, index) =>
    total >= from && total <= to ? [index] : [],
  );
}

export function judge(deal: TallyDeal, state: TallyState, question: Question, said: number): Answer {
  const right = rightAnswers(deal, state, question);
  if (right.includes(said)) return { how: "right", said };
  const isNear = question.type === "number" && right.some((number) => Math.abs(number - said) === 1);
  return { how: isNear ? "near" : "wrong", said };
}

/** There is no "how many more" for who has just said that both are the same. */
export function isSettled(deal: TallyDeal, { answers }: TallyState, asked: number): boolean {
  const { questions } = jobOf(deal);
  const question = questions[asked];
  const before = questions[asked - 1];
  const said = answers[asked - 1]?.said;
  if (question?.type !== "number" || question.difference !== true) return false;
  if (before?.type !== "pick" || said === undefined || !isSameSum(question, before)) return false;
  const { from = -Infinity, to = Infinity } = before.options[said] ?? { from: 1 };
  return from <= 0 && to >= 0;
}

export function isSameSum(one: Question, other: Question): boolean {
  return JSON.stringify(one.of) === JSON.stringify(other.of);
}

/** Where the number begins: at what was there before. */
export function startOf(question: Question): number {
  return question.type === "number" ? (question.plus ?? 0) : 0;
}

/** The worst of the answers is what the report is. */
export function overall({ answers, called }: TallyState): Answered {
  if (called === "late") return "near";
  if (called === "early" || called === "missed") return "wrong";
  if (answers.some(({ how }) => how === "wrong")) return "wrong";
  return answers.some(({ how }) => how === "near") ? "near" : "right";
}
