import { telling, type Mechanic } from "../contract.ts";
import { tipOfAct } from "../tips.ts";
import { openCase } from "./case-file.ts";
import { check } from "./check.ts";
import { hint, reveal } from "./help.ts";
import { moves } from "./moves.ts";
import { apply } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, type Content, type Item, type Rules } from "./schema.ts";
import { best } from "./solver.ts";
import { open, where } from "./speech.ts";
import { begin } from "./begin.ts";
import type { State } from "./state.ts";

export const deduce: Mechanic<Content, Rules, Item, State> = {
  id: "deduce",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin,
  open: (deal, state) => telling(state, open(deal, openCase(deal, state.suspects), state)),
  moves: (deal, state) => moves(deal, openCase(deal, state.suspects), state),
  apply,
  where: (deal, state) => telling(state, where(deal, openCase(deal, state.suspects), state)),
  best,
  hint: (deal, state, strength) => hint(deal, openCase(deal, state.suspects), state, strength),
  reveal: (deal, state) => reveal(deal, openCase(deal, state.suspects), state),
};
