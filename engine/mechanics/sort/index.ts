import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { threeRungs } from "../kit/three-rungs.ts";
import { check } from "./check.ts";
import { opening, openAct, where } from "./heard.ts";
import { hint, reveal } from "./help.ts";
import { isAllClean } from "./onward.ts";
import { apply, begin, best } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema } from "./schema.ts";
import type { SortContent, SortItem, SortRules } from "./schema.ts";
import { movesOf } from "./seats.ts";
import type { SortState } from "./state.ts";
import { generate } from "./generate.ts";
import { beginWorld, worldSchema, type SortWorld } from "./world.ts";

/** Things come one at a time, are told apart by ear, and are sent where they belong. */
export const sort: Mechanic<SortContent, SortRules, SortItem, SortState, SortWorld> = {
  id: "sort",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    tips: "what clean loads have earned",
    loads: "loads that came out clean",
    full: "full loads that came out clean",
    clean: "things that came out clean",
    spoiled: "loads that were spoiled",
    caught: "what was caught in the trap",
    lost: "things that were put into the trap and belong elsewhere",
    found: "things that were found hidden",
    felt: "times that something was felt for",
    sorted: "things that were sent home, where each is judged at once",
    spilled: "pots that were spilled",
    refused: "things that were sent to a wrong place, where each is judged at once",
  },
  sounds: ["bounce", "rustle"],
  evidence: (game) => [
    ...soundsUnder(game, "marks", "sound"),
    ...soundsUnder(game, "codes", "sound"),
    ...soundsUnder(game, "finds", "heard", "sound"),
  ],
  priced: { feel: "feeling for a thing" },
  world: (_content, rules, seed) => beginWorld(rules, seed),
  worldSchema,
  leave(deal, state) {
    const { customer } = deal.item;
    const mood: SortWorld["memory"][string] = isAllClean(deal, state) ? "pleased" : "wary";
    const memory = customer === undefined ? deal.world.memory : { ...deal.world.memory, [customer]: mood };
    return { memory, dials: state.dials, isWarned: state.isWarned, isAdvised: state.isAdvised };
  },
  generate,
  openAct,
  begin,
  open: (deal, state) => telling(state, opening(deal, state)),
  moves: (deal) => movesOf(deal),
  apply,
  where: (deal, state) => telling(state, where(deal, state)),
  best,
  help: (deal, state) => threeRungs((strength) => hint(deal, state, strength)),
  reveal,
};
