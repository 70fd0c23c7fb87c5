/** Help: the solver, the five rungs, and the worked answer. */
import { oneOf, type Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Help, Rung } from "../contract.ts";
import { onward } from "./numbers.ts";
import { callOf, callsAt, firstAsked, leftHere, numberAt, wantedAt, worthAt } from "./state.ts";
import type { ReactDeal, ReactState } from "./state.ts";
import { buttonOf, nameOf, question, recall, valuesAt, wordsOf } from "./words.ts";

/** So many numbers of a call are told in help. */
const MOST_ONWARD = 3;

export function best(deal: ReactDeal, state: ReactState): Action {
  if (state.call === null) return towards(deal, state, bestCall(deal));
  const left = leftHere(deal, state);
  return { move: left.length === 0 ? "pass" : handMove(deal, left) };
}

function handMove({ item }: ReactDeal, hands: readonly number[]): "take" | "left" | "right" | "both" {
  if (item.both !== true) return "take";
  if (hands.length > 1) return "both";
  return hands[0] === 0 ? "left" : "right";
}

/** Buttons alone must lead there. */
function towards({ item }: ReactDeal, { cursor }: ReactState, call: string): Action {
  const at = item.calls.indexOf(call);
  if (at === cursor) return { move: `call-${call}` };
  return { move: at > cursor ? "next" : "previous" };
}

/** The one that is worth most in this row. */
function bestCall(deal: ReactDeal): string {
  const { things, calls } = deal.item;
  const worth = (id: string): number =>
    [...things.keys()]
      .filter((at) => wantedAt(deal, id, at).length > 0)
      .reduce((sum, at) => sum + worthAt(deal, id, at), 0);
  return calls.reduce((first, id) => (worth(id) > worth(first) ? id : first));
}

export function help(deal: ReactDeal, state: ReactState): Help {
  if (state.call === null) return helpToChoose(deal, state);
  const { at, known } = state;
  const here = valuesAt(deal, at);
  const left = leftHere(deal, state);
  const isOpen = known < at;
  const first = {
    where: ruleAndPress(deal, state),
    ...(isOpen ? { listen: heardSince(deal, state) } : {}),
    rule: further(deal, state),
  };
  const isDone = left.length === 0 && state.takes.some((take) => take.at === at);
  const { label } = left.length === 0 ? buttonOf(deal, "pass") : buttonOf(deal, handMove(deal, left));
  const name = isDone ? "done" : left.length === 0 ? "pass" : "take";
  const move = [wordsOf(deal, name, { ...here, move: label })];
  return isOpen ? { ...first, two: [two(deal, state)], move } : { ...first, move };
}

/** What was shown of a hidden rule comes first: it is what the rule is found by. */
function heardSince(deal: ReactDeal, { at, known }: ReactState): Cue[] {
  const shown = firstAsked(deal);
  if (shown > 0 && known < shown) {
    const { start = 0 } = deal.item;
    return [wordsOf(deal, "evidence", { start }), recall(deal, 0, Math.max(at, shown - 1))];
  }
  return [wordsOf(deal, "listen", { number: valuesAt(deal, known).number }), recall(deal, known + 1, at)];
}

function ruleAndPress(deal: ReactDeal, state: ReactState): Cue[] {
  const press = wordsOf(deal, deal.item.both === true ? "pressBoth" : "press");
  return [...(deal.item.shown === undefined ? rule(deal, state) : [wordsOf(deal, "secret")]), press];
}

function rule(deal: ReactDeal, { call, at }: ReactState): Cue[] {
  return callsAt(deal, call, Math.max(0, at)).map((id) => oneOf(callOf(deal.content, id).how, "object"));
}

/** The numbers that fit from the last one that was told, the way the row goes; where there are none, the rule. */
function further(deal: ReactDeal, state: ReactState): Cue[] {
  if (deal.item.shown !== undefined) return [wordsOf(deal, "hiddenRule")];
  const { number } = valuesAt(deal, state.known);
  const isUp = numberAt(deal, deal.item.things.length - 1) >= numberAt(deal, -1);
  const told = callsAt(deal, state.call, Math.max(0, state.at)).flatMap((id) => {
    const next = onward(callOf(deal.content, id), number, isUp ? 1 : -1, MOST_ONWARD);
    const values = { number, call: nameOf(deal, id), way: isUp ? "up" : "down", next: next.join(", ") };
    return next.length === 0 ? [] : [wordsOf(deal, "onward", values)];
  });
  return told.length === 0 ? rule(deal, state) : told;
}

/** The number that it is and its neighbor, the lower one first. */
function two({ seed, ...deal }: ReactDeal, { at }: ReactState): Cue {
  const { number } = valuesAt({ seed, ...deal }, at);
  const other = number + (createRandom(deriveSeed(seed, "two", at)).next() < 0.5 ? 1 : -1);
  return wordsOf(deal, "two", { one: Math.min(number, other), other: Math.max(number, other) });
}

function helpToChoose(deal: ReactDeal, state: ReactState): Help {
  const { item } = deal;
  const good = bestCall(deal);
  const others = item.calls.filter((id) => id !== good);
  const other = createRandom(deriveSeed(deal.seed, "two-calls")).pick(others);
  const [one = "", second = ""] = item.calls.filter((id) => id === good || id === other);
  return {
    where: question(deal, state).slice(0, 1),
    rule: [oneOf(callOf(deal.content, other).how, "object"), oneOf(callOf(deal.content, good).how, "object")],
    two: [wordsOf(deal, "twoCalls", { one: nameOf(deal, one), other: nameOf(deal, second) })],
    move: [wordsOf(deal, "bestCall", { call: nameOf(deal, good) })],
  };
}

/** Help that leaves nothing to count, or to choose. */
export function helped(_deal: ReactDeal, state: ReactState, rung: Rung): ReactState {
  return rung === "move" ? { ...state, aided: true } : state;
}

export function reveal(deal: ReactDeal, state: ReactState): Cue[] {
  return rule(deal, { ...state, call: state.call ?? bestCall(deal) });
}
