/** Amounts of money, and what of a budget can be spent. All amounts are in the smallest coin. */
import { fillTemplate } from "../../definition/fill.ts";
import type { WalkContent, WalkDeal, WalkState } from "./schema.ts";
import { productOf, remaining, surpriseOf, thingAt } from "./trip.ts";

const COINS_IN_ONE = 100;

/** "$2.50", "$3", "45 cents" */
export function amount(content: WalkContent, coins: number): string {
  const { money } = content.task;
  if (coins < COINS_IN_ONE) return fillTemplate(money.coins, { count: coins });
  const rest = coins % COINS_IN_ONE;
  const whole = `${money.sign}${Math.floor(coins / COINS_IN_ONE)}`;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}

/** The least that a thing of the list can cost; where it is sold out, what its substitute costs. */
export function leastPrice(game: Pick<WalkDeal, "content" | "item">, index: number): number {
  const { product, choice } = thingAt(game.item, index);
  const { price } = productOf(game.content, product);
  if (choice?.type === "packs") return Math.min(...choice.packs.map((pack) => pack.price));
  if (choice?.type !== "missing") return price;
  return surpriseOf(game, product).options.find(({ fits }) => fits)?.price ?? price;
}

export interface Purse {
  readonly left: number;
  /** What the other things of the list need at least. */
  readonly rest: number;
}

/** What is in the purse while a thing is chosen; undefined where there is no budget. */
export function purseFor(deal: WalkDeal, state: WalkState, thing: number): Purse | undefined {
  const { budget } = deal.item.task;
  if (budget === undefined) return undefined;
  const others = remaining(deal, state.got).filter((index) => index !== thing);
  return {
    left: budget - state.spent,
    rest: others.reduce((sum, index) => sum + leastPrice(deal, index), 0),
  };
}
