import { GOING, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { anyContentSchema, anyItemSchema, anyRulesSchema } from "./any-schema.ts";
import { worldSchema, type TallyWorld } from "./schema.ts";
import { addTasks, taskOf } from "./tasks/catalogue.ts";
import { checkAll } from "./tasks/check.ts";
import { taskTypeOf, type AnyContent, type AnyItem, type AnyRules, type AnyState } from "./tasks/task.ts";
import { USUAL_SOUNDS } from "./usual.ts";

/** Things happen in time: keep count while they do, say when you have heard enough, then act on the totals. */
export const tally: Mechanic<AnyContent, AnyRules, AnyItem, AnyState, TallyWorld> = {
  id: "tally",
  content: anyContentSchema,
  rules: anyRulesSchema,
  item: anyItemSchema,
  check: checkAll,
  counts: {
    clean: "reports in which all was right, with little help",
    near: "reports in which a number was off by one, or names that are true and not all that can be said",
    mistook: "reports or names that were wrong",
    mended: "reports that were right, after help that left little; or at another try",
    prompt: "calls at the very one",
    judged: "reports that were no practice",
    won: "what clean reports were worth, or what has arrived",
    lost: "what wrong reports would have been worth, or what was lost on the way",
    could: "what the reports could have been worth, or what could have arrived, at most",
    served: "times that as many arrived as were wanted",
    beyond: "what arrived over and above that",
    weighed: "times it was asked which side is heavier",
    listened: "stretches that were listened to, or corners after the first",
    early: "names that were right before all was heard, and outlines that were closed at the first try",
    told: "names and outlines that help had told, with nothing wrong before",
    spared: "corners that did not have to be heard before the shape was named",
    again: "stretches that were heard again",
    built: "things that a choice has built",
    gained: "what a choice between watches has brought",
    spent: "what a choice between watches has cost",
  },
  priced: { again: "to hear a stretch again", weigh: "to hear which side is heavier" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content }) =>
    "figures" in content
      ? soundsUnder([content.stroke, content.corners, content.slope, content.home], "sound")
      : soundsUnder([content.kinds, { weigh: content.weigh }], "sound"),
  world: () => ({ lately: [] }),
  worldSchema,
  addTasks,
  tasksOf: (content) => [taskTypeOf(content)],
  leave: (deal, state) => taskOf(deal).leave(deal, state),
  generate: (content, rules, random, world) => taskOf({ content }).generate(content, rules, random, world),
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin: (deal) => taskOf(deal).begin(deal),
  open: (deal, state) => taskOf(deal).open(deal, state),
  moves: (deal, state) => taskOf(deal).moves(deal, state),
  apply: (deal, state, action) => taskOf(deal).apply(deal, state, action),
  tick: (deal, state) => taskOf(deal).tick?.(deal, state) ?? { state, cues: [], outcome: GOING },
  where: (deal, state) => taskOf(deal).where(deal, state),
  best: (deal, state) => taskOf(deal).best(deal, state),
  help: (deal, state) => taskOf(deal).help(deal, state),
  helped: (deal, state, rung) => taskOf(deal).helped(deal, state, rung),
  reveal: (deal, state) => taskOf(deal).reveal(deal, state),
};
