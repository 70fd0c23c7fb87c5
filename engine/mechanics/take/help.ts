/** Help: the player's own count, what the rival does next, whose rule that is, and the end that wins. */
import type { Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import type { Help, Rung } from "../contract.ts";
import { amount, countedOf, spoken, weighed, where } from "./heard.ts";
import { bestEnd, hasEnough, richerEnd, tableOf, type TakeDeal, type TakeState } from "./row.ts";

export function best(deal: TakeDeal, state: TakeState): Action {
  const table = tableOf(deal);
  if (hasEnough(table, state.mine) || state.row.length === 0) return { move: "pay" };
  return { move: bestEnd(table, state) ?? richerEnd(table, state) };
}

export function help(deal: TakeDeal, state: TakeState): Help {
  const table = tableOf(deal);
  const isEnough = hasEnough(table, state.mine);
  const values = { counted: countedOf(deal, state), price: amount(deal, deal.item.price) };
  const count = state.mine.length === 0 ? [] : [spoken(deal, isEnough ? "enough" : "counted", values)];
  if (isEnough || state.row.length === 0)
    return { where: where(deal, state), listen: count, move: [spoken(deal, "pay")] };
  const isDark = deal.rules.dark === true;
  const thought =
    deal.rules.rival === undefined || isDark ? [] : [spoken(deal, "weigh", weighed(deal, state))];
  return {
    where: where(deal, state),
    ...(count.length + thought.length === 0 ? {} : { listen: [...count, ...thought] }),
    ...(deal.rules.rival === undefined ? {} : { rule: [spoken(deal, "goes")] }),
    move: [moveCue(deal, state)],
  };
}

function moveCue(deal: TakeDeal, state: TakeState): Cue {
  const table = tableOf(deal);
  const end = bestEnd(table, state);
  return end === null
    ? spoken(deal, "nobody", { side: richerEnd(table, state) })
    : spoken(deal, "go", { side: end });
}

export function helped(_deal: TakeDeal, state: TakeState, rung: Rung): TakeState {
  return rung === "move" ? { ...state, isTold: true } : state;
}

export function reveal(deal: TakeDeal): Cue[] {
  return [spoken(deal, "over")];
}
