/** What a trip pays, why not more, and what the next one begins with. */
import type { Gather } from "./types.ts";

export const finish: Gather["finish"] = {
  sound: "checkout-beep",
  voice: "cashier",
  early: [
    "Not everything is in the cart. Still to get: {count}. Press Select again to pay anyway.",
    "That's not everything yet. Still to get: {count}. Select again pays now.",
  ],
  coin: "coin-jar",
  coinCaption: "a coin drops into the jar",
  coins: { one: "1 coin", many: "{count} coins" },
  steps: { one: "1 step", many: "{count} steps" },
  shortest: [
    "You earn {coins}. One is for the short way: {steps}.",
    "{steps}, not one wasted. That pays {coins}!",
    "This trip pays {coins}, short way and all. {steps}!",
    "No map could do it better. That's {coins} for you!",
    "Nobody could walk it shorter. You earn {coins}!",
  ],
  near: [
    "{steps}. The best is {shortest}, so that's close enough. It pays {coins}!",
    "You earn {coins}. {steps}: just one over the best.",
    "This trip pays {coins}, short way and all: {steps}. The very best is {shortest}.",
  ],
  detours: [
    "You earn {coins}, for {steps}. The same order with no detours is {shortest}, and pays one more.",
    "That pays {coins}. You took {steps}. In that order, the straight way is {shortest}, for one more coin.",
  ],
  longer: [
    "You earn {coins} for {steps}. One more was there for this: {order}. That's {shortest}.",
    "That pays {coins}. The short way was {order}: {shortest}. You took {steps}.",
    "This trip pays {coins}. You took {steps}. The short way: {order}. That's {shortest}, and one more coin.",
  ],
  missing: [
    "You earn {coins}. Here's how to get it all: {order}.",
    "That pays {coins}. You could have had it all: {order}.",
    "This trip pays {coins}. It could all have come home: {order}.",
  ],
  nothing: ["No coins this trip. The way was: {order}.", "Nothing to pay, this trip. It was: {order}."],
  fined: ["Wrong picks took {coins} off.", "For wrong picks, {coins} less."],
  change: ["That includes {left} left in the purse.", "The {left} from the purse went in too."],
  caught: "catch him with the {product} at {place}",
  paused: "walk {steps} back and forth",
  impatientSound: "clock-quarter",
  impatient: [
    "A trip can't take forever: {left} more presses, then time's up.",
    "The clock chimes. {left} more presses, and this trip is over.",
  ],
  hurry: ["Only {left} more presses!", "Last call! {left} presses left!"],
  late: [
    "Time's up for this one. What you've got so far counts.",
    "That was the last press. What you've got counts!",
  ],
};

export const lessons: Gather["lessons"] = {
  voice: "cashier",
  melt: [
    "Before you go: which one melts? Fetch that last.",
    "Learn from the puddle. Cold things go in last.",
    "Save the freezer for the end this time.",
  ],
  race: [
    "He's as fast as you. Who is closer, you or he?",
    "When he's sure to be first, get something else, or be where he'll land.",
    "Hear where he sits before you walk. What's close to him goes first.",
  ],
  pick: [
    "Try this: put it all in one bathtub, in your head.",
    "Try this: one finger for each thing. Count them at every shelf.",
    "Try this: sing the list while you walk.",
  ],
  packs: [
    "At the packs, count first: how many of each size? Then add up the dollars.",
    "Add up every size in your head before you take one.",
    "A low price can fool you, and so can a big pack. How much is it in all?",
  ],
  route: [
    "Every step counts. Know where you're going before you go.",
    "Walk it in your head first: there, there, and home.",
    "Get what's on the way, and save some steps.",
  ],
};
