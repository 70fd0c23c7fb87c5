/** At the shelf: the choice opens, options are browsed and taken, and a thing comes into the cart. */
import { capitalize } from "../../capitalize.ts";
import { rest, say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { GOING, MISSED, type Step } from "../contract.ts";
import { beaconChanges, beaconCues } from "./beacons.ts";
import { askCues, optionCue, optionsOf, seatOf } from "./choice.ts";
import { amount, purseFor } from "./money.ts";
import { sectionName } from "./names.ts";
import type { Choice, WalkDeal, WalkState } from "./schema.ts";
import { groundNow, hasMoved, productOf, remaining, thingAt } from "./trip.ts";

/**
 * A trip has many choices, and the turn gives up an item after four misses. Only so many of them come from shelves: one
 * who chooses badly still gets home, for less credit.
 */
const MOST_MISSES = 2;
const SECONDS_OF_A_PICK = 0.3;

/** Picks a thing that is here: at once, or by a choice. */
export function pick(deal: WalkDeal, state: WalkState, thing: number): Step<WalkState> {
  const { product, choice } = thingAt(deal.item, thing);
  const { name, price } = productOf(deal.content, product);
  if (choice !== undefined) return openChoice(deal, state, thing);
  return fetched(deal, state, thing, price, fillTemplate(deal.content.task.pick.says, { product: name }));
}

function openChoice(deal: WalkDeal, state: WalkState, thing: number): Step<WalkState> {
  const next: WalkState = { ...state, choice: { thing, cursor: 0, struck: [] } };
  const cues = [
    sound(deal.content.task.choice.open),
    ...askCues(deal, next, thing),
    ...optionCue(optionsOf(deal, next, thing), 0),
  ];
  return { state: next, cues, outcome: GOING };
}

export function browse(deal: WalkDeal, state: WalkState, choice: Choice, by: 1 | -1): Step<WalkState> {
  const words = deal.content.task.choice;
  const options = optionsOf(deal, state, choice.thing, choice.struck);
  const cursor = Math.max(0, Math.min(options.length - 1, choice.cursor + by));
  const id = cursor === choice.cursor ? words.end : words.browse;
  const cues = [sound(id, { side: seatOf(options, cursor) }), ...optionCue(options, cursor)];
  return { state: { ...state, choice: { ...choice, cursor } }, cues, outcome: GOING };
}

/** Takes an option by its number. One that does not fit goes back on the shelf, and says why. */
export function take(
  deal: WalkDeal,
  state: WalkState,
  choice: Choice,
  id: number | undefined,
): Step<WalkState> {
  const options = optionsOf(deal, state, choice.thing, choice.struck);
  const option = options.find((one) => one.id === id);
  if (option === undefined) throw new RangeError(`take: option ${id} is not open`);
  if (option.fits) return fetched(deal, state, choice.thing, option.price, option.because);
  const struck = [...choice.struck, option.id];
  const next: WalkState = { ...state, wrong: state.wrong + 1, choice: { ...choice, cursor: 0, struck } };
  const cues = [
    sound(deal.content.task.choice.wrong, { side: seatOf(options, options.indexOf(option)) }),
    say(capitalize(option.because)),
    ...optionCue(optionsOf(deal, next, choice.thing, struck), 0),
  ];
  return { state: next, cues, outcome: next.wrong <= MOST_MISSES ? MISSED : GOING };
}

/** It is in the cart: the reason, the money, and what changes with it. */
function fetched(
  deal: WalkDeal,
  state: WalkState,
  thing: number,
  price: number,
  because: string,
): Step<WalkState> {
  const { content, rules } = deal;
  const { pick: words, list } = content.task;
  const got = [...state.got, thing];
  const next: WalkState = { ...state, got, spent: state.spent + price, idle: 0, choice: null };
  const purse = purseFor(deal, next, thing);
  const cues: Cue[] = [
    sound(words.sound, { hold: "none" }),
    ...beaconChanges(
      beaconCues(content, rules, groundNow(deal, state.got), state.at),
      beaconCues(content, rules, groundNow(deal, got), state.at),
    ),
    rest(SECONDS_OF_A_PICK),
    say(capitalize(because)),
    ...(purse === undefined ? [] : [say(fillTemplate(list.left, { left: amount(content, purse.left) }))]),
    ...(remaining(deal, got).length === 0 ? [say(words.last)] : []),
    ...announcement(deal, state.got, got),
  ];
  return { state: next, cues, outcome: GOING };
}

/** The loudspeaker, when with this thing a section has moved. */
function announcement(deal: WalkDeal, before: readonly number[], got: readonly number[]): Cue[] {
  const { moved } = deal.item.task;
  if (moved === undefined || hasMoved(deal, before) || !hasMoved(deal, got)) return [];
  const { voice, sound: id, says } = deal.content.task.moved;
  const section = sectionName(deal.content, moved.section);
  return [sound(id), say(capitalize(fillTemplate(says, { section, ...moved.to })), "object", { voice })];
}
