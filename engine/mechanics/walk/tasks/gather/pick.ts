/** At a shelf: browsing, choosing, and what it costs. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, rest, sound, type Cue } from "../../../../cue.ts";
import { ADVANCED, GOING, MISSED, type Step } from "../../../contract.ts";
import type { WalkDeal } from "../../schema.ts";
import { amount, leastOf } from "./money.ts";
import { grab, onShelves } from "./run.ts";
import { hasChoice, optionsOf, thingHere, type Option } from "./shelf.ts";
import { askCues, howCue, optionCues, seatOf } from "./asking.ts";
import { claimCues, claimVerdict } from "./speak.ts";
import type { Choice, GatherState } from "./state.ts";
import { lastCues, telling } from "./time.ts";
import { nameOf, thingAt, type Shop } from "./trip.ts";

const SECONDS_OF_A_PICK = 0.2;

export function pick(deal: WalkDeal, shop: Shop, state: GatherState): Step<GatherState> {
  const thing = thingHere(shop, state);
  if (thing === undefined) throw new RangeError("pick: nothing of the list is here");
  const { words } = shop;
  if (!hasChoice(shop, thing)) {
    const says = oneOf(grabWords(shop).says, "object", {
      values: { product: capitalize(nameOf(shop, thing)) },
    });
    return taken(shop, state, thing, [says], {});
  }
  const next: GatherState = {
    ...state,
    choice: { thing, cursor: 0, struck: [] },
    opened: [...state.opened, thing],
  };
  return {
    state: next,
    cues: [
      sound(words.shelf.open),
      ...askCues(shop, thing),
      howCue(shop, thing),
      ...optionCues(optionsOf(deal, shop, thing), 0),
      ...claimCues(deal, shop, next, thing),
    ],
    // A question of its own: hints begin anew, once.
    outcome: state.opened.includes(thing) ? GOING : ADVANCED,
  };
}

export function browse(
  deal: WalkDeal,
  shop: Shop,
  state: GatherState,
  choice: Choice,
  by: 1 | -1,
): Step<GatherState> {
  const options = optionsOf(deal, shop, choice.thing, choice.struck);
  const cursor = Math.max(0, Math.min(options.length - 1, choice.cursor + by));
  const id = cursor === choice.cursor ? shop.words.shelf.end : shop.words.shelf.browse;
  return {
    state: { ...state, choice: { ...choice, cursor } },
    cues: [sound(id, { side: seatOf(options, cursor) }), ...optionCues(options, cursor)],
    outcome: GOING,
  };
}

/** Takes an option. One that does not fit goes back, says why, and costs a coin. */
export function take(
  deal: WalkDeal,
  shop: Shop,
  state: GatherState,
  choice: Choice,
  option: Option,
): Step<GatherState> {
  const { thing, struck } = choice;
  const because = oneOf(option.because, "object", { values: option.values });
  if (option.isSold && option.price > leftIn(shop, state)) return tooDear(shop, state, option);
  if (option.fits || option.isSold) return bought(deal, shop, { ...state, choice: null }, choice, option);
  const { shelf } = shop.words;
  const options = optionsOf(deal, shop, thing, struck);
  const now = [...struck, option.id];
  return {
    state: { ...state, wrong: state.wrong + 1, choice: { ...choice, cursor: 0, struck: now } },
    cues: [
      sound(shelf.wrong, { side: seatOf(options, options.indexOf(option)) }),
      because,
      ...whyCues(option),
      sound(shelf.fine, { caption: shelf.fineCaption }),
      ...optionCues(optionsOf(deal, shop, thing, now), 0),
    ],
    outcome: MISSED,
  };
}

