/** Bars and what fits into them: plain data and arithmetic. */
import { thingNamed, type Named } from "./named.ts";
import type { Drum, Drumming, Drums, Drummed } from "./drums-schema.ts";
import type { SortContent, SortItem, SortRules } from "./schema.ts";

/** Drums stand left and right. */
export const HANDS = ["left", "right"] as const;
export type Hand = (typeof HANDS)[number];

/** A word as it is drummed, whole or without its front. */
export interface Beaten {
  /** As it stands within a sentence: banana */
  readonly word: string;
  readonly beats: number;
  /** Which beat is the loud one, from 1. */
  readonly loud: number;
  /** Help has shown where it would fit. */
  readonly isHelped?: true | undefined;
}

export type Bar = readonly Beaten[];
export type Bars = Readonly<Record<Hand, Bar>>;
/** What the bars must sound like that are still to be filled. */
export type Knocks = Readonly<Record<Hand, readonly (readonly number[])[]>>;

/** What decides whether a word fits. */
export interface Stand {
  readonly bars: Bars;
  readonly knocks?: Knocks | undefined;
}

export const NO_BARS: Bars = { left: [], right: [] };

export function drumsOf({ drums }: SortContent): Drums {
  if (drums === undefined) throw new RangeError("sort: the content says nothing of drums");
  return drums;
}

export function drummingOf({ drumming }: SortRules): Drumming {
  if (drumming === undefined) throw new RangeError("sort: the rules say nothing of drumming");
  return drumming;
}

export function drumOf({ drum, id }: SortItem): Drum {
  if (drum === undefined) throw new RangeError(`sort: ${id} has no words to drum`);
  return drum;
}

export function drummedNamed(named: Named, id: string): Drummed {
  const { drummed } = thingNamed(named, id);
  if (drummed === undefined) throw new RangeError(`sort: "${id}" says nothing of its beats`);
  return drummed;
}

/** How a word is drummed: whole, and without its front where that is allowed and it has one. */
export function waysOfWord(named: Named, id: string): readonly [Beaten, ...Beaten[]] {
  const { beats, loud = 1, cut } = drummedNamed(named, id);
  const whole = { word: thingNamed(named, id).name.toLowerCase(), beats, loud };
  if (cut === undefined || drummingOf(named.rules).cuts !== true) return [whole];
  return [whole, { word: cut.left, beats: cut.beats, loud: cut.loud ?? 1 }];
}

export function beatsIn(bar: Bar): number {
  return bar.reduce((sum, { beats }) => sum + beats, 0);
}

/** How many beats fill the bar that a drum is at; none where it wants no more. */
export function sizeAt(rules: SortRules, { knocks }: Stand, hand: Hand): number {
  if (knocks === undefined) return drummingOf(rules).size;
  return (knocks[hand][0] ?? []).reduce((sum, beats) => sum + beats, 0);
}

export type Fault = "spilled" | "offbeat" | "unlike" | "done";

/** What keeps a word from fitting; null where it fits. */
export function faultOf(rules: SortRules, stand: Stand, hand: Hand, { beats, loud }: Beaten): Fault | null {
  const { accents } = drummingOf(rules);
  const bar = stand.bars[hand];
  const used = beatsIn(bar);
  if (stand.knocks?.[hand].length === 0) return "done";
  if (stand.knocks !== undefined && stand.knocks[hand][0]?.[bar.length] !== beats) return "unlike";
  if (used + beats > sizeAt(rules, stand, hand)) return "spilled";
  if (accents !== undefined && beats > 1 && !accents[hand].includes(used + loud)) return "offbeat";
  return null;
}

/** The stand with a word put in, and the bar if that has filled it. */
export function withWord(
  rules: SortRules,
  stand: Stand,
  hand: Hand,
  beaten: Beaten,
): { readonly stand: Stand; readonly full: Bar | null } {
  const bar = [...stand.bars[hand], beaten];
  if (beatsIn(bar) < sizeAt(rules, stand, hand))
    return { stand: { ...stand, bars: { ...stand.bars, [hand]: bar } }, full: null };
  const knocks =
    stand.knocks === undefined ? undefined : { ...stand.knocks, [hand]: stand.knocks[hand].slice(1) };
  return { stand: { bars: { ...stand.bars, [hand]: [] }, knocks }, full: bar };
}

export interface Put {
  readonly hand: Hand;
  /** Its place among the ways to drum the word: 0 is the whole of it. */
  readonly way: number;
}

/** A word that is put: where, and what comes of it. */
interface Tried extends Put {
  readonly stand: Stand;
  readonly isFull: boolean;
  /** What it is worth by itself. */
  readonly worth: number;
}

/** A beat that finds a place is worth more than any full bar, that more than any beat that would still fit beside it. */
const BEAT_WORTH = 100;
const FULL_WORTH = 10;

/** Wherever a word fits. */
export function triesOf(rules: SortRules, stand: Stand, ways: readonly Beaten[]): Tried[] {
  return ways.flatMap((beaten, way) =>
    HANDS.filter((hand) => faultOf(rules, stand, hand, beaten) === null).map((hand) => {
      const open = sizeAt(rules, stand, hand) - beatsIn(stand.bars[hand]) - beaten.beats;
      const after = withWord(rules, stand, hand, beaten);
      const isFull = after.full !== null;
      return { hand, way, stand: after.stand, isFull, worth: BEAT_WORTH + (isFull ? FULL_WORTH : -open) };
    }),
  );
}

/**
 * Where a word goes best, with a thought of the next one if that is known: where both fit, else where it fills a bar, else
 * where least stays open; null where it fits nowhere, or keeps a place that the next one needs.
 */
export function bestPut(
  rules: SortRules,
  stand: Stand,
  ways: readonly Beaten[],
  next: readonly Beaten[] = [],
): Tried | null {
  const [first] = triesOf(rules, stand, ways)
    .map((tried) => ({ tried, sum: tried.worth + bestWorth(rules, tried.stand, next) }))
    .toSorted((a, b) => b.sum - a.sum);
  if (first === undefined || bestWorth(rules, stand, next) > first.sum) return null;
  return first.tried;
}

function bestWorth(rules: SortRules, stand: Stand, ways: readonly Beaten[]): number {
  return Math.max(0, ...triesOf(rules, stand, ways).map(({ worth }) => worth));
}
