/** The mechanic `walk`: find the way on a small map by ear. */
import { USUAL_PATIENCE, type Mechanic } from "../contract.ts";
import { tipOfAct } from "../tips.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { checkWalk } from "./check.ts";
import { apply, begin, best, leave, moves, open, where, type WalkState } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, worldSchema } from "./schema.ts";
import type { WalkContent, WalkItem, WalkRules, WalkWorld } from "./schema.ts";
import { USUAL_SOUNDS } from "./tasks/dig/sounds.ts";
import { addTasks, allTasks, taskOf } from "./tasks/catalogue.ts";
import { NO_WORLD } from "./world.ts";

export const walk: Mechanic<WalkContent, WalkRules, WalkItem, WalkState, WalkWorld> = {
  id: "walk",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check: checkWalk,
  counts: {
    grabbed: "things put into the cart",
    foiled: "things that the rival wanted next and came too late for",
    caught: "things taken back from the rival on its way",
    hidden: "things that the rival has brought to its nest",
    spoiled: "things that did not last until they were home",
    home: "things brought home",
    wanted: "things that were asked for",
    full: "trips that brought everything",
    shortest: "trips that brought everything on the shortest way",
    coins:
      "coins earned: one for each thing brought home, one for the shortest way, less one for each wrong pick",
    payable: "coins that could have been earned",
    packs: "packs chosen right at the first try",
    asked: "questions to the helper",
    escaped: "things with which the rival got away from a chase",
    minutes: "minutes of light that steps and digging have used",
    dug: "finds that were dug up",
    gift: "finds of no use for boasts that were dug up all the same",
    doubted: "times that a find was rightly said to tell nothing",
    settled: "boasts that were settled rightly",
    lost: "boasts that the rival kept",
    boasts: "boasts that were heard to their end",
    walks: "walks with the cane that are over",
    clean: "walks without a slip",
    joined: "those who were met at the end of a walk and walk along",
    strayed: "those who sat down on the way",
    rejoined: "those who were picked up where they had sat down",
    found: "what lay on the lines of paths and was taken",
    slips: "steps off the path, into something, or over an edge, and dawdling that made somebody sit down",
  },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content }) => [
    ...soundsUnder(content, "landmark", "here"),
    ...soundsUnder(content, "landmark", "hum"),
    ...soundsUnder(content, "floors"),
    ...soundsUnder(content, "kinds", "sound"),
    ...soundsUnder(content, "marks", "sound"),
    ...soundsUnder(content, "surfaces", "tip"),
    ...soundsUnder(content, "followers", "sound"),
  ],
  addTasks,
  tasksOf: ({ tasks }) => Object.keys(tasks),
  world: () => NO_WORLD,
  worldSchema,
  leave,
  generate(content, rules, random, world) {
    const item = taskOf({ rules }).generate?.(content, rules, random, world);
    if (item === undefined) throw new RangeError(`generate: ${rules.task.type} makes no items`);
    return item;
  },
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  perform: (content, rules, world) =>
    allTasks().flatMap((task) => task.perform?.(content, rules, world) ?? []),
  // A trip ends by itself when it takes too long: what is in the cart still counts.
  patience: ({ rules }) =>
    rules.task.type === "gather" || rules.task.type === "cane"
      ? { help: USUAL_PATIENCE.help, reveal: Infinity }
      : USUAL_PATIENCE,
  begin,
  open,
  moves,
  apply,
  where,
  best,
  help: (deal, state) => taskOf(deal).help(deal, state),
  helped: (deal, state, rung) => taskOf(deal).helped?.(deal, state, rung) ?? state,
  reveal: (deal, state) => taskOf(deal).reveal(deal, state),
};
