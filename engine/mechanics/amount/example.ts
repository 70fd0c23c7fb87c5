/** A small game for the tests of this folder: hooks that hold a few keys each. */
import { bareDeal } from "../kit/deal.ts";
import type { AmountContent, AmountRules, Order } from "./schema.ts";
import { begin, worldBefore, type AmountDeal, type AmountState } from "./state.ts";

const content: AmountContent = {
  units: { two: { value: 2 }, three: { value: 3 }, four: { value: 4 }, seven: { value: 7, name: "Eight." } },
};

/** Places: two at 0, three at 1, four at 2, seven at 3. */
export const rules: AmountRules = { makes: "product", tray: ["two", "three", "four", "seven"] };

export function dealOf(more: Partial<AmountDeal> = {}): AmountDeal {
  const item: Order = { id: "make-12", targets: [12] };
  return { ...bareDeal({ content, rules, item }), world: worldBefore(), ...more };
}

export function orderOf(...targets: readonly number[]): Order {
  return { id: `make-${targets.join("-")}`, targets: [...targets] };
}

export function stateOf(deal: AmountDeal, more: Partial<AmountState> = {}): AmountState {
  return { ...begin(deal), ...more };
}
