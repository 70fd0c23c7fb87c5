import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, moves } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, USUAL_SOUNDS, worldSchema } from "./schema.ts";
import type { BuildContent, BuildRules, BuildWorld, Round } from "./schema.ts";
import { begin, leave, noWorld, type BuildState } from "./state.ts";
import { opening, where } from "./words.ts";

/** Parts are kept up, one round after the other: set what each is given, hear how it does, and find out what it needs. */
export const build: Mechanic<BuildContent, BuildRules, Round, BuildState, BuildWorld> = {
  id: "build",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    rounds: "rounds that passed",
    done: "kinds of which all parts did as well as can be",
    known: "those of them that rounds before had shown",
    lucky: "those of them that were partly a guess",
    aided: "those of them that help had said",
    fair: "rounds that told something, with one thing changed",
    muddled: "rounds that told something, with more than one thing changed, or nothing",
    idle: "rounds that could be foretold from those before",
    guesses: "rounds that were foretold, rightly or not",
    called: "rounds that were foretold rightly",
    miscalled: "rounds that were not",
    gained: "what a choice between rounds has brought",
    paid: "what a choice between rounds has cost",
  },
  priced: { log: "to look back" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content, sets }) => [
    ...soundsUnder(sets, "note"),
    ...soundsUnder(
      sets.map(({ items }) => items),
      "falls",
      "sound",
    ),
    ...soundsUnder(content.sounds ?? {}, "grow"),
  ],
  world: noWorld,
  worldSchema,
  leave,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
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
