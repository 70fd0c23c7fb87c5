/** What a mistaken number shows of how it came about, and how the right one is worked out. */
import type { Cue } from "../../cue.ts";
import { entry } from "../kit/entry.ts";
import type { Question } from "./question-schema.ts";
import { counterOf, eventsOf, heardIn, sumOf, sumOver, type TallyDeal } from "./script.ts";
import type { TallyState } from "./state.ts";
import { plainCounter, wordsOf } from "./words.ts";

/** The one thing that was probably forgotten or counted, too; nothing where the number shows none of them. */
export function slipCues(deal: TallyDeal, { heard }: TallyState, question: Question, said: number): Cue[] {
  if (question.type !== "number") return [];
  const { of, plus, difference } = question;
  const [[id, times] = ["", 0], ...others] = Object.entries(of);
  if (others.length === 0 && times > 1 && said === sumOf(deal, { [id]: 1 }, heard))
    return [wordsOf(deal, "once", { said, times: timesTold(times) })];
  if (plus !== undefined && said === plus - sumOf(deal, of, heard))
    return [wordsOf(deal, "turned", { said })];
  if (plus !== undefined || difference === true) return [];
  if (heard > 1 && said === sumOver(deal, of, eventsOf(deal, heard - 1)))
    return [wordsOf(deal, "lastOnly", { said })];
  return plainCounter(question) === undefined ? [] : intruderCues(deal, heard, id, said);
}

function intruderCues(deal: TallyDeal, heard: number, id: string, said: number): Cue[] {
  const { kinds = [], way } = counterOf(deal, id);
  const events = heardIn(deal, heard);
  const right = sumOver(deal, { [id]: 1 }, events);
  const strays = events.filter(({ kind }) => entry(deal.content.kinds, kind, "tally").told !== undefined);
  if (way !== undefined && said > right && said === events.filter(({ kind }) => kinds.includes(kind)).length)
    return [wordsOf(deal, "bothWays", { said })];
  if (strays.length > 0 && said === right + strays.length) return [wordsOf(deal, "withStrays", { said })];
  return [];
}

function timesTold(times: number): string {
  return times === 2 ? "twice" : `${times} times`;
}

/** "20 plus 3 minus 5", "5 times 2", "8 minus 6": what the answer is worked out from. */
export function sumTold(deal: TallyDeal, { heard }: TallyState, question: Question): string {
  const isTurned =
    question.type === "number" && question.difference === true && sumOf(deal, question.of, heard) < 0;
  const terms = Object.entries(question.of)
    .map(([id, times]) => ({ count: sumOf(deal, { [id]: 1 }, heard), times: isTurned ? -times : times }))
    .toSorted((one, other) => other.times - one.times)
    .map(({ count, times }) => ({
      sign: times < 0 ? "minus" : "plus",
      told: Math.abs(times) === 1 ? `${count}` : `${count} times ${Math.abs(times)}`,
    }));
  const plus = question.type === "number" ? question.plus : undefined;
  const all = plus === undefined ? terms : [{ sign: "plus", told: `${plus}` }, ...terms];
  return all.map(({ sign, told }, index) => (index === 0 ? told : `${sign} ${told}`)).join(" ");
}
