import type { Mechanic } from "../contract.ts";
import { tipOfRound } from "../tips.ts";
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
  openRound: (_content, { tips }, roundSeed) => tipOfRound(tips, roundSeed),
  begin,
  open,
  moves,
  apply,
  where,
  best,
  hint,
  reveal,
};
