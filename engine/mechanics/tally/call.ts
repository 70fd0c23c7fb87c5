/** Somebody has guessed a number, and it is to be called as soon as there are more: never before, and not long after. */
import { sound, type Cue } from "../../cue.ts";
import type { Move } from "../../move.ts";
import { within } from "./played.ts";
import { eventsOf, guessIn, heardIn, jobOf, sumOver, type TallyDeal } from "./script.ts";
import type { Event } from "./stretch-schema.ts";
import { isAllHeard, type Called, type TallyState } from "./state.ts";
import { buttonOf, soundOf, tallyTold, wordsOf } from "./words.ts";

/** So long after it has begun, something can be known for what it is. */
const KNOWN_MILLISECONDS = 250;

export function callMoves(deal: TallyDeal, state: TallyState): Move[] {
  if (state.heard === 0) return [];
  const call: Move = { id: "call", button: "select", ...buttonOf(deal, "call"), judges: true };
  const stand: Move = { id: "stand", button: "up", ...buttonOf(deal, "stand"), judges: true };
  return isAllHeard(deal, state) ? [call, stand] : [call];
}

/** @param at how far into the stretch, in milliseconds; absent when it is over */
function calledAt(deal: TallyDeal, state: TallyState, at: number | undefined): Called {
  const guess = guessIn(deal) ?? 0;
  const total = countAt(deal, state, at);
  const isOver = !state.isRunning;
  if (total <= guess) return isOver && isAllHeard(deal, state) ? "missed" : "early";
  if (countAt(deal, { ...state, heard: state.heard - 1 }, undefined) > guess) return "late";
  // In calm mode nothing has to come in time.
  if (isOver && !deal.calm) return "late";
  return at !== undefined && total === guess + 1 ? "onTheOne" : "inTime";
}

export function isToBeCalled(deal: TallyDeal, state: TallyState): boolean {
  const guess = guessIn(deal);
  return guess !== undefined && state.heard > 0 && countAt(deal, state, undefined) > guess;
}

function countAt(deal: TallyDeal, state: TallyState, at: number | undefined): number {
  return sumOver(deal, jobOf(deal).call ?? {}, passed(deal, state, at));
}

function passed(deal: TallyDeal, { heard }: TallyState, at: number | undefined): Event[] {
  if (at === undefined) return heardIn(deal, heard);
  const now = eventsOf(deal, heard - 1).filter((event) => event.at + KNOWN_MILLISECONDS <= at);
  return [...heardIn(deal, heard - 1), ...now];
}

/** Called, or left to stand, and what there was by then. */
export function callCues(
  deal: TallyDeal,
  state: TallyState,
  since: Readonly<Record<string, number>> | undefined,
): { readonly called: Called; readonly cues: readonly Cue[] } {
  const at = within(deal, state, since);
  const called = calledAt(deal, state, at);
  const told = [wordsOf(deal, called, { tally: tallyTold(deal, passed(deal, state, at)) })];
  return { called, cues: [sound(soundOf(deal, "call"), { hold: "none" }), ...told] };
}

export function standCues(
  deal: TallyDeal,
  state: TallyState,
): { readonly called: Called; readonly cues: readonly Cue[] } {
  const called = isToBeCalled(deal, state) ? "missed" : "stood";
  const told = [wordsOf(deal, called)];
  return { called, cues: [sound(soundOf(deal, "set"), { hold: "none" }), ...told] };
}
