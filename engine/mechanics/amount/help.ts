/** Help: the solver, the five rungs, and the worked answer. */
import type { Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Help, Rung } from "../contract.ts";
import { totalOf, valueAt, type Seats } from "./measure.ts";
import { planOf, type PlanStep } from "./plan.ts";
import { leftOf, planHere, targetOf, type AmountDeal, type AmountState } from "./state.ts";
import { orderCue } from "./heard.ts";
import { listed } from "./listed.ts";
import { laterTold, spoken, stepTold, told, valuesTold, warmTold } from "./words.ts";

export function best(deal: AmountDeal, state: AmountState): Action {
  const [step] = planHere(deal, state).steps;
  if (step === undefined) return { move: "right" };
  if ("spares" in step) {
    const end = deal.rules.tray.length;
    return { move: state.cursor === end ? "pack" : "right" };
  }
  const { on } = state;
  if (on.some((seat, place) => step.seats[place] !== seat)) return { move: "off" };
  const next = step.seats[on.length];
  if (next === undefined) return { move: "run" };
  if (next === state.cursor) return { move: "on" };
  return { move: next > state.cursor ? "right" : "left" };
}

export function help(deal: AmountDeal, state: AmountState): Help {
  const [step] = planHere(deal, state).steps;
  const first = {
    where: [...whereHelp(deal, state), ...laterTold(deal, state), ...warmTold(deal, state)],
    listen: [spoken(deal, "listen")],
    rule: [ruleHelp(deal, state, step), ...warnHelp(deal, state)],
  };
  if (step === undefined || "spares" in step) return { ...first, move: [spoken(deal, "moveSpare")] };
  const values = valuesTold(deal, step.seats);
  return { ...first, ...twoLeft(deal, state, step.seats), move: [spoken(deal, "move", { values })] };
}

function whereHelp(deal: AmountDeal, state: AmountState): Cue[] {
  const { heard } = deal.item;
  const filled = told(deal, state.filled);
  if (heard !== undefined) return [spoken(deal, "placeHeard", { filled }), orderCue(deal, heard)];
  const first = told(deal, targetOf(deal, state));
  return [spoken(deal, "place", { first, filled, left: told(deal, leftOf(deal, state)) })];
}

function ruleHelp(deal: AmountDeal, state: AmountState, step: PlanStep | undefined): Cue {
  if (deal.item.heard !== undefined) return spoken(deal, "ruleHeard");
  const left = leftOf(deal, state);
  const isWhole = step !== undefined && "seats" in step && totalOf(deal, step.seats) === left;
  return spoken(deal, isWhole ? "rule" : "ruleApart", { left: told(deal, left) });
}

/** What the next rung takes is said before it is asked for. */
function warnHelp(deal: AmountDeal, { aided }: AmountState): Cue[] {
  return deal.rules.practice === true || aided ? [] : [spoken(deal, "warn")];
}

/** One of the two is said, and of the other it is left open which of two it is. */
function twoLeft(deal: AmountDeal, state: AmountState, seats: Seats): Help {
  const total = totalOf(deal, seats);
  if (total < leftOf(deal, state)) return { two: [spoken(deal, "twoLess", { total: told(deal, total) })] };
  const [one, second] = seats;
  if (one === undefined || second === undefined) return {};
  const decoys = deal.rules.tray
    .map((_, seat) => valueAt(deal, seat))
    .filter((value) => value !== valueAt(deal, one) && value !== valueAt(deal, second));
  if (decoys.length === 0) return {};
  const decoy = createRandom(deriveSeed(deal.seed, "two", String(state.at))).pick(decoys);
  const [less = 0, more = 0] = [valueAt(deal, second), decoy].toSorted((a, b) => a - b);
  return { two: [spoken(deal, "two", { value: valueAt(deal, one), one: less, other: more })] };
}

/** Who has been told what to use has not found it. */
export function helped(_deal: AmountDeal, state: AmountState, rung: Rung): AmountState {
  return rung === "two" || rung === "move" ? { ...state, aided: true } : state;
}

export function reveal(deal: AmountDeal, state: AmountState): Cue[] {
  const target = targetOf(deal, state);
  const { steps, goes } = planOf(deal, { targets: [target], used: [], spares: state.spares });
  const ways = steps.slice(0, goes).map((step: PlanStep) => stepTold(deal, step));
  return [spoken(deal, "shown", { target: told(deal, target), ways: listed(ways) })];
}
