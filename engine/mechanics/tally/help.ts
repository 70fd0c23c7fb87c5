/** Help: the solver, the five rungs, and the worked answer. */
import { oneOf, type Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Help, Rung } from "../contract.ts";
import type { Question } from "./question-schema.ts";
import { isToBeCalled } from "./call.ts";
import { jobOf, type TallyDeal } from "./script.ts";
import { isAllHeard, questionIn, rightAnswers, type TallyState } from "./state.ts";
import { bestWork, toldWork, workHelp } from "./work-help.ts";
import { answerTold, clicked, optionsOf, truth, wordsOf } from "./words.ts";

const BIG = 5;
/** From farther off a number is said: nobody steps so long. */
const FAR = 50;

export function best(deal: TallyDeal, state: TallyState): Action {
  const { work } = jobOf(deal);
  if (work !== undefined) return bestWork(deal, state, work);
  const question = questionIn(deal, state);
  if (question === undefined) return { move: onwardFrom(deal, state) };
  const [right = 0] = rightAnswers(deal, state, question);
  if (right === state.value) return { move: question.type === "number" ? "take" : `pick-${right}` };
  const by = right - state.value;
  if (Math.abs(by) > FAR) return { move: "say", value: right };
  const isBig = question.type === "number" && Math.abs(by) >= BIG;
  return { move: `by${Math.sign(by) * (isBig ? BIG : 1)}` };
}

const BEST_WORDS = { listen: "bestOn", report: "bestReport", call: "bestCall", stand: "bestStand" } as const;

function onwardFrom(deal: TallyDeal, state: TallyState): keyof typeof BEST_WORDS {
  if (isToBeCalled(deal, state)) return "call";
  if (!isAllHeard(deal, state)) return "listen";
  return jobOf(deal).call === undefined ? "report" : "stand";
}

export function help(deal: TallyDeal, state: TallyState): Help {
  const { rules } = deal;
  const question = questionIn(deal, state);
  const { rule, work } = jobOf(deal);
  if (work !== undefined) return workHelp(deal, state, work);
  const first = {
    where: [oneOf(rule ?? rules.rule), ...clicked(deal, state)],
    listen: [oneOf(rules.listenFor)],
    ...(rule === undefined ? {} : { rule: [oneOf(rules.rule)] }),
  };
  if (question === undefined) return { ...first, move: [wordsOf(deal, BEST_WORDS[onwardFrom(deal, state)])] };
  const [right = 0] = rightAnswers(deal, state, question);
  const told = (answer: number): string => answerTold(question, answer);
  const [one, other] = twoLeft(deal, question, right);
  return {
    ...first,
    two: [wordsOf(deal, "two", { one: told(one), other: told(other) })],
    move: [wordsOf(deal, "best", { label: told(right) })],
  };
}

/** The right one and one beside it, in their order. */
function twoLeft(deal: TallyDeal, question: Question, right: number): readonly [number, number] {
  const random = createRandom(deriveSeed(deal.seed, "two"));
  if (question.type === "number") {
    const low = right === 0 ? 0 : right - random.int(0, 1);
    return [low, low + 1];
  }
  const others = [...optionsOf(question).keys()].filter((index) => index !== right);
  const other = random.pick(others);
  return [Math.min(right, other), Math.max(right, other)];
}

/** To be told to listen on leaves everything to find out, and of two one is still to be chosen. */
export function helped(deal: TallyDeal, state: TallyState, rung: Rung): TallyState {
  const { work } = jobOf(deal);
  const says =
    (work !== undefined && state.heard > 0) ||
    questionIn(deal, state) !== undefined ||
    (work === undefined && ["call", "stand"].includes(onwardFrom(deal, state)));
  const isTold = rung === "move" && says;
  return isTold ? { ...state, aided: true } : state;
}

/** Nobody is shown the answer before they have answered: what was heard is counted. */
export function reveal(deal: TallyDeal, state: TallyState): Cue[] {
  const heard = Math.max(1, state.heard);
  const { work } = jobOf(deal);
  return [work === undefined ? truth(deal, { ...state, heard }) : toldWork(deal, { ...state, heard }, work)];
}
