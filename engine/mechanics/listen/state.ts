/** Where one is in a scene, what a response would be worth here, and what the scenes before have left. */
import { createRandom, deriveSeed } from "../../random.ts";
import type { Deal } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import type { Moment } from "../kit/moment.ts";
import type { Fate, ListenContent, ListenRules, ListenWorld, Scene } from "./schema.ts";

export type ListenDeal = Deal<ListenContent, ListenRules, Scene, ListenWorld>;

export interface ListenState {
  readonly fate: string;
  /** Which listen it is, from 0. */
  readonly moment: number;
  readonly cursor: number;
  readonly misses: number;
  /** Help has left little to find out. */
  readonly aided: boolean;
}

/** So many of the last fates do not come again, where there are others. */
const KEPT = 2;
const SAFE_WORTH = 0.5;
export const FALLBACK = "fallback";

export function begin(deal: ListenDeal): ListenState {
  const known = fatesOf(deal);
  const fresh = known.filter((id) => !deal.world.lately.includes(id));
  const random = createRandom(deriveSeed(deal.seed, "fate"));
  return {
    fate: random.pick(fresh.length > 0 ? fresh : known),
    moment: 0,
    cursor: 0,
    misses: 0,
    aided: false,
  };
}

export function leave({ world }: ListenDeal, { fate }: ListenState): ListenWorld {
  return { lately: [fate, ...world.lately].slice(0, KEPT) };
}

function fatesOf({ item, rules }: Pick<ListenDeal, "item" | "rules">): readonly string[] {
  return item.fates ?? Object.keys(rules.fates);
}

export function fateOf({ rules }: ListenDeal, { fate }: ListenState): Fate {
  return entry(rules.fates, fate, "listen");
}

export function momentAt(deal: ListenDeal, state: ListenState): Moment {
  const moment = fateOf(deal, state).moments[state.moment];
  if (moment === undefined)
    throw new RangeError(`momentAt: "${state.fate}" has no listen ${state.moment + 1}`);
  return moment;
}

export function isLastListen(deal: ListenDeal, state: ListenState): boolean {
  return state.moment >= fateOf(deal, state).moments.length - 1;
}

export function worthAt({ worth }: Fate, response: string, moment: number): number {
  if (response === FALLBACK) return SAFE_WORTH;
  const [...worths] = [worth[response] ?? 0].flat();
  return worths[moment] ?? worths.at(-1) ?? 0;
}

/** The first listen from here at which this response, or any, is worth all of it; -1 where none is. */
export function fullFrom(fate: Fate, responses: readonly string[], from = 0): number {
  return fate.moments.findIndex(
    (_, moment) => moment >= from && responses.some((response) => worthAt(fate, response, moment) === 1),
  );
}
