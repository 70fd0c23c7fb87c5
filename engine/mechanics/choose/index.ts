import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, moves } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, worldSchema } from "./schema.ts";
import type { Choice, ChooseContent, ChooseRules, ChooseWorld } from "./schema.ts";
import { begin, leave, type ChooseState } from "./state.ts";
import { opening, performance, USUAL_SOUNDS, where } from "./words.ts";

/** Choose and see: each way is heard or named, clues can be asked for, and the scene changes with what is chosen. */
export const choose: Mechanic<ChooseContent, ChooseRules, Choice, ChooseState, ChooseWorld> = {
  id: "choose",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    sharp: "right at the first try, without a clue and with little help",
    clued: "right at the first try, after a clue",
    mended: "right after a miss, or after help that left little",
    half: "ended by an option that is worth half",
    mistook: "options that were taken and led nowhere",
    asked: "clues that were told",
    rose: "how far the options that were taken led up, in all",
    sank: "how far they led down, in all",
    judged: "choices that are over and were no practice",
    gained: "what a choice between acts has brought",
    spent: "what a choice between acts has cost",
  },
  priced: { clue: "to ask for a clue by Up", other: "to ask for one by Down" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ sets }) =>
    sets.flatMap(({ items, rules }) => soundsUnder({ items, recall: rules.recall }, "notes", "sound")),
  world: () => ({ opened: 0, kept: [] }),
  worldSchema,
  leave,
  generate: (_content, rules, random, world) => generate(rules, random, world),
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  perform: (content, _rules, world) => performance({ content }, world),
  begin,
  open: (deal, state) => telling(state, opening(deal, state)),
  moves,
  apply,
  where: (deal, state) => telling(state, where(deal, state)),
  best,
  help,
  helped,
  reveal,
};
