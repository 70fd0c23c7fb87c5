import { telling, USUAL_PATIENCE, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { threeRungs } from "../kit/three-rungs.ts";
import { check } from "./check.ts";
import { drumApply, drumBest, drumHelped, drumMoves, DRUM_PATIENCE } from "./drum.ts";
import { calledBy } from "./drummed.ts";
import { drumHelp, drumOpening, drumReveal, drumWhere } from "./drums-told.ts";
import { march } from "./drums-heard.ts";
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
    saved: "loads that came out clean while somebody prowls",
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
    due: "things that were packed when the lever was pulled; bars that could be filled",
    escaped: "things that got away when the lever was pulled",
    cleared: "pulls that nothing got away from",
    tested: "crumbs that were tested",
    placed: "words that found their place on a drum",
    bars: "bars that were filled",
    joined: "who came to dance to a full bar",
    fled: "who ran off when a drum tipped over, or went home from a knock",
    spills: "drums that tipped over",
    miscounted: "words that were drummed wrongly",
    passed: "words that were let go by",
    traded: "what was bought; a chapter counts it",
  },
  sounds: ["bounce", "rustle"],
  evidence: (game) => [
    ...soundsUnder(game, "marks", "sound"),
    ...soundsUnder(game, "codes", "sound"),
    ...soundsUnder(game, "finds", "heard", "sound"),
    ...soundsUnder(game, "sounds", "sound"),
    ...soundsUnder(game, "warmer", "sound"),
    ...soundsUnder(game, "colder", "sound"),
    ...soundsUnder(game, "tick"),
    ...soundsUnder(game, "tock"),
    ...soundsUnder(game, "knock"),
  ],
  priced: { feel: "feeling for a thing", test: "testing a crumb of a thing" },
  world: ({ drums }, rules, seed) => beginWorld(rules, seed, drums),
  worldSchema,
  leave(deal, state) {
    const { customer } = deal.item;
    const mood: SortWorld["memory"][string] = isAllClean(deal, state) ? "pleased" : "wary";
    const memory = customer === undefined ? deal.world.memory : { ...deal.world.memory, [customer]: mood };
    const { dials, isWarned, isAdvised } = state;
    const told = state.things.flatMap(({ about, name }) => (about === undefined ? [] : [name]));
    const met = [...new Set([...(deal.world.met ?? []), ...told])];
    const { cast } = deal.world;
    const song = state.drumming?.song ?? deal.world.song;
    return {
      memory,
      dials,
      isWarned,
      isAdvised,
      ...(met.length === 0 ? {} : { met }),
      ...(cast === undefined ? {} : { cast }),
      ...(song === undefined ? {} : { song }),
      ...(state.drumming === undefined ? {} : { called: calledBy(deal, state.drumming) }),
    };
  },
  perform: (content, rules, { song = [] }) => march({ content, rules }, song),
  patience: (_deal, { drumming }) => (drumming === undefined ? USUAL_PATIENCE : DRUM_PATIENCE),
  helped: (_deal, state, rung) =>
    rung === "two" && state.drumming !== undefined ? drumHelped(state, state.drumming) : state,
  generate,
  openAct,
  begin,
  open: (deal, state) =>
    telling(state, state.drumming === undefined ? opening(deal, state) : drumOpening(deal, state.drumming)),
  moves(deal, state) {
    const { packing, drumming } = state;
    if (drumming !== undefined) return drumMoves(deal, drumming);
    return packing === undefined ? movesOf(deal, state) : packMoves(deal, state, packing);
  },
  apply(deal, state, action) {
    const { packing, drumming } = state;
    if (drumming !== undefined) return drumApply(deal, state, drumming, action);
    return packing === undefined ? apply(deal, state, action) : packApply(deal, state, packing, action);
  },
  where(deal, state) {
    const { packing, drumming } = state;
    if (drumming !== undefined) return telling(state, drumWhere(deal, drumming));
    if (packing === undefined) return telling(state, where(deal, state));
    return telling(state, packWhere(deal, state, packing, isPacked(packing)));
  },
  best(deal, state) {
    const { packing, drumming } = state;
    if (drumming !== undefined) return drumBest(deal, drumming);
    return packing === undefined ? best(deal, state) : packBest(deal, state, packing);
  },
  help(deal, state) {
    const { packing, drumming } = state;
    if (drumming !== undefined) return drumHelp(deal, drumming);
    if (packing !== undefined) return packHelp(deal, state, packing);
    return threeRungs((strength) => hint(deal, state, strength));
  },
  reveal(deal, state) {
    const { packing, drumming } = state;
    if (drumming !== undefined) return drumReveal(deal, drumming);
    return reveal(deal, packing === undefined ? state : foreseen(deal, state, packing));
  },
};
