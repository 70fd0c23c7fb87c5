/** Prices: what is needed, bought in packs of one size; and what it would cost in packs of several. */
import { fillTemplate } from "../../../../definition/fill.ts";
import type { Thing } from "./schema.ts";
import type { GatherContent } from "./words.ts";

export const COINS_IN_ONE = 100;
/** What a purse holds beyond the best packs. */
export const SPARE = 2 * COINS_IN_ONE;

export type Packs = NonNullable<Thing["packs"]>;

export function costOf(need: number, { count, price }: { readonly count: number; readonly price: number }) {
  const packs = Math.ceil(need / count);
  return { packs, total: packs * price };
}

export function leastOf({ need, sizes }: Packs): number {
  return Math.min(...sizes.map((size) => costOf(need, size).total));
}

/** The least that it can cost when sizes are mixed: where that is less, no single size may be called the cheapest. */
export function leastMixed({ need, sizes }: Packs): number {
  const least = [0];
  for (let had = 1; had <= need; had++)
    least.push(Math.min(...sizes.map(({ count, price }) => price + (least[Math.max(0, had - count)] ?? 0))));
  return least[need] ?? 0;
}

/** "$2.50", "$3", "45 cents" */
export function amount({ money }: GatherContent, coins: number): string {
  if (coins < COINS_IN_ONE) return fillTemplate(money.coins, { count: coins });
  const rest = coins % COINS_IN_ONE;
  const whole = `${money.sign}${Math.floor(coins / COINS_IN_ONE)}`;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}
