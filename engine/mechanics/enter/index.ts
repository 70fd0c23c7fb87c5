import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { best, help, helped, reveal } from "./help.ts";
import { moves } from "./moves.ts";
import { apply } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, USUAL_SOUNDS, worldSchema } from "./schema.ts";
import type { EnterContent, EnterRules, EnterWorld, Job } from "./schema.ts";
import { begin, leave, type EnterState } from "./state.ts";
import { concert, opening, where } from "./words.ts";

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
    gained: "what a choice has brought",
    spent: "what a choice has cost",
  },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content, sets }) =>
    soundsUnder(
      sets.flatMap(({ rules, items = [] }) =>
        items
          .filter(({ wants }) => wants === true || rules.dark === true)
          .map(({ answers: [first = ""] }) => content.things?.[first]?.heard),
      ),
      "sound",
    ),
  world: (_content, { ladder }) => ({ stands: ladder?.begins ?? "", made: [] }),
  worldSchema,
  leave,
  perform: concert,
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
