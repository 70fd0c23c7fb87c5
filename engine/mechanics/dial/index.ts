import { telling, type Mechanic } from "../contract.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { best, hint, reveal } from "./help.ts";
import { apply, begin, moves, open, where } from "./play.ts";
import {
  contentSchema,
  itemSchema,
  rulesSchema,
  type DialContent,
  type DialItem,
  type DialRules,
  type DialState,
} from "./schema.ts";

export const dial: Mechanic<DialContent, DialRules, DialItem, DialState> = {
  id: "dial",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  generate,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin,
  open: (deal, state) => telling(state, open(deal, state)),
  moves,
  apply,
  where: (deal, state) => telling(state, where(deal, state)),
  best,
  hint,
  reveal,
};
