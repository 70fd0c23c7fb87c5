/** The words of a watch: what is asked, how it stands, and what it was. */
import { oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { SoundId } from "../../sound/index.ts";
import type { MoveWords } from "../kit/move-words.ts";
import { isAllHeard, worthAfter, type TallyState } from "./state.ts";
import type { Question } from "./question-schema.ts";
import type { WordName } from "./schema.ts";
import type { Event } from "./stretch-schema.ts";
import {
  counterOf,
  guessIn,
  heardIn,
  jobOf,
  stretchCount,
  sumOver,
  wantsIn,
  type TallyDeal,
} from "./script.ts";
import { USUAL_BUTTONS, USUAL_SOUNDS, USUAL_UNIT, USUAL_WORDS } from "./usual.ts";

type Values = Readonly<Record<string, string | number>>;

export function wordsOf({ content, rules }: TallyDeal, name: WordName, values?: Values): Cue {
  const family = rules.words?.[name] ?? content.words?.[name] ?? USUAL_WORDS[name];
  return oneOf(family, "object", { values });
}

export function soundOf({ content }: TallyDeal, name: keyof typeof USUAL_SOUNDS): SoundId {
  return content.sounds?.[name] ?? USUAL_SOUNDS[name];
}

export function buttonOf({ content }: TallyDeal, name: keyof typeof USUAL_BUTTONS): MoveWords {
  return content.buttons?.[name] ?? USUAL_BUTTONS[name];
}

/** So many of what a watch is worth: "4 bricks". */
export function amountTold({ content }: TallyDeal, number: number): string {
  return amountOf(number, content.unit ?? USUAL_UNIT);
}

function amountOf(number: number, { one, many }: { readonly one: string; readonly many: string }): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "3 cars and 1 bicycle": what these counters have come to, or what was clicked of them. */
function amountsOf(
  deal: TallyDeal,
  numbers: readonly (readonly [counter: string, number: number])[],
): string {
  return numbers.map(([id, number]) => amountOf(number, counterOf(deal, id).unit)).join(" and ");
}

export function opening(deal: TallyDeal): Cue[] {
  return [...lineCues(jobOf(deal).ask, { part: "object", values: guessed(deal) }), wordsOf(deal, "ready")];
}

/** How many are to arrive; or a guess, as a number, and with its word: "9 cars". */
export function guessed(deal: TallyDeal): Values {
  const guess = guessIn(deal);
  const wants = wantsIn(deal);
  if (wants !== undefined) return { wants };
  const [counter] = Object.keys(jobOf(deal).call ?? {});
  if (guess === undefined || counter === undefined) return {};
  return { guess, guessTold: amountOf(guess, counterOf(deal, counter).unit) };
}

export function clicked(deal: TallyDeal, { clicks }: TallyState): Cue[] {
  const { clickers } = deal.rules;
  if (clickers === undefined || clicks.left + clicks.right === 0) return [];
  const told = amountsOf(deal, [
    [clickers.left, clicks.left],
    [clickers.right, clicks.right],
  ]);
  return [wordsOf(deal, "clicked", { clicks: told })];
}

/** What can be done once the stretch is over, and what it is worth. */
export function onward(deal: TallyDeal, state: TallyState): Cue {
  const { heard } = state;
  if (heard === 0) return wordsOf(deal, "ready");
  const { work } = jobOf(deal);
  if (work !== undefined) return wordsOf(deal, workWord(isAllHeard(deal, state), state));
  const worth = amountTold(deal, worthAfter(deal, heard));
  if (jobOf(deal).call !== undefined)
    return wordsOf(deal, isAllHeard(deal, state) ? "standing" : "calling", guessed(deal));
  if (isAllHeard(deal, state)) return wordsOf(deal, "last", { worth });
  if (deal.rules.whole === true) return wordsOf(deal, "onward");
  const next = amountTold(deal, worthAfter(deal, heard + 1));
  return wordsOf(deal, "over", { heard, of: stretchCount(deal), worth, next });
}

/** What lies there as it came may be described; what was done with it since is not. */
function workWord(isAll: boolean, { done }: TallyState): WordName {
  if (done.length > 0) return isAll ? "still" : "stillMore";
  return isAll ? "after" : "afterMore";
}

export function questionCues(deal: TallyDeal, state: TallyState, question: Question): Cue[] {
  const asked = oneOf(question.ask);
  return question.type === "number"
    ? [asked, wordsOf(deal, "start"), ...(state.value > 0 ? [valueCue(deal, state, question)] : [])]
    : [asked, valueCue(deal, state, question)];
}

export function valueCue(deal: TallyDeal, { value }: TallyState, question: Question): Cue {
  if (question.type === "number") return wordsOf(deal, "set", { value });
  return wordsOf(deal, "choose", { label: answerTold(question, value) });
}

/** The one counter whose number is asked for as it stands. */
export function plainCounter(question: Question): string | undefined {
  const [[id, times] = [undefined, 0], ...others] = Object.entries(question.of);
  const isPlain =
    question.type === "number" && times === 1 && others.length === 0 && question.plus === undefined;
  return isPlain ? id : undefined;
}

/** An answer with what it counts, where that is one counter: "5 bicycles". */
export function numberTold(deal: TallyDeal, question: Question, answer: number): string {
  const id = plainCounter(question);
  return id === undefined ? answerTold(question, answer) : amountOf(answer, counterOf(deal, id).unit);
}

/** An answer as it is said: a number, or an option's label. */
export function answerTold(question: Question, answer: number): string {
  return question.type === "number" ? String(answer) : (optionsOf(question)[answer]?.label ?? "");
}

export function optionsOf(question: Question): readonly MoveWords[] {
  return question.type === "pick" ? question.options : [];
}

/** What it was about: "3 cars and 1 bicycle". */
export function truth(deal: TallyDeal, { heard }: TallyState): Cue {
  return wordsOf(deal, "truth", { tally: tallyTold(deal, heardIn(deal, heard)) });
}

export function tallyTold(deal: TallyDeal, events: readonly Event[]): string {
  const { questions, call = {} } = jobOf(deal);
  const ids = new Set([...Object.keys(call), ...questions.flatMap(({ of }) => Object.keys(of))]);
  return amountsOf(
    deal,
    [...ids].map((id) => [id, sumOver(deal, { [id]: 1 }, events)] as const),
  );
}
