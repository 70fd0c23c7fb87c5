/** A shopping trip: what SELECT does where one stands, and what comes of it. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, say, sound, type Cue } from "../../../../cue.ts";
import { GOING, type Step } from "../../../contract.ts";
import type { Action, Move } from "../../../../move.ts";
import { heardFrom } from "../../beacons.ts";
import { DIRECTIONS, onMap } from "../../directions.ts";
import { idAt, neighbour } from "../../ground.ts";
import { counted } from "../../route.ts";
import type { WalkDeal } from "../../schema.ts";
import { askedCues } from "./help.ts";
import { pay } from "./pay.ts";
import { browse, pick, take } from "./pick.ts";
import { has, lureRival } from "./run.ts";
import { optionsOf, thingHere } from "./shelf.ts";
import { openCues, rivalCues, whereCues } from "./speak.ts";
import type { Choice, GatherState } from "./state.ts";
import { elapse, telling } from "./time.ts";
import { firstRun, shopOf, type Shop } from "./trip.ts";

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
    paysEarly: false,
    idle: 0,
    presses: 0,
    told: -1,
  };
  return telling(shopOf(deal), state).state;
}

type Deed = "grab" | "shelf" | "pay" | "ask" | "lure" | "listen";

/** What SELECT does here. Where the list must be remembered, every shelf can be tried. */
function deedHere(shop: Shop, state: GatherState): Deed {
  const { model, words, rules } = shop;
  const { run } = state;
  if (thingHere(shop, state) !== undefined) return "grab";
  if (run.at === model.home && run.mine !== 0) return "pay";
  const here = idAt(model.ground, run.at);
  if (here === words.places.helper) return "ask";
  if (here === words.places.lure && rules.rival?.lure === true && !run.wasLured) return "lure";
  const isShelf = Object.values(rules.products).some(({ section }) => section === here);
  const isEmptied = model.things.some((place, thing) => place === run.at && has(run.mine, thing));
  return rules.shelf > 0 && isShelf && !isEmptied ? "shelf" : "listen";
}

export function moves(deal: WalkDeal, state: GatherState): Move[] {
  const shop = shopOf(deal);
  const words = shop.words.moves;
  if (state.choice !== null) return choosing(deal, shop, state.choice);
  const deed = deedHere(shop, state);
  const own: Move = { id: deed, button: "select", ...words[deed === "shelf" ? "grab" : deed] };
  const asks = deed !== "ask" && shop.rules.questions > 0;
  return [
    own,
    ...(asks ? [{ id: "ask", ...words.ask }] : []),
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
      const said = name
        .toLowerCase()
        .replaceAll(/[^a-z' ]/g, " ")
        .replaceAll(/ +/g, " ")
        .trim();
      const ordinal = shop.words.shelf.ordinals[index];
      const phrases = [...(/\d/.test(name) ? [] : [said]), ...(ordinal === undefined ? [] : [ordinal])];
      return { id: `${TAKE_OPTION}${id}`, label: name, phrases, judges: true };
    }),
  ];
}

export function apply(deal: WalkDeal, state: GatherState, { move }: Action): Step<GatherState> {
  const shop = shopOf(deal);
  const { choice } = state;
  if (choice !== null) {
    if (move === "previous" || move === "next")
      return browse(deal, shop, state, choice, move === "next" ? 1 : -1);
    if (move === "leave")
      return { state: { ...state, choice: null }, cues: [sound(shop.words.shelf.open)], outcome: GOING };
    const options = optionsOf(deal, shop, choice.thing, choice.struck);
    const option =
      move === "take" ? options[choice.cursor] : options.find(({ id }) => `${TAKE_OPTION}${id}` === move);
    if (option === undefined) throw new RangeError(`apply: nothing to take by ${move}`);
    return take(deal, shop, state, choice, option);
  }
  switch (move) {
    case "grab":
      return pick(deal, shop, state);
    case "shelf":
      return lookInVain(deal, shop, state);
    case "pay":
      return pay(shop, state);
    case "ask":
      return ask(deal, shop, state);
    case "lure":
      return lure(deal, shop, state);
    default:
      return listen(deal, shop, state);
  }
}

function ask(deal: WalkDeal, shop: Shop, state: GatherState): Step<GatherState> {
  const { helper } = shop.words;
  const voice = { voice: helper.voice };
  if (state.asked >= shop.rules.questions)
    return { state, cues: [sound(helper.sound), oneOf(helper.tired, "object", voice)], outcome: GOING };
  return {
    state: { ...state, asked: state.asked + 1 },
    cues: [
      sound(helper.sound),
      ...askedCues(deal, shop, state),
      say(capitalize(counted(helper.left, shop.rules.questions - state.asked - 1)), "context", voice),
    ],
    outcome: GOING,
    counts: { asked: 1 },
  };
}

function lure(deal: WalkDeal, shop: Shop, state: GatherState): Step<GatherState> {
  const { rival } = shop.words;
  const step = elapse(deal, { ...state, run: lureRival(state.run) }, state.at);
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
  const step: Step<GatherState> = isAlone
    ? { state, cues: [], outcome: GOING }
    : elapse(deal, state, state.at);
  const hasMoved = step.state.run.rival !== state.run.rival;
  return {
    ...step,
    cues: [
      sound(words.listen.nothing, { hold: "none" }),
      ...around,
      ...(hasMoved ? [] : rivalCues(deal, shop, state)),
      ...step.cues,
    ],
  };
}
