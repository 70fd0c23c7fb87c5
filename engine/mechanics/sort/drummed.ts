/** Where a row of words stands: plain data. */
import { HANDS, NO_BARS, drumOf, waysOfWord, type Beaten, type Hand, type Stand } from "./bars.ts";
import type { SortDeal } from "./basket.ts";

/** About as many words as four rows have. */
const CALLED = 40;

/** A full bar that somebody dances to. */
export interface Dance {
  /** Which of the players. */
  readonly player: number;
  readonly hand: Hand;
  readonly words: readonly { readonly word: string; readonly beats: number; readonly loud: number }[];
}

export interface Drummed {
  /** Which word it is. */
  readonly at: number;
  /** So many, each loud or not. */
  readonly taps: readonly boolean[];
  /** How it is drummed: 0 is the whole of it. */
  readonly way: number;
  readonly stand: Stand;
  /** Who dances, in the order of coming. */
  readonly song: readonly Dance[];
  /** Bars that were filled. */
  readonly full: number;
  /** So many words come yet for those that slips have cost, where knocks wait. */
  readonly spare?: number | undefined;
  /** Those of them that have come. */
  readonly more?: readonly string[] | undefined;
  /** Help has shown where this word would fit. */
  readonly isHelped?: true | undefined;
}

export function beginDrumming(deal: SortDeal): Drummed {
  const { knocks } = drumOf(deal.item);
  return {
    at: 0,
    taps: [],
    way: 0,
    stand: { bars: NO_BARS, ...(knocks === undefined ? {} : { knocks }) },
    song: deal.world?.song ?? [],
    full: 0,
  };
}

/** All words of the row that have come, or will. */
export function rowNow({ item }: SortDeal, { more = [] }: Drummed): readonly string[] {
  return [...drumOf(item).words, ...more];
}

/** The words that do not come back at once: those of this row, and of the last ones. */
export function calledBy(deal: SortDeal, drummed: Drummed): readonly string[] {
  return [...(deal.world?.called ?? []), ...rowNow(deal, drummed)].slice(-CALLED);
}

/** The id of the word that is due. */
export function wordAt(deal: SortDeal, drummed: Drummed): string {
  const id = rowNow(deal, drummed)[drummed.at];
  if (id === undefined) throw new RangeError(`sort: ${deal.item.id} has no word ${drummed.at}`);
  return id;
}

/** The ways to drum the word that is due. */
export function waysNow(deal: SortDeal, drummed: Drummed): readonly Beaten[] {
  return waysOfWord(deal, wordAt(deal, drummed));
}

/** The word that is due, as it is now. */
export function beatenNow(deal: SortDeal, drummed: Drummed): Beaten {
  const beaten = waysNow(deal, drummed)[drummed.way];
  if (beaten === undefined) throw new RangeError(`sort: ${deal.item.id} has no such way to drum a word`);
  return drummed.isHelped === true ? { ...beaten, isHelped: true } : beaten;
}

/** The drums that want more. */
export function handsOpen({ stand: { knocks } }: Drummed): readonly Hand[] {
  return HANDS.filter((hand) => knocks === undefined || knocks[hand].length > 0);
}
