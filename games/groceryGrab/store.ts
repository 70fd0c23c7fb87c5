/** Hum Market: one store, the same on every visit. More of it opens from level to level. */
import type { Content } from "./types.ts";

export const cells: Content["cells"] = {
  shutter: {
    type: "block",
    sign: "#",
    sound: "door-rattle",
    caption: "a metal shutter rattles",
    says: [
      "A shutter. It's closed.",
      "A shutter. More of the store opens another day.",
      "Closed. A shutter.",
      "The shutter's down. No way through.",
      "Metal. That's a shutter.",
      "Still a shutter. This part is closed.",
    ],
  },
  // The front row
  desk: {
    type: "floor",
    sign: "?",
    landmark: {
      name: "the help desk",
      short: "Help desk",
      here: "service-bell",
      caption: "a desk bell dings",
    },
  },
  produce: {
    type: "floor",
    sign: "a",
    landmark: {
      name: "the fruits and veggies",
      short: "Fruits and veggies",
      here: "fruit-here",
      caption: "mist hisses over fruit",
      hum: "fruit",
    },
  },
  checkout: {
    type: "floor",
    sign: "@",
    role: "start",
    landmark: {
      name: "the checkout",
      short: "Checkout",
      here: "checkout-beep",
      caption: "the checkout beeps",
      hum: "checkout",
    },
  },
  nest: {
    type: "floor",
    sign: "w",
    landmark: { name: "Coupon's nest", short: "Coupon's nest", here: "leaf-rustle", caption: "twigs rustle" },
  },
  door: {
    type: "floor",
    sign: "o",
    landmark: {
      name: "the front door",
      short: "Front door",
      here: "door-automatic",
      caption: "an automatic door hums open",
      hum: "street",
    },
  },
  // The second row
  party: {
    type: "floor",
    sign: "y",
    landmark: {
      name: "the party shelf",
      short: "Party shelf",
      here: "party-horn",
      caption: "a party horn toots",
    },
  },
  breakfast: {
    type: "floor",
    sign: "c",
    landmark: {
      name: "the breakfast shelf",
      short: "Breakfast shelf",
      here: "pour-grains",
      caption: "cereal rattles",
    },
  },
  clock: {
    type: "floor",
    sign: "m",
    landmark: {
      name: "the big clock",
      short: "Big clock",
      here: "clock-tick",
      caption: "a big clock ticks",
    },
  },
  snacks: {
    type: "floor",
    sign: "s",
    landmark: { name: "the snacks", short: "Snacks", here: "crunch", caption: "chips crunch" },
  },
  canned: {
    type: "floor",
    sign: "n",
    landmark: { name: "the cans", short: "Cans", here: "pan-lid", caption: "cans clatter" },
  },
  // The third row
  dairy: {
    type: "floor",
    sign: "d",
    landmark: {
      name: "the dairy case",
      short: "Dairy case",
      here: "glass-clink",
      caption: "milk bottles clink",
    },
  },
  bakery: {
    type: "floor",
    sign: "b",
    landmark: {
      name: "the bakery",
      short: "Bakery",
      here: "oven-timer",
      caption: "an oven timer rings",
      hum: "bakery",
    },
  },
  freezer: {
    type: "floor",
    sign: "z",
    landmark: {
      name: "the freezers",
      short: "Freezers",
      here: "freezer-here",
      caption: "a freezer hums",
      hum: "freezer",
    },
  },
  fish: {
    type: "floor",
    sign: "f",
    landmark: {
      name: "the fish",
      short: "Fish",
      here: "fish-here",
      caption: "ice crunches and drips",
      hum: "fish",
    },
  },
  drinks: {
    type: "floor",
    sign: "k",
    landmark: { name: "the drinks", short: "Drinks", here: "gas-hiss", caption: "a soda bottle hisses" },
  },
  // The fourth row
  baking: {
    type: "floor",
    sign: "g",
    landmark: { name: "the baking shelf", short: "Baking shelf", here: "whisk", caption: "a whisk whirrs" },
  },
  pasta: {
    type: "floor",
    sign: "t",
    landmark: {
      name: "the pasta and rice",
      short: "Pasta and rice",
      here: "maraca",
      caption: "dry noodles shake",
    },
  },
  paper: {
    type: "floor",
    sign: "p",
    landmark: {
      name: "the paper and soap",
      short: "Paper and soap",
      here: "page",
      caption: "paper rustles",
    },
  },
  sauces: {
    type: "floor",
    sign: "u",
    landmark: { name: "the jars", short: "Jars", here: "jar-pop", caption: "a jar lid pops" },
  },
  deli: {
    type: "floor",
    sign: "h",
    landmark: { name: "the deli", short: "Deli", here: "chop-once", caption: "a knife chops once" },
  },
};

/** The back row first. Behind the shutters stands what opens later. */
export const maps = {
  three: ["#####", "#bzf#", "#cms#", "#a@w#"],
  wide: ["#####", "dbzfk", "ycmsn", "?a@wo"],
  all: ["gtpuh", "dbzfk", "ycmsn", "?a@wo"],
};

/** The floor tells how far from the front one is. */
export const floors: Content["floors"] = ["footstep-mat", "footstep", "step-wood", "step-metal"];

export const edge: Content["edge"] = {
  sound: "bump",
  caption: "the cart bumps a wall",
  says: [
    "The wall.",
    "A wall. Not that way.",
    "Bump. That's the end of the store.",
    "No way through: a wall.",
    "Bump. A wall.",
    "The store ends here.",
  ],
};

export const words: Content["words"] = {
  enter: "{place}.",
  position: "{column}, {row}.",
  standing: "You are at {place}: {row}, {column}.",
  rows: ["front row", "second row", "third row", "fourth row"],
  columns: ["far left", "left", "middle", "right", "far right"],
  ways: {
    left: { one: "1 step left", many: "{count} steps left" },
    right: { one: "1 step right", many: "{count} steps right" },
    up: { one: "1 step forward", many: "{count} steps forward" },
    down: { one: "1 step back", many: "{count} steps back" },
  },
  joinLegs: "{first}, then {next}",
  behind: "deep, {distance}",
  distances: ["close", "a little way off", "far off"],
  moves: {
    left: { label: "Walk left", phrases: ["left", "go left"] },
    right: { label: "Walk right", phrases: ["right", "go right"] },
    up: { label: "Walk forward", phrases: ["forward", "go forward", "ahead", "up"] },
    down: { label: "Walk back", phrases: ["back", "go back", "down"] },
  },
};
