/** Help: a solver with a perfect memory, who knows only what was heard, and what it says in rungs. */
import type { Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import type { Help, Rung } from "../contract.ts";
import { bothOf, notesCue, oneValues, placeCues, placeOf, spoken, usesCue } from "./words.ts";
import {
  cardAt,
  covered,
  goTogether,
  isFirst,
  knownPartner,
  type PairsDeal,
  type PairsState,
} from "./state.ts";

/** The word that help is about: what is up, or else what was passed over, while its partner can be known. */
function meant(deal: PairsDeal, state: PairsState): number | null {
  if (state.up !== null) return cardAt(state, state.up);
  const { passed } = state;
  return passed === null || knownPartner(deal, state, passed) === null ? null : passed;
}

/** Where to lift next: what is known to go together, or else the nearest that is new. */
function target(deal: PairsDeal, state: PairsState): number {
  const places = covered(state);
  const isHeard = (place: number): boolean => state.heard.includes(cardAt(state, place));
  const card = meant(deal, state);
  const known = card === null ? knownHalf(deal, state) : (knownPartner(deal, state, card) ?? undefined);
  if (known !== undefined) return known;
  const wanted = places.filter((place) => !isHeard(place));
  const [nearest] = (wanted.length > 0 ? wanted : places).toSorted(
    (a, b) => stepsTo(deal, state, a) - stepsTo(deal, state, b),
  );
  if (nearest === undefined) throw new RangeError("target: nothing lies covered");
  return nearest;
}

/** Half of a pair that was heard. */
function knownHalf(deal: PairsDeal, state: PairsState): number | undefined {
  return covered(state).find((place) => isKnownHalf(deal, state, place));
}

function isKnownHalf(deal: PairsDeal, state: PairsState, place: number): boolean {
  const card = cardAt(state, place);
  return state.heard.includes(card) && knownPartner(deal, { ...state, up: place }, card) !== null;
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
    where:
      state.up === null ? [spoken(deal, "aim", { thing: deal.content.thing.one })] : placeCues(deal, state),
    listen: [listening(deal, state, isKnown)],
    rule: [spoken(deal, "goes")],
    ...(two.length === 0 ? {} : { two }),
    move: [spoken(deal, isKnown ? "go" : "tryOne", placeOf(deal, to)), notesCue(deal, [to])],
  };
}

function listening(deal: PairsDeal, state: PairsState, isKnown: boolean): Cue {
  const { one: thing, many: things } = deal.content.thing;
  const card = meant(deal, state);
  if (card === null) return isKnown ? spoken(deal, "both") : spoken(deal, "fresh", { thing });
  const values = oneValues(deal, card);
  return isKnown ? spoken(deal, "known", values) : spoken(deal, "unknown", { ...values, things });
}

/** The one that is meant and another, in the order of their places, with their notes. */
function twoLeft(deal: PairsDeal, state: PairsState, to: number): Cue[] {
  const other = covered(state).find((place) => place !== to && !isFitting(deal, state, place));
  if (other === undefined) return [];
  const [one = to, two = to] = [to, other].toSorted((a, b) => a - b);
  const { row: otherRow, column: otherColumn } = placeOf(deal, two);
  const places = { ...placeOf(deal, one), otherRow, otherColumn };
  const card = meant(deal, state);
  return [
    card === null
      ? spoken(deal, "begin", places)
      : spoken(deal, "two", { ...places, ...oneValues(deal, card) }),
    notesCue(deal, [one, two]),
  ];
}

/** It would do as well: it is the word that is meant, goes with it, or is half of a pair that was heard. */
function isFitting(deal: PairsDeal, state: PairsState, place: number): boolean {
  const card = cardAt(state, place);
  const word = meant(deal, state);
  if (word !== null) return card === word || goTogether(deal, word, card);
  return isKnownHalf(deal, state, place);
}

/** Who is led to a place has not remembered it; who is shown two of them has not quite. */
export function helped(deal: PairsDeal, state: PairsState, rung: Rung): PairsState {
  if (rung !== "move" && rung !== "two") return state;
  const told = [...state.told, cardAt(state, target(deal, state))];
  return { ...state, told, wasted: state.wasted + (rung === "move" ? 1 : 0), isSharp: false };
}

/** What is left, one pair after another: of words that are there twice each goes with what nothing was shown for yet. */
export function reveal(deal: PairsDeal, state: PairsState): Cue[] {
  const left = [...state.cards.keys()].filter((place) => !state.gone.includes(cardAt(state, place)));
  const taken = new Set<number>();
  const shown = left.flatMap((place): Cue[] => {
    const card = cardAt(state, place);
    const other = left.find((one) => !taken.has(one) && goTogether(deal, card, cardAt(state, one)));
    if (!isFirst(card) || other === undefined) return [];
    taken.add(other);
    return [spoken(deal, "shown", bothOf(deal, card, cardAt(state, other))), notesCue(deal, [place, other])];
  });
  return [spoken(deal, "over"), ...shown];
}
