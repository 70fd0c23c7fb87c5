/** Which blanks a tale has, which of them are open, and what fits. */
import { capitalize } from "../../../capitalize.ts";
import { entry } from "../../kit/entry.ts";
import { callOf, fitsThing, thingOf, type Fill, type ReactDeal, type ReactState } from "../state.ts";
import type { ReactContent, ReactWorld, Thing } from "../schema.ts";
import type { Tale } from "./schema.ts";

export interface Blank {
  readonly index: number;
  /** Two blanks may be open at once: 0 is for the left hand. */
  readonly hand: number;
  readonly call: string;
}

type Dealt = Pick<ReactDeal, "content" | "item">;

export function taleOf({ content, item }: Dealt): Tale {
  return entry(content.tales ?? {}, item.tale ?? "", "react");
}

export function blankCount({ blanks }: Tale): number {
  return blanks.flat().length;
}

/** Which of the tale's steps the thing at this place comes for. */
export function stepAt({ item: { ends = [] } }: Pick<ReactDeal, "item">, at: number): number {
  return ends.findIndex((end) => at < end);
}

export function blanksAt(deal: Dealt, at: number): Blank[] {
  const { blanks } = taleOf(deal);
  const step = stepAt(deal, at);
  const before = blanks.slice(0, step).flat().length;
  return (blanks[step] ?? []).map((call, hand) => ({ index: before + hand, hand, call }));
}

export function openBlanks(deal: Dealt, { at, fills }: Pick<ReactState, "at" | "fills">): Blank[] {
  return blanksAt(deal, at).filter(({ index }) => fills.every(({ blank }) => blank !== index));
}

export function fitsBlank({ content, item }: Dealt, { call }: Blank, at: number): boolean {
  return fitsThing(callOf(content, call), thingOf(content, item.things[at] ?? ""), 0);
}

export function isMarked({ item }: Dealt, at: number): boolean {
  return item.marked?.includes(at) === true;
}

/** The call that this thing does, whatever is wanted. */
export function jobOf(content: ReactContent, thing: Thing): string {
  return Object.keys(content.calls).find((id) => fitsThing(callOf(content, id), thing, 0)) ?? "";
}

export function nameAt({ content, item }: Dealt, at: number): string {
  const { name, caption } = thingOf(content, item.things[at] ?? "");
  return name ?? caption;
}

/** The thing that is here, for a text. */
export function calledAt(deal: Dealt, at: number) {
  const name = nameAt(deal, at);
  return { name, Name: capitalize(name) };
}

/** What the blanks hold that are filled, for the texts of the tale. */
export function heldIn(deal: Dealt, fills: readonly Pick<Fill, "blank" | "at">[]): Record<number, string> {
  const { content, item } = deal;
  const { nothing = "hm" } = content;
  const standing = (at: number): string => thingOf(content, item.things[at] ?? "").stands ?? nameAt(deal, at);
  return Object.fromEntries(
    fills.map(({ blank, at }) => [blank, at === null ? nothing : standing(at)] as const),
  );
}

/** A right word is the player's own where help did not tell it. */
function worthOf(deal: Dealt, { at, aided }: Fill): number {
  if (at === null || aided) return 0;
  return isMarked(deal, at) ? 2 : 1;
}

export function taleScore(deal: Dealt, { fills, takes }: Pick<ReactState, "fills" | "takes">) {
  const gained = gains(deal, { fills, takes });
  return {
    hits: fills.filter((fill) => worthOf(deal, fill) > 0).length,
    firsts: [...gained.values()].filter((gain) => gain > 0).length,
    wrongs: takes.length,
    slips: fills.filter(({ at }) => at === null).length,
    worth: fills.reduce((sum, fill) => sum + worthOf(deal, fill), 0),
    net: [...gained.values()].reduce((sum, gain) => sum + gain, 0),
    right: fills.filter(({ at }) => at !== null).length,
    ripe: blankCount(taleOf(deal)),
  };
}

/** What each word adds as the tale is told: nothing where one dropped at its blank before. */
export function gains(
  deal: Dealt,
  { fills, takes }: Pick<ReactState, "fills" | "takes">,
): Map<number, number> {
  const missed = new Set(takes.map(({ at, hand }) => blanksAt(deal, at)[hand]?.index));
  return new Map(fills.map((fill) => [fill.blank, missed.has(fill.blank) ? 0 : worthOf(deal, fill)]));
}

type Told = NonNullable<ReactWorld["tales"]>;

export function toldSoFar({ content, world }: Pick<ReactDeal, "content" | "world">): Told {
  return world.tales ?? { names: content.names ?? {}, told: [], came: [], words: [] };
}
