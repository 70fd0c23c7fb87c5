/** Where one is with an outline: how far it was swum, which names were tried, what was swum by the player. */
import type { Deal } from "../../../contract.ts";
import type { TallyWorld } from "../../schema.ts";
import { figureOf, sidesOf, type Side } from "./figure.ts";
import type { Direction, Outline, OutlineContent, OutlineRules } from "./schema.ts";

export type OutlineDeal = Deal<OutlineContent, OutlineRules, Outline, TallyWorld>;

export interface OutlineState {
  /** So many sides were swum. */
  readonly swum: number;
  /** The name under the cursor, by its place among those of the level; -1 for none. */
  readonly cursor: number;
  /** Names that were said and did not open the gate. */
  readonly tried: readonly string[];
  /** Names that were wrong, or tries at closing an outline that did not. */
  readonly slips: number;
  /** What the player has swum of the sides that are missing. */
  readonly path: readonly Direction[];
  /** Each time that something is played has a name of its own. */
  readonly plays: number;
  /** Help has left nothing to find out. */
  readonly aided: boolean;
}

export function begin(): OutlineState {
  return { swum: 0, cursor: -1, tried: [], slips: 0, path: [], plays: 0, aided: false };
}

export function sidesIn({ content, item }: Pick<OutlineDeal, "content" | "item">): Side[] {
  return sidesOf(figureOf(content, item), item);
}

/** So many sides are to be heard: those that are missing are not. */
export function heardSides(deal: OutlineDeal): number {
  return sidesIn(deal).length - (deal.rules.gap ?? 0);
}

export function isAround(deal: OutlineDeal, { swum }: OutlineState): boolean {
  return swum >= heardSides(deal);
}

export function nameIn({ content, item }: Pick<OutlineDeal, "content" | "item">): string {
  return figureOf(content, item).name;
}
