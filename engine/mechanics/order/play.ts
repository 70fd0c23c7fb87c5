/** What can be done with a row, and what comes of it. */
import { capitalize } from "../../capitalize.ts";
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action, Move } from "../../move.ts";
import { GOING, MISSED, solved, type Counts, type Step } from "../contract.ts";
import { runDay } from "./day-play.ts";
import { besideCues, dayRow, refusalCue, namedHere } from "./day-words.ts";
import { broken, creditOf, doneOf, here, isAside, placed, type OrderDeal, type OrderState } from "./state.ts";
import { bareName, cardCues, performance, rowCues, soundOf, spoken, together, valuesOf } from "./words.ts";

const USUAL_BUTTONS = {
  perform: { label: "Perform the row", phrases: ["perform", "perform it", "perform the row", "run it"] },
  closer: { label: "Listen closer", phrases: ["listen closer", "closer"] },
  row: { label: "Hear the row", phrases: ["hear the row", "hear all of it"] },
};

const LAYING: Move = {
  id: "lay",
  button: "down",
  label: "Lay it aside",
  phrases: ["aside", "lay it aside", "leave it out", "down"],
};

/** Of a day: who carries something and presses Select wants to be rid of it, not to run the day. */
const SETTING: Move = { id: "set", button: "select", label: "Put it down here", phrases: ["put it here"] };

/** Of a day: with nothing in hand this is no "down". */
const PUTTING_NOTHING: Move = {
  id: "empty",
  label: "Put it down",
  phrases: ["put it down", "drop it", "put it here"],
  unlisted: true,
};

function withoutButton({ button: _button, ...move }: Move): Move {
  return move;
}

export function moves(deal: OrderDeal, state: OrderState): Move[] {
  const performing: Move = {
    id: "perform",
    button: "select",
    ...(deal.content.buttons?.perform ?? USUAL_BUTTONS.perform),
    judges: true,
  };
  const isDay = deal.item.day !== undefined;
  const free = state.row.slice(doneOf(state));
  const own = isDay ? saidInDay(deal, state) : undefined;
  if (state.isHeld) {
    const others = free.filter((card) => card !== here(state));
    return [
      { id: "left", button: "left", label: "Carry it left", phrases: ["left", "carry it left"] },
      { id: "right", button: "right", label: "Carry it right", phrases: ["right", "carry it right"] },
      { id: "drop", button: "up", label: "Put it down", phrases: ["put it down", "drop", "drop it", "up"] },
      ...(isDay ? [hearing(deal.content), SETTING, withoutButton(performing)] : [LAYING, performing]),
      ...(own ?? [
        ...state.row.map((_card, at): Move => placing(at, state.row.length)),
        ...others.map((card): Move => besideSaid(deal, card, "after")),
        ...others.map((card): Move => called(deal, card, "instead")),
      ]),
    ];
  }
  return [
    { id: "left", button: "left", label: "Go left", phrases: ["left", "go left"] },
    { id: "right", button: "right", label: "Go right", phrases: ["right", "go right"] },
    { id: "take", button: "up", label: "Pick it up", phrases: ["pick it up", "take it", "up"] },
    downMove(deal, state),
    performing,
    ...(own ?? [...free, ...state.aside].map((card): Move => called(deal, card, "take"))),
  ];
}

/**
 * What can be said of a day's cards: each by its name or its place, and where one is put, in hand or not. What cannot be done is
 * answered: of what is done already, and of a card beside itself.
 */
