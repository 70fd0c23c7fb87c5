/** Where a basket stands: plain data. */
import type { Dealt, SortDeal } from "./basket.ts";
import { basketOf } from "./basket.ts";
import { beginDrumming, type Drummed } from "./drummed.ts";
import type { Shelf } from "./rooms-schema.ts";
import type { Seat } from "./schema.ts";
import type { SortWorld } from "./world.ts";

/** What lies in a load, as it will be judged. */
export interface Loaded {
  readonly at: number;
  /** Something is still hidden in it. */
  readonly isHiding: boolean;
}

export interface Load {
  readonly things: readonly Loaded[];
  /** How many things had come when the last of these did. */
  readonly since: number;
  /** Whoever prowls has jumped in. */
  readonly isVisited: boolean;
}

/** How many steps it is away, and how many moves it has made: chance for the next. */
export interface Prowling {
  readonly away: number;
  readonly moves: number;
}

/** Things that are packed for what they will be, once the lever is pulled. */
export interface Packing {
  /** Which pull comes next, from 1 on. */
  readonly pull: number;
  /** What has not got away. */
  readonly kept: readonly number[];
  readonly packed: Readonly<Record<number, Seat>>;
  /** Of these a crumb was tested for this pull. */
  readonly tested: readonly number[];
  /** These have come already, and were told about. */
  readonly shown: readonly number[];
  /** What was packed for this pull was taken back: once, so that a pull comes. */
  readonly isAgain?: boolean | undefined;
  /** A pull was heard, and the same things wait to be packed anew. */
  readonly isOver?: boolean | undefined;
}

export interface SortState {
  /** What is in the basket. */
  readonly things: readonly Dealt[];
  /** Which thing it is. */
  readonly at: number;
  /** What comes after it. */
  readonly rest: readonly number[];
  /** What was thrown back once: it comes once more, at the end. */
  readonly returned: readonly number[];
  readonly felt: number;
  readonly loads: Readonly<Record<Seat, Load>>;
  readonly prowling: Prowling;
  readonly dials: SortWorld["dials"];
  /** Things that went where they belong; of one that came back, half. */
  readonly right: number;
  /** Things of loads that came out clean. */
  readonly clean: number;
  /** Of this thing, where each is judged at once. */
  readonly misses: number;
  readonly refused: readonly string[];
  readonly earned: number;
  /** Right things in a row since it was banked or spilled. */
  readonly row: number;
  /** Tips that are not banked. */
  readonly pot: number;
  readonly isWarned: boolean;
  /** How often it was felt for what the ear had heard. */
  readonly needless: number;
  readonly isAdvised: boolean;
  /** Absent where no lever is pulled. */
  readonly packing?: Packing | undefined;
  /** Absent where nothing is drummed. */
  readonly drumming?: Drummed | undefined;
}

export const NO_LOAD: Load = { things: [], since: 0, isVisited: false };
const NO_LOADS: SortState["loads"] = { left: NO_LOAD, down: NO_LOAD, right: NO_LOAD };

export function begin(deal: SortDeal): SortState {
  const { rules, item, world } = deal;
  const things = basketOf(deal);
  return {
    things,
    at: 0,
    rest: restOf(things),
    returned: [],
    felt: 0,
    loads: NO_LOADS,
    prowling: { away: rules.prowler?.from ?? 0, moves: 0 },
    dials: world?.dials ?? [0, 1, 2],
    right: 0,
    clean: 0,
    misses: 0,
    refused: [],
    earned: 0,
    row: 0,
    pot: 0,
    isWarned: world?.isWarned ?? false,
    needless: 0,
    isAdvised: world?.isAdvised ?? false,
    packing: item.shelf === undefined ? undefined : packingOf(things.keys(), 1),
    ...(item.drum === undefined ? {} : { drumming: beginDrumming(deal) }),
  };
}

export function packingOf(kept: Iterable<number>, pull: number): Packing {
  const things = [...kept];
  return { pull, kept: things, packed: {}, tested: [], shown: pull === 1 ? things.slice(0, 1) : things };
}

/** All but the first. */
function restOf(things: readonly unknown[]): readonly number[] {
  return [...things.keys()].slice(1);
}

export function thingAt(deal: SortDeal, state: SortState, at = state.at): Dealt {
  const thing = state.things[at];
  if (thing === undefined) throw new RangeError(`sort: ${deal.item.id} has no thing ${at}`);
  return thing;
}

export function shelfOf({ item }: SortDeal): Shelf {
  if (item.shelf === undefined) throw new RangeError(`sort: ${item.id} has no shelf`);
  return item.shelf;
}
