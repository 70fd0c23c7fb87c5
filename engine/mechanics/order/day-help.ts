/** Help in a day: the solver, the rungs, and the worked answer. */
import type { Cue } from "../../cue.ts";
import { amountOf } from "../../devices/amount.ts";
import type { Action } from "../../move.ts";
import type { Help } from "../contract.ts";
import {
  anchorOf,
  bestRow,
  bestRun,
  canEndWell,
  dayOf,
  firstFault,
  heardParts,
  isMishap,
  isSameRow,
  live,
  needsOf,
  usedBy,
  withKnown,
  worth,
  type Fault,
} from "./day.ts";
import { faultCues, livedCues, nameOf, told } from "./day-words.ts";
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

/** Whether nothing better than this row can be made now. One that has no room for what may come in between is worse. */
function isAsGood(deal: OrderDeal, { row, stops = [] }: OrderState, target: readonly number[]): boolean {
  const day = dayOf(deal);
  const known = withKnown(deal, stops);
  const [own, best] = [live(known, row, stops), live(known, target, stops)];
  const isClean = day.wrong === true || (own.clashes <= best.clashes && own.late <= best.late);
  if (!isClean || own.over > best.over || worth(day, own) < worth(day, best)) return false;
  return canEndWell(deal, row, stops) || !canEndWell(deal, target, stops);
}

export function helpInDay(deal: OrderDeal, state: OrderState): Help {
  const { row, stops = [], before, isHeld } = state;
  const at = row.indexOf(anchorOf(deal));
  const lived = live(withKnown(deal, stops), row, stops);
  const heard = isSameRow(row, before) ? faultCues(deal, lived) : [];
  const sides = { before: at - doneOf(state), behind: row.length - at - 1 };
  const where = heard.length > 0 ? heard : [told(deal, "stand", sides)];
  const target = targetOf(deal, state);
  if (isAsGood(deal, state, target))
    return { where, move: [isHeld ? told(deal, "readyHeld") : spoken(deal, "ready")] };
  // Where something comes too early, to count would be no help.
  const isTime = dayOf(deal).wrong === true || firstFault(lived)?.kind !== "early";
  return {
    where,
    ...(isTime ? { listen: [spoken(deal, "listen")], rule: [spoken(deal, "rule")] } : {}),
    two: [two(deal, state), ...priceCues(deal, state, "dear")],
    move: [...moveCues(deal, state, target), ...priceCues(deal, state, "fee")],
  };
}

/** A move that help has said for another row than this counts. */
export function helpedInDay(deal: OrderDeal, state: OrderState): OrderState {
  const { row, saidFor, shown } = state;
  if (isSameRow(row, saidFor) || isAsGood(deal, state, targetOf(deal, state))) return state;
  return { ...state, shown: shown + 1, saidFor: row };
}

/** What a move costs that was not said for this row already. */
function priceCues(deal: OrderDeal, { row, saidFor }: OrderState, word: "dear" | "fee"): Cue[] {
  const { treat } = deal.content.day ?? {};
  if (deal.rules.helpCosts !== true || treat === undefined || isSameRow(row, saidFor)) return [];
  return [told(deal, word, { unit: treat.unit.one })];
}

/** What is to be thought of: the two that stand the wrong way around, or the time; where all is to go wrong, two that go right. */
function two(deal: OrderDeal, state: OrderState): Cue {
  const { row, stops = [] } = state;
  const isWrong = dayOf(deal).wrong === true;
  const fault = isWrong ? rightOf(deal, row) : firstFault(live(withKnown(deal, stops), row, stops));
  if (fault?.kind !== "early") return sum(deal, state);
  const [one = "", other = ""] = [fault.card, fault.need].map((each) => nameOf(deal, each)).toSorted();
  return isWrong ? told(deal, "astrayTwo", { one, other }) : spoken(deal, "two", { one, other });
}

/** A card that comes after what it needs, though all is to go wrong. */
function rightOf(deal: OrderDeal, row: readonly number[]): Fault | undefined {
  for (const [at, card] of row.entries()) {
    const need = needsOf(deal, card).find((each) => row.slice(0, at).includes(each));
    if (need !== undefined) return { kind: "early", card, need };
  }
  return undefined;
}