function saidInDay(deal: OrderDeal, state: OrderState): Move[] {
  const { row, isHeld } = state;
  const done = doneOf(state);
  const unlisted = { unlisted: true } as const;
  // A place among what is left is none of the whole row.
  const asListed = done > 0 ? unlisted : {};
  const puts = row.map((card, at): Move => {
    const place = placing(at, row.length);
    const phrases = [...(isHeld ? placesSaid(at, row.length) : []), ...placesPut(at, row.length)];
    if (at >= done) return { ...place, phrases, ...(isHeld ? asListed : unlisted) };
    const takes = [...called(deal, card, "take").phrases, ...placesSaid(at, row.length)];
    return { ...place, id: `done-${card}`, phrases: [...new Set([...phrases, ...takes])], ...unlisted };
  });
  const besides = row.flatMap((card, at): Move[] =>
    (["after", "before"] as const).map((how) => {
      const move = besideSaid(deal, card, how);
      if (at < done) return { ...move, id: `done-${how}-${card}`, ...unlisted };
      if (card === here(state)) return { ...move, id: `own-${how}`, ...unlisted };
      return { ...move, ...(isHeld ? asListed : unlisted) };
    }),
  );
  const takes = row.flatMap((card, at): Move[] => {
    if (at < done || (isHeld && card === here(state))) return [];
    const move = called(deal, card, isHeld ? "instead" : "take");
    const more = isHeld ? [] : placesSaid(at, row.length);
    return [{ ...move, phrases: [...move.phrases, ...more], ...asListed }];
  });
  return [...puts, ...besides, ...takes, ...(isHeld ? [] : [PUTTING_NOTHING])];
}

function hearing({ buttons }: OrderDeal["content"]): Move {
  const { label, phrases } = buttons?.row ?? USUAL_BUTTONS.row;
  return { id: "row", button: "down", label, phrases: [...phrases, "down"] };
}

function downMove({ content, rules }: OrderDeal, state: OrderState): Move {
  if (rules.closer !== true) return hearing(content);
  const { label, phrases } = content.buttons?.closer ?? USUAL_BUTTONS.closer;
  const move: Move = { id: "closer", button: "down", label, phrases: [...phrases, "down"] };
  return state.told.includes(here(state)) ? move : { ...move, priced: "closer" };
}

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** Said in one go: where it goes, and down. */
function placing(at: number, count: number): Move {
  const places = [PLACES[at] ?? "", ...(at === count - 1 ? ["last"] : [])];
  return {
    id: `place-${at}`,
    label: `Put it ${places.at(-1) ?? ""}`,
    phrases: places.flatMap((place) => [place, `put it ${place}`, `${place} place`]),
  };
}

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

function nthsOf(at: number, count: number): string[] {
  return [PLACES[at] ?? "", ...(at === count - 1 ? ["last"] : [])];
}

/** "Fourth", "number four": put there with something in hand, and taken from there without. A lone "one" may be any. */
function placesSaid(at: number, count: number): string[] {
  const number = NUMBERS[at] ?? "";
  return [
    ...nthsOf(at, count).flatMap((nth) => [nth, `${nth} place`, `${nth} one`]),
    `number ${number}`,
    `place ${number}`,
    ...(at === 0 ? [] : [number]),
  ];
}

function placesPut(at: number, count: number): string[] {
  const number = NUMBERS[at] ?? "";
  const end = at === count - 1 ? ["end"] : at === 0 ? ["beginning"] : [];
  return ["put it", "move it"].flatMap((verb) => [
    ...nthsOf(at, count).flatMap((nth) => [`${verb} ${nth}`, `${verb} in ${nth} place`]),
    ...["in", "to", "at"].map((to) => `${verb} ${to} place ${number}`),
    ...["at", "to"].flatMap((to) => end.map((side) => `${verb} ${to} the ${side}`)),
  ]);
}

const SIDES = {
  after: ["after", "right after", "behind", "next to"],
  before: ["before", "right before", "in front of"],
};

/** "After the bus", "put it after the bus": no listener minds the article. */
function besideSaid(deal: OrderDeal, card: number, how: "after" | "before"): Move {
  const move = called(deal, card, how);
  const puts = ["put it", "move it"].flatMap((verb) =>
    SIDES[how].flatMap((side) => namesSaid(deal, card).map((name) => `${verb} ${side} ${name}`)),
  );
  return { ...move, phrases: [...move.phrases, ...puts] };
}

