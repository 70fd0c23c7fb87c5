import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, moves, tick } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, worldSchema } from "./schema.ts";
import type { TallyContent, TallyRules, TallyWorld, Watch } from "./schema.ts";
import { generate, leave } from "./script.ts";
import { begin, type TallyState } from "./state.ts";
import { USUAL_SOUNDS } from "./usual.ts";
import { where } from "./where.ts";
import { opening } from "./words.ts";

/** Things happen in time: keep count while they do, say when you have heard enough, then act on the totals. */
export const tally: Mechanic<TallyContent, TallyRules, Watch, TallyState, TallyWorld> = {
  id: "tally",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    clean: "reports in which all was right, with little help",
    near: "reports in which a number was off by one",
    mistook: "reports that were wrong",
    mended: "reports that were right, after help that left little",
    prompt: "calls at the very one",
    judged: "reports that were no practice",
    won: "what clean reports were worth, or what has arrived",
    lost: "what wrong reports would have been worth, or what was lost on the way",
    could: "what the reports could have been worth, or what could have arrived, at most",
    held: "stops at which both sides were even",
    weighed: "times it was asked which side is heavier",
    listened: "stretches that were listened to",
    again: "stretches that were heard again",
    built: "things that a choice has built",
    gained: "what a choice between watches has brought",
    spent: "what a choice between watches has cost",
  },
  priced: { again: "to hear a stretch again", weigh: "to hear which side is heavier" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content }) => soundsUnder([content.kinds, { weigh: content.weigh }], "sound"),
  world: () => ({ lately: [] }),
  worldSchema,
  leave,
  generate,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin,
  open: (deal, state) => telling(state, opening(deal)),
  moves,
  apply,
  tick,
  where,
  best,
  help,
  helped,
  reveal,
};
