import { telling, type Mechanic } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { bestInDay, helpedInDay, helpInDay, revealDay } from "./day-help.ts";
import { dayOpening, dayWhere } from "./day-words.ts";
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
import { begin, type OrderDeal, type OrderState } from "./state.ts";
import { opening, where } from "./words.ts";

function isDay({ item }: Pick<OrderDeal, "item">): boolean {
  return item.day !== undefined;
}

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
    treats: "treats that days had left over, or clashes where all was to go wrong",
    possible: "the most that they could have had",
    clashes: "cards that came too early in a day",
    late: "days that came too late",
    fines: "what days that went wrong cost: 1 for each, or what the day says",
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
    ...(content.day === undefined ? [] : [content.day.tick]),
    ...(content.day?.goesOn === undefined ? [] : [content.day.goesOn.sound]),
  ],
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin,
  open: (deal, state) => telling(state, isDay(deal) ? dayOpening(deal, state) : opening(deal, state)),
  moves,
  apply,
  where: (deal, state) => telling(state, isDay(deal) ? dayWhere(deal, state) : where(deal, state)),
  best: (deal, state) => (isDay(deal) ? bestInDay(deal, state) : best(deal, state)),
  help: (deal, state) => (isDay(deal) ? helpInDay(deal, state) : help(deal, state)),
  helped: (deal, state, rung) => {
    if (rung !== "move") return state;
    return isDay(deal) ? helpedInDay(deal, state) : { ...state, shown: state.shown + 1 };
  },
  reveal: (deal) => (isDay(deal) ? revealDay(deal) : reveal(deal)),
};
