/** Help: the solver, the rungs, and the worked answer. */
import { oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action } from "../../move.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Help, Rung } from "../contract.ts";
import { inSentence } from "../kit/in-sentence.ts";
import { bestOption, open, sceneOf, under, type ChooseDeal, type ChooseState, type Seated } from "./state.ts";
import { labelOf, momentCue, wordsOf } from "./words.ts";

/** One goes to an option first: buttons alone must lead there. */
export function best(deal: ChooseDeal, state: ChooseState): Action {
  const { id } = bestOption(deal, state);
  const at = open(deal, state).findIndex(({ option }) => option.id === id);
  if (at === state.cursor) return { move: `take-${id}` };
  return { move: at > state.cursor ? "next" : "previous" };
}

export function help(deal: ChooseDeal, state: ChooseState): Help {
  const left = open(deal, state);
  const [one, other] = twoLeft(deal, state, left);
  const { hint, again } = sceneOf(deal, state);
  const place = wordsOf(deal, "place", { count: left.length, label: called(deal, under(deal, state)) });
  const isNews = again !== undefined && state.gone.length === 0;
  const first = {
    where: [place, ...(hint === undefined ? [] : [oneOf(hint)])],
    ...(hint === undefined && { listen: [oneOf(deal.rules.listenFor)] }),
    rule: isNews ? lineCues(again, { part: "object" }) : [oneOf(deal.rules.rule)],
  };
  const { id } = bestOption(deal, state);
  const there = left.find(({ option }) => option.id === id);
  const move = there === undefined ? [] : [wordsOf(deal, "best", { label: called(deal, there) })];
  if (left.length < 3 || one === undefined || other === undefined) return { ...first, move };
  return {
    ...first,
    two: [wordsOf(deal, "two", { one: called(deal, one), other: called(deal, other) })],
    move,
  };
}

function called(deal: ChooseDeal, seated: Seated): string {
  return inSentence(labelOf(deal, seated));
}

/** The best one and another, in the order in which they stand. */
function twoLeft(deal: ChooseDeal, state: ChooseState, left: readonly Seated[]): Seated[] {
  const { id } = bestOption(deal, state);
  const others = left.filter(({ option }) => option.id !== id);
  if (others.length === 0) return [...left];
  const chosen = createRandom(deriveSeed(deal.seed, "two", state.scene ?? "")).pick(others);
  return left.filter((seated) => seated.option.id === id || seated === chosen);
}

/** What is explained counts as a clue; what names two, or the one, leaves little. */
export function helped(_deal: ChooseDeal, state: ChooseState, rung: Rung): ChooseState {
  if (rung === "rule") return { ...state, clues: state.clues + 1 };
  return rung === "two" || rung === "move" ? { ...state, aided: true } : state;
}

export function reveal(deal: ChooseDeal, state: ChooseState): Cue[] {
  const option = bestOption(deal, state);
  const seated = open(deal, state).find((other) => other.option.id === option.id);
  const heard = option.heard ?? sceneOf(deal, state).heard;
  return [
    ...(seated === undefined ? [] : [wordsOf(deal, "best", { label: called(deal, seated) })]),
    ...(heard === undefined ? [] : [momentCue(heard, seated)]),
    oneOf(sceneOf(deal, state).why ?? deal.item.why),
  ];
}
