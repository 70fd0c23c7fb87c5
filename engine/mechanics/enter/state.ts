/** What stands in the cells, and what was done in this turn. */
import { createRandom, deriveSeed } from "../../random.ts";
import { USUAL_PATIENCE, type Deal } from "../contract.ts";
import { distances, leadingTo, nextOnWay, padded, read, wheelOf } from "./ladder.ts";
import { OPEN, type EnterContent, type EnterRules, type EnterWorld, type Job } from "./schema.ts";

export type EnterDeal = Deal<EnterContent, EnterRules, Job, EnterWorld>;

export interface EnterState {
  /** What was performed last and held; in free cells what they began with. */
  readonly stands: string;
  readonly cells: readonly string[];
  readonly cursor: number;
  /** Something else was put there, since what stood there was too near or too far. */
  readonly blown: boolean;
  /** The fewest changes from where the turn began; one where cells are filled freely. */
  readonly par: number;
  readonly steps: number;
  readonly misses: number;
  /** Help has left little to find out. */
  readonly aided: boolean;
  readonly solved: boolean;
  /** In the dark: the cells that were turned and had not been changed. */
  readonly touched: readonly number[];
  /** Made in this turn for the first time. */
  readonly made: readonly string[];
}

export function begin(deal: EnterDeal): EnterState {
  const { item, rules } = deal;
  const { ladder } = rules;
  if (ladder === undefined) {
    const cells = [...(item.from ?? OPEN.repeat(Math.max(...item.answers.map((answer) => answer.length))))];
    return fresh({ stands: read(cells), cells, par: 1 });
  }
  const { stands, blown } = isDark(deal) ? { stands: item.from ?? stung(deal), blown: false } : start(deal);
  const par = distances(deal, wantedFrom(deal, stands)).get(stands) ?? 1;
  return fresh({ stands, cells: padded(deal, stands), cursor: ladder.front ?? 0, blown, par });
}

export function fresh(given: Pick<EnterState, "stands" | "cells" | "par"> & Partial<EnterState>): EnterState {
  return {
    cursor: 0,
    blown: false,
    steps: 0,
    misses: 0,
    aided: false,
    solved: false,
    touched: [],
    made: [],
    ...given,
  };
}

/** Another one, where one of the answers stands there already. */
export function wantedFrom({ item }: Pick<EnterDeal, "item">, stands: string): readonly string[] {
  const others = item.answers.filter((answer) => answer !== stands);
  return others.length === 0 ? item.answers : others;
}

/** What the turn before left, if it is near enough and not too near; else something that is. */
function start(deal: EnterDeal): { stands: string; blown: boolean } {
  const { item, world, rules, seed } = deal;
  const { from = 1, to = 1 } = rules.ladder ?? {};
  if (item.from !== undefined)
    return { stands: item.from, blown: item.practice !== true && item.from !== world.stands };
  const far = distances(deal, wantedFrom(deal, world.stands)).get(world.stands) ?? 0;
  if (far >= from && far <= to) return { stands: world.stands, blown: false };
  const fit = [...distances(deal, item.answers)]
    .filter(([, steps]) => steps >= from && steps <= to)
    .map(([one]) => one);
  const heard = fit.filter((one) => deal.content.things?.[one] !== undefined);
  const stands = createRandom(deriveSeed(seed, "blown")).pick(heard.length > 0 ? heard : fit);
  return { stands, blown: true };
}

/** A thing that one change makes the answer again. */
function stung(deal: EnterDeal): string {
  const { things } = deal.content;
  const near = leadingTo(deal, deal.item.answers[0] ?? "").filter((one) => things?.[one] !== undefined);
  return createRandom(deriveSeed(deal.seed, "stung")).pick(near);
}

/** The end of a worked answer stands there like one that was found. */
export function leave(deal: EnterDeal, state: EnterState): EnterWorld {
  const { item, world } = deal;
  const isDone = item.answers.includes(state.stands) && state.solved;
  return {
    stands: isDone ? state.stands : (wayOf(deal, state).at(-1) ?? state.stands),
    made: [...world.made, ...state.made],
  };
}

/** The things that are still to be made, the answer last. */
export function wayOf(deal: EnterDeal, { stands }: Pick<EnterState, "stands">): readonly string[] {
  const targets = wantedFrom(deal, stands);
  if (!isLadder(deal)) return targets.slice(0, 1);
  const next = nextOnWay(deal, stands, targets);
  if (next === undefined) return [];
  return targets.includes(next) ? [next] : [next, ...wayOf(deal, { stands: next })];
}

export function isLadder({ rules }: EnterDeal): boolean {
  return rules.ladder !== undefined;
}

/** One symbol was changed unsaid, and symbols are heard, not named. */
export function isDark({ rules }: EnterDeal): boolean {
  return rules.dark === true;
}

/** What each cell is turned from. */
export function baseOf(deal: EnterDeal, { stands, cells }: EnterState): readonly string[] {
  return isLadder(deal) ? padded(deal, stands) : cells.map(() => OPEN);
}

export function isExact({ steps, par, aided }: EnterState): boolean {
  return steps <= par && !aided;
}

/** In the dark: whether it is this cell that was changed, so that turning it can mend what stands there. */
export function isChanged(deal: EnterDeal, state: EnterState, at: number): boolean {
  const base = baseOf(deal, state);
  const wanted = wantedFrom(deal, state.stands);
  return wheelOf(deal, base[at] ?? OPEN).some((symbol) => wanted.includes(read(base.with(at, symbol))));
}

/** One more miss. With so many help comes by itself, and names what is left. */
export function withMiss(state: EnterState): EnterState {
  const misses = state.misses + 1;
  return { ...state, misses, aided: state.aided || misses >= USUAL_PATIENCE.help };
}
