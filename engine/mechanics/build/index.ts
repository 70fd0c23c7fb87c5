import type { Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { anyContentSchema, anyItemSchema, anyRulesSchema, anyWorldSchema } from "./any-schema.ts";
import { USUAL_SOUNDS } from "./schema.ts";
import { addTasks, taskOf } from "./tasks/catalogue.ts";
import { checkAll } from "./tasks/check.ts";
import { taskTypeOf, type AnyContent, type AnyItem, type AnyRules } from "./tasks/task.ts";
import type { AnyState, AnyWorld } from "./tasks/task.ts";
import { USUAL_SOUNDS as UPKEEP_SOUNDS } from "./tasks/upkeep/usual.ts";

/** Something is kept up, one round after the other: parts that are tested, or places that feed each other. */
export const build: Mechanic<AnyContent, AnyRules, AnyItem, AnyState, AnyWorld> = {
  id: "build",
  content: anyContentSchema,
  rules: anyRulesSchema,
  item: anyItemSchema,
  check: checkAll,
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
    hummed: "places that were heard at the end of rounds",
    could: "places that should have been",
    whole: "rounds at whose end all were heard",
    nearly: "rounds at whose end all but one were",
    some: "rounds at whose end two were silent",
    dark: "rounds at whose end three or more were silent",
    wise: "rounds in which nothing better could be done",
    mended: "times that somebody mended what was broken",
    carried: "times that somebody was sent where nothing was broken, and something was lacking",
    oiled: "times that somebody saw to what would have broken",
    spare: "times that somebody was sent where all was well",
    fueled: "rounds at whose end a place was heard that pays",
    gained: "what a choice between rounds has brought",
    paid: "what a choice between rounds has cost",
  },
  priced: { log: "to look back", extra: "to have one more to send in this round" },
  sounds: [...new Set([...Object.values(USUAL_SOUNDS), ...Object.values(UPKEEP_SOUNDS)])],
  evidence: ({ content, sets }) =>
    "places" in content
      ? soundsUnder(
          Object.values(content.places).map(({ notes }) => notes),
          "sound",
        )
      : [
          ...soundsUnder(sets, "note"),
          ...soundsUnder(
            sets.map(({ items }) => items),
            "falls",
            "sound",
          ),
          ...soundsUnder(content.sounds ?? {}, "grow"),
        ],
  addTasks,
  tasksOf: (content) => [taskTypeOf(content)],
  world: (content) => taskOf({ content }).world(),
  worldSchema: anyWorldSchema,
  leave: (deal, state) => taskOf(deal).leave(deal, state),
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  perform: (content, rules, world) => taskOf({ content }).perform?.(content, rules, world) ?? [],
  begin: (deal) => taskOf(deal).begin(deal),
  open: (deal, state) => taskOf(deal).open(deal, state),
  moves: (deal, state) => taskOf(deal).moves(deal, state),
  apply: (deal, state, action) => taskOf(deal).apply(deal, state, action),
  where: (deal, state) => taskOf(deal).where(deal, state),
  best: (deal, state) => taskOf(deal).best(deal, state),
  help: (deal, state) => taskOf(deal).help(deal, state),
  helped: (deal, state, rung) => taskOf(deal).helped(deal, state, rung),
  reveal: (deal, state) => taskOf(deal).reveal(deal, state),
};
