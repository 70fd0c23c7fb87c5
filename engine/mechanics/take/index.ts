import { telling, type Mechanic } from "../contract.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { generate } from "./draw.ts";
import { opening, where } from "./heard.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, moves } from "./play.ts";
import { begin, type TakeState } from "./row.ts";
import {
  contentSchema,
  itemSchema,
  rulesSchema,
  USUAL_SOUNDS,
  type Row,
  type TakeContent,
  type TakeRules,
} from "./schema.ts";

/** A row is taken from its two ends, in turns with somebody whose rule is known; who has the price pays. */
export const take: Mechanic<TakeContent, TakeRules, Row, TakeState> = {
  id: "take",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    taken: "things that were taken",
    paid: "prizes that were won, where the price was paid",
    exact: "prices that were paid with nothing over",
    clean:
      "rows won from a rival as soon as there was enough, without a call too early and without help that says the end",
    short: "calls that came too early",
    beaten: "rows that a rival has won",
  },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content, sets }) =>
    sets.some(({ rules }) => rules.dark === true) ? [content.sounds?.theirs ?? USUAL_SOUNDS.theirs] : [],
  generate,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  patience: () => ({ help: 2, reveal: 9 }),
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
