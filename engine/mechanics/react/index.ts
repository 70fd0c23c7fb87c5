import { GOING, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, moves, open, tick, whereNow } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, worldSchema } from "./schema.ts";
import type { ReactContent, ReactRules, ReactWorld, Run } from "./schema.ts";
import { begin, leave, type ReactDeal, type ReactState } from "./state.ts";
import { checkToTell } from "./tale/check.ts";
import { tellRun } from "./tale/generate.ts";
import { bestInTale, helpInTale } from "./tale/help.ts";
import { applyToTale, leaveTale, openTale, taleMoves, whereInTale } from "./tale/play.ts";
import { credits } from "./tale/words.ts";
import { USUAL_SOUNDS } from "./usual.ts";

/** Help comes when it is asked for: what a wrong take tells is help enough. */
const PATIENCE = { help: 98, reveal: 99 };

function isTale({ item }: ReactDeal): boolean {
  return item.tale !== undefined;
}

/** A rule is to be found by ear: by what is heard of those that fit. */
function hides(set: { readonly rules: ReactRules; readonly items?: readonly Run[] | undefined }): boolean {
  const { rules, items = [] } = set;
  return rules.make?.kind === "hidden" || items.some(({ shown }) => shown !== undefined);
}

/** Things come by, and those that fit a rule are taken: in the player's own time, or in that of a drum. */
export const react: Mechanic<ReactContent, ReactRules, Run, ReactState, ReactWorld> = {
  id: "react",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check: (game) => [...check(game), ...checkToTell(game)],
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
    firsts: "blanks of a tale that were filled at the first try, without help that told the word",
    runs: "runs that are over and were no practice",
    gained: "what a choice has brought",
    paid: "what a choice has cost",
    joined: "who joined, where a choice says so",
    lured: "how far somebody was led away, where a choice says so",
    told: "what a tale says that telling it does",
  },
  priced: { ask: "to ask for the number" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content, sets }) => [
    ...soundsUnder(content.things, "sound"),
    ...(sets.some(hides) ? [content.sounds?.fits ?? USUAL_SOUNDS.fits] : []),
    ...(sets.some(({ rules }) => rules.tell?.marks) ? [content.sounds?.marked ?? USUAL_SOUNDS.marked] : []),
  ],
  world: () => ({ pace: 1 }),
  worldSchema,
  leave: (deal, state) => (isTale(deal) ? leaveTale(deal, state) : leave(deal, state)),
  generate: (content, rules, random, world) =>
    rules.tell === undefined ? generate(content, rules, random) : tellRun(content, rules.tell, random, world),
  perform: (content, _rules, world) => credits({ content, world }),
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  patience: () => PATIENCE,
  begin,
  open: (deal, state) => (isTale(deal) ? openTale(deal, state) : open(deal, state)),
  moves: (deal, state) => (isTale(deal) ? taleMoves(deal, state) : moves(deal, state)),
  apply: (deal, state, action) =>
    isTale(deal) ? applyToTale(deal, state, action) : apply(deal, state, action),
  tick: (deal, state) => (isTale(deal) ? { ...whereInTale(deal, state), outcome: GOING } : tick(deal, state)),
  where: (deal, state) => (isTale(deal) ? whereInTale(deal, state) : whereNow(deal, state)),
  best: (deal, state) => (isTale(deal) ? bestInTale(deal, state) : best(deal, state)),
  help: (deal, state) => (isTale(deal) ? helpInTale(deal, state) : help(deal, state)),
  helped,
  reveal,
};
