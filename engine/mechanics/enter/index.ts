import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { contentSchema, itemSchema, rulesSchema, USUAL_SOUNDS, worldSchema } from "./schema.ts";
import type { EnterContent, EnterRules, EnterWorld, Job } from "./schema.ts";
import type { EnterState } from "./state.ts";
import { addTasks, taskOf } from "./tasks/catalogue.ts";
import { taskTypeOf } from "./tasks/task.ts";

/** Symbols are entered, and the string is performed: what it makes is heard. */
export const enter: Mechanic<EnterContent, EnterRules, Job, EnterState, EnterWorld> = {
  id: "enter",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    exact: "right in the fewest changes, with little help",
    done: "right in more",
    mended: "right, after help that left little",
    judged: "what was right, and no practice",
    steps: "things that were performed",
    spilled: "strings that were performed and were nothing, or not what was asked",
    made: "things that were made for the first time",
    walked: "steps that were walked on a course",
    gained: "what a choice has brought",
    spent: "what a choice has cost",
  },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content, sets }) =>
    soundsUnder(
      [
        ...Object.values(content.symbols).filter(({ goes }) => goes !== undefined),
        ...sets.flatMap(({ rules, items = [] }) =>
          items
            .filter(({ wants }) => wants === true || rules.dark === true)
            .map(({ answers: [first = ""] }) => content.things?.[first]?.heard),
        ),
      ],
      "sound",
    ),
  world: (_content, { ladder }) => ({ stands: ladder?.begins ?? "", made: [] }),
  worldSchema,
  addTasks,
  tasksOf: (_content, rules) => [...new Set(rules.map(taskTypeOf))],
  leave: (deal, state) => taskOf(deal).leave(deal, state),
  generate(content, rules, random, world) {
    const job = taskOf({ rules }).generate?.(content, rules, random, world);
    if (job === undefined) throw new RangeError("generate: only jobs on a course are made");
    return job;
  },
  perform: (content, rules, world) => taskOf({ rules }).perform(content, rules, world),
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin: (deal) => taskOf(deal).begin(deal),
  open: (deal, state) => telling(state, taskOf(deal).open(deal, state)),
  moves: (deal, state) => taskOf(deal).moves(deal, state),
  apply: (deal, state, action) => taskOf(deal).apply(deal, state, action),
  where: (deal, state) => telling(state, taskOf(deal).where(deal, state)),
  best: (deal, state) => taskOf(deal).best(deal, state),
  help: (deal, state) => taskOf(deal).help(deal, state),
  helped: (deal, state, rung) => taskOf(deal).helped(deal, state, rung),
  reveal: (deal, state) => taskOf(deal).reveal(deal, state),
};
