/** Where one is in a scene, what a response would be worth here, and what the scenes before have left. */
import { createRandom, deriveSeed } from "../../random.ts";
import type { Deal } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import type { Fate, Listen, ListenContent, ListenRules, ListenWorld, Scene } from "./schema.ts";

export type ListenDeal = Deal<ListenContent, ListenRules, Scene, ListenWorld>;

export interface ListenState {
  readonly fate: string;
  /** Where the scene began, and each part of it that is over since, with its credit. */
  readonly began: string;
  readonly credits: readonly number[];
  /** Which listen it is, from 0. */
  readonly moment: number;
  readonly misses: number;
  /** What was refused at this listen: help does not name it again. */
  readonly refused: readonly string[];
  /** What can be bought was bought at this listen. */
  readonly bought: boolean;
  /** Help has left little to find out. */
  readonly aided: boolean;
}

/** So many of the last fates do not come again, where there are others. */
const KEPT = 2;
/** The safe way is a response, too, under this name. */
export const SAFE = "safe";
const SAFE_WORTH = 0.5;
const AFRESH = { moment: 0, misses: 0, refused: [], bought: false, aided: false };

export function begin(deal: ListenDeal): ListenState {
  const known = fatesOf(deal);
  const fresh = known.filter((id) => !deal.world.lately.includes(id));
  const random = createRandom(deriveSeed(deal.seed, "fate"));
  const fate = random.pick(fresh.length > 0 ? fresh : known);
  return { fate, began: fate, credits: [], ...AFRESH };
}

/** How the scene goes on after a response; null where it is over. */
export function goneOn(
  deal: ListenDeal,
  state: ListenState,
  response: string,
  credit: number,
): ListenState | null {
  const following = fateOf(deal, state).leads?.[response];
  if (following === undefined) return null;
  const random = createRandom(deriveSeed(deal.seed, "leads", String(state.credits.length)));
  return { ...state, ...AFRESH, fate: random.pick(following), credits: [...state.credits, credit] };
}

export function leave({ world }: ListenDeal, { began }: ListenState): ListenWorld {
  return { lately: [began, ...world.lately].slice(0, KEPT) };
}

function fatesOf({ item, rules }: Pick<ListenDeal, "item" | "rules">): readonly string[] {
  if (item.fates !== undefined) return item.fates;
  const later = new Set(Object.values(rules.fates).flatMap(followersOf));
  return Object.keys(rules.fates).filter((id) => !later.has(id));
}

export function followersOf({ leads = {} }: Fate): readonly string[] {
  return Object.values(leads).flat();
}

export function fateOf({ rules }: ListenDeal, { fate }: ListenState): Fate {
  return entry(rules.fates, fate, "listen");
}

export function momentAt(deal: ListenDeal, state: ListenState): Listen {
  const moment = fateOf(deal, state).moments[state.moment];
  if (moment === undefined)
    throw new RangeError(`momentAt: "${state.fate}" has no listen ${state.moment + 1}`);
  return moment;
}

/** All that was heard, in its order. */
export function heardSoFar(deal: ListenDeal, state: ListenState): readonly Listen[] {
  return fateOf(deal, state).moments.slice(0, state.moment + 1);
}

export function isLastListen(deal: ListenDeal, state: ListenState): boolean {
  return state.moment >= fateOf(deal, state).moments.length - 1;
}

/** Those of this fate or of the level, and the safe way. */
export function responsesOf({ responses }: Pick<ListenRules, "responses">, fate?: Fate): readonly string[] {
  return [...(fate?.responses ?? responses), SAFE];
}

export function worthAt({ worth }: Fate, response: string, moment: number): number {
  const [...worths] = [worth[response] ?? (response === SAFE ? SAFE_WORTH : 0)].flat();
  return worths[moment] ?? worths.at(-1) ?? 0;
}

/** The first listen from here at which this response, or any, is worth all of it; -1 where none is. */
export function fullFrom(fate: Fate, responses: readonly string[], from = 0): number {
  return fate.moments.findIndex(
    (_, moment) => moment >= from && responses.some((response) => worthAt(fate, response, moment) === 1),
  );
}

/** From which listen on it can be known what to do. */
export function knownFrom({ rules }: ListenDeal, fate: Fate): number {
  return fullFrom(fate, responsesOf(rules, fate));
}
