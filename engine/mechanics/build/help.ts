/** The solver, help by its rungs, and the worked answer. */
import { uncapitalize } from "../../capitalize.ts";
import type { Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import type { Help, Rung } from "../contract.ts";
import { bestTest, isAlike, possible, suited } from "./infer.ts";
import { dialsOf, needsOf, risen, type BuildDeal, type BuildState, type Needs } from "./state.ts";
import { askCue, levelName, partName, pastCues, rightCues, settings, spoken } from "./words.ts";

/** Tests one dial after the other, and once only one answer is left, sets that. */
export function best(deal: BuildDeal, state: BuildState): Action {
  if (state.isForetelling) return { move: guess(deal, state) };
  const { parts } = deal.content;
  const aim = aimOf(deal, state);
  const isSet = (part: number): boolean =>
    aim[part]?.every((level, dial) => state.set[part]?.[dial] === level) === true;
  const wrong = [...parts.keys()].find((part) => !isSet(part));
  if (wrong === undefined) return { move: state.at === parts.length ? "end" : "right" };
  const isOneForAll = aim.every((part) => part.join() === aim[state.at]?.join());
  if (isOneForAll && isSet(state.at) && state.undo === null) return { move: "copy" };
  if (state.at !== wrong) return { move: wrong > state.at ? "right" : "left" };
  const own = state.set[wrong] ?? [];
  const dial = own.findIndex((level, at) => level !== aim[wrong]?.[at]);
  if (own.length > 1) return { move: `around-${dial}` };
  return { move: (aim[wrong]?.[dial] ?? 0) > (own[dial] ?? 0) ? "more" : "less" };
}

function aimOf(deal: BuildDeal, state: BuildState): number[][] {
  const left = possible(deal, state);
  const [only] = left;
  return only !== undefined && left.length === 1
    ? suited(deal, only, state)
    : bestTest(deal, state, left.length === 0 ? [needsOf(deal, state)] : left);
}

/** By what is left to think of, not by what is so. */
function guess(deal: BuildDeal, state: BuildState): string {
  const [first = needsOf(deal, state)] = possible(deal, state);
  const rose = risen(first, state.set, state.shift);
  return new Set(rose).size === 1 ? "guess-same" : `guess-${rose.indexOf(Math.max(...rose))}`;
}

export function help(deal: BuildDeal, state: BuildState): Help {
  const { log } = state;
  const left = possible(deal, state);
  const last = log.length - 1;
  const pair = two(deal, left);
  return {
    where: [stand(deal, state), ...stillOpen(deal, left)],
    listen:
      last < 0 ? [spoken(deal, "listenFirst")] : [spoken(deal, "listen"), ...pastCues(deal, state, last)],
    rule: [spoken(deal, "rule")],
    ...(pair === undefined ? {} : { two: [pair] }),
    move: move(deal, state, left),
  };
}

function stand(deal: BuildDeal, state: BuildState): Cue {
  const { at, log, set, isForetelling } = state;
  const round = log.length + 1;
  if (isForetelling) return askCue(deal);
  if (at === deal.content.parts.length) return spoken(deal, "standEnd", { round });
  const own = uncapitalize(settings(deal, set[at] ?? []));
  return spoken(deal, "stand", { round, part: partName(deal, at), settings: own });
}

/** Which dials are still to be found out, and not how far. */
function stillOpen(deal: BuildDeal, left: readonly Needs[]): Cue[] {
  if (left.length < 2) return [spoken(deal, "settled")];
  const isOpen = (dial: number): boolean =>
    deal.content.parts.some((_, part) => new Set(left.map((needs) => needs[part]?.[dial])).size > 1);
  const names = dialsOf(deal).flatMap(({ label }, dial) => (isOpen(dial) ? [label] : []));
  return [spoken(deal, "open", { dials: names.join(" and ") })];
}

/** The first dial that is still open, with two levels of it; what is right is one of them. */
function two(deal: BuildDeal, left: readonly Needs[]): Cue | undefined {
  const dials = dialsOf(deal);
  const open = dials.map((_, dial) => [...new Set(left.flatMap((needs) => needs[0]?.[dial] ?? []))]);
  const dial = open.findIndex((levels) => levels.length === 2);
  const [one = 0, other = 0] = open[dial]?.toSorted((a, b) => a - b) ?? [];
  if (dial < 0) return undefined;
  const values = {
    dial: dials[dial]?.label ?? "",
    one: levelName(deal, dial, one),
    other: levelName(deal, dial, other),
  };
  return spoken(deal, "two", values);
}

function move(deal: BuildDeal, state: BuildState, left: readonly Needs[]): readonly Cue[] {
  if (state.isForetelling) {
    const part = Number(guess(deal, state).split("-")[1]);
    if (Number.isInteger(part)) return [spoken(deal, "choose", { part: partName(deal, part) })];
  }
  const aim = aimOf(deal, state);
  if (left.length === 1) return rightCues(deal, aim);
  const dial = dialsOf(deal).findIndex((_, at) => new Set(left.map((needs) => needs[0]?.[at])).size > 1);
  if (isAlike(aim, state.shift)) return [spoken(deal, "testAlike")];
  return [spoken(deal, "test", { dial: dialsOf(deal)[Math.max(0, dial)]?.label ?? "" })];
}

/** To be told what to test leaves everything to find out. */
export function helped(deal: BuildDeal, state: BuildState, rung: Rung): BuildState {
  return rung === "move" && !state.isForetelling && possible(deal, state).length === 1
    ? { ...state, aided: true }
    : state;
}

export function reveal(deal: BuildDeal, state: BuildState): Cue[] {
  return [spoken(deal, "shown"), ...rightCues(deal, suited(deal, needsOf(deal, state), state))];
}
