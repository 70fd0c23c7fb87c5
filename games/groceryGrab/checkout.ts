/** What a trip pays, why not more, and what the next one begins with. */
import type { Gather } from "./types.ts";

export const finish: Gather["finish"] = {
  sound: "checkout-beep",
  voice: "cashier",
  early: [
    "Still out there: {count}. Pay anyway? Press Select again.",
    "That's not everything yet. {count} to go. Select again pays now.",
  ],
  coin: "coin-jar",
  coinCaption: "a coin drops into the jar",
  coins: { one: "1 coin", many: "{count} coins" },
  shortest: [
    "{coins}! One is for the short way: {steps} steps.",
    "{steps} steps, not one wasted. {coins}!",
    "{coins}, short way and all. {steps} steps!",
    "{coins}! You've got a map in your head.",
    "Nobody could walk it shorter. {coins}!",
  ],
  near: [
    "{steps} steps, and {shortest} is perfect. Close enough: {coins}!",
    "{coins}! {steps} steps, just one over the best.",
    "{coins}, short way and all: {steps} steps. Perfect is {shortest}.",
  ],
  detours: [
    "{coins}. Right order, in {steps} steps. Straight there and back takes {shortest}, and pays one more.",
    "{coins}. Your order was the best one! Without detours it takes {shortest} steps, and pays one more.",
  ],
  longer: [
    "{coins} for {steps} steps. Want one more? Get {order}. That's only {shortest}.",
    "{coins}. The short way was {order}: {shortest} steps, not {steps}.",
    "{coins}, after {steps} steps. Next time, {order}. That's {shortest}, and one more coin.",
  ],
  missing: [
    "{coins}. Here's how to get it all: {order}.",
    "{coins}. Next time beat him like this: {order}.",
    "{coins}. It would have worked this way: {order}.",
  ],
  nothing: ["No coins this time. The trick was: {order}.", "Empty jar, this trip. Try {order}."],
  fined: ["Wrong picks rolled {coins} away.", "Wrong picks took {coins} out."],
  change: ["That includes {left} left in the purse.", "The {left} from the purse went in too."],
  over: ["The purse was {left} short, so the jar paid.", "And {left} went to pay for the packs."],
  caught: "catch him with the {product}",
  impatientSound: "phone-ring",
  impatient: [
    "The phone rings. Somebody's getting impatient!",
    "Ring, ring. Still waiting!",
    "Ring! Where's that bag?",
  ],
  late: [
    "That's all the time there is. I'll send what's in your cart.",
    "Time's up for this one. I'll take what you've got!",
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
    "Listen for what he shouts, and get that one first.",
    "Count it out: two steps for you, one flight for him.",
    "When he's sure to be first, wait between him and his nest.",
  ],
  pick: [
    "Try this: put it all in one bathtub, in your head.",
    "Try this: one finger for each thing. Count them at every shelf.",
    "Try this: sing the list while you walk.",
  ],
  packs: [
    "First count the packs. Then add up the dollars.",
    "Try every pack in your head before you take one.",
    "A low price can fool you. How many packs would you need?",
  ],
  route: [
    "Every step counts. Know where you're going before you go.",
    "Walk it in your head first: there, there, and home.",
    "Get what's on the way, and save some steps.",
  ],
};
