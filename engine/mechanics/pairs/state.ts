/** Where everything on a board lies, what has been heard of it, and what may be known from that. */
import { createRandom, deriveSeed } from "../../random.ts";
import type { Deal } from "../contract.ts";
import type { Board, Face, Pair, PairsContent, PairsRules, PairsWorld } from "./schema.ts";

export type PairsDeal = Deal<PairsContent, PairsRules, Board, PairsWorld | undefined>;

/** Cards are numbered by their pairs: two for each, its first and its second. */
export interface PairsState {
  /** Which card lies at each place, row by row. */
  readonly cards: readonly number[];
  readonly at: number;
  /** The place of the card that is up. */
  readonly up: number | null;
  /** Cards that were found. */
  readonly gone: readonly number[];
  /** Cards that were heard, or whose note was given away. */
  readonly heard: readonly number[];
  /** Cards whose place was given away, by help or for a price: who finds them then has not remembered them. */
  readonly told: readonly number[];
  /** The card whose partner was known and passed over in the last miss: help goes on with it. */
  readonly passed: number | null;
  /** The pair whose use is to be chosen. */
  readonly using: number | null;
  readonly misses: number;
  /** Cards that had been heard and were lifted for nothing, and help that said where to go. */
  readonly wasted: number;
  /** Nothing was wasted since the last pair. */
  readonly isSharp: boolean;
}

/** As many pairs of a world are kept for a performance. */
const MOST_FOUND = 6;

export function begin({ item, seed }: PairsDeal): PairsState {
  const cards = createRandom(deriveSeed(seed, "places")).shuffle(
    [...item.pairs.keys()].flatMap((pair) => [2 * pair, 2 * pair + 1]),
  );
  return {
    cards,
    at: 0,
    up: null,
    gone: [],
    heard: [],
    told: [],
    passed: null,
    using: null,
    misses: 0,
    wasted: 0,
    isSharp: true,
  };
}

export function pairOf({ item }: PairsDeal, card: number): Pair {
  const pair = item.pairs[Math.floor(card / 2)];
  if (pair === undefined) throw new RangeError(`pairOf: board "${item.id}" has no card ${card}`);
  return pair;
}

export function isFirst(card: number): boolean {
  return card % 2 === 0;
}

export function faceOf(deal: PairsDeal, card: number): Face {
  const pair = pairOf(deal, card);
  return isFirst(card) ? pair.first : pair.second;
}

export function textOf(face: Face): string {
  return typeof face === "string" ? face : face.text;
}

export function cardAt({ cards }: PairsState, place: number): number {
  const card = cards[place];
  if (card === undefined) throw new RangeError(`cardAt: there is no place ${place}`);
  return card;
}

export function goTogether(deal: PairsDeal, one: number, other: number): boolean {
  return madeOf(deal, one, other) !== undefined;
}

/** The pair that these two make, by what they say: where a word is there twice, either will do. */
export function madeOf(deal: PairsDeal, one: number, other: number): Pair | undefined {
  if (isFirst(one) === isFirst(other)) return undefined;
  const [first, second] = [one, other]
    .toSorted((a, b) => (a % 2) - (b % 2))
    .map((card) => textOf(faceOf(deal, card)));
  return deal.item.pairs.find((pair) => textOf(pair.first) === first && textOf(pair.second) === second);
}

export function withCard(cards: readonly number[], card: number): readonly number[] {
  return cards.includes(card) ? cards : [...cards, card];
}

/** Places that are covered, nothing found and nothing up. */
export function covered({ cards, gone, up }: PairsState): number[] {
  return [...cards.keys()].filter((place) => place !== up && !gone.includes(cards[place] as number));
}

/** Where what goes with this card lies covered; null where no such place was heard yet. */
export function knownPartner(deal: PairsDeal, state: PairsState, card: number): number | null {
  return (
    covered(state).find((place) => {
      const other = cardAt(state, place);
      return state.heard.includes(other) && goTogether(deal, card, other);
    }) ?? null
  );
}

/** At most one was not heard yet: what it is can be worked out, and is no luck. */
export function isWorkedOut(state: PairsState): boolean {
  return covered(state).filter((place) => !state.heard.includes(cardAt(state, place))).length <= 1;
}

export function partners(deal: PairsDeal, state: PairsState, card: number): number[] {
  return covered(state).filter((place) => goTogether(deal, card, cardAt(state, place)));
}

export function pairsLeft({ cards, gone }: PairsState): number {
  return (cards.length - gone.length) / 2;
}

/** Half of what a pair is worth is lost with each card that was lifted for nothing. */
export function creditOf({ item }: PairsDeal, { wasted }: PairsState): number {
  return 1 - wasted / (2 * item.pairs.length);
}

/** Two that lie covered trade places, of those that were heard first, since only they can be lost track of. */
export function drifting({ seed }: PairsDeal, state: PairsState): readonly [number, number] | null {
  const random = createRandom(deriveSeed(seed, "drift", state.misses));
  const places = random.shuffle(covered(state));
  const [one, other] = places.toSorted((a, b) => rank(state, a) - rank(state, b));
  return one === undefined || other === undefined ? null : [one, other];
}

function rank(state: PairsState, place: number): number {
  return state.heard.includes(cardAt(state, place)) ? 0 : 1;
}

export function traded(cards: readonly number[], [one, other]: readonly [number, number]): number[] {
  return cards.map(
    (card, place) => (place === one ? cards[other] : place === other ? cards[one] : card) as number,
  );
}

export function leave({ item, world }: PairsDeal, { gone }: PairsState): PairsWorld {
  const found = item.pairs.filter((_, pair) => gone.includes(2 * pair));
  return {
    met: [...(world?.met ?? []), ...item.pairs.map(({ id }) => id)],
    found: [...(world?.found ?? []), ...found].slice(-MOST_FOUND),
  };
}
