/** A small attic, for the tests of this folder: keys and locks in boxes. */
import { bareDeal } from "../kit/deal.ts";
import type { Board, PairsContent, PairsRules } from "./schema.ts";
import { begin, type PairsDeal, type PairsState } from "./state.ts";

export const content: PairsContent = { thing: { one: "box", many: "boxes" } };

const pairs = [
  { id: "key", first: "key", second: "lock" },
  { id: "cup", first: "cup", second: "saucer" },
  { id: "sock", first: "sock", second: "shoe" },
];
export const attic: Board = { id: "attic", pairs };
export const rules: PairsRules = { rows: 2, columns: 3, pairs };

export function dealOf(more: Partial<Pick<PairsDeal, "content" | "rules" | "item">> = {}): PairsDeal {
  return bareDeal<PairsContent, PairsRules, Board>({ content, rules, item: attic, ...more });
}

/** Places in their order: key, cup, sock above; lock, saucer, shoe below. */
export function laidOut(deal: PairsDeal): PairsState {
  return { ...begin(deal), cards: [0, 2, 4, 1, 3, 5] };
}
