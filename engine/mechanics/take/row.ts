/** A row as it lies, who takes what from it, and whether it can be won: all by rules, nothing by chance. */
import type { Deal } from "../contract.ts";
import type { Row, TakeContent, TakeRules, Thing } from "./schema.ts";

export type TakeDeal = Deal<TakeContent, TakeRules, Row>;
export type End = "left" | "right";
export const ENDS: readonly End[] = ["left", "right"];

interface Slip {
  /** What was taken; null where nothing was, by a call that came too early. */
  readonly taken: { readonly id: string; readonly end: End } | null;
  /** What the rival then took. */
  readonly gave: string;
}

export interface TakeState {
  /** What still lies there, from left to right. */
  readonly row: readonly string[];
  /** What the player holds, in the order of taking. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Calls that came too early. */
  readonly short: number;
  /** Another one was taken though there was enough. */
  readonly isLate: boolean;
  /** The first turn by which a row that could be won no longer can. */
  readonly slip: Slip | null;
  /** Help has said which end to take. */
  readonly isTold: boolean;
}

/** What a row is reckoned by. */
export interface Table {
  readonly content: TakeContent;
  readonly rules: TakeRules;
  readonly price: number;
}

export function tableOf({ content, rules, item }: TakeDeal): Table {
  return { content, rules, price: item.price };
}

export function begin({ item }: TakeDeal): TakeState {
  return laid(item.row);
}

export function laid(row: readonly string[]): TakeState {
  return { row, mine: [], theirs: [], short: 0, isLate: false, slip: null, isTold: false };
}

export function thingOf({ things }: TakeContent, id: string): Thing {
  const thing = things[id];
  if (thing === undefined) throw new RangeError(`thingOf: there is no "${id}"`);
  return thing;
}

export function worthOf(content: TakeContent, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + thingOf(content, id).worth, 0);
}

export function endOf(row: readonly string[], end: End): string {
  const id = end === "left" ? row[0] : row.at(-1);
  if (id === undefined) throw new RangeError("endOf: nothing is left");
  return id;
}

function without(row: readonly string[], end: End): readonly string[] {
  return end === "left" ? row.slice(1) : row.slice(0, -1);
}

/** Which end the rival takes: of two alike the right one. */
export function rivalEnd({ content, rules }: Table, row: readonly string[]): End {
  const by = rules.rival?.wants ?? "worth";
  const [left, right] = ENDS.map((end) => thingOf(content, endOf(row, end))[by]);
  return (left ?? 0) > (right ?? 0) ? "left" : "right";
}

export function hasEnough({ content, price }: Table, ids: readonly string[]): boolean {
  return worthOf(content, ids) >= price;
}

/** What the player has taken is gone; then the rival takes one, and a row that turns has turned. */
export function afterRival(table: Table, state: TakeState): TakeState {
  if (table.rules.rival === undefined || state.row.length === 0) return state;
  const end = rivalEnd(table, state.row);
  const row = without(state.row, end);
  return {
    ...state,
    theirs: [...state.theirs, endOf(state.row, end)],
    row: table.rules.turns === true ? row.toReversed() : row,
  };
}

export function taking(state: TakeState, end: End): TakeState {
  return { ...state, mine: [...state.mine, endOf(state.row, end)], row: without(state.row, end) };
}

/** Nobody can pay any more but the rival. */
export function isLost(table: Table, state: TakeState): boolean {
  if (hasEnough(table, state.mine)) return false;
  return hasEnough(table, state.theirs) || !hasEnough(table, [...state.mine, ...state.row]);
}

/** The fewest turns in which the price can be had, beginning with this end; infinite where it cannot. */
function turnsBy(table: Table, state: TakeState, end: End): number {
  const taken = taking(state, end);
  if (hasEnough(table, taken.mine)) return 1;
  const next = afterRival(table, taken);
  if (isLost(table, next)) return Number.POSITIVE_INFINITY;
  return 1 + Math.min(...ENDS.map((each) => turnsBy(table, next, each)));
}

/** The end that wins soonest; null where none does. */
export function bestEnd(table: Table, state: TakeState): End | null {
  const [left, right] = ENDS.map((end) => turnsBy(table, state, end)) as [number, number];
  if (!Number.isFinite(Math.min(left, right))) return null;
  return left <= right ? "left" : "right";
}

/** The slip in taking this end, if the other one could have won and this one cannot. */
export function slipIn(table: Table, state: TakeState, end: End): Slip | null {
  const best = bestEnd(table, state);
  if (best === null || Number.isFinite(turnsBy(table, state, end))) return null;
  const rest = without(state.row, end);
  return { taken: { id: endOf(state.row, end), end }, gave: endOf(rest, rivalEnd(table, rest)) };
}

/** The slip in leaving a turn to the rival, if the row could be won before it and cannot after it. */
export function slipByWaiting(table: Table, state: TakeState): Slip | null {
  if (bestEnd(table, state) === null) return null;
  const next = afterRival(table, state);
  if (!isLost(table, next) && bestEnd(table, next) !== null) return null;
  return { taken: null, gave: endOf(state.row, rivalEnd(table, state.row)) };
}

/** The end that is worth more, as somebody takes who does not think on. */
export function richerEnd({ content }: Table, { row }: TakeState): End {
  const [left, right] = ENDS.map((end) => thingOf(content, endOf(row, end)).worth);
  return (left ?? 0) >= (right ?? 0) ? "left" : "right";
}

/** Whether somebody wins who chooses so. */
export function wins(table: Table, state: TakeState, choose: (state: TakeState) => End): boolean {
  const taken = taking(state, choose(state));
  if (hasEnough(table, taken.mine)) return true;
  const next = afterRival(table, taken);
  return !isLost(table, next) && wins(table, next, choose);
}

/** How often somebody wins who takes either end by chance. */
export function chance(table: Table, state: TakeState): number {
  const shares = ENDS.map((end): number => {
    const taken = taking(state, end);
    if (hasEnough(table, taken.mine)) return 1;
    const next = afterRival(table, taken);
    return isLost(table, next) ? 0 : chance(table, next);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