function namesSaid(deal: OrderDeal, card: number): string[] {
  return [bareName(deal, card).toLowerCase(), ...(cardNamed(deal, card).phrases ?? [])];
}

/** `instead` is said with another in hand: a bare name would not tell which of the two is meant. */
function called(deal: OrderDeal, card: number, how: "take" | "after" | "before" | "instead"): Move {
  const phrases = namesSaid(deal, card).flatMap((one) =>
    how === "after" || how === "before"
      ? [`${how} ${one}`]
      : [...(how === "take" ? [one] : []), `take ${one}`, `pick up ${one}`],
  );
  const verb = how === "instead" ? "take" : how;
  return { id: `${verb}-${card}`, label: `${capitalize(verb)} ${bareName(deal, card)}`, phrases };
}

function cardNamed(deal: OrderDeal, card: number) {
  return deal.content.cards[placed(deal, card).card] ?? { phrases: undefined };
}

export function apply(deal: OrderDeal, state: OrderState, { move }: Action): Step<OrderState> {
  const isDay = deal.item.day !== undefined;
  if (move === "perform") return isDay ? runDay(deal, state) : perform(deal, state);
  if (move === "closer") return closer(deal, state);
  if (move === "row")
    return going(state, [
      sound(soundOf(deal, "drop"), { hold: "none" }),
      ...(isDay ? dayRow(deal, state) : rowCues(deal, state)),
    ]);
  if (move === "take") return take(deal, state);
  if (move === "drop" || move === "set") return drop(deal, state);
  if (move === "lay") return lay(deal, state);
  if (move.startsWith("done-") || move.startsWith("own-") || move === "empty")
    return going(state, [sound(soundOf(deal, "edge")), refusalCue(deal, state, move)]);
  if (move.startsWith("place-")) return put(deal, state, Number(move.slice("place-".length)));
  if (move.startsWith("after-")) return carryBeside(deal, state, Number(move.slice("after-".length)), 1);
  if (move.startsWith("before-")) return carryBeside(deal, state, Number(move.slice("before-".length)), 0);
  if (move.startsWith("take-")) {
    const at = [...state.row, ...state.aside].indexOf(Number(move.slice("take-".length)));
    return take(deal, { ...state, at }, true);
  }
  const to = state.at + (move === "left" ? -1 : 1);
  return state.isHeld ? carry(deal, state, to) : go(deal, state, to);
}

function going(state: OrderState, cues: readonly Cue[], counts?: Counts): Step<OrderState> {
  return { state, cues, outcome: GOING, counts };
}

function go(deal: OrderDeal, state: OrderState, to: number): Step<OrderState> {
  if (to < doneOf(state) || to >= state.row.length + state.aside.length)
    return going(state, [sound(soundOf(deal, "edge")), ...cardCues(deal, state)]);
  const next = { ...state, at: to };
  return going(next, [...cardCues(deal, next), ...(isAside(next) ? [spoken(deal, "lies")] : [])]);
}

/** What lies aside comes back to the end of the row. In a day, who has just heard a card is not told it again. */
function take(deal: OrderDeal, state: OrderState, isCalled = false): Step<OrderState> {
  const card = here(state);
  const isBack = isAside(state);
  const next: OrderState = isBack
    ? {
        ...state,
        row: [...state.row, card],
        aside: state.aside.filter((other) => other !== card),
        at: state.row.length,
        isHeld: true,
      }
    : { ...state, isHeld: true };
  const isHere = deal.item.day !== undefined && !isCalled;
  return going(next, [
    sound(soundOf(deal, "take")),
    ...(isHere ? [] : cardCues(deal, next)),
    spoken(deal, "held"),
  ]);
}

function carry(deal: OrderDeal, state: OrderState, to: number): Step<OrderState> {
  if (to < doneOf(state) || to >= state.row.length)
    return going(state, [sound(soundOf(deal, "edge")), ...carriedCues(deal, state, "place").slice(-1)]);
  const card = here(state);
  const others = state.row.filter((other) => other !== card);
  const next = { ...state, row: others.toSpliced(to, 0, card), at: to };
  return going(next, carriedCues(deal, next, "place"));
}

