/** All was answered: what it was, what it is worth, and what comes of it. */
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { solved, type Counts, type Step } from "../contract.ts";
import { inSentence } from "../kit/in-sentence.ts";
import { recount, strayCues } from "./played.ts";
import type { Question } from "./question-schema.ts";
import { jobOf, stretchCount, type TallyDeal } from "./script.ts";
import { slipCues, sumTold } from "./slip.ts";
import { isSameSum, overall, rightAnswers, worthAfter, type Answered, type TallyState } from "./state.ts";
import { answerTold, numberTold, plainCounter, soundOf, truth, wordsOf } from "./words.ts";

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
      // How it was called says enough, but for a mistake: late is not one off.
      ...(how !== "wrong" && !isAided && before.length > 0 ? [] : [wordsOf(deal, isAided ? "mended" : how)]),
      ...mistaken(deal, state, how),
      truth(deal, state),
      ...makesCues(deal, state),
      ...lineCues(reply ?? [], { part: "object" }),
      ...strayCues(deal, state),
    ],
    outcome: solved(isAided ? AIDED_CREDIT : CREDIT[how]),
    ...(deal.rules.practice === true ? {} : { counts: countsOf(deal, state, isAided ? "mended" : how) }),
  };
}

/** Of each mistake what was said and what it was; and all that it went by once more, but nothing twice. */
function mistaken(deal: TallyDeal, state: TallyState, how: Answered): Cue[] {
  const { questions, call } = jobOf(deal);
  if (call !== undefined) return how === "right" ? [] : recount(deal, state, call);
  const mistakes = questions.flatMap((question, index) => {
    const answer = state.answers[index];
    if (answer === undefined || answer.how === "right") return [];
    return [{ question, said: answer.said }];
  });
  return mistakes.flatMap(({ question, said }, index) => {
    // How many more means nothing to who has said that the other was more: then only the first of the two is named.
    if (mistakes.findIndex((other) => isSameSum(other.question, question)) < index) return [];
    return [
      saidCue(deal, state, question, said),
      ...slipCues(deal, state, question, said),
      ...recount(deal, state, question.of),
    ];
  });
}

function saidCue(deal: TallyDeal, state: TallyState, question: Question, said: number): Cue {
  const [right = 0] = rightAnswers(deal, state, question);
  const values = {
    right: inSentence(numberTold(deal, question, right)),
    said: inSentence(answerTold(question, said)),
    by: Math.abs(said - right),
  };
  if (question.type === "pick") return wordsOf(deal, "said", values);
  return wordsOf(deal, said > right ? "tooMany" : "tooFew", values);
}

/** What the counts come to, where a mistaken number is not one of them: added, doubled, or put to what was there. */
function makesCues(deal: TallyDeal, state: TallyState): Cue[] {
  const { questions } = jobOf(deal);
  const question = questions.find(
    (one, index) =>
      one.type === "number" && state.answers[index]?.how !== "right" && plainCounter(one) === undefined,
  );
  if (question === undefined || state.answers.length === 0) return [];
  const [right = 0] = rightAnswers(deal, state, question);
  return [
    wordsOf(deal, "makes", { sum: sumTold(deal, state, question), right: answerTold(question, right) }),
  ];
}

function countsOf(deal: TallyDeal, { heard, called }: TallyState, how: Answered | "mended"): Counts {
  const worth = worthAfter(deal, heard);
  const judged = { judged: 1, could: worthAfter(deal, stretchCount(deal)) };
  if (how === "right")
    return { ...judged, clean: 1, won: worth, ...(called === "onTheOne" ? { prompt: 1 } : {}) };
  if (how === "wrong") return { ...judged, mistook: 1, lost: worth };
  return { ...judged, [how]: 1 };
}
