/** Where the cards of a row are, and what stops a performance. */
import { createRandom, deriveSeed, type Random } from "../../random.ts";
import type { Deal } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import { bestRow, dayOf, isGood, isNear } from "./day.ts";
import type { Card, OrderContent, OrderRules, Placed, Row } from "./schema.ts";

export type OrderDeal = Deal<OrderContent, OrderRules, Row>;

export interface OrderState {
  /** Cards by their place in the item, from left to right. */
  readonly row: readonly number[];
  readonly aside: readonly number[];
  /** Where one is: along the row, and then along what lies aside. */
  readonly at: number;
  readonly isHeld: boolean;
  /** Cards that were listened to closer: that costs once. */
  readonly told: readonly number[];
  readonly misses: number;
  /** How often help has said the move. */
  readonly shown: number;
  /** Of a day: the places before which something has come in between. What stands before the last of them is done. */
  readonly stops?: readonly number[] | undefined;
  /** Of a day: the row for which help has said the move. Said once more, it costs nothing. */
  readonly saidFor?: readonly number[] | undefined;
  /** Of a day that went wrong: the row as it was then. */
  readonly before?: readonly number[] | undefined;
  /** Of a day that worked and had room for more: it may be run once more, or kept. */
  readonly spare?:
    | { readonly row: readonly number[]; readonly treats: number; readonly best: number }
    | undefined;
}

/** What stops a performance, and how far it came. */
export interface Broken {
  readonly kind: "early" | "stray" | "missing";
  readonly card: number;
  /** Of `early`: what has not come, or has not come right before. */
  readonly needs?: number | undefined;
  /** How many were performed before. */
  readonly performed: number;
}

const MOST_SHUFFLES = 12;
const LEAST_MOVED = 3;
const MOST_MOVES = 40;

export function begin(deal: OrderDeal): OrderState {
  const random = createRandom(deriveSeed(deal.seed, "row"));
  if (deal.item.day !== undefined && deal.item.day.wrong !== true) return beginning(mixed(deal, random));
  const cards = [...deal.item.cards.keys()];
  let row = random.shuffle(cards);
  for (let shuffles = 0; shuffles < MOST_SHUFFLES && isEasy(deal, row); shuffles++)
    row = random.shuffle(cards);
  if (deal.item.day === undefined && broken(deal, row) === undefined) row = cards.toReversed();
  return beginning(row);
}

function beginning(row: readonly number[]): OrderState {
  return { row, aside: [], at: 0, isHeld: false, told: [], misses: 0, shown: 0 };
}

/** A day has some cards elsewhere than they are best, so that it goes wrong, and one move alone does not make the best of it. */
function mixed(deal: OrderDeal, random: Random): readonly number[] {
  const { steps = 1 } = dayOf(deal);
  const least = steps > 2 ? LEAST_MOVED * 2 : LEAST_MOVED;
  let row = bestRow(deal, [], []);
  const isTooEasy = (): boolean => isGood(deal, row) || (steps > 1 && isNear(deal, row));
  for (let moves = 0; moves < MOST_MOVES && (moves < least || isTooEasy()); moves++) {
    const card = random.pick(row);
    const others = row.filter((other) => other !== card);
    row = others.toSpliced(random.int(0, others.length), 0, card);
  }
  return row;
}

/** It must not begin solved, nor be solved by laying aside alone. */
function isEasy(deal: OrderDeal, row: readonly number[]): boolean {
  if (deal.item.day !== undefined) return isGood(deal, row);
  return (
    broken(
      deal,
      row.filter((card) => placed(deal, card).out !== true),
    ) === undefined
  );
}

export function placed({ item }: Pick<OrderDeal, "item">, card: number): Placed {
  const found = item.cards[card];
  if (found === undefined) throw new RangeError(`order: row "${item.id}" has no card ${card}`);
  return found;
}

export function cardOf(deal: OrderDeal, card: number): Card {
  return entry(deal.content.cards, placed(deal, card).card, "order");
}

/** How many cards have been lived through already, and cannot be moved. */
export function doneOf({ stops }: Pick<OrderState, "stops">): number {
  return stops?.at(-1) ?? 0;
}

/** The card under the cursor. */
export function here({ row, aside, at }: OrderState): number {
  return [...row, ...aside][at] as number;
}

export function isAside({ row, at }: OrderState): boolean {
  return at >= row.length;
}

export function broken(deal: Pick<OrderDeal, "item">, row: readonly number[]): Broken | undefined {
  const { cards } = deal.item;
  for (const [performed, card] of row.entries()) {
    const { out, after = [], follows } = placed(deal, card);
    if (out === true) return { kind: "stray", card, performed };
    const come = row.slice(0, performed).map((before) => placed(deal, before).card);
    const needed = after.find((id) => !come.includes(id));
    if (needed !== undefined) {
      return { kind: "early", card, needs: cards.findIndex((other) => other.card === needed), performed };
    }
    if (follows !== undefined && !follows.includes(come.at(-1) ?? ""))
      return { kind: "early", card, needs: writtenBefore(deal, card), performed };
  }
  const missing = cards.findIndex(({ out }, card) => out !== true && !row.includes(card));
  return missing < 0 ? undefined : { kind: "missing", card: missing, performed: row.length };
}

/** Of what may come right before, that which makes the whole row work. */
function writtenBefore({ item }: Pick<OrderDeal, "item">, card: number): number {
  return item.cards.findLastIndex(({ out }, at) => at < card && out !== true);
}

/** Half is left after two broken performances, or two moves that help has said; nothing after four. */
export function creditOf({ misses, shown }: OrderState): number {
  return 1 - (misses + shown) / 4;
}
