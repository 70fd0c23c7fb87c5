/** Help: the solver, the five rungs, and the worked answer. */
import { oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Action } from "../../move.ts";
import type { Help, Rung } from "../contract.ts";
import { fateOf, fullFrom, heardSoFar, responsesOf, SAFE, worthAt } from "./state.ts";
import type { ListenDeal, ListenState } from "./state.ts";
import { labelOf, momentCue, wordsOf } from "./words.ts";

export function best(deal: ListenDeal, state: ListenState): Action {
  const response = bestResponse(deal, state);
  if (response === null) return { move: "listen" };
  return { move: response === SAFE ? SAFE : `do-${response}` };
}

/** Null where it is better to listen on. */
function bestResponse(deal: ListenDeal, state: ListenState): string | null {
  const fate = fateOf(deal, state);
  const known = responsesOf(deal.rules, fate);
  const isWorth = (worth: number) => known.find((id) => worthAt(fate, id, state.moment) === worth);
  const full = isWorth(1);
  if (full === undefined && fullFrom(fate, known, state.moment) > state.moment) return null;
  return full ?? isWorth(0.5) ?? SAFE;
}

/** The last two listens are heard beside each other: whether something has changed is for the ear. */
export function help(deal: ListenDeal, state: ListenState): Help {
  const { listenFor = deal.rules.listenFor, rule = deal.rules.rule } = fateOf(deal, state);
  const response = bestResponse(deal, state);
  const lastTwo = heardSoFar(deal, state).slice(-2).map(momentCue);
  const first = {
    where: [
      wordsOf(deal, state.moment === 0 ? "placeFirst" : "place", { heard: state.moment + 1 }),
      ...lastTwo,
    ],
    listen: [oneOf(listenFor, "object")],
    rule: [oneOf(rule, "object")],
  };
  if (response === null) return { ...first, move: [wordsOf(deal, "bestListen")] };
  const [one = "", other = ""] = twoLeft(deal, state, response);
  return {
    ...first,
    two: [wordsOf(deal, "two", { one: labelOf(deal, state, one), other: labelOf(deal, state, other) })],
    move: [wordsOf(deal, "best", { label: labelOf(deal, state, response) })],
  };
}

/** The best one and another, in the order in which they stand. */
function twoLeft(deal: ListenDeal, state: ListenState, response: string): string[] {
  const known = responsesOf(deal.rules, fateOf(deal, state));
  const wrong = known.filter((id) => id !== response);
  const fresh = wrong.filter((id) => !state.refused.includes(id));
  const others = fresh.length > 0 ? fresh : wrong;
  const other = createRandom(deriveSeed(deal.seed, "two", String(state.moment))).pick(others);
  return known.filter((id) => id === response || id === other);
}

/** To be told to listen on leaves everything to find out. */
export function helped(deal: ListenDeal, state: ListenState, rung: Rung): ListenState {
  const isTold = (rung === "two" || rung === "move") && bestResponse(deal, state) !== null;
  return isTold ? { ...state, aided: true } : state;
}

export function reveal(deal: ListenDeal, state: ListenState): Cue[] {
  const fate = fateOf(deal, state);
  const clue = fate.clue === undefined ? [] : [momentCue(fate.clue)];
  return [...clue, oneOf(fate.why), ...lineCues(fate.led ?? []), ...lineCues(fate.after ?? [])];
}
