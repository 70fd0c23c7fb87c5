import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { generate } from "./course/generate.ts";
import * as courseHelp from "./course/help.ts";
import * as course from "./course/play.ts";
import { fetched, opening as courseOpening, where as courseWhere } from "./course/words.ts";
import { best, help, helped, reveal } from "./help.ts";
import { moves } from "./moves.ts";
import { apply } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, USUAL_SOUNDS, worldSchema } from "./schema.ts";
import type { EnterContent, EnterRules, EnterWorld, Job } from "./schema.ts";
import { begin, leave, type EnterState } from "./state.ts";
import { concert, opening, where } from "./words.ts";

const onCells = {
  leave,
  perform: concert,
  begin,
  open: opening,
  moves,
  apply,
  where,
  best,
  help,
  helped,
  reveal,
};
type Play = typeof onCells;
const onCourse: Play = {
  ...course,
  ...courseHelp,
  perform: fetched,
  open: courseOpening,
  where: courseWhere,
};

/** What is entered stands in cells, or is walked on a course. */
function playOf({ rules }: { readonly rules: EnterRules }): Play {
  return rules.course === undefined ? onCells : onCourse;
}

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
  leave: (deal, state) => playOf(deal).leave(deal, state),
  generate,
  perform: (content, rules, world) => playOf({ rules }).perform(content, rules, world),
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin: (deal) => playOf(deal).begin(deal),
  open: (deal, state) => telling(state, playOf(deal).open(deal, state)),
  moves: (deal, state) => playOf(deal).moves(deal, state),
  apply: (deal, state, action) => playOf(deal).apply(deal, state, action),
  where: (deal, state) => telling(state, playOf(deal).where(deal, state)),
  best: (deal, state) => playOf(deal).best(deal, state),
  help: (deal, state) => playOf(deal).help(deal, state),
  helped: (deal, state, rung) => playOf(deal).helped(deal, state, rung),
  reveal: (deal, state) => playOf(deal).reveal(deal, state),
};
