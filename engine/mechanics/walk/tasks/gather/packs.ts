/** Packs of three sizes, drawn so that only reckoning tells which costs least for what is needed. */
import type { Random } from "../../../../random.ts";
import { COINS_IN_ONE, costOf, leastMixed, leastOf, type Packs } from "./money.ts";

const NEEDS = [4, 6, 8, 9, 10, 12];
/** Whole dollars, to be added in the head. */
const MOST_DOLLARS = 9;
const MOST_IN_ALL = 12 * COINS_IN_ONE;
/** No pack is so much dearer than the best that nobody would think of it. */
const MOST_BETWEEN = 4 * COINS_IN_ONE;
const COUNTS = [2, 3, 4, 5, 6, 8, 9, 10, 12, 15];
const MOST_TO_SPARE = 4;
/** So often another pack costs less apiece than the best one, and leaves more over than is needed. */
const SHARE_OF_LEFTOVERS = 0.5;

/** The smallest, the middle and the largest are the best ones equally often: no rule of thumb pays. */
export function drawPacks(random: Random): Packs {
  const need = random.pick(NEEDS);
  const best = random.pick([0, 1, 2]);
  const hasLeftovers = random.next() < SHARE_OF_LEFTOVERS;
  const counts = COUNTS.filter((count) => count <= need + MOST_TO_SPARE);
  for (;;) {
    const sizes = random
      .shuffle(counts)
      .slice(0, 3)
      .toSorted((a, b) => a - b)
      .map((count) => ({ count, price: (1 + Math.floor(random.next() * MOST_DOLLARS)) * COINS_IN_ONE }));
    const packs = { need, sizes };
    const size = sizes[best];
    if (size === undefined || !isWorthReckoning(packs) || costOf(need, size).total !== leastOf(packs))
      continue;
    if (sizes.some((other) => isCheaperApiece(other, size)) === hasLeftovers) return packs;
  }
}

export interface Size {
  readonly count: number;
  readonly price: number;
}

/** Reckoned without a fraction. */
export function isCheaperApiece(one: Size, other: Size): boolean {
  return one.price * other.count < other.price * one.count;
}

function totals({ need, sizes }: Packs): number[] {
  return sizes.map((size) => costOf(need, size).total);
}

/**
 * One way is the cheapest, no mixture of sizes beats it (one size is bought), a larger pack never has the lower price, and
 * not all are a single pack.
 */
function isWorthReckoning(packs: Packs): boolean {
  const { need, sizes } = packs;
  const all = totals(packs);
  const isRising = sizes.every(({ price }, index) => index === 0 || price > (sizes[index - 1]?.price ?? 0));
  const isClear = new Set(all).size === all.length;
  const isClose = Math.max(...all) <= Math.min(MOST_IN_ALL, Math.min(...all) + MOST_BETWEEN);
  const isMany = sizes.some(({ count }) => count < need) && sizes.every(({ count }) => count * 4 >= need);
  return isRising && isClear && isClose && isMany && leastMixed(packs) === leastOf(packs);
}
