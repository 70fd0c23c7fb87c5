import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { threeRungs } from "../kit/three-rungs.ts";
import { check } from "./check.ts";
import { opening, openAct, where } from "./heard.ts";
import { hint, reveal } from "./help.ts";
import { isAllClean } from "./onward.ts";
import { foreseen, isPacked, packApply, packBest, packHelp, packMoves } from "./pack.ts";
import { apply, begin, best } from "./play.ts";
import { packWhere } from "./rooms-heard.ts";
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
    kept: "things that were packed for what they became, at a pull of the lever",
    due: "things that were packed when the lever was pulled",
    escaped: "things that got away when the lever was pulled",
    cleared: "pulls that nothing got away from",
    tested: "crumbs that were tested",
    traded: "what was bought back; a chapter counts it",
  },
  sounds: ["bounce", "rustle"],
  evidence: (game) => [
    ...soundsUnder(game, "marks", "sound"),
    ...soundsUnder(game, "codes", "sound"),
    ...soundsUnder(game, "finds", "heard", "sound"),
    ...soundsUnder(game, "sounds", "sound"),
    ...soundsUnder(game, "warmer", "sound"),
    ...soundsUnder(game, "colder", "sound"),
  ],
  priced: { feel: "feeling for a thing", test: "testing a crumb of a thing" },
  world: (_content, rules, seed) => beginWorld(rules, seed),
  worldSchema,
  leave(deal, state) {
    const { customer } = deal.item;
    const mood: SortWorld["memory"][string] = isAllClean(deal, state) ? "pleased" : "wary";
    const memory = customer === undefined ? deal.world.memory : { ...deal.world.memory, [customer]: mood };
    const { dials, isWarned, isAdvised } = state;
    const told = state.things.flatMap(({ about, name }) => (about === undefined ? [] : [name]));
    const met = [...new Set([...(deal.world.met ?? []), ...told])];
    return { memory, dials, isWarned, isAdvised, ...(met.length === 0 ? {} : { met }) };
  },
  generate,
  openAct,
  begin,
  open: (deal, state) => telling(state, opening(deal, state)),
  moves: (deal, state) =>
    state.packing === undefined ? movesOf(deal) : packMoves(deal, state, state.packing),
  apply: (deal, state, action) =>
    state.packing === undefined ? apply(deal, state, action) : packApply(deal, state, state.packing, action),
  where: (deal, state) =>
    telling(
      state,
      state.packing === undefined
        ? where(deal, state)
        : packWhere(deal, state, state.packing, isPacked(state.packing)),
    ),
  best: (deal, state) =>
    state.packing === undefined ? best(deal, state) : packBest(deal, state, state.packing),
  help: (deal, state) =>
    state.packing === undefined
      ? threeRungs((strength) => hint(deal, state, strength))
      : packHelp(deal, state, state.packing),
  reveal: (deal, state) =>
    reveal(deal, state.packing === undefined ? state : foreseen(deal, state, state.packing)),
};
