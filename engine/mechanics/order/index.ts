import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { best, help, reveal } from "./help.ts";
import { apply, moves } from "./play.ts";
import {
  contentSchema,
  itemSchema,
  rulesSchema,
  USUAL_SOUNDS,
  type OrderContent,
  type OrderRules,
  type Row,
} from "./schema.ts";
import { begin, type OrderState } from "./state.ts";
import { opening, where } from "./words.ts";

/** Cards are put in order, and the order is performed until something in it cannot be. */
export const order: Mechanic<OrderContent, OrderRules, Row, OrderState> = {
  id: "order",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    whole: "rows that were performed to the end",
    full: "rows whose first performance went to the end, and nobody had said a move",
    fixes: "performances that were stopped",
    closer: "cards that were listened to closer",
    found: "what was found, where a choice says so",
    joined: "who joined, where a choice says so",
    traded: "what was traded, where a choice says so",
  },
  priced: { closer: "listens closer to a card" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content, sets }) => [
    ...soundsUnder(content.cards, "heard", "sound"),
    ...soundsUnder(sets, "heard", "sound"),
    ...soundsUnder(sets, "closer", "sound"),
  ],
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin,
  open: (deal, state) => telling(state, opening(deal, state)),
  moves,
  apply,
  where: (deal, state) => telling(state, where(deal, state)),
  best,
  help,
  helped: (_deal, state, rung) => (rung === "move" ? { ...state, shown: state.shown + 1 } : state),
  reveal,
};
