/** A small store for the tests of this folder. */
import type { WalkContent, WalkDeal, WalkItem, WalkRules } from "./schema.ts";
import { bareDeal } from "../kit/deal.ts";

export const cornerStore: WalkContent = {
  surfaces: { tiles: { step: "footstep" }, mat: { step: "footstep-mat" } },
  cells: {
    aisle: { type: "floor", sign: ".", surface: "tiles" },
    shelf: { type: "block", sign: "#", sound: "bump", says: "A shelf." },
    door: { type: "floor", sign: "E", surface: "mat", role: "start", landmark: { name: "the door" } },
    checkout: {
      type: "floor",
      sign: "C",
      surface: "mat",
      role: "finish",
      landmark: { name: "the checkout", beacon: { bed: "checkout", here: "checkout-beep" } },
    },
    desk: { type: "floor", sign: "D", surface: "tiles", role: "helper", landmark: { name: "the desk" } },
    bakery: {
      type: "floor",
      sign: "B",
      surface: "tiles",
      landmark: { name: "the bakery", zone: "edge", beacon: { bed: "bakery", here: "bakery-here" } },
    },
    freezer: {
      type: "floor",
      sign: "Z",
      surface: "tiles",
      landmark: { name: "the freezers", zone: "edge", beacon: { bed: "freezer", here: "freezer-here" } },
    },
    soups: { type: "floor", sign: "N", surface: "tiles", landmark: { name: "soups", zone: "middle" } },
    snacks: { type: "floor", sign: "A", surface: "tiles", landmark: { name: "snacks", zone: "middle" } },
  },
  edge: { sound: "bump", caption: "bump: the wall", says: "The wall." },
  words: {
    enter: "{place}.",
    position: "Row {row}, aisle {column}.",
    standing: "At {place}.",
    near: "{place}: {way}.",
    ways: {
      left: { one: "1 left", many: "{count} left" },
      right: { one: "1 right", many: "{count} right" },
      up: { one: "1 up", many: "{count} up" },
      down: { one: "1 down", many: "{count} down" },
    },
    joinLegs: "{first}, then {next}",
    longWay: "{way}, and so on",
    lost: "You can always ask.",
    moves: {
      left: { label: "Left", phrases: ["left"] },
      right: { label: "Right", phrases: ["right"] },
      up: { label: "Up", phrases: ["up"] },
      down: { label: "Down", phrases: ["down"] },
    },
  },
  task: {
    type: "gather",
    pricesAre: "samples",
    money: { sign: "$", coins: "{count} cents" },
    products: {
      bread: { name: "bread", section: "bakery", price: 300 },
      cake: { name: "cake", section: "bakery", price: 900 },
      rolls: { name: "rolls", section: "bakery", price: 200, packs: { small: 4, large: 8, each: 50 } },
      peas: { name: "peas", section: "freezer", price: 200 },
      bars: { name: "fruit bars", section: "freezer", price: 240, packs: { small: 4, large: 8, each: 60 } },
      soup: { name: "soup", section: "soups", price: 150 },
      chips: { name: "chips", section: "snacks", price: 350 },
    },
    occasions: {
      lunch: {
        name: "lunch",
        open: "Time for lunch!",
        products: ["bread", "rolls", "peas", "bars", "soup", "chips"],
        surprises: {
          soup: {
            need: "It is warm.",
            options: [
              { name: "stew", fits: true, because: "Warm as well.", price: 250 },
              { name: "ice", fits: false, because: "Ice is not warm." },
              { name: "a hat", fits: false, because: "Hats are not food." },
              { name: "a song", fits: false, because: "Songs are not food." },
            ],
            source: "Made up for tests",
          },
        },
      },
    },
    start: "cart",
    list: {
      read: "Get {list}.",
      again: "Again: {list}.",
      remaining: "Still: {list}.",
      count: { one: "1 thing left.", many: "{count} things left." },
      all: "All found.",
      and: "and",
      budget: "You have {budget}.",
      left: "{left} left.",
    },
    here: { product: "Here: {product}.", finish: "Pay here." },
    pick: { sound: "pick", says: "{product}.", last: "That is all." },
    choice: {
      open: "menu-open",
      browse: "menu-step",
      end: "nothing",
      wrong: "almost",
      ordinals: ["the first", "the second", "the third", "the fourth"],
      rulesOut: "Not {name}.",
      take: "Take {name}.",
      missing: { ask: "{product}: sold out. {need} What instead?", hint: "Remember: {need}" },
      shelf: { ask: "Which one?", wrong: "{name} is not on the list.", hint: "It goes with {occasion}." },
      packs: {
        ask: "{product}: which pack?",
        askBudget: "You have {left}. The rest needs {rest}.",
        askBudgetLast: "You have {left}, for this alone.",
        option: "{count} for {price}",
        cheaper: "{each} each: better.",
        fits: "{each} each, and it fits.",
        dearer: "{each} each is more.",
        tooMuch: "You can spend {spend}.",
        hint: "What does one cost?",
        worked: "{pack} is {each} each.",
      },
    },
    helper: {
      sound: "help",
      next: "{product}: {section}, {way}.",
      here: "{product}? Right here.",
      finish: "{place}: {way}.",
      finishHere: "Pay here.",
    },
    hints: {
      product: "Next: {product}.",
      section: "{product}? Try {section}.",
      finish: "Go to {place}.",
      here: "{product}: select.",
      finishHere: "Pay: select.",
    },
    finish: {
      sound: "checkout-beep",
      total: "{total}, please.",
      shortest: "{steps} steps: the shortest.",
      longer: "{steps} steps. The shortest has {shortest}.",
    },
    moved: { sound: "announcement", says: "{section} moved to row {row}, aisle {column}." },
    reveal: { first: "The short way: {places}.", rest: "Then {places}." },
    moves: {
      pick: { label: "Pick", phrases: ["pick"] },
      finish: { label: "Pay", phrases: ["pay"] },
      ask: { label: "Ask", phrases: ["ask"] },
      previous: { label: "Previous", phrases: ["previous"] },
      next: { label: "Next", phrases: ["next"] },
      take: { label: "Take it", phrases: ["take it"] },
    },
  },
};

/** Everything is heard, the list is carried, and nothing is told on entering. */
export const plainRules: WalkRules = {
  beacons: 8,
  halfAt: 2,
  task: { type: "gather", tellsWhatIsHere: false, list: { hearings: 1, carried: true } },
};

/** Bread at the far left, peas at the far right; the shortest tour has 7 steps and ends at the checkout. */
export const breadAndPeas: WalkItem = {
  id: "bread-and-peas",
  map: ["B..Z", ".#..", "E.DC"],
  task: { type: "gather", occasion: "lunch", things: [{ product: "bread" }, { product: "peas" }] },
};

export function dealOf(item: WalkItem, rules: WalkRules = plainRules, seed = 1): WalkDeal {
  return bareDeal({ content: cornerStore, rules, item, seed });
}

export function withTask(
  task: Partial<WalkItem["task"]>,
  map: readonly string[] = breadAndPeas.map,
): WalkItem {
  return { id: "other", map: [...map], task: { ...breadAndPeas.task, ...task } };
}
