/** The words of a shopping trip. */
import { finish, lessons } from "./checkout.ts";
import { coupon } from "./coupon.ts";
import { shelf } from "./shelf.ts";
import type { Gather } from "./types.ts";

export const gather: Gather = {
  money: { sign: "$", coins: "{count} cents" },
  places: { nest: "nest", lure: "samples", helper: "desk" },
  start: "phone-ring",
  list: {
    again: ["Once more: {list}.", "One more time: {list}.", "Again: {list}. Got it?"],
    remaining: ["Still to get: {list}.", "You still need {list}."],
    count: {
      one: "one thing still to get. Hint helps you remember.",
      many: "{count} things still to get. Hint helps you remember.",
    },
    all: ["You've got it all. Go pay.", "Everything's in the cart. To the checkout!"],
    rest: ["That's all you can still get. Go pay.", "Nothing else left to get. To the checkout!"],
    carried: [
      "Coupon's carrying the {product}. You can still catch him!",
      "In Coupon's beak: the {product}. Head him off!",
    ],
    carriedSecret: [
      "Coupon's carrying something of yours. You can still catch him!",
      "One thing is in Coupon's beak. Head him off!",
    ],
    keeps: ["Coupon keeps what he's carrying: he only falls for it once a trip."],
    gone: ["Gone for this trip: {lost}.", "Too late this time for {lost}."],
    and: "and",
  },
  grab: {
    sound: "pick",
    says: ["{product}. Yours.", "{product}, in the cart.", "{product}. Got it.", "{product}. Thump."],
    last: [
      "That's everything. Follow the beep, and pay!",
      "That was the last one. Off to the checkout!",
      "Cart's full. Go pay.",
      "Done! On to the checkout.",
    ],
  },
  shelf,
  rival: coupon,
  melting: {
    drips: "drip",
    captions: ["a slow drip from the cart", "drip, drip from the cart", "fast dripping from the cart"],
    gone: [
      "Too late. The {product} turned to mush.",
      "Splat. No more {product}, just a puddle.",
      "All melted: the {product}. No coin for that.",
    ],
    sound: "splat",
  },
  helper: {
    sound: "hello-hum",
    voice: "clerk",
    none: ["That was your last question this trip.", "No questions left for this trip, dear."],
    next: ["{product}? From here, {way}: {section}.", "{product}? {way}, to {section}."],
    nextSecret: ["{way}, to {section}. What you need there, only you know.", "Try {section}: {way}."],
    here: ["{product}? You're standing right by it.", "{product}: right here."],
    hereSecret: ["Right here. Try this shelf.", "You're warm, dear. Press Select."],
    place: ["To {section}: {way}.", "From here, {way}. That's {section}."],
    placeHere: ["You're standing at {section}.", "Right here: {section}."],
    home: ["Checkout: {way}.", "To pay? {way}."],
    homeHere: ["You can pay right here.", "This is the checkout."],
    tired: ["You've asked all you can this trip. Use your ears.", "No more questions this trip. Ears up!"],
    left: { one: "one more question this trip.", many: "{count} more questions this trip." },
  },
  hints: {
    count: [
      "Coupon wants {product}. Count: two steps for you, one flight for him. Who's first?",
      "He's after {product}. How many steps is it for you? He flies one place for every two.",
      "{product}: that's his next stop. Is it yours, or do you get something else first?",
    ],
    race: ["Coupon wants {product}. You can get there first.", "You can beat him to {product}."],
    late: [
      "Coupon will be first at {product}. For now, get {other}.",
      "He's closer to {product}. Go for {other}.",
    ],
    chase: [
      "He's carrying something of yours to his nest. Be where he lands, and he drops it.",
      "Get between him and his nest. With his beak full, he can't swerve.",
    ],
    meet: ["You can catch him at {place}.", "He'll pass {place}. Be there."],
    meetWay: ["To catch him at {place}: {way}.", "For {place}, go {way}. Grab him there."],
    cold: ["The {product} will melt. Save that for last.", "Cold things last: {product}."],
    think: [
      "Think of {product}. Which shelf has things like that, and what noise does it make?",
      "Where would a store keep {product}? Listen for that shelf.",
      "Which shelf would have {product}? Listen for its noise.",
    ],
    section: ["Try {section} for {product}.", "You'll find {product} at {section}."],
    way: ["To the {product}: {way}.", "For {product}, go {way}."],
    listening: [
      "Nothing to grab here. You listen, and a step goes by.",
      "Nothing of yours on this shelf. Listening takes a step.",
      "You stand and listen, for the time of a step.",
      "No grabbing here: you wait a step.",
    ],
    sectionSecret: [
      "Something on your list is at {section}.",
      "Think of {section}. What did they want from there?",
    ],
    waySecret: ["Go {way}. Then remember what they asked for.", "{way}: something of yours is there."],
    hereSecret: [
      "This is the right shelf. Press Select.",
      "Select opens this shelf. Something of yours is on it.",
    ],
    home: ["Time to pay. Checkout: {way}.", "All set. Checkout: {way}."],
    enough: ["No time for more. Pay now! Checkout: {way}.", "Bring home what you have. Checkout: {way}."],
    grab: ["It's right here. Select grabs it.", "Press Select: {product}, right here."],
    nothing: [
      "Nothing from your list here. Trying a shelf takes a step's time.",
      "Not on this shelf. One step gone. What did they ask for?",
      "You need nothing here, and a step is gone.",
    ],
    pay: [
      "Select pays.",
      "Press Select to pay.",
      "Now Select pays.",
      "You can pay now: Select.",
      "Pay with Select.",
    ],
    lure: [
      "Select rings the bell here.",
      "The bell is here. Select rings it.",
      "Select rings. It does not wait here.",
    ],
    ask: ["Select asks here.", "Here, Select asks the way.", "A question? Press Select."],
  },
  finish,
  lessons,
  listen: {
    ahead: "Ahead:",
    behind: "Behind:",
    nothing: "breath-in",
    warned: ["The next wait costs a coin.", "Careful: one more wait costs a coin."],
    charged: ["That wait cost a coin of this trip.", "Every fourth wait costs a coin. There it goes."],
  },
  moved: {
    sound: "announcement",
    voice: "loudspeaker",
    says: [
      "Dear shoppers, two places traded spots. Number one: {one}. Number two: {other}.",
      "Attention! We switched two places. First, {one}. Second, {other}. Squawk. Excuse me.",
      "Please note: two spots were swapped. Here goes: {one}. And now: {other}. That wasn't me. Squawk.",
    ],
  },
  reveal: ["Come with me: {places}.", "This is the way: {places}."],
  lostList: ["In the nest: {things}.", "Up in the nest lie {things}."],
  moves: {
    grab: { label: "Grab it", phrases: ["grab", "grab it", "pick it up", "take it"] },
    pay: { label: "Pay", phrases: ["pay", "check out", "i want to pay"] },
    ask: {
      label: "Ask Clementine",
      phrases: ["ask", "ask for help", "where is it", "excuse me", "ask clementine"],
    },
    lure: { label: "Ring the sample bell", phrases: ["ring", "ring the bell", "bell"] },
    listen: { label: "Stand and listen", phrases: ["listen", "wait", "stand still"] },
    previous: { label: "Browse left", phrases: ["previous", "left", "go left"] },
    next: { label: "Browse right", phrases: ["next", "right", "go right"] },
    take: { label: "Take this one", phrases: ["take this one", "this one", "take it"] },
    leave: { label: "Leave the shelf", phrases: ["leave", "leave it", "go away"] },
  },
};
