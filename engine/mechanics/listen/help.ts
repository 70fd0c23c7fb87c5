/** Help: the solver, the five rungs, and the worked answer. */
import { oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Action } from "../../move.ts";
import type { Help, Rung } from "../contract.ts";
import { FALLBACK, fateOf, fullFrom, worthAt, type ListenDeal, type ListenState } from "./state.ts";
import { labelOf, momentCue, wordsOf } from "./words.ts";

export function best(deal: ListenDeal, state: ListenState): Action {
  const response = bestResponse(deal, state);
  if (response === null) return { move: "listen" };
  return { move: response === FALLBACK ? FALLBACK : towards(deal, state, response) };
}

/** In a list one goes to an answer first: buttons alone must lead there. */
function towards({ rules }: ListenDeal, { cursor }: ListenState, response: string): string {
  const at = rules.responses.indexOf(response);
  if (rules.places || at === cursor) return `do-${response}`;
  return at > cursor ? "next" : "previous";
}

/** Null where it is better to listen on. */
function bestResponse(deal: ListenDeal, state: ListenState): string | null {
  const fate = fateOf(deal, state);
  const { responses } = deal.rules;
  if (fullFrom(fate, responses, state.moment) > state.moment && !isWorth(deal, state, 1)) return null;
  const worth = isWorth(deal, state, 1) ? 1 : 0.5;
  return responses.find((id) => worthAt(fate, id, state.moment) === worth) ?? FALLBACK;
}

function isWorth(deal: ListenDeal, state: ListenState, worth: number): boolean {
  return deal.rules.responses.some((id) => worthAt(fateOf(deal, state), id, state.moment) === worth);
}

export function help(deal: ListenDeal, state: ListenState): Help {
  const { rules } = deal;
  const response = bestResponse(deal, state);
  const values = { heard: state.moment + 1 };
  const first = {
    where: [wordsOf(deal, "place", values)],
    listen: [oneOf(rules.listenFor)],
    rule: [oneOf(rules.rule)],
  };
  if (response === null) return { ...first, move: [wordsOf(deal, "bestListen")] };
  if (response === FALLBACK) return { ...first, move: [wordsOf(deal, "safeBest")] };
  const [one = "", other = ""] = twoLeft(deal, state, response);
  return {
    ...first,
    two: [wordsOf(deal, "two", { one: labelOf(deal, one), other: labelOf(deal, other) })],
    move: [wordsOf(deal, "best", { label: labelOf(deal, response) })],
  };
}

/** The best one and another, in the order in which they stand. */
function twoLeft({ rules, seed }: ListenDeal, { moment }: ListenState, response: string): string[] {
  const others = rules.responses.filter((id) => id !== response);
  const other = createRandom(deriveSeed(seed, "two", String(moment))).pick(others);
  return rules.responses.filter((id) => id === response || id === other);
}

/** To be told to listen on leaves everything to find out. */
export function helped(deal: ListenDeal, state: ListenState, rung: Rung): ListenState {
  const isTold = (rung === "two" || rung === "move") && bestResponse(deal, state) !== null;
  return isTold ? { ...state, aided: true } : state;
}

export function reveal(deal: ListenDeal, state: ListenState): Cue[] {
  const fate = fateOf(deal, state);
  const clue = fate.clue === undefined ? [] : [momentCue(fate.clue)];
  return [...clue, oneOf(fate.why), ...lineCues(fate.after ?? [])];
}
