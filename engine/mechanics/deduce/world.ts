/** What the cases of a sitting leave behind: who was found out, with what was lost of it, and who was named wrongly. */
import { capitalize } from "../../capitalize.ts";
import * as z from "../../zod.ts";
import { USUAL_PATIENCE, type Deal } from "../contract.ts";
import type { Content, Item, Rules } from "./schema.ts";
import type { State } from "./state.ts";
import { candidateIn, groupOf } from "./bank.ts";

export const worldSchema = z.strictObject({
  found: z.array(
    z.strictObject({ id: z.string(), name: z.string(), meaning: z.string(), isBitten: z.boolean() }),
  ),
  offended: z.array(z.string()),
  /** Clues that were heard: group and clue. */
  clues: z.array(z.string()),
  /** Of sittings that an earlier version has kept. */
  borrowed: z.int().optional(),
  /** Guests that sat on a bench before. */
  met: z.array(z.string()).optional(),
  /** Whoever slipped in from the bench before sits on the next one. */
  giggles: z.int().optional(),
});
export type World = z.infer<typeof worldSchema>;
export type DeduceDeal = Deal<Content, Rules, Item, World | undefined>;
/** The deal of a level or a bank that plays this task. */
export type DealOf<Task extends Rules["task"]> = DeduceDeal & { readonly rules: Rules & { task: Task } };

export function emptyWorld(): World {
  return { found: [], offended: [], clues: [] };
}

export function leave(deal: DeduceDeal, state: State): World {
  const { world = emptyWorld() } = deal;
  const mended = mendedIn(deal, state);
  const lost = lostIn(state);
  const ids = [...new Set([...state.found, ...lost])];
  const before = world.found
    .filter(({ id }) => !ids.includes(id))
    .map((one) => (one.id === mended?.id ? { ...one, isBitten: false } : one));
  const found = ids.map((id) => {
    const { name, meaning } = candidateIn(groupOf(deal), id);
    return { id, name: capitalize(name), meaning, isBitten: state.bitten.includes(id) || lost.includes(id) };
  });
  const settled = [...settledIn(deal, state), ...ids];
  const refused = state.refused.filter((id) => state.row.includes(id));
  const heard = state.deck.slice(0, state.given).map((id) => clueKey(deal, id));
  return {
    found: [...before, ...found],
    offended: [...new Set([...world.offended.filter((id) => !settled.includes(id)), ...refused])],
    clues: [...new Set([...world.clues, ...heard])],
  };
}

/** So often was it wrong that the page is lost: the answer is told, and play goes on. */
export function isLost({ bites }: State): boolean {
  return bites >= USUAL_PATIENCE.reveal;
}

/** Whose pages are lost. */
export function lostIn(state: State): string[] {
  return isLost(state) ? state.sought.filter((id) => !state.found.includes(id)) : [];
}

/** Who was named wrongly in an earlier case, sat in this one, and was not taken for another any more. */
export function settledIn({ world, rules }: DeduceDeal, { row, wrong, lucky }: State): string[] {
  if (rules.task === "trap" || rules.task === "backward" || wrong + lucky > 0) return [];
  return row.filter((id) => world?.offended.includes(id) === true);
}

/** Where there is a prize, one page that was bitten before is whole again. */
export function mendedIn(
  { world, rules }: DeduceDeal,
  { bites, bitten, found }: State,
): World["found"][number] | undefined {
  if (rules.prize === undefined || bites > 0 || bitten.length > 0) return undefined;
  return world?.found.find(({ id, isBitten }) => isBitten && !found.includes(id));
}

function clueKey({ item }: DeduceDeal, clue: string): string {
  return `${item.group}/${clue}`;
}

/** Clues that were not heard in this sitting come first. */
export function newFirst<T extends { readonly id: string }>(deal: DeduceDeal, clues: readonly T[]): T[] {
  return clues.toSorted((a, b) => Number(wasHeard(deal, a.id)) - Number(wasHeard(deal, b.id)));
}

/** Whether a clue was heard in an earlier case of this sitting. */
export function wasHeard(deal: DeduceDeal, clue: string | undefined): boolean {
  return clue !== undefined && deal.world?.clues.includes(clueKey(deal, clue)) === true;
}

export function isFound(world: World | undefined, id: string): boolean {
  return world?.found.some((one) => one.id === id) === true;
}

/** It was found before, and something of it was lost. */
export function isBittenBefore(world: World | undefined, id: string): boolean {
  return world?.found.some((one) => one.id === id && one.isBitten) === true;
}

/** What the pages come to when one is found: a word that is stolen again has one page still, as it is now. */
export function pagesMoved(
  world: World | undefined,
  id: string,
  isBitten: boolean,
): { readonly saved?: number; readonly spoiled?: number } {
  const isNew = !isFound(world, id);
  const wasBitten = isBittenBefore(world, id);
  if (isNew) return isBitten ? { spoiled: 1 } : { saved: 1 };
  if (isBitten === wasBitten) return {};
  return isBitten ? { saved: -1, spoiled: 1 } : { saved: 1, spoiled: -1 };
}

export function isOffended(world: World | undefined, id: string): boolean {
  return world?.offended.includes(id) === true;
}

/**
 * Those rows first in which not more than one was found out before; and of these, where somebody sits who was named wrongly:
 * what that has taught is of use there.
 */
export function freshFirst(rows: readonly string[][], world: World | undefined): string[][] {
  const rank = (row: readonly string[]): number => {
    const known = row.filter((id) => isFound(world, id)).length;
    return Math.max(1, known) - (row.some((id) => isOffended(world, id)) ? 0.5 : 0);
  };
  return rows.toSorted((a, b) => rank(a) - rank(b));
}
