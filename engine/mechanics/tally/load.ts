/** What was counted, as it lies there by now: on two sides, or in boxes and loose. And what arrives of it. */
import type { Answered, TallyState, Way } from "./state.ts";
import { jobOf, stretchCount, sumOf, wantsIn, type TallyDeal } from "./script.ts";
import type { Even, Pack } from "./work-schema.ts";

/** Beyond so many moves nobody can find out by emptying a side how many there were. */
const MOST_MOVES = 8;
/** So many loose or missing cost one box. */
const FEW_OFF = 2;
export const MOST_BOXES = 12;

export function movesLeft({ moved }: TallyState): number {
  return Math.max(0, MOST_MOVES - moved);
}

export interface Sides {
  readonly left: number;
  readonly right: number;
}

/** How much went over to the right, all told; below zero, to the left. */
export function overOf(done: readonly Way[]): number {
  return done.filter((way) => way === "right").length - done.filter((way) => way === "left").length;
}

export function sidesOf(deal: TallyDeal, { heard, done }: TallyState, even: Even): Sides {
  const over = overOf(done);
  return {
    left: sumOf(deal, even.left, heard) - over,
    right: sumOf(deal, even.right, heard) + over,
  };
}

/** What came to either side by itself. */
export function broughtBy(deal: TallyDeal, { heard }: TallyState, even: Even): Sides {
  return { left: sumOf(deal, even.left, heard), right: sumOf(deal, even.right, heard) };
}

export function heavier({ left, right }: Sides): Way | undefined {
  if (Math.abs(left - right) <= 1) return undefined;
  return left > right ? "left" : "right";
}

/** So many are to go over to the right; below zero, to the left. */
export function wantedOver(sides: Sides): number {
  return Math.trunc((sides.left - sides.right) / 2);
}

export function boxed({ boxes }: Pack, done: readonly Way[]): number {
  return done.reduce((all, way) => all + boxes[way].holds, 0);
}

/** The boxes into which so many go, the larger ones first, with as few left over as there can be. */
export function packing({ boxes }: Pack, many: number): readonly Way[] {
  const [large, small]: readonly Way[] =
    boxes.left.holds > boxes.right.holds ? ["left", "right"] : ["right", "left"];
  if (large === undefined || small === undefined) return [];
  const ways = Array.from({ length: Math.floor(many / boxes[large].holds) + 1 }, (_, larges) => {
    const smalls = Math.floor((many - larges * boxes[large].holds) / boxes[small].holds);
    return [...Array<Way>(larges).fill(large), ...Array<Way>(smalls).fill(small)];
  });
  const sizeOf = (way: readonly Way[]): number => way.reduce((all, one) => all + boxes[one].holds, 0);
  return ways.toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.length - other.length)[0] ?? [];
}

export interface Packed {
  readonly total: number;
  readonly boxed: number;
  /** So many that fit in no box; nobody is to blame. */
  readonly spare: number;
  /** So many too few, or, below zero, too many are in the boxes. */
  readonly off: number;
  /** The boxes that stay on: the last one goes where it is off by few, and all of them where it is off by more. */
  readonly kept: readonly Way[];
}

export function packedOf(deal: TallyDeal, { heard, done }: TallyState, pack: Pack): Packed {
  const total = sumOf(deal, pack.of, heard);
  const inBoxes = boxed(pack, done);
  const most = boxed(pack, packing(pack, total));
  const off = inBoxes > total ? total - inBoxes : most - inBoxes;
  const gone = off === 0 ? 0 : Math.abs(off) <= FEW_OFF ? 1 : done.length;
  const kept = done.slice(0, Math.max(0, done.length - gone));
  return { total, boxed: inBoxes, spare: total - most, off, kept };
}

export interface Load {
  readonly how: Answered;
  readonly arrives: number;
  /** What would have arrived at best. */
  readonly could: number;
}

/** What arrives beyond what is wanted; below zero, what is missing of it. */
export function beyondOf(deal: TallyDeal, arrives: number): number {
  return arrives - (wantsIn(deal) ?? 0);
}

/** All that is there would not be enough, and more can come. */
export function isTooFew(deal: TallyDeal, state: TallyState): boolean {
  return state.heard < stretchCount(deal) && beyondOf(deal, loadOf(deal, state).could) < 0;
}

export function loadOf(deal: TallyDeal, state: TallyState): Load {
  const { work } = jobOf(deal);
  if (work === undefined) throw new RangeError(`loadOf: nothing is done with "${deal.item.job}"`);
  if (work.type === "pack") {
    const { total, spare, off, kept } = packedOf(deal, state, work);
    const how = off === 0 ? "right" : Math.abs(off) === 1 ? "near" : "wrong";
    return { how, arrives: boxed(work, kept), could: total - spare };
  }
  const { left, right } = sidesOf(deal, state, work);
  const could = left + right - ((left + right) % 2);
  const by = Math.abs(left - right);
  if (by <= 1) return { how: "right", arrives: could, could };
  return { how: by <= 3 ? "near" : "wrong", arrives: Math.min(left, right), could };
}
