/** The words of a shopping trip. */
import { finish, lessons } from "./checkout.ts";
import { coupon } from "./coupon.ts";
import { shelf } from "./shelf.ts";
import type { Gather } from "./types.ts";

export const gather: Gather = {
  money: { sign: "$", coins: "{count} cents" },
  places: { nest: "nest", helper: "desk" },
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
    none: ["That was your last question this trip.", "No questions left for this trip."],
    next: ["{product}? From here, {way}: {section}.", "{product}? {way}, to {section}."],
    nextSecret: ["{way}, to {section}. What you need there, only you know.", "Try {section}: {way}."],
    here: ["{product}? You're standing right by it.", "{product}: right here."],
    hereSecret: ["Right here. Try this shelf.", "You're warm. Press Select."],
    place: ["To {section}: {way}.", "From here, {way}. That's {section}."],
    placeHere: ["You're standing at {section}.", "Right here: {section}."],
    home: ["Checkout: {way}.", "To pay? {way}."],
    homeHere: ["You can pay right here.", "This is the checkout."],
    tired: ["You've asked all you can this trip. Use your ears.", "No more questions this trip. Ears up!"],
    left: { one: "one more question this trip.", many: "{count} more questions this trip." },
  },
  hints: {
    toward: {
      ahead: "straight ahead",
      behind: "straight behind you",
      left: "to your left",
      right: "to your right",
      aheadLeft: "ahead, to the left",
      aheadRight: "ahead, to the right",
      behindLeft: "behind you, to the left",
      behindRight: "behind you, to the right",
    },
    count: [
      "Coupon wants {product}, {toward}. He's as fast as you. So who is closer?",
      "He's after {product}, {toward}. Each step you take, he flies one place. Are you closer?",
    ],
    race: ["You can be first at {product}: {way}.", "You can beat him to {product}: {way}."],
    late: [
      "Coupon will be first at {product}. For now, get {other}: {way}.",
      "He'll beat you to {product}. Go for {other}: {way}.",
    ],
    chase: [
      "Don't run after him. Which shelves lie between him and his nest? Be at one of them.",
      "Get between him and his nest. With his beak full, he can't swerve.",
    ],
    meetWay: ["Catch him at {place}: {way}.", "He'll come to {place}. To catch him there: {way}."],
    cold: ["The {product} will melt. Save that for last.", "Cold things last: {product}."],
    think: [
      "For {product}, listen {toward}. Which shelf has things like that?",
      "Listen {toward}. Which noise there goes with {product}?",
      "For {product}, go {toward}. What noise does that shelf make?",
    ],
    way: ["For {product}, go to {section}: {way}.", "You'll find {product} at {section}: {way}."],
    waySecret: [
      "Something on your list is at {section}: {way}.",
      "Think of {section}: {way}. What did they want from there?",
    ],
    hereSecret: [
      "This is the right shelf. Press Select.",
      "Select opens this shelf. Something of yours is on it.",
    ],
    home: ["Time to pay. Checkout: {way}.", "All set. Checkout: {way}."],
    enough: ["No time for more. Pay now! Checkout: {way}.", "Bring home what you have. Checkout: {way}."],
    grab: ["It's right here. Select grabs it.", "Press Select: {product}, right here."],
    nothing: [
      "Nothing to grab here.",
      "Nothing for your cart here.",
      "You grab, and there's nothing for you.",
      "Nothing here for this trip.",
      "Not this shelf.",
      "Your hand comes back empty.",
    ],
    still: [
      "The store only moves when you walk. Repeat lets you listen.",
      "Nobody moves until you do. Take your time.",
    ],
    pay: [
      "Select pays.",
      "Press Select to pay.",
      "Now Select pays.",
      "You can pay now. Press Select.",
      "Pay with Select.",
    ],
    ask: ["Select asks here.", "Here, Select asks the way.", "A question? Press Select."],
  },
  finish,
  lessons,
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
    grab: { label: "Grab", phrases: ["grab", "grab it", "pick it up", "take it"] },
    pay: { label: "Pay", phrases: ["pay", "check out", "i want to pay"] },
    ask: {
      label: "Ask Clementine",
      phrases: ["ask", "ask for help", "where is it", "excuse me", "ask clementine"],
    },
    wait: { label: "Wait", phrases: ["wait", "stand still", "listen"] },
    previous: { label: "Browse left", phrases: ["previous", "left", "go left"] },
    next: { label: "Browse right", phrases: ["next", "right", "go right"] },
    take: { label: "Take this one", phrases: ["take this one", "this one", "take it"] },
    leave: { label: "Leave the shelf", phrases: ["leave", "leave it", "go away"] },
  },
};
