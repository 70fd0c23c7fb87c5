/** The solver, help by its rungs, and the worked answer. */
import type { Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action } from "../../move.ts";
import type { Help } from "../contract.ts";
import { inSentence } from "../kit/in-sentence.ts";
import { broken, cardOf, here, placed, type Broken, type OrderDeal, type OrderState } from "./state.ts";
import { performance, spoken, valuesOf } from "./words.ts";

/** Lays aside what does not belong, and fills the row from the left. */
export function best(deal: OrderDeal, state: OrderState): Action {
  if (broken(deal, state.row) === undefined) return { move: "perform" };
  const target = solution(deal);
  if (state.isHeld) return carried(deal, state, target);
  const stray = state.row.find((card) => placed(deal, card).out === true);
  const lost = target.find((card) => state.aside.includes(card));
  const wanted = stray ?? lost ?? target.find((card, at) => state.row[at] !== card) ?? here(state);
  const at = [...state.row, ...state.aside].indexOf(wanted);
  if (at === state.at) return { move: "take" };
  return { move: at > state.at ? "right" : "left" };
}

function carried(deal: OrderDeal, state: OrderState, target: readonly number[]): Action {
  const card = here(state);
  if (placed(deal, card).out === true) return { move: "lay" };
  const to = Math.min(target.indexOf(card), state.row.length - 1);
  if (to === state.at) return { move: "drop" };
  return { move: to > state.at ? "right" : "left" };
}

function solution({ item }: OrderDeal): number[] {
  return [...item.cards.keys()].filter((card) => item.cards[card]?.out !== true);
}

export function help(deal: OrderDeal, state: OrderState): Help {
  const { row, aside } = state;
  const where = [spoken(deal, "stand", { count: row.length, aside: aside.length })];
  const stop = broken(deal, row);
  if (stop === undefined) return { where, move: [spoken(deal, "ready")] };
  return {
    where,
    listen: [spoken(deal, "listen")],
    rule: [spoken(deal, "rule")],
    two: [two(deal, stop)],
    move: [move(deal, state, stop)],
  };
}

/** The one that stops it and what it needs, in the order of their names: the order must not tell. */
function two(deal: OrderDeal, { kind, card, needs }: Broken): Cue {
  if (kind === "stray") return spoken(deal, "twoStray", valuesOf(deal, card));
  if (kind === "missing" || needs === undefined) return spoken(deal, "twoMissing");
  const [one = "", other = ""] = [card, needs].map((each) => inSentence(cardOf(deal, each).name)).toSorted();
  return spoken(deal, "two", { one, other });
}

function move(deal: OrderDeal, { aside }: OrderState, { kind, card, needs }: Broken): Cue {
  if (kind === "stray") return spoken(deal, "moveStray", valuesOf(deal, card));
  if (kind === "missing" || needs === undefined) return spoken(deal, "moveMissing", valuesOf(deal, card));
  if (aside.includes(needs)) return spoken(deal, "moveMissing", valuesOf(deal, needs));
  return spoken(deal, "move", { ...valuesOf(deal, card), other: inSentence(cardOf(deal, needs).name) });
}

export function reveal(deal: OrderDeal): Cue[] {
  const why = lineCues(deal.item.told ?? [], { part: "object" });
  return [spoken(deal, "shown"), ...performance(deal, solution(deal), undefined), ...why];
}
