/** What can be done in a watch, and what comes of it. */
import { sound, type Cue } from "../../cue.ts";
import type { Action, Move } from "../../move.ts";
import { GOING, type Step } from "../contract.ts";
import { counterOf, jobOf, type TallyDeal } from "./script.ts";
import {
  isAllHeard,
  isSettled,
  judge,
  MOST,
  NO_CLICKS,
  questionIn,
  startOf,
  type TallyState,
} from "./state.ts";
import { answersTo } from "./answer.ts";
import { callCues, callMoves, standCues } from "./call.ts";
import { isGoingOn, stretchCues, wakeOf } from "./played.ts";
import type { Question } from "./question-schema.ts";
import { report } from "./report.ts";
import { applyWork, workMoves } from "./work.ts";
import { doneTold } from "./work-help.ts";
import { buttonOf, clicked, onward, optionsOf, questionCues, soundOf, valueCue, wordsOf } from "./words.ts";

export function moves(deal: TallyDeal, state: TallyState): Move[] {
  const { work } = jobOf(deal);
  if (work !== undefined) return workMoves(deal, state, work);
  const question = questionIn(deal, state);
  return question === undefined ? watching(deal, state) : answersTo(deal, state, question);
}

function watching(deal: TallyDeal, state: TallyState): Move[] {
  const { clickers } = deal.rules;
  const clicks = (["left", "right"] as const).flatMap((hand): Move[] => {
    if (clickers === undefined) return [];
    const { one } = counterOf(deal, clickers[hand]).unit;
    return [
      {
        id: `click-${hand}`,
        button: hand,
        label: `Click, ${hand}`,
        phrases: [`click ${one}`, `click ${hand}`],
      },
    ];
  });
  const listen: Move = { id: "listen", button: "up", ...buttonOf(deal, "listen") };
  const again: Move = { id: "again", button: "down", ...buttonOf(deal, "again"), priced: "again" };
  const reporting: Move = { id: "report", button: "select", ...buttonOf(deal, "report") };
  return [
    ...clicks,
    ...(isAllHeard(deal, state) ? [] : [listen]),
    ...(state.heard === 0 ? [] : [again]),
    ...(jobOf(deal).call !== undefined ? callMoves(deal, state) : mayReport(deal, state) ? [reporting] : []),
  ];
}

function mayReport(deal: TallyDeal, state: TallyState): boolean {
  return state.heard > 0 && (deal.rules.whole !== true || isAllHeard(deal, state));
}

export function apply(deal: TallyDeal, state: TallyState, action: Action): Step<TallyState> {
  const { work } = jobOf(deal);
  if (work !== undefined) return applyWork(deal, state, work, action);
  const question = questionIn(deal, state);
  if (question !== undefined) return answer(deal, state, question, action);
  const { move, since } = action;
  if (move === "click-left" || move === "click-right") return click(deal, state, move);
  if (move === "call") return called(deal, state, callCues(deal, state, since));
  if (isGoingOn(deal, state, since))
    return going(deal, state, [sound(soundOf(deal, "edge")), wordsOf(deal, "running")]);
  if (move === "stand") return called(deal, state, standCues(deal, state));
  if (move === "report") return ask(deal, { ...state, isRunning: false }, 0, []);
  const next: TallyState = {
    ...state,
    heard: state.heard + (move === "listen" ? 1 : 0),
    plays: state.plays + 1,
    clicks: NO_CLICKS,
    isRunning: true,
  };
  return {
    ...going(deal, next, stretchCues(deal, next)),
    counts: move === "listen" ? { listened: 1 } : { again: 1 },
    helpAnew: true,
  };
}

function called(
  deal: TallyDeal,
  state: TallyState,
  { called: how, cues }: ReturnType<typeof callCues>,
): Step<TallyState> {
  return report(deal, { ...state, isRunning: false, called: how }, cues);
}

