/** A shopping trip: what SELECT does where one stands, and what comes of it. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, say, sound, type Cue } from "../../../../cue.ts";
import { GOING, type Step } from "../../../contract.ts";
import type { Action, Move } from "../../../../move.ts";
import { heardFrom } from "../../beacons.ts";
import { DIRECTIONS, onMap } from "../../directions.ts";
import { idAt, neighbour, placeOf } from "../../ground.ts";
import { counted } from "../../route.ts";
import type { WalkDeal } from "../../schema.ts";
import { askCues, optionCues } from "./asking.ts";
import { askedCues, placeCues } from "./help.ts";
import { pay } from "./pay.ts";
import { browse, pick, take } from "./pick.ts";
import { has, isSettled, lureRival } from "./run.ts";
import { alsoHere, isSecret, optionsOf, thingHere } from "./shelf.ts";
import { openCues, rivalCues, whereCues } from "./speak.ts";
import {
  ASK_FOR,
  ASK_SOLD,
  ASK_WAY,
  asSaid,
  askingFor,
  askingTheWay,
  grabbing,
  packPhrases,
  whichMove,
} from "./spoken.ts";
import type { Choice, GatherState } from "./state.ts";
import { elapse, telling } from "./time.ts";
import { firstRun, nameOf, productOf, sectionOf, shopOf, thingAt, type Shop } from "./trip.ts";

const TAKE_OPTION = "take-";

export { openCues, whereCues };

export function begin(deal: WalkDeal): GatherState {
  const { model, trip } = shopOf(deal);
  const run = firstRun(model, trip);
  const state: GatherState = {
    at: run.at,
    run,
    choice: null,
    asked: 0,
    spent: 0,
    order: [],
    opened: [],
    wrong: 0,
    walked: 0,
    waited: 0,
    pointed: [],
    knowsListening: false,
    isListening: false,
    paysEarly: false,
    idle: 0,
    presses: 0,
    told: -1,
  };
  return telling(shopOf(deal), state).state;
}

type Deed = "grab" | "elsewhere" | "shelf" | "pay" | "ask" | "lure" | "listen";

/** What SELECT does here. Where the list must be remembered, every shelf can be tried. */
function deedHere(shop: Shop, state: GatherState): Deed {
  const { model, words, rules } = shop;
  const { run } = state;
  if (thingHere(shop, state) !== undefined) return "grab";
  if (run.at === model.home && run.mine !== 0) return "pay";
  const here = idAt(model.ground, run.at);
  if (here === words.places.helper && state.asked < rules.questions) return "ask";
  const isLure = here === words.places.lure && rules.rival?.lure === true && !run.wasLured;
  if (isLure && run.carries === -1) return "lure";
  if (alsoHere(shop, state) !== undefined) return "elsewhere";
  const isEmptied = model.things.some((place, thing) => place === run.at && has(run.mine, thing));
  return rules.shelf > 0 && isShelf(shop, state) && !isEmptied ? "shelf" : "listen";
}

/** After so many trips it is known which press pays. */
const TIMES_TOLD_TO_PAY = 2;

/** A step of the walk. Where SELECT does anything but grab or wait, that is said on arriving. */
export function stepped(deal: WalkDeal, before: GatherState, to: number): Step<GatherState> {
  const step = elapse(deal, before, to);
  const { state } = step;
  if (state.choice !== null) return step;
  const shop = shopOf(deal);
  const { hints } = shop.words;
  const { paid = 0 } = deal.world;
  // With everything in the cart, nobody is lured or asked.
  const isDone = isSettled(shop.model, state.run);
  const told = {
    pay: isDone && paid < TIMES_TOLD_TO_PAY ? hints.pay : undefined,
    lure: isDone ? undefined : hints.lure,
    ask: isDone ? undefined : hints.ask,
  };
  const deed = deedHere(shop, state);
  const says = deed === "pay" || deed === "lure" || deed === "ask" ? told[deed] : undefined;
  return says === undefined ? step : { ...step, cues: [...step.cues, oneOf(says, "context")] };
}

function isShelf({ model, rules }: Shop, { run }: GatherState): boolean {
  const here = idAt(model.ground, run.at);
  return Object.values(rules.products).some(({ section }) => section === here);
}

