/** Rooms: so many lockers, what is in them, and the price. */
import { pairOf, type Money } from "./money.ts";
import type { Bank, Board, Rules } from "./types.ts";

type Amounts = readonly number[];

/** Of three pairs, no one alone reaches the price, and any two do: two together are more than the third. */
export const SIXES: readonly Amounts[] = [
  [10, 15, 20],
  [10, 20, 25],
  [15, 20, 25],
  [15, 20, 30],
  [15, 25, 30],
  [20, 25, 30],
  [10, 25, 30],
  [20, 25, 35],
  [20, 30, 35],
  [25, 30, 35],
];

/** With four pairs, whoever loses the biggest has lost the room. */
export const EIGHTS: readonly Amounts[] = [
  [5, 10, 20, 25],
  [10, 15, 20, 25],
  [5, 15, 20, 30],
  [5, 10, 25, 30],
  [10, 20, 25, 30],
  [10, 15, 25, 30],
  [5, 20, 25, 30],
  [15, 20, 25, 30],
];

/** The rival may have the second biggest pair, and nothing else: whoever leaves the biggest has lost. */
function priceOf(amounts: Amounts, isGentle: boolean): number {
  const [first = 0, second = 0] = amounts.toSorted((a, b) => b - a);
  return amounts.reduce((sum, amount) => sum + amount, 0) - (isGentle ? first : second);
}

interface Room {
  readonly id: string;
  readonly kind: string;
  readonly money: Money;
  readonly amounts: readonly Amounts[];
  readonly difficulty: number;
  readonly skill: string;
  readonly goes: NonNullable<Rules["goes"]>;
  readonly rival: NonNullable<Rules["rival"]>;
  /** Even the biggest may be lost, and the price still be reached. */
  readonly isGentle?: true;
  /** Added to the price: what it takes to let the rival begin. */
  readonly extra?: number;
}

export function rulesOf(places: number, rival: Room["rival"], goes: Room["goes"]): Rules {
  return { rows: 2, columns: places / 2, goes, rival: { note: 5, ...rival } };
}

export function boardsOf({ id, kind, money, amounts, isGentle, extra = 0 }: Room): Board[] {
  return amounts.map((each) => ({
    id: `${id}-${each.join("-")}`,
    pairs: each.map((worth) => pairOf(kind, money, worth)),
    price: priceOf(each, isGentle === true) + extra,
  }));
}

export function bankOf(room: Room): Bank {
  const { id, amounts, difficulty, skill, goes, rival } = room;
  const places = 2 * (amounts[0]?.length ?? 0);
  return { id, difficulty, skill, rules: rulesOf(places, rival, goes), items: boardsOf(room) };
}