function going(deal: TallyDeal, state: TallyState, cues: readonly Cue[]): Step<TallyState> {
  return { state, cues, outcome: GOING, ...wakeOf(deal, state) };
}

/** Dry, at its own side, and with no word: it must cover nothing. */
function click(deal: TallyDeal, state: TallyState, move: "click-left" | "click-right"): Step<TallyState> {
  const hand = move === "click-left" ? "left" : "right";
  const clicks = { ...state.clicks, [hand]: Math.min(MOST, state.clicks[hand] + 1) };
  const side = hand === "left" ? -1 : 1;
  return going(deal, { ...state, clicks }, [
    sound(soundOf(deal, "click"), { side, level: 0.6, hold: "none" }),
  ]);
}

/** The stretch is over, and nobody has pressed since. */
export function tick(deal: TallyDeal, state: TallyState): Step<TallyState> {
  const over = { ...state, isRunning: false };
  const { work } = jobOf(deal);
  if (state.asked !== null || state.heard === 0)
    return going(deal, over, [sound(soundOf(deal, "set"), { hold: "none" })]);
  return going(deal, over, [
    sound(soundOf(deal, "set"), { hold: "none" }),
    ...clicked(deal, over),
    ...(work?.type === "even" ? doneTold(deal, over, work) : []),
    onward(deal, over),
  ]);
}

function ask(deal: TallyDeal, state: TallyState, asked: number, before: readonly Cue[]): Step<TallyState> {
  const question = jobOf(deal).questions[asked];
  if (question === undefined) return report(deal, { ...state, asked: null });
  if (isSettled(deal, state, asked))
    return ask(deal, withAnswer(deal, state, question, 0), asked + 1, before);
  const next = { ...state, asked, value: startOf(question) };
  const first = before.length > 0 ? before : [sound(soundOf(deal, "set"), { hold: "none" })];
  return {
    state: next,
    cues: [...first, ...questionCues(deal, next, question)],
    outcome: GOING,
    helpAnew: true,
  };
}

function withAnswer(deal: TallyDeal, state: TallyState, question: Question, said: number): TallyState {
  return { ...state, answers: [...state.answers, judge(deal, state, question, said)] };
}

/** To the question before, whose answer is forgotten, or to listening. */
function back(deal: TallyDeal, state: TallyState): Step<TallyState> {
  const before = [sound(soundOf(deal, "set"), { pitch: -4, hold: "none" })];
  const asked = (state.asked ?? 0) - 1;
  if (asked >= 0) return ask(deal, { ...state, answers: state.answers.slice(0, asked) }, asked, before);
  const listening = { ...state, asked: null };
  return {
    ...going(deal, listening, [...before, ...clicked(deal, listening), onward(deal, listening)]),
    helpAnew: true,
  };
}

function answer(
  deal: TallyDeal,
  state: TallyState,
  question: Question,
  { move, value }: Action,
): Step<TallyState> {
  if (move === "back") return back(deal, state);
  if (move === "take" || move.startsWith("pick-")) {
    const said = move === "take" ? state.value : Number(move.slice("pick-".length));
    return ask(deal, withAnswer(deal, state, question, said), (state.asked ?? 0) + 1, [
      sound(soundOf(deal, "set"), { pitch: 4 }),
    ]);
  }
  if (move === "say") {
    const said = { ...state, value: value ?? 0 };
    const told = wordsOf(deal, "confirm", { value: said.value });
    return { state: said, cues: [sound(soundOf(deal, "browse")), told], outcome: GOING };
  }
  const wanted = state.value + Number(move.slice("by".length));
  const last = question.type === "number" ? MOST : optionsOf(question).length - 1;
  const next = { ...state, value: Math.min(last, Math.max(0, wanted)) };
  const isEdge = next.value === state.value;
  const heard = sound(soundOf(deal, isEdge ? "edge" : "browse"), { pitch: Math.min(12, next.value) });
  return { state: next, cues: [heard, valueCue(deal, next, question)], outcome: GOING };
}