export function moves(deal: WalkDeal, state: GatherState): Move[] {
  const shop = shopOf(deal);
  const words = shop.words.moves;
  if (state.choice !== null) return choosing(deal, shop, state.choice);
  const deed = deedHere(shop, state);
  const isGrab = deed === "grab" || deed === "shelf" || deed === "elsewhere";
  const own: Move = { id: deed, button: "select", ...(isGrab ? grabbing(shop, state) : words[deed]) };
  const asks = shop.rules.questions > 0;
  return [
    own,
    ...(asks && deed !== "ask" ? [{ id: "ask", ...words.ask }] : []),
    ...(asks ? [...askingFor(shop, state), ...askingTheWay(deal, shop)] : []),
    ...(deed === "listen" ? [] : [{ id: "listen", ...words.listen }]),
  ];
}

function choosing(deal: WalkDeal, shop: Shop, choice: Choice): Move[] {
  const words = shop.words.moves;
  const options = optionsOf(deal, shop, choice.thing, choice.struck);
  return [
    { id: "previous", button: "left", ...words.previous },
    { id: "next", button: "right", ...words.next },
    { id: "take", button: "select", ...words.take, judges: true },
    { id: "leave", button: "down", ...words.leave },
    ...options.map(({ id, name }, index): Move => {
      const said = asSaid(name);
      const ordinal = shop.words.shelf.ordinals[index];
      const size = thingAt(shop, choice.thing).packs?.sizes[id];
      const phrases = [
        ...(size === undefined ? [said] : packPhrases(size.count)),
        ...(ordinal === undefined ? [] : [ordinal]),
      ];
      return { id: `${TAKE_OPTION}${id}`, label: name, phrases, judges: true };
    }),
    ...(isSecret(shop) && thingAt(shop, choice.thing).packs === undefined ? [] : [whichMove(shop, choice)]),
  ];
}

export function apply(deal: WalkDeal, state: GatherState, { move }: Action): Step<GatherState> {
  const shop = shopOf(deal);
  const { choice } = state;
  if (choice !== null) {
    if (move === "previous" || move === "next")
      return browse(deal, shop, state, choice, move === "next" ? 1 : -1);
    if (move === "leave") return leaveShelf(shop, state, choice);
    if (move === "which") return { state, cues: whichCues(deal, shop, choice), outcome: GOING };
    const options = optionsOf(deal, shop, choice.thing, choice.struck);
    const option =
      move === "take" ? options[choice.cursor] : options.find(({ id }) => `${TAKE_OPTION}${id}` === move);
    if (option === undefined) throw new RangeError(`apply: nothing to take by ${move}`);
    return take(deal, shop, state, choice, option);
  }
  switch (move) {
    case "grab":
      return pick(deal, shop, state);
    case "elsewhere":
      return pointOn(deal, shop, state);
    case "shelf":
      return lookInVain(deal, shop, state);
    case "pay":
      return pay(shop, state);
    case "ask":
      return ask(shop, state, () => askedCues(deal, shop, state));
    case "lure":
      return lure(deal, shop, state);
    default:
      if (move.startsWith(ASK_FOR)) {
        const thing = Number(move.slice(ASK_FOR.length));
        return ask(shop, state, () => askedCues(deal, shop, state, thing));
      }
      if (move.startsWith(ASK_SOLD)) {
        const { section } = productOf(shop.rules, move.slice(ASK_SOLD.length));
        return ask(shop, state, () => placeCues(deal, shop, state, placeOf(shop.model.ground, section)));
      }
      if (move.startsWith(ASK_WAY)) {
        const place = Number(move.slice(ASK_WAY.length));
        return ask(shop, state, () => placeCues(deal, shop, state, place));
      }
      return listen(deal, shop, state);
  }
}

/** What was dropped and is not picked up goes back to its shelf. */
function leaveShelf(shop: Shop, state: GatherState, choice: Choice): Step<GatherState> {
  const { run, order } = state;
  const cues = [sound(shop.words.shelf.open)];
  if (!choice.isCaught) return { state: { ...state, choice: null }, cues, outcome: GOING };
  const until = run.until.with(choice.thing, -1);
  const back = { ...run, mine: run.mine & ~(1 << choice.thing), until };
  return {
    state: { ...state, choice: null, run: back, order: order.filter((thing) => thing !== choice.thing) },
    cues: [...cues, oneOf(shop.words.shelf.putBack)],
    outcome: GOING,
  };
}

function whichCues(deal: WalkDeal, shop: Shop, { thing, struck, cursor }: Choice): Cue[] {
  return [
    sound(shop.words.shelf.browse),
    ...askCues(shop, thing),
    ...optionCues(optionsOf(deal, shop, thing, struck), cursor),
  ];
}

