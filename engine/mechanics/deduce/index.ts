import type { Mechanic } from "../contract.ts";
import { check } from "./check.ts";
import { best, hint, perform, reveal } from "./help.ts";
import { apply, begin, generate, moves, open, where } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, type Content, type Item, type Rules } from "./schema.ts";
import type { State } from "./state.ts";
import { emptyWorld, leave, worldSchema, type World } from "./world.ts";

export const deduce: Mechanic<Content, Rules, Item, State, World | undefined> = {
  id: "deduce",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    clues: "clues that were paid for",
    borrowed: "clues that were taken when there was nothing left to pay with",
    wrong: "wrong names, levers and cards",
    lucky: "right names that nothing had proved yet",
    whole: "cases solved with proof and without a wrong name",
    bitten: "cases solved otherwise",
    prize: "what the rules promise for a whole case",
    forfeit: "the same, where such a case was not solved whole",
    final: "whole cases of rules that are final",
  },
  world: emptyWorld,
  worldSchema,
  leave,
  generate,
  perform,
  begin,
  open,
  moves,
  apply,
  where,
  best,
  hint,
  reveal,
};
