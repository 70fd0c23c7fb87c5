/** What a rival thinks, and what is still to be had: no more is known to the rival than was opened lately. */
import { createRandom, deriveSeed } from "../../random.ts";
import type { Board, Pair } from "./schema.ts";
import {
  begin,
  cardAt,
  covered,
  goTogether,
  type Contest,
  type PairsDeal,
  type PairsState,
} from "./state.ts";

export function worthOf({ worth }: Pair): number {
  return worth ?? 1;
}

export function totalOf({ pairs }: Board): number {
  return pairs.reduce((sum, pair) => sum + worthOf(pair), 0);
}

export function priceOf(item: Board): number {
  return item.price ?? Math.ceil(totalOf(item) / 2);
}

/** What is worth having and still lies covered. */
export function leftOf({ item }: PairsDeal, { won, lost }: Contest): number {
  return totalOf(item) - won - lost;
}

/** What is opened is remembered; what was opened longest ago is forgotten for it. */
export function minding({ rules }: PairsDeal, mind: readonly number[], cards: readonly number[]): number[] {
  const most = rules.rival?.remembers ?? 0;
  return [...mind.filter((card) => !cards.includes(card)), ...cards].slice(-most);
}

interface Picks {
  readonly places: readonly [number, number];
  readonly areTaken: boolean;
}

/** What the rival opens: a pair that is remembered, to take it, or else two that are not remembered, to see. */
export function picksOf(deal: PairsDeal, state: PairsState, { mind, rounds }: Contest): Picks {
  const places = covered(state);
  const remembered = places.filter((place) => mind.includes(cardAt(state, place)));
  for (const one of remembered) {
    const other = remembered.find((place) => goTogether(deal, cardAt(state, one), cardAt(state, place)));
    if (other !== undefined) return { places: [one, other], areTaken: true };
  }
  const random = createRandom(deriveSeed(deal.seed, "rival", rounds));
  const fresh = random.shuffle(places.filter((place) => !remembered.includes(place)));
  const [one, next, ...others] = [...fresh, ...remembered];
  if (one === undefined || next === undefined) throw new RangeError("picksOf: nothing lies covered");
  // Two that match by chance would be opened and closed again, as if they did not: where there is another, that is opened.
  const isMatch = (place: number): boolean => goTogether(deal, cardAt(state, one), cardAt(state, place));
  const other = [next, ...others].find((place) => !isMatch(place)) ?? next;
  return { places: [one, other], areTaken: false };
}

/** A board as it begins: where the rival begins, two have been opened already. */
export function beginBoard(deal: PairsDeal): PairsState {
  const state = begin(deal);
  const { contest } = state;
  if (contest === null || deal.rules.rival?.begins !== true) return state;
  const last = picksOf(deal, state, contest).places.map((place) => cardAt(state, place));
  return { ...state, heard: last, contest: { ...contest, mind: minding(deal, [], last), rounds: 1, last } };
}

/** A row of places rolls on by one: what was last in it comes around to the front. */
export function rolled(cards: readonly number[], row: number, columns: number): number[] {
  const from = (row - 1) * columns;
  return cards.map((card, place) => {
    if (place < from || place >= from + columns) return card;
    return cards[place === from ? from + columns - 1 : place - 1] ?? card;
  });
}
