import type { Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { threeRungs } from "../kit/three-rungs.ts";
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
    borrowed: "what was lent for a clue when there was nothing left to pay with",
    nibbled: "bites that clues have cost after that",
    wrong: "wrong names, levers and cards",
    lucky: "right names that nothing had proved yet",
    whole: "pages: found with proof and without a wrong name",
    bitten: "pages found otherwise, less those that were won back",
    mended: "pages won back with a bet: whole now, and bitten no more",
    prize: "bets that were won",
    forfeit: "bets that were lost",
    final: "whole cases of rules that are final",
  },
  evidence: ({ content }) =>
    ["yes", "no", "forward", "back", "pulled"].flatMap((answer) => soundsUnder(content, answer, "sound")),
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
  help: (deal, state) => threeRungs((strength) => hint(deal, state, strength)),
  reveal,
};
