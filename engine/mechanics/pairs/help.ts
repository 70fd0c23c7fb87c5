/** Help: a solver with a perfect memory, who knows only what was heard, and what it says in rungs. */
import type { Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import type { Help, Rung } from "../contract.ts";
import { bothOf, notesCue, oneValues, placeCues, placeOf, spoken, usesCue } from "./words.ts";
import { cardAt, covered, goTogether, knownPartner, type PairsDeal, type PairsState } from "./state.ts";

/** Where to lift next: what is known to go together, or else the nearest that is new. */
function target(deal: PairsDeal, state: PairsState): number {
  const places = covered(state);
  const isHeard = (place: number): boolean => state.heard.includes(cardAt(state, place));
  const known =
    state.up === null
      ? places.find(
          (place) =>
            isHeard(place) && knownPartner(deal, { ...state, up: place }, cardAt(state, place)) !== null,
        )
      : (knownPartner(deal, state, cardAt(state, state.up)) ?? undefined);
  if (known !== undefined) return known;
  const fresh = places.filter((place) => !isHeard(place));
  const [nearest] = (fresh.length > 0 ? fresh : places).toSorted(
    (a, b) => stepsTo(deal, state, a) - stepsTo(deal, state, b),
  );
  if (nearest === undefined) throw new RangeError("target: nothing lies covered");
  return nearest;
}

function stepsTo(deal: PairsDeal, { at }: PairsState, place: number): number {
  const [here, there] = [placeOf(deal, at), placeOf(deal, place)];
  return Math.abs(here.row - there.row) + Math.abs(here.column - there.column);
}

export function best(deal: PairsDeal, state: PairsState): Action {
  if (state.using !== null) return { move: "use-left" };
  const [here, there] = [placeOf(deal, state.at), placeOf(deal, target(deal, state))];
  if (here.column !== there.column) return { move: here.column < there.column ? "right" : "left" };
  if (here.row !== there.row) return { move: here.row < there.row ? "down" : "up" };
  return { move: "lift" };
}

export function help(deal: PairsDeal, state: PairsState): Help {
  if (state.using !== null) return { where: [usesCue(deal)] };
  const to = target(deal, state);
  const isKnown = state.heard.includes(cardAt(state, to));
  const two = isKnown ? twoLeft(deal, state, to) : [];
  return {
    where: placeCues(deal, state),
    listen: [listening(deal, state, isKnown)],
    rule: [spoken(deal, "goes")],
    ...(two.length === 0 ? {} : { two }),
    move: [spoken(deal, isKnown ? "go" : "tryOne", placeOf(deal, to)), notesCue(deal, [to])],
  };
}

function listening(deal: PairsDeal, state: PairsState, isKnown: boolean): Cue {
  const { one: thing, many: things } = deal.content.thing;
  if (state.up === null) return isKnown ? spoken(deal, "both") : spoken(deal, "fresh", { thing });
  const values = oneValues(deal, cardAt(state, state.up));
  return isKnown ? spoken(deal, "known", values) : spoken(deal, "unknown", { ...values, things });
}

/** The one that is meant and another, in the order of their places, with their notes. */
function twoLeft(deal: PairsDeal, state: PairsState, to: number): Cue[] {
  const other = covered(state).find((place) => place !== to && !isFitting(deal, state, place));
  if (other === undefined) return [];
  const [one = to, two = to] = [to, other].toSorted((a, b) => a - b);
  const { row: otherRow, column: otherColumn } = placeOf(deal, two);
  return [spoken(deal, "two", { ...placeOf(deal, one), otherRow, otherColumn }), notesCue(deal, [one, two])];
}

function isFitting(deal: PairsDeal, state: PairsState, place: number): boolean {
  return state.up !== null && goTogether(deal, cardAt(state, state.up), cardAt(state, place));
}

/** Who is led to a place has not remembered it. */
export function helped(_deal: PairsDeal, state: PairsState, rung: Rung): PairsState {
  return rung === "move" ? { ...state, wasted: state.wasted + 1, isSharp: false } : state;
}

export function reveal(deal: PairsDeal, state: PairsState): Cue[] {
  return deal.item.pairs.flatMap((_, pair) => {
    const [one, other] = [2 * pair, 2 * pair + 1];
    if (state.gone.includes(one)) return [];
    return [
      spoken(deal, "shown", bothOf(deal, one, other)),
      notesCue(deal, [state.cards.indexOf(one), state.cards.indexOf(other)]),
    ];
  });
}
