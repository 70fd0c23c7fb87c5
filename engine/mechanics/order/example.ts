/** A small morning, for the tests of this folder: socks before shoes, and no pajamas. */
import { bareDeal } from "../kit/deal.ts";
import type { OrderContent, OrderRules, Row } from "./schema.ts";
import type { OrderDeal, OrderState } from "./state.ts";

export const content: OrderContent = {
  cards: {
    socks: { name: "The socks" },
    shoes: { name: "The shoes" },
    door: { name: "The door", heard: [{ sound: "door-open", caption: "a door opens" }] },
    pajamas: { name: "The pajamas" },
  },
};
const rules: OrderRules = {};
export const morning: Row = {
  id: "morning",
  cards: [
    { card: "socks" },
    { card: "shoes", after: ["socks"] },
    {
      card: "door",
      after: ["shoes"],
      why: "Out of the door, without shoes?",
      closer: ["It is cold outside."],
    },
    { card: "pajamas", out: true },
  ],
};

export function dealOf(more: Partial<Pick<OrderDeal, "content" | "rules" | "item">> = {}): OrderDeal {
  return bareDeal<OrderContent, OrderRules, Row>({ content, rules, item: morning, ...more });
}

/** Socks, shoes, door, pajamas by their numbers, in this order. */
export function stateOf(row: readonly number[], more: Partial<OrderState> = {}): OrderState {
  return { row, aside: [], at: 0, isHeld: false, told: [], misses: 0, shown: 0, ...more };
}
