/** What is said at the counter. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Words = NonNullable<NonNullable<PartsOf<"amount">["content"]["plates"]>["words"]>;

export const words: Words = {
  order: [
    "{Needs}, please.",
    "I need {needs}.",
    "{Needs} for me.",
    "Could I have {needs}?",
    "{Needs}. Surprise me!",
    "Today: {needs}.",
  ],
  orderNot: [
    "{Needs}, please, and no {not}.",
    "I need {needs}. No {not} for me.",
    "{Needs}. I can't have {not}.",
    "No {not}, please. {Needs}.",
    "{Needs}, and nothing with {not}.",
  ],
  orders: ["{name}:", "Here's {name}:", "{name} orders:", "And {name}:", "{name} is next to order:"],
  begun: ["{name}'s plate plays already:", "Bo began a plate for {name}:", "Already on {name}'s plate:"],
  laid: [
    "Bo has picked, all still covered: {dishes}.",
    "Picked so far, and still covered: {dishes}.",
    "On {name}'s tray, still covered: {dishes}.",
  ],
  how: {
    full: ["{count} dishes on the counter, and {fit} on a plate."],
    short: [
      "{count} dishes. {fit} on a plate.",
      "On the counter: {count} dishes.",
      "{count} dishes, and {places} to a plate.",
      "{count} on the counter. {fit} on a plate.",
    ],
  },
  lifted: ["{Gives}.", "In it: {gives}.", "{Dish}: {gives}.", "That's {gives}."],
  open: ["That lid is up already.", "That one is open already.", "No lid on that one any more."],
  off: ["Off the plate.", "Back on the counter.", "{Dish}: off the plate.", "Off it comes."],
  onPlate: ["On the plate.", "It's on the plate.", "That one is on."],
  full: [
    "The plate is full. Up serves it. Select on a dish that's on it takes it off.",
    "No room. Go to a dish that's on it, and Select takes it off.",
    "Full. Serve with Up, or take one off.",
  ],
  bare: [
    "You haven't put a dish on yet. Select does.",
    "Put a dish on first: Select.",
    "No dish from you yet.",
    "First a dish, then Up.",
  ],
  comes: [
    "It comes back. {name} still needs {missing}:",
    "Back it comes: {name} is still missing {missing}.",
    "{name} listens, and waits for {missing}:",
    "Something's not playing. {name} still needs {missing}:",
    "It comes back for {missing}:",
  ],
  stops: [
    "Stop! There's {mark} in {dish}, and {name} can't have that. Off with it, and the rest is made fresh.",
    "Ada stops it at the door: {mark} in {dish}. Not for {name}. That one goes, and the rest is made fresh.",
    "Stop! The label says {mark}: {dish}. {name} can't have that, so it goes, and the rest is made new.",
  ],
  serves: [
    "{Dishes}: {gives}. Off it goes!",
    "{Gives}, from {dishes}. {name} taps along.",
    "{Dishes}, and that's {gives}.",
    "{name} hums along. {Dishes}: {gives}.",
    "{Gives}! {name} has it all.",
    "Right away: {gives}. That was {dishes}.",
  ],
  servesAll: ["{Dishes}: {gives}. Everybody digs in!", "{Gives}, for the whole table. From {dishes}."],
  aided: [
    "{Dishes}: {gives}. The hint picked it, so it isn't counted as yours.",
    "{Gives}, with the hint's help. That one isn't counted.",
  ],
  late: [
    "{Dishes}: {gives}. It took more than one try.",
    "Now it plays: {gives}. Not at the first try.",
    "{Gives}, from {dishes}, and {name} waited for it.",
  ],
  gone: [
    "What's left can't do it for {name}. Ada brings all dishes again, and that takes three minutes.",
    "Nothing that's left makes {name}'s plate. Three minutes, and all dishes are back.",
    "Oh no: {name} can't be served with what's left. All dishes are brought again. Three minutes!",
  ],
  needs: [
    "Plate {place} of {of}, for {name}: {needs}.",
    "For {name}, plate {place} of {of}: {needs}.",
    "{name}, plate {place} of {of}, needs {needs}.",
    "Plate {place} of {of}. {name} needs {needs}.",
  ],
  needsShared: ["One plate for everybody: {needs}.", "All of them share it: {needs}."],
  plays: [
    "Plate {place} of {of}, for {name}, who plays:",
    "{name}, plate {place} of {of}, orders like this:",
    "For {name}, plate {place} of {of}. The order plays:",
  ],
  bans: ["No {not}:", "And no {not}:", "Nothing with this: {not}."],
  has: ["Heard of it so far:", "What can be heard of it:", "And it plays:"],
  holds: ["On it: {dishes}.", "You put on: {dishes}.", "Dishes on it: {dishes}."],
  empty: ["Nothing is on it yet.", "It's empty."],
  after: ["After that, {name}: {needs}.", "Then {name}: {needs}."],
  afterPlays: ["After that, {name} plays:", "Then {name}:"],
  here: ["You are at:", "Your hand is at:", "Here:"],
  kind: "{Kind} sounds like this:",
  compare: ["One by one, it should play:", "The full band, one by one:"],
  match: ["Go along the counter. Which dish plays what's needed?", "Listen to each dish. Which plays it?"],
  lift: [
    "What is each dish made of? If you don't know, Down lifts its lid, for one minute.",
    "Think what's in each dish. When you aren't sure, a lid is one minute: Down.",
  ],
  marked: ["Labels first: no {not}.", "Hear each label, and leave out {not}."],
  rule: [
    "Hear what {name} needs, too. Don't take what only {name} can use.",
    "Each dish is there once at a table. What does {name} need after this?",
  ],
  ruleLast: [
    "Go through the dishes: what would each bring that's still missing?",
    "One dish can bring two things. Which brings what's still missing?",
  ],
  warn: [
    "The next hint names dishes, and then this plate isn't counted as yours.",
    "One more hint picks for you, and this plate isn't counted.",
  ],
  two: ["One of these belongs on it: {one}, or {other}.", "It's {one} or {other}. Only one fits."],
  put: ["Put on {dish}.", "Take {dish}."],
  take: ["Take off {dish}.", "Leave out {dish}."],
  serve: ["It's ready: Up serves it.", "Nothing is missing. Up!"],
  shown: ["This does it: {ways}.", "It goes like this: {ways}."],
};
