import { USUAL_PATIENCE, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import {
  anyContentSchema,
  anyItemSchema,
  anyRulesSchema,
  type AnyContent,
  type AnyItem,
  type AnyRules,
} from "./any.ts";
import { benchSounds } from "./bench/sounds.ts";
import { check } from "./check.ts";
import { best, reveal, usualHelp } from "./help.ts";
import { apply, begin, moves, open, where } from "./play.ts";
import type { State } from "./state.ts";
import { surveySounds } from "./survey/sounds.ts";
import { addTasks, familyOf } from "./tasks/catalogue.ts";
import { familyTypeOf } from "./tasks/family.ts";
import { emptyWorld, worldSchema, type World } from "./world.ts";

export const deduce: Mechanic<AnyContent, AnyRules, AnyItem, State, World | undefined> = {
  id: "deduce",
  content: anyContentSchema,
  rules: anyRulesSchema,
  item: anyItemSchema,
  check,
  counts: {
    clues: "clues that were asked for beyond the first, cards and witnesses too",
    wrong: "wrong names, levers and cards",
    lucky: "right names that nothing had proved yet",
    whole: "cases that were solved without a wrong name, and pages won back with a bet",
    bitten: "cases that were solved otherwise, less pages won back with a bet",
    saved: "pages that are whole now, each word counted once",
    spoiled: "pages that have a bite now, or are lost, each word counted once",
    lost: "pages that were lost by too many misses",
    mended: "pages won back with a bet: whole now, and bitten no more",
    prize: "bets that were won",
    forfeit: "bets that were lost",
    final: "whole cases of rules that are final",
    probes: "probes that were dropped",
    astray: "landings where it was not",
    home: "what was found by landing there",
    sure: "what was found with proof and by the first landing",
    hidden: "what was hidden, and not found",
    caught: "what was hidden, and found",
    unmasked: "who did not belong, and was found with the club of the others",
    helped:
      "what was found after help had left nothing to think; of a bench, after help had told something of it",
    slipped: "who did not belong, and was let in",
    mistaken: "pairs of somebody and a club that were not so",
    benched: "who did not belong on benches that are over",
    baked: "what was won in choices of a chapter",
    hired: "who was hired, in choices of a chapter",
    asked: "what was offered and answered, in choices of a chapter",
    fed: "what was given away to be left in peace, in choices of a chapter",
    traded: "what was given away for something else, in choices of a chapter",
  },
  priced: {
    clue: "one more clue or witness, or asking what somebody means",
    probe: "drops a probe whose reading is not known yet",
  },
  sounds: [...surveySounds, ...benchSounds],
  evidence: ({ content }) =>
    ["yes", "no", "forward", "back", "pulled", "readings", "guests", "clubs"].flatMap((answer) =>
      soundsUnder(content, answer, "sound"),
    ),
  world: emptyWorld,
  worldSchema,
  addTasks,
  tasksOf: (_content, rules) => [...new Set(rules.map(familyTypeOf))],
  leave: (deal, state) => familyOf(deal).leave?.(deal, state) ?? deal.world ?? emptyWorld(),
  generate: (content, rules, random, world) => familyOf({ rules }).generate(content, rules, random, world),
  perform: (content, rules, world) => familyOf({ rules }).perform?.(content, rules, world) ?? [],
  patience: (deal, state) => familyOf(deal).patience?.(deal, state) ?? USUAL_PATIENCE,
  begin,
  open,
  moves,
  apply,
  where,
  best,
  help: (deal, state, isTooDear) =>
    familyOf(deal).help?.(deal, state, isTooDear) ?? usualHelp(deal, state, isTooDear),
  helped: (deal, state, rung) => familyOf(deal).helped?.(deal, state, rung) ?? state,
  reveal,
};
