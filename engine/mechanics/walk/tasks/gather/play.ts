/** A shopping trip: what SELECT does where one stands, and what comes of it. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, say, sound, type Cue } from "../../../../cue.ts";
import { GOING, type Step } from "../../../contract.ts";
import type { Action, Move } from "../../../../move.ts";
import { idAt, placeOf } from "../../ground.ts";
import { counted } from "../../route.ts";
import type { WalkDeal } from "../../schema.ts";
import { askCues, optionCues } from "./asking.ts";
import { askedCues, placeCues, thingToTell } from "./help.ts";
import { pay } from "./pay.ts";
import { browse, pick, take } from "./pick.ts";
import { isSettled } from "./run.ts";
import { alsoHere, isSecret, optionsOf, thingHere } from "./shelf.ts";
import { openCues, whereCues } from "./speak.ts";
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
    explained: [],
    spent: 0,
    unpayable: 0,
    order: [],
    opened: [],
    wrong: 0,
    pointed: [],
    paysEarly: false,
    idle: 0,
    presses: 0,
    told: -1,
  };
  return telling(shopOf(deal), state).state;
}

type Deed = "grab" | "elsewhere" | "nothing" | "pay" | "ask";

/** SELECT tries what is here, everywhere: the till, the helper, or a shelf. Where nothing is to be had, that costs nothing. */
function deedHere(shop: Shop, state: GatherState): Deed {
  const { model, words, rules } = shop;
  const { run } = state;
  if (thingHere(shop, state) !== undefined) return "grab";
  if (run.at === model.home && run.mine !== 0) return "pay";
  const here = idAt(model.ground, run.at);
  if (here === words.places.helper && state.asked < rules.questions) return "ask";
  return alsoHere(shop, state) === undefined ? "nothing" : "elsewhere";
}

/** After so many trips it is known which press pays. */
const TIMES_TOLD_TO_PAY = 2;

/** A step of the walk. Where SELECT does anything but grab, that is said on arriving. */
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
    ask: isDone ? undefined : hints.ask,
  };
  const deed = deedHere(shop, state);
  const says = deed === "pay" || deed === "ask" ? told[deed] : undefined;
  return says === undefined ? step : { ...step, cues: [...step.cues, oneOf(says, "context")] };
}

export function moves(deal: WalkDeal, state: GatherState): Move[] {
  const shop = shopOf(deal);
  const words = shop.words.moves;
  if (state.choice !== null) return choosing(deal, shop, state.choice);
  const deed = deedHere(shop, state);
  const says = deed === "pay" || deed === "ask" ? words[deed] : grabbing(shop, state);
  const own: Move = { id: deed, button: "select", ...says };
  const asks = shop.rules.questions > 0;
  return [
    own,
    ...(asks && deed !== "ask" ? [{ id: "ask", ...words.ask }] : []),
    ...(asks ? [...askingFor(shop, state), ...askingTheWay(deal, shop)] : []),
    { id: "wait", ...words.wait, unlisted: true },
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
    case "nothing":
      return { state, cues: [sound(shop.words.shelf.end), oneOf(shop.words.hints.nothing)], outcome: GOING };
    case "wait":
      return { state, cues: [sound(shop.words.shelf.end), oneOf(shop.words.hints.still)], outcome: GOING };
    case "pay":
      return pay(shop, state);
    case "ask": {
      const thing = thingToTell(shop, state);
      const told = thing === undefined ? state : { ...state, explained: [...state.explained, thing] };
      return ask(shop, told, () => askedCues(deal, shop, state, thing));
    }
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
      throw new RangeError(`apply: no move ${move}`);
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
