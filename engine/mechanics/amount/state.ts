/** Where one is with an order: what is on, what is made already, and what the orders before it have left. */
import type { Deal } from "../contract.ts";
import type { Seats } from "./measure.ts";
import { planOf, type Plan } from "./plan.ts";
import type { AmountContent, AmountRules, AmountWorld, Order } from "./schema.ts";

/** So many plates are played at the end. */
const MOST_SERVED = 8;

export type AmountDeal = Deal<AmountContent, AmountRules, Order, AmountWorld>;

/** What is kept of a table whose plates are served one after the other. */
export interface PlateState {
  /** The kinds that were put on each plate that was right at once. */
  readonly served: readonly (readonly string[])[];
}

export interface AmountState {
  /** A seat of the tray; one more is what was left over. */
  readonly cursor: number;
  readonly on: Seats;
  /** Which target it is, from 0. */
  readonly at: number;
  readonly filled: number;
  /** Groups and goes for this target, how many of those before it began anew, and whether it was also filled by hand. */
  readonly groups: number;
  readonly goes: number;
  readonly vain: number;
  readonly packed: boolean;
  /** How many found no room in their groups. */
  readonly spilt: number;
  /** The fewest goes that this target needs. */
  readonly fewest: number;
  /** What the best way to it takes. */
  readonly least: number;
  readonly warm: number;
  readonly used: Seats;
  /** Units that have been used since the act began: what they are worth is no secret. */
  readonly known: readonly string[];
  readonly spares: number;
  /** Help has said what to use. */
  readonly aided: boolean;
  readonly credits: readonly number[];
  /** Of plates alone. */
  readonly plate?: PlateState;
}

export function begin({ world, actSeed, item, rules, content }: AmountDeal): AmountState {
  const plan = planOf(
    { rules, content, item },
    { targets: item.targets ?? [], used: [], spares: world.spares },
  );
  return {
    cursor: 0,
    on: [],
    at: 0,
    filled: 0,
    groups: 0,
    goes: 0,
    vain: 0,
    packed: false,
    spilt: 0,
    fewest: plan.goes,
    least: plan.least,
    warm: 0,
    used: [],
    known: world.act === actSeed ? world.known : [],
    spares: world.spares,
    aided: false,
    credits: [],
  };
}

export function worldBefore(): AmountWorld {
  return { turn: 0, spares: 0, act: 0, known: [] };
}

export function leave({ world, actSeed }: AmountDeal, { spares, known, plate }: AmountState): AmountWorld {
  const left = { turn: world.turn + 1, spares, act: actSeed, known: [...known] };
  if (plate === undefined) return left;
  const served = [...(world.served ?? []), ...plate.served].slice(-MOST_SERVED);
  return { ...left, served: served.map((kinds) => [...kinds]) };
}

export function targetOf({ item }: AmountDeal, { at }: AmountState): number {
  const target = item.targets?.[at];
  if (target === undefined) throw new RangeError(`targetOf: "${item.id}" has no target ${at + 1}`);
  return target;
}

export function leftOf(deal: AmountDeal, state: AmountState): number {
  return targetOf(deal, state) - state.filled;
}

/** Nothing on the tray and nothing left over makes what is missing. */
export function isStuck(deal: AmountDeal, state: AmountState): boolean {
  return planHere(deal, state).goes === 0;
}

/** The best way on from here. */
export function planHere(deal: AmountDeal, state: AmountState): Plan {
  const targets = [leftOf(deal, state), ...(deal.item.targets ?? []).slice(state.at + 1)];
  return planOf(deal, { targets, used: state.used, spares: state.spares });
}

export function unitAt({ rules }: AmountDeal, seat: number): string {
  return rules.tray[seat] ?? "";
}

/** The next target, with nothing on and nothing made. */
export function advanced(deal: AmountDeal, state: AmountState): AmountState {
  const next = {
    ...state,
    at: state.at + 1,
    filled: 0,
    groups: 0,
    goes: 0,
    vain: 0,
    packed: false,
    spilt: 0,
    warm: 0,
    on: [],
    aided: false,
  };
  const plan = planHere(deal, next);
  return { ...next, fewest: plan.goes, least: plan.least };
}