/** How long that takes until the anchor which is not done yet. */
function sum(deal: OrderDeal, { row, stops = [] }: OrderState): Cue {
  const { parts } = live(withKnown(deal, stops), row, stops);
  const early = parts.slice(
    heardParts(parts, stops.length),
    parts.findIndex(({ kind }) => kind === "anchor"),
  );
  const ticks = early.reduce((all, { idle, takes }) => all + idle + takes, 0);
  const left = dayOf(deal).before - usedBy(deal, row, stops);
  const unit = { one: "tick", many: "ticks" };
  return told(deal, "sum", { sum: amountOf(ticks, unit), ticks: amountOf(left, unit) });
}

/** One move toward the best row, and whether it is enough. What went wrong first is mended first. */
function moveCues(deal: OrderDeal, { row, stops = [] }: OrderState, target: readonly number[]): Cue[] {
  const { card, word, other } = stepOf(deal, row, stops, target);
  const values = { ...valuesOf(deal, card), name: nameOf(deal, card) };
  if (word === "astray") return [told(deal, "astrayMove", { ...values, other: nameOf(deal, other) })];
  const cue =
    word === "before"
      ? spoken(deal, "move", {
          ...valuesOf(deal, other),
          name: nameOf(deal, other),
          other: nameOf(deal, card),
        })
      : told(deal, word, values);
  if (dayOf(deal).wrong === true) return [cue];
  const others = row.filter((each) => each !== card);
  const moved = others.toSpliced(placeOf(others, { card, word, other }, anchorOf(deal)), 0, card);
  const isEnough = !isMishap(dayOf(deal), live(withKnown(deal, stops), moved, stops));
  return isEnough ? [cue] : [cue, told(deal, "notAll")];
}

/** A card, and where it goes: to which side of the anchor, or before another. */
interface StepOfHelp {
  readonly card: number;
  readonly word: "moveBefore" | "moveBehind" | "before" | "astray";
  readonly other: number;
}

function placeOf(others: readonly number[], { word, other }: StepOfHelp, anchor: number): number {
  if (word === "before") return others.indexOf(other);
  return others.indexOf(anchor) + (word === "moveBehind" ? 1 : 0);
}

function stepOf(
  deal: OrderDeal,
  row: readonly number[],
  stops: readonly number[],
  target: readonly number[],
): StepOfHelp {
  const anchor = anchorOf(deal);
  const isEarly = (within: readonly number[], card: number): boolean =>
    within.indexOf(card) < within.indexOf(anchor);
  const isWrong = dayOf(deal).wrong === true;
  const fault = isWrong ? undefined : firstFault(live(withKnown(deal, stops), row, stops));
  if (fault?.kind === "early") {
    const { card, need } = fault;
    if (card !== anchor && !isEarly(target, card) && isEarly(row, card) && isEarly(row, need))
      return { card, word: "moveBehind", other: anchor };
    return card === anchor || (!isEarly(row, card) && isEarly(target, need))
      ? { card: need, word: "moveBefore", other: anchor }
      : { card: need, word: "before", other: card };
  }
  const strays = row.filter((card) => card !== anchor && isEarly(row, card) !== isEarly(target, card));
  const stray = strays.find((card) => !isEarly(target, card)) ?? strays[0];
  if (stray !== undefined)
    return { card: stray, word: isEarly(target, stray) ? "moveBefore" : "moveBehind", other: anchor };
  const right = isWrong ? rightOf(deal, row) : undefined;
  const at = row.findIndex((card, place) => card !== target[place]);
  if (right?.kind === "early") return { card: right.card, word: "astray", other: right.need };
  const [card, other] = [target[at] ?? anchor, row[at] ?? anchor];
  return isWrong ? { card, word: "astray", other } : { card, word: "before", other };
}

/** The worked answer, with all that comes in between. */
export function revealDay(deal: OrderDeal): Cue[] {
  const { row, lived } = bestRun(deal, [], []);
  const shown = dayOf(deal).surprises === undefined ? spoken(deal, "shown") : told(deal, "shownAmid");
  return [shown, ...livedCues(deal, row, lived, 0, 0)];
}
