/** The mechanic `walk`: find the way on a small map by ear. */
import { telling, type Mechanic } from "../contract.ts";
import { tipOfAct } from "../tips.ts";
import { checkWalk } from "./check.ts";
import { generateTrip } from "./generate.ts";
import { hintCues, revealCues } from "./help.ts";
import { movesNow } from "./moves.ts";
import { beginWalk, bestMove, play } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema } from "./schema.ts";
import type { WalkContent, WalkItem, WalkRules, WalkState } from "./schema.ts";
import { openCues, whereCues } from "./speak.ts";

export const walk: Mechanic<WalkContent, WalkRules, WalkItem, WalkState> = {
  id: "walk",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check: checkWalk,
  generate: generateTrip,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin: beginWalk,
  open: (deal, state) => telling(state, openCues(deal, state)),
  moves: movesNow,
  apply: play,
  where: (deal, state) => telling(state, whereCues(deal, state)),
  best: bestMove,
  hint: hintCues,
  reveal: revealCues,
};