/** It is paid for, and what the rival had said of it is put right. */
function bought(
  deal: WalkDeal,
  shop: Shop,
  state: GatherState,
  { thing, struck, isCaught }: Choice,
  option: Option,
): Step<GatherState> {
  const { trip } = shop;
  const isPack = thingAt(shop, thing).packs !== undefined;
  const spent = state.spent + option.price;
  const left = (trip.budget ?? 0) - spent;
  const says = [
    oneOf(option.because, "object", { values: option.values }),
    ...whyCues(option),
    ...(isPack && option.fits && !isCaught ? claimVerdict(deal, shop, thing) : []),
    ...(isPack && trip.budget !== undefined ? [purseCue(shop, left)] : []),
  ];
  const isBargain = isPack && option.fits && struck.length === 0;
  const counts = isBargain ? { packs: 1 } : {};
  if (isCaught) {
    const paid = withoutUnpayable(shop, { ...state, spent });
    return kept(shop, paid.state, [...says, ...paid.cues], counts);
  }
  const run = grab(shop.model, state.run, thing);
  const paid = withoutUnpayable(shop, { ...state, spent, run });
  return taken(shop, paid.state, thing, [...says, ...paid.cues], counts);
}

/** The purse cannot pay for it: it stays on the shelf. */
function tooDear(shop: Shop, state: GatherState, option: Option): Step<GatherState> {
  const { words } = shop;
  const values = { ...option.values, left: amount(words, leftIn(shop, state)) };
  return {
    state,
    cues: [sound(words.shelf.wrong), oneOf(words.shelf.tooDear, "object", { values })],
    outcome: GOING,
  };
}

function leftIn({ trip }: Shop, { spent }: GatherState): number {
  return (trip.budget ?? 0) - spent;
}

/** What the purse can no longer pay, in no size, is lost to this trip. */
function withoutUnpayable(shop: Shop, state: GatherState): { state: GatherState; cues: readonly Cue[] } {
  if (shop.trip.budget === undefined) return { state, cues: [] };
  const left = leftIn(shop, state);
  const beyond = onShelves(shop.model, state.run).filter((thing) => {
    const { packs } = thingAt(shop, thing);
    return packs !== undefined && leastOf(packs) > left;
  });
  if (beyond.length === 0) return { state, cues: [] };
  const set = beyond.reduce((all, thing) => all | (1 << thing), 0);
  const run = { ...state.run, lost: state.run.lost | set };
  return {
    state: { ...state, run, unpayable: state.unpayable | set },
    cues: [oneOf(shop.words.shelf.unpayable)],
  };
}

function whyCues({ why, values }: Option): Cue[] {
  return why === undefined ? [] : [oneOf(why, "object", { values })];
}

function purseCue({ words }: Shop, left: number): Cue {
  const { purse, broke } = words.shelf;
  return left === 0 ? oneOf(broke) : oneOf(purse, "object", { values: { left: amount(words, left) } });
}

/** What the rival had dropped is in the cart for good. */
function kept(
  shop: Shop,
  state: GatherState,
  says: readonly Cue[],
  counts: Readonly<Record<string, number>>,
): Step<GatherState> {
  return {
    state: { ...state, idle: 0 },
    cues: [
      sound(grabWords(shop).sound, { hold: "none" }),
      rest(SECONDS_OF_A_PICK),
      ...says,
      ...lastCues(shop, state.run),
    ],
    outcome: ADVANCED,
    counts,
  };
}

function grabWords({ order, words }: Shop): Shop["words"]["grab"] {
  return order.grab ?? words.grab;
}

/** It is in the cart; the rival may have wanted it. */
function taken(
  shop: Shop,
  state: GatherState,
  thing: number,
  says: readonly Cue[],
  counts: Readonly<Record<string, number>>,
): Step<GatherState> {
  const { words, model } = shop;
  const run = grab(model, state.run, thing);
  const wasWanted = state.told === thing && run.rival !== -1;
  const next: GatherState = {
    ...state,
    run,
    idle: 0,
    order: [...state.order, thing],
  };
  const told = telling(shop, next);
  const isFoiled = wasWanted && run.busy === 0 && shop.rules.rival !== undefined;
  const product = nameOf(shop, thing);
  return {
    state: told.state,
    cues: [
      sound(grabWords(shop).sound, { hold: "none" }),
      rest(SECONDS_OF_A_PICK),
      ...says,
      ...(isFoiled && told.cues.length === 0
        ? [oneOf(words.rival.foiled, "context", { voice: words.rival.voice, values: { product } })]
        : []),
      ...told.cues,
      ...lastCues(shop, run),
    ],
    outcome: ADVANCED,
    counts: { ...counts, grabbed: 1, ...(isFoiled ? { foiled: 1 } : {}) },
  };
}
