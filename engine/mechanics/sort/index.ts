import { telling, type Mechanic } from "../contract.ts";
import { check } from "./check.ts";
import { movesOf } from "./moves.ts";
import { apply, begin, best } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema } from "./schema.ts";
import type { SortContent, SortItem, SortRules, SortState } from "./schema.ts";
import { arrival, hint, openAct, reveal, where } from "./speech.ts";

/** Things come one at a time and are sent to the two to four places where they belong. */
export const sort: Mechanic<SortContent, SortRules, SortItem, SortState> = {
  id: "sort",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  openAct,
  begin,
  open: (deal, state) => telling(state, arrival(deal, state.at)),
  moves: ({ content, rules }) => movesOf(content, rules),
  apply,
  where: (deal, state) => telling(state, where(deal, state)),
  best,
  hint,
  reveal,
};
