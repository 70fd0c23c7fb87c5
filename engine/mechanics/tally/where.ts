/** Where one is: told on REPEAT, also while a stretch goes on. */
import { lineCues } from "../../lines/line-cues.ts";
import type { Telling } from "../contract.ts";
import { wakeOf } from "./played.ts";
import { jobOf, type TallyDeal } from "./script.ts";
import { questionIn, type TallyState } from "./state.ts";
import { doneTold } from "./work-help.ts";
import { clicked, guessed, onward, questionCues } from "./words.ts";

/** What is asked, what was clicked, and what can be done: nothing of what was heard. */
export function where(deal: TallyDeal, state: TallyState): Telling<TallyState> {
  const { ask, recall = ask, work } = jobOf(deal);
  const question = questionIn(deal, state);
  const cues = [
    ...lineCues(recall, { part: "object", values: guessed(deal) }),
    ...clicked(deal, state),
    ...(work === undefined ? [] : doneTold(deal, state, work)),
    ...(question === undefined ? [onward(deal, state)] : questionCues(deal, state, question)),
  ];
  return { state, cues, ...wakeOf(deal, state) };
}
