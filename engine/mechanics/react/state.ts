/** How far a run has come, which number each thing is, and what fits the call that counts there. */
import type { Side } from "../../cue.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Deal } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import type { Call, ReactContent, ReactRules, ReactWorld, Run, Thing } from "./schema.ts";

export type ReactDeal = Deal<ReactContent, ReactRules, Run, ReactWorld>;

/** A take: which thing of the row, and for which of the calls that count there. */
interface Take {
  readonly at: number;
  readonly hand: number;
}

export interface ReactState {
  /** The call that was chosen, where several are offered; null until then. */
  readonly call: string | null;
  readonly cursor: number;
  /** The thing that is here; -1 before the first. */
  readonly at: number;
  /** The last thing whose number was told; -1 where that is the beginning. */
  readonly known: number;
  readonly takes: readonly Take[];
  /** Things in a row that went by without a press, where time runs. */
  readonly idle: number;
  /** Help has left little to think about. */
  readonly aided: boolean;
  /** What stands in the blanks of a tale so far. */
  readonly fills: readonly Fill[];
}

/** A blank of a tale: which thing of the row stands there, null where it stayed empty. */
export interface Fill {
  readonly blank: number;
  readonly at: number | null;
  readonly aided: boolean;
}

const FAR_SIDE: Side = 0.8;
const PRIZE_WORTH = 5;
/** So slow or fast the pace becomes at most, times the level's. */
const PACES = { slowest: 1.6, fastest: 0.7, slower: 1.2, faster: 0.92 };

export function begin({ item }: Pick<ReactDeal, "item">): ReactState {
  const isOffered = item.calls.length > 1 && item.both !== true && item.tale === undefined;
  const shown = (item.shown ?? 0) - 1;
  return {
    call: isOffered ? null : (item.calls[0] ?? null),
    cursor: 0,
    at: item.tale !== undefined ? 0 : shown > 0 ? shown : -1,
    known: -1,
    takes: [],
    idle: 0,
    aided: false,
    fills: [],
  };
}

export function thingOf(content: ReactContent, id: string): Thing {
  return entry(content.things, id, "react");
}

export function callOf(content: ReactContent, id: string): Call {
  return entry(content.calls, id, "react");
}

/** The count at this thing of the row; -1 is the beginning. */
export function numberAt({ content, item }: Pick<ReactDeal, "content" | "item">, at: number): number {
  return item.things
    .slice(0, at + 1)
    .reduce((count, id) => count + (thingOf(content, id).adds ?? 1), item.start ?? 0);
}

/** By chance, and the same whenever it is heard again: where it comes tells nothing of its number. */
export function sideAt({ seed }: Pick<ReactDeal, "seed">, at: number): Side {
  return createRandom(deriveSeed(seed, "side", at)).next() < 0.5 ? -FAR_SIDE : FAR_SIDE;
}

export function fitsNumber({ fits }: Pick<Call, "fits">, number: number): boolean {
  const { every, from = 0, and, among } = fits;
  return (
    (every === undefined || number % every === from) &&
    (and === undefined || number % and === 0) &&
    (among === undefined || among.includes(number))
  );
}

export function fitsThing(call: Call, thing: Thing, number: number): boolean {
  const { tags } = call.fits;
  if (thing.adds === 0) return false;
  if (tags !== undefined && !tags.some((tag) => thing.tags?.includes(tag) === true)) return false;
  return fitsNumber(call, number);
}

/** The calls that count at this thing: one for each hand. */
export function callsAt(
  { item }: Pick<ReactDeal, "item">,
  call: string | null,
  at: number,
): readonly string[] {
  if (item.both === true) return item.calls;
  if (item.flip !== undefined && at >= item.flip.at) return [item.flip.call];
  return call === null ? [] : [call];
}

/** For which hands this thing is to be taken, with this call. */
export function wantedAt(
  deal: Pick<ReactDeal, "content" | "item">,
  call: string | null,
  at: number,
): number[] {
  const thing = thingOf(deal.content, deal.item.things[at] ?? "");
  const number = numberAt(deal, at);
  return callsAt(deal, call, at).flatMap((id, hand) =>
    fitsThing(callOf(deal.content, id), thing, number) ? [hand] : [],
  );
}

export function hasTaken({ takes }: ReactState, at: number, hand: number): boolean {
  return takes.some((take) => take.at === at && take.hand === hand);
}

/** Those that are still to be taken of the thing that is here. */
export function leftHere(deal: ReactDeal, state: ReactState): number[] {
  if (state.at < firstAsked(deal)) return [];
  return wantedAt(deal, state.call, state.at).filter((hand) => !hasTaken(state, state.at, hand));
}

/** What was shown of a hidden rule is not asked for. */
export function firstAsked({ item }: Pick<ReactDeal, "item">): number {
  return item.shown ?? 0;
}

interface Score {
  readonly hits: number;
  readonly wrongs: number;
  readonly ripe: number;
}

export function scoreOf(deal: ReactDeal, state: ReactState): Score {
  const wanted = deal.item.things.map((_, at) =>
    at < firstAsked(deal) ? [] : wantedAt(deal, state.call, at),
  );
  const hits = state.takes.filter(({ at, hand }) => wanted[at]?.includes(hand) === true);
  return {
    hits: hits.length,
    wrongs: state.takes.length - hits.length,
    ripe: wanted.flat().length,
  };
}

/** What is caught here with this call: the call's worth where the player has chosen it, and more for a prize. */
export function worthAt(
  { content, item }: Pick<ReactDeal, "content" | "item">,
  call: string,
  at: number,
): number {
  const isChosen = item.calls.length > 1 && item.both !== true;
  const own = isChosen ? (callOf(content, call).worth ?? 1) : 1;
  return own + (isPrize({ content, item }, at) ? PRIZE_WORTH : 0);
}

export function isPrize(deal: Pick<ReactDeal, "content" | "item">, at: number): boolean {
  const { prizes = [], things } = deal.item;
  return prizes.includes(numberAt(deal, at)) && thingOf(deal.content, things[at] ?? "").adds !== 0;
}

/** How long a thing stays, in milliseconds; null where it waits for the player. */
export function paceOf({ calm, rules, world }: ReactDeal): number | null {
  return calm || rules.pace === undefined ? null : Math.round(rules.pace * world.pace);
}

export function leave(deal: ReactDeal, state: ReactState): ReactWorld {
  if (paceOf(deal) === null) return deal.world;
  const { hits, wrongs, ripe } = scoreOf(deal, state);
  const change = hits === ripe && wrongs === 0 ? PACES.faster : hits * 2 <= ripe ? PACES.slower : 1;
  return { pace: Math.min(PACES.slowest, Math.max(PACES.fastest, deal.world.pace * change)) };
}
