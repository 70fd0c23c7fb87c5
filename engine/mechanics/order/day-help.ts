/** Help in a day: the solver, the rungs, and the worked answer. */
import type { Cue } from "../../cue.ts";
import { amountOf } from "../../devices/amount.ts";
import type { Action } from "../../move.ts";
import type { Help } from "../contract.ts";
import { anchorOf, bestRow, dayOf, live, needsOf, withKnown, worth } from "./day.ts";
import { livedCues, nameOf, told, treatCues } from "./day-words.ts";
import { doneOf, here, type OrderDeal, type OrderState } from "./state.ts";
import { spoken, valuesOf } from "./words.ts";

/** Fills the row from the left, as far as it is not done. */
export function bestInDay(deal: OrderDeal, state: OrderState): Action {
  const { row, at, isHeld } = state;
  const target = targetOf(deal, state);
  if (isHeld) {
    const to = target.indexOf(here(state));
    if (to === at) return { move: "drop" };
    return { move: to > at ? "right" : "left" };
  }
  if (isAsGood(deal, state, target)) return { move: "perform" };
  const wrong = target.findIndex((card, place) => row[place] !== card);
  const from = row.indexOf(target[wrong] ?? 0);
  if (from === at) return { move: "take" };
  return { move: from > at ? "right" : "left" };
}

function targetOf(deal: OrderDeal, state: OrderState): readonly number[] {
  return bestRow(deal, state.row.slice(0, doneOf(state)), state.stops ?? []);
}

/** Whether nothing better than this row can be made now. */
function isAsGood(deal: OrderDeal, { row, stops = [] }: OrderState, target: readonly number[]): boolean {
  const day = dayOf(deal);
  const known = withKnown(deal, stops);
  const [own, best] = [live(known, row, stops), live(known, target, stops)];
  const isClean = day.wrong === true || (own.clashes <= best.clashes && own.late <= best.late);
  return isClean && own.over <= best.over && worth(day, own) >= worth(day, best);
}

export function helpInDay(deal: OrderDeal, state: OrderState): Help {
  const { row } = state;
  const at = row.indexOf(anchorOf(deal));
  const where = [told(deal, "stand", { before: at, behind: row.length - at - 1 })];
  const target = targetOf(deal, state);
  if (isAsGood(deal, state, target)) return { where, move: [spoken(deal, "ready")] };
  return {
    where,
    listen: [spoken(deal, "listen")],
    rule: [spoken(deal, "rule")],
    two: [pair(deal, state) ?? sum(deal, state)],
    move: [move(deal, state, target)],
  };
}

/** A card, and one that should come before it and does not; where all is to go wrong, one that does. */
function faultOf(deal: OrderDeal, row: readonly number[]): readonly [card: number, need: number] | undefined {
  const isWrong = dayOf(deal).wrong === true;
  for (const [at, card] of row.entries()) {
    const need = needsOf(deal, card).find((each) => row.slice(0, at).includes(each) === isWrong);
    if (need !== undefined) return [card, need];
  }
  return undefined;
}

/** Two of which one has to come first, by name in an order that does not tell which. */
function pair(deal: OrderDeal, { row }: OrderState): Cue | undefined {
  const fault = faultOf(deal, row);
  if (fault === undefined) return undefined;
  const [one = "", other = ""] = fault.map((each) => nameOf(deal, each)).toSorted();
  return spoken(deal, "two", { one, other });
}

/** How long it takes until the anchor, with what has come in between. */
function sum(deal: OrderDeal, { row, stops = [] }: OrderState): Cue {
  const { parts } = live(withKnown(deal, stops), row, stops);
  const early = parts.slice(
    0,
    parts.findIndex(({ kind }) => kind === "anchor"),
  );
  const ticks = early.reduce((all, { idle, takes }) => all + idle + takes, 0);
  const unit = { one: "tick", many: "ticks" };
  return told(deal, "sum", { sum: amountOf(ticks, unit), ticks: amountOf(dayOf(deal).before, unit) });
}

/** First what is on the wrong side of the anchor, then what comes too early. */
function move(deal: OrderDeal, { row }: OrderState, target: readonly number[]): Cue {
  const anchor = anchorOf(deal);
  const isEarly = (within: readonly number[], card: number): boolean =>
    within.indexOf(card) < within.indexOf(anchor);
  const strays = row.filter((card) => card !== anchor && isEarly(row, card) !== isEarly(target, card));
  const stray = strays.find((card) => !isEarly(target, card)) ?? strays[0];
  if (stray !== undefined)
    return told(deal, isEarly(target, stray) ? "moveBefore" : "moveBehind", {
      ...valuesOf(deal, stray),
      name: nameOf(deal, stray),
    });
  const at = row.findIndex((card, place) => card !== target[place]);
  const [card, need] = faultOf(deal, row) ?? [row[at] ?? anchor, target[at] ?? anchor];
  const values = { ...valuesOf(deal, card), name: nameOf(deal, card), other: nameOf(deal, need) };
  return dayOf(deal).wrong === true ? told(deal, "astrayMove", values) : spoken(deal, "move", values);
}

export function revealDay(deal: OrderDeal): Cue[] {
  const plain: OrderDeal = { ...deal, ...withKnown(deal, []) };
  const row = bestRow(plain, [], []);
  const lived = live(plain, row, []);
  return [
    spoken(deal, "shown"),
    ...livedCues(plain, row, lived, 0, 0),
    ...treatCues(plain, worth(dayOf(deal), lived), 0),
  ];
}
