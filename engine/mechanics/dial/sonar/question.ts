/** The question, and how it stands: who rests, what was set, what came back. */
import { oneOf, type Cue } from "../../../cue.ts";
import { place, ring } from "../deal.ts";
import type { DialDeal, DialState } from "../schema.ts";
import { echo, rests } from "./echo.ts";
import { askedIfSure } from "./play.ts";
import { sonarWords } from "./words.ts";

export function sonarQuestion(
  deal: DialDeal,
  state: DialState,
  question: readonly Cue[],
  isNew: boolean,
): Cue[] {
  const { content } = deal;
  if (isNew) return [...rests(deal), ...question];
  const { pingedAt } = state;
  return [
    ...rests(deal),
    ...question,
    ...(pingedAt === null
      ? []
      : [
          oneOf(sonarWords(content).before, "object", { values: place(deal, pingedAt) }),
          ...echo(deal, state, pingedAt),
        ]),
    { ...ring(deal, state.at), hold: "end" },
    ...(state.phase === "sure"
      ? askedIfSure(deal, state)
      : [oneOf(content.where, "object", { values: place(deal, state.at) })]),
  ];
}
