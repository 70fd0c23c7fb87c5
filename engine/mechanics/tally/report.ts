/** All was answered: what it was, what it is worth, and what comes of it. */
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { solved, type Counts, type Step } from "../contract.ts";
import { inSentence } from "../kit/in-sentence.ts";
import { recount, strayCues } from "./played.ts";
import { jobOf, stretchCount, type TallyDeal } from "./script.ts";
import { overall, rightAnswers, worthAfter, type Answered, type TallyState } from "./state.ts";
import { answerTold, soundOf, truth, wordsOf } from "./words.ts";

const CREDIT: Record<Answered, number> = { right: 1, near: 0.5, wrong: 0 };
const AIDED_CREDIT = 0.5;

/** @param before what is heard first: how it was called */
export function report(deal: TallyDeal, state: TallyState, before: readonly Cue[] = []): Step<TallyState> {
  const how = overall(state);
  const isAided = how === "right" && state.aided;
  const { replies } = jobOf(deal);
  const right = state.called === "stood" ? (replies?.stood ?? replies?.right) : replies?.right;
  const reply = isAided ? (replies?.mended ?? right) : how === "right" ? right : replies?.[how];
  return {
    state,
    cues: [
      ...before,
      sound(soundOf(deal, how), { hold: "none" }),
      ...(how === "right" && !isAided && before.length > 0 ? [] : [wordsOf(deal, isAided ? "mended" : how)]),
      ...mistaken(deal, state, how),
      truth(deal, state),
      ...lineCues(reply ?? [], { part: "object" }),
      ...strayCues(deal, state),
    ],
    outcome: solved(isAided ? AIDED_CREDIT : CREDIT[how]),
    ...(deal.rules.practice === true ? {} : { counts: countsOf(deal, state, isAided ? "mended" : how) }),
  };
}

/** What was said, and all that was asked for once more: of the first mistake alone, since two are too much at once. */
function mistaken(deal: TallyDeal, state: TallyState, how: Answered): Cue[] {
  const { questions, call } = jobOf(deal);
  if (call !== undefined) return how === "right" ? [] : recount(deal, state, call);
  const at = state.answers.findIndex((answer) => answer.how !== "right");
  const question = questions[at];
  const answer = state.answers[at];
  if (question === undefined || answer === undefined) return [];
  const [right = 0] = rightAnswers(deal, state, question);
  const values = {
    right: inSentence(answerTold(question, right)),
    said: inSentence(answerTold(question, answer.said)),
  };
  return [wordsOf(deal, "said", values), ...recount(deal, state, question.of)];
}

function countsOf(deal: TallyDeal, { heard, called }: TallyState, how: Answered | "mended"): Counts {
  const worth = worthAfter(deal, heard);
  const judged = { judged: 1, could: worthAfter(deal, stretchCount(deal)) };
  if (how === "right")
    return { ...judged, clean: 1, won: worth, ...(called === "onTheOne" ? { prompt: 1 } : {}) };
  if (how === "wrong") return { ...judged, mistook: 1, lost: worth };
  return { ...judged, [how]: 1 };
}