/** Said in one go: it is carried there, and put down. */
function carryBeside(deal: OrderDeal, state: OrderState, beside: number, places: number): Step<OrderState> {
  const others = state.row.filter((other) => other !== here(state));
  return put(deal, state, others.indexOf(beside) + places);
}

function put(deal: OrderDeal, state: OrderState, to: number): Step<OrderState> {
  const card = here(state);
  const others = state.row.filter((other) => other !== card);
  const next = { ...state, row: others.toSpliced(to, 0, card), at: to, isHeld: false };
  // Who says where it goes, with nothing in hand, hears what has gone there.
  const isTaken = deal.item.day !== undefined && !state.isHeld;
  const name = isTaken ? namedHere(deal, next) : [];
  return going(next, [sound(soundOf(deal, "drop")), ...name, ...carriedCues(deal, next, "dropped")]);
}

function drop(deal: OrderDeal, state: OrderState): Step<OrderState> {
  const next = { ...state, isHeld: false };
  const cues = deal.item.day === undefined ? carriedCues(deal, next, "dropped") : namedHere(deal, next);
  return going(next, [sound(soundOf(deal, "drop")), ...cues]);
}

function lay(deal: OrderDeal, state: OrderState): Step<OrderState> {
  const card = here(state);
  const row = state.row.filter((other) => other !== card);
  const next = {
    ...state,
    row,
    aside: [...state.aside, card],
    isHeld: false,
    at: Math.min(state.at, row.length),
  };
  return going(next, [sound(soundOf(deal, "aside")), spoken(deal, "laid"), ...cardCues(deal, next)]);
}

function closer(deal: OrderDeal, state: OrderState): Step<OrderState> {
  const card = here(state);
  const { closer: lines } = placed(deal, card);
  const isNew = !state.told.includes(card);
  const next = isNew ? { ...state, told: [...state.told, card] } : state;
  const told = lines === undefined ? [spoken(deal, "further")] : lineCues(lines, { part: "object" });
  return going(next, [...cardCues(deal, next), ...told], isNew ? { closer: 1 } : undefined);
}

/** It is heard as far as it works; only the first thing that stops it is named. */
function perform(deal: OrderDeal, state: OrderState): Step<OrderState> {
  const stop = broken(deal, state.row);
  const set = { ...state, isHeld: false };
  const heard = [sound(soundOf(deal, "begin")), ...performance(deal, state.row, stop)];
  if (stop === undefined) {
    const isFirst = state.misses === 0 && state.shown === 0;
    const cues = [
      ...heard,
      ...together(deal, state.row),
      sound(soundOf(deal, "whole")),
      spoken(deal, isFirst ? "first" : "whole"),
      ...lineCues(deal.item.done ?? [], { part: "object" }),
      ...lineCues(deal.item.told ?? [], { part: "object" }),
    ];
    return {
      state: set,
      cues,
      outcome: solved(creditOf(state)),
      counts: { whole: 1, ...(isFirst ? { full: 1 } : {}) },
    };
  }
  const at = stop.kind === "missing" ? state.at : state.row.indexOf(stop.card);
  const { why } = placed(deal, stop.card);
  const told = spoken(deal, stop.kind, valuesOf(deal, stop.card), stop.kind === "missing" ? undefined : why);
  return {
    state: { ...set, at, misses: state.misses + 1 },
    cues: [...heard, sound(soundOf(deal, "broken")), told],
    outcome: MISSED,
    counts: { fixes: 1 },
    helpAnew: true,
  };
}

function carriedCues(deal: OrderDeal, state: OrderState, word: "place" | "dropped"): Cue[] {
  if (deal.item.day !== undefined) return besideCues(deal, state);
  return [...cardCues(deal, state), spoken(deal, word, placeValues(state))];
}

function placeValues({ at, row }: OrderState): Record<string, number> {
  return { place: at + 1, count: row.length };
}