/** Others keep it here, too: where this store does is told once, and no time is gone. */
function pointOn(deal: WalkDeal, shop: Shop, state: GatherState): Step<GatherState> {
  const thing = alsoHere(shop, state);
  if (thing === undefined) throw new RangeError("pointOn: nothing of the list could be here");
  const { end, elsewhere, elsewhereSecret } = shop.words.shelf;
  const section = sectionOf(deal.content, shop, thing);
  const product = capitalize(nameOf(shop, thing));
  return {
    state: { ...state, pointed: [...state.pointed, thing] },
    cues: [
      sound(end),
      isSecret(shop)
        ? oneOf(elsewhereSecret, "object", { values: { section } })
        : oneOf(elsewhere, "object", { values: { product, section } }),
    ],
    outcome: GOING,
  };
}

function ask(shop: Shop, state: GatherState, answer: () => Cue[]): Step<GatherState> {
  const { helper } = shop.words;
  const voice = { voice: helper.voice };
  if (state.asked >= shop.rules.questions)
    return { state, cues: [sound(helper.sound), oneOf(helper.tired, "object", voice)], outcome: GOING };
  const left = shop.rules.questions - state.asked - 1;
  return {
    state: { ...state, asked: state.asked + 1 },
    cues: [
      sound(helper.sound),
      ...answer(),
      left === 0
        ? oneOf(helper.none, "context", voice)
        : say(capitalize(counted(helper.left, left)), "context", voice),
    ],
    outcome: GOING,
    counts: { asked: 1 },
  };
}

function lure(deal: WalkDeal, shop: Shop, state: GatherState): Step<GatherState> {
  const { rival } = shop.words;
  const step = elapse(deal, { ...state, run: lureRival(state.run), told: -1 }, state.at);
  return {
    ...step,
    cues: [sound(rival.bell), oneOf(rival.rung), ...step.cues],
    counts: { ...step.counts, lured: 1 },
  };
}

/** Nothing of the list is on this shelf: a step's time is gone. */
function lookInVain(deal: WalkDeal, shop: Shop, state: GatherState): Step<GatherState> {
  const step = elapse(deal, state, state.at);
  const { end } = shop.words.shelf;
  return { ...step, cues: [sound(end), oneOf(shop.words.hints.nothing), ...step.cues] };
}

/** Standing still and listening: what is on either side, ahead, behind, and where the rival is. It takes a step's time. */
function listen(deal: WalkDeal, shop: Shop, state: GatherState): Step<GatherState> {
  const { content } = deal;
  const { words, model } = shop;
  const around = DIRECTIONS.flatMap((direction): Cue[] => {
    const to = neighbour(model.ground, state.at, onMap(state.facing, direction));
    const heard = to === undefined ? undefined : heardFrom(content, model.ground, state, to);
    if (heard === undefined) return [];
    const said =
      direction === "up" ? words.listen.ahead : direction === "down" ? words.listen.behind : undefined;
    const heardOut: Cue = { ...heard, hold: "end" };
    return said === undefined ? [heardOut] : [oneOf(said), heardOut];
  });
  // Alone in the store nobody is in a hurry.
  const isAlone = state.run.rival === -1;
  const isTold = !isAlone && !state.knowsListening && isShelf(shop, state);
  const waited = state.waited + (isAlone ? 0 : 1);
  const told = { ...state, waited, knowsListening: state.knowsListening || isTold, isListening: true };
  const step: Step<GatherState> = isAlone
    ? { state: told, cues: [], outcome: GOING }
    : elapse(deal, told, state.at);
  const hasMoved = step.state.run.rival !== state.run.rival;
  return {
    ...step,
    cues: [
      sound(words.listen.nothing, { hold: "none" }),
      ...(isTold ? [oneOf(words.hints.listening)] : []),
      ...(state.isListening && !isAlone ? [] : around),
      ...(hasMoved ? [] : rivalCues(deal, shop, state)),
      ...step.cues,
      ...(isAlone ? [] : waitCues(shop, waited)),
    ],
  };
}

/** What waiting costs is told before it does: else whoever stands where the rival comes home would be paid as well as who thinks. */
function waitCues({ words, rules }: Shop, waited: number): Cue[] {
  const { waits = Infinity } = rules;
  const { warned, charged } = words.listen;
  const { fine, fineCaption } = words.shelf;
  if (waited % waits === 0) return [sound(fine, { caption: fineCaption }), oneOf(charged)];
  return (waited + 1) % waits === 0 ? [oneOf(warned)] : [];
}
