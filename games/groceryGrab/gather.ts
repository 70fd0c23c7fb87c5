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
      "Coupon's carrying something of yours. Get between him and his nest!",
      "He's got something of yours. Listen, and head him off!",
    ],
    gone: ["Gone for this trip: {lost}.", "Too late this time for {lost}."],
    and: "and",
  },
  grab: {
    sound: "pick",
    says: ["{product}. Yours.", "{product}, in the cart.", "{product}. Got it.", "{product}. Thump."],
    last: [
      "That's everything. Back to the beep, and pay!",
      "That was the last one. Off to the checkout!",
      "Cart's full. Go pay.",
      "Done! Back to the checkout.",
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
      "There go the {product}. All melted.",
    ],
    sound: "splat",
  },
  helper: {
    sound: "hello-hum",
    voice: "clerk",
    next: ["{product}? At {section}: {way}.", "{product}, dear: {way}, at {section}."],
    nextSecret: ["{way}, dear, to {section}. What you need there, only you know.", "Try {section}: {way}."],
    here: ["{product}? You're standing right by it.", "{product}: right here, dear."],
    hereSecret: ["Right here, dear. Try this shelf.", "You're warm, dear. Press Select."],
    home: ["Checkout: {way}.", "To pay? {way}."],
    homeHere: ["You can pay right here.", "This is the checkout, dear."],
    tired: [
      "That was your last question this trip. Use your ears, dear.",
      "No more questions for now. Ears, dear!",
    ],
    left: { one: "one more question this trip.", many: "{count} more questions this trip." },
  },
  hints: {
    race: [
      "Coupon wants {product}. You can get there first.",
      "You're close enough to beat him to {product}.",
    ],
    late: [
      "Coupon will be first at {product}. Get {other} now, and catch him on his way home.",
      "He's closer to {product}. Go for {other}, then head him off at his nest.",
    ],
    chase: [
      "He's carrying something of yours to his nest. Be where he lands, and he drops it.",
      "Get between him and his nest. He can't fly around you with his beak full.",
    ],
    meet: ["You can catch him at {place}.", "He'll pass {place}. Be there."],
    meetWay: ["To catch him at {place}: {way}.", "For {place}, go {way}. Grab him there."],
    cold: ["The {product} will melt. Save that for last.", "Cold things last: {product}."],
    think: [
      "Where would you put {product}?",
      "What stands next to {product} in a store?",
      "Which shelf would have {product}?",
    ],
    section: ["Try {section} for {product}.", "You'll find {product} at {section}."],
    way: ["To the {product}: {way}.", "For {product}, go {way}."],
    sectionSecret: [
      "Something on your list is at {section}.",
      "Think of {section}. What did they want from there?",
    ],
    waySecret: ["Go {way}. Then think what they asked for.", "{way}: something of yours is there."],
    hereSecret: [
      "This is the right shelf. Press Select.",
      "Select opens this shelf. Something of yours is on it.",
    ],
    home: ["Time to pay. Checkout: {way}.", "All set. Checkout: {way}."],
    grab: ["It's right here. Select grabs it.", "Press Select: {product}, right here."],
    nothing: [
      "Nothing from your list here. That took a step.",
      "Not on this shelf. One step gone. Where was it?",
      "You need nothing here, and a step is gone.",
    ],
    pay: ["This is the checkout. Select pays.", "Press Select to pay."],
  },
  finish,
  lessons,
  listen: { ahead: "Ahead:", behind: "Behind:", nothing: "breath-in" },
  moved: {
    sound: "announcement",
    voice: "loudspeaker",
    says: [
      "Dear shoppers: {one} and {other} have traded places.",
      "Attention! We switched {one} and {other}. Squawk. Excuse me.",
      "Please note: {one} and {other} changed places. That wasn't me. Squawk.",
    ],
  },
  reveal: ["Come with me: {places}.", "This is the way: {places}."],
  lostList: ["In the nest: {things}.", "Up in the nest lie {things}."],
  moves: {
    grab: { label: "Grab it", phrases: ["grab", "grab it", "pick it up", "take it"] },
    pay: { label: "Pay", phrases: ["pay", "check out", "i want to pay"] },
    ask: {
      label: "Ask Clementine",
      phrases: ["ask", "ask for help", "where is it", "excuse me", "clementine"],
    },
    lure: { label: "Ring the sample bell", phrases: ["ring", "ring the bell", "bell"] },
    listen: { label: "Stand and listen", phrases: ["listen", "wait", "stand still"] },
    previous: { label: "The one left", phrases: ["previous", "left", "go left"] },
    next: { label: "The one right", phrases: ["next", "right", "go right"] },
    take: { label: "Take this one", phrases: ["take this one", "this one", "take it"] },
    leave: { label: "Leave the shelf", phrases: ["leave", "leave it", "go away"] },
  },
};
