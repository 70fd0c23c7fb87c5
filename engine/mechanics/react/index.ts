import type { Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, moves, open, tick, whereNow } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, worldSchema } from "./schema.ts";
import type { ReactContent, ReactRules, ReactWorld, Run } from "./schema.ts";
import { begin, leave, type ReactState } from "./state.ts";
import { USUAL_SOUNDS } from "./usual.ts";

/** Help comes when it is asked for: what a wrong take tells is help enough. */
const PATIENCE = { help: 98, reveal: 99 };

/** Things come by, and those that fit a rule are taken: in the player's own time, or in that of a drum. */
export const react: Mechanic<ReactContent, ReactRules, Run, ReactState, ReactWorld> = {
  id: "react",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    hits: "things that fit and were taken",
    drummed: "the same, where the level has a pace",
    wrongs: "things that were taken and did not fit",
    slips: "things that fit and went by",
    worth:
      "what they were worth: one each, more where the player has chosen the call, and five more for a prize",
    prizes: "prizes that were taken",
    asked: "times that the number was asked for",
    net: "at the end of each run, what was taken rightly less what was taken wrongly, and never below none",
    ripe: "at the end of each run, how many fitted",
    clean: "runs with all that fitted, nothing wrong, and no help that told the move",
    runs: "runs that are over and were no practice",
    gained: "what a choice has brought",
    paid: "what a choice has cost",
    joined: "who joined, where a choice says so",
    lured: "how far somebody was led away, where a choice says so",
  },
  priced: { ask: "to ask for the number" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content }) => [
    ...soundsUnder(content.things, "sound"),
    content.sounds?.fits ?? USUAL_SOUNDS.fits,
  ],
  world: () => ({ pace: 1 }),
  worldSchema,
  leave,
  generate,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  patience: () => PATIENCE,
  begin,
  open,
  moves,
  apply,
  tick,
  where: whereNow,
  best,
  help,
  helped,
  reveal,
};
