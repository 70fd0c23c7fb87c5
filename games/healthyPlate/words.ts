/** What is said at the counter. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Words = NonNullable<NonNullable<PartsOf<"amount">["content"]["plates"]>["words"]>;

export const words: Words = {
  order: [
    "{Needs}, please.",
    "I need {needs}.",
    "{Needs} for me.",
    "Could I have {needs}?",
    "{Needs}. You pick the dish.",
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
    "On the plate, all under lids: {dishes}.",
    "On {name}'s plate, still covered: {dishes}.",
  ],
  how: {
    full: ["{count} dishes on the counter, and {fit} on a plate."],
    short: [
      "{count} dishes. {fit} on a plate.",
      "On the counter: {count} dishes, and {fit} on a plate.",
      "{count} dishes, and {places} to a plate.",
      "{count} on the counter. {fit} on a plate.",
    ],
  },
  first: ["{name}'s plate is first.", "First, {name}'s plate.", "{name} is served first."],
  room: ["{fit} on a plate."],
  clock: ["Minutes until the ferry leaves: {left}.", "Minutes left: {left}."],
  back: ["Back at the left end:", "Your hand is at the left end:", "At the left end:"],
  lifted: ["{Made}: {gives}.", "In it: {made}. So: {gives}.", "{Made}. That's {gives}."],
  open: ["That lid is up already.", "That one is open already.", "You've lifted that one."],
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
  comesAll: [
    "It comes back. The plate still needs {missing}:",
    "Back it comes. Still missing: {missing}.",
    "Not everybody has what they asked for. The plate still needs {missing}:",
  ],
  stops: [
    "Stop! {name} can't have {mark}. Off with {dish}, and the rest is made fresh.",
    "Ada stops it at the door. No {mark} for {name}, so off with {dish}. The rest is made fresh.",
    "Stop! The label on {dish} is not for {name}: no {mark}. Off with it, and the rest is made fresh.",
  ],
  serves: [
    "{Dishes}: {gives}.",
    "{Gives}, from {dishes}.",
    "{Dishes}, and that's {gives}.",
    "{Gives}: {dishes}.",
  ],
  costly: [
    "{Dishes}: {gives}. But wait!",
    "{Gives}, from {dishes}. But:",
    "{Dishes}: {gives}. And the others?",
  ],
  servesAll: ["{Dishes}: {gives}. Everybody digs in!", "{Gives}, for the whole table. From {dishes}."],
  aided: [
    "{Dishes}: {gives}. A hint named a dish, so this plate isn't counted.",
    "{Gives}, with the hint's help. That one isn't counted.",
  ],
  late: [
    "{Dishes}: {gives}. It took more than one try.",
    "Now it's all there: {gives}. Not on the first try.",
    "{Gives}, from {dishes}, and {name} waited for it.",
  ],
  lateAll: [
    "{Dishes}: {gives}. It took more than one try.",
    "Now it's all there: {gives}. Not on the first try.",
    "{Gives}, from {dishes}, and everybody waited for it.",
  ],
  goneLacks: [
    "{name} needs {missing}, and no dish that's left brings that.",
    "No dish that's left has what {name} needs: {missing}.",
    "That took what {name} can't do without: {missing}.",
  ],
  goneFor: ["{name} can't be served with what's left.", "No dishes that are left make {name}'s plate."],
  goneAll: [
    "What's left won't do for all of them: {names}.",
    "There isn't enough left for everybody: {names}.",
  ],
  gone: [
    "Ada cooks it all again. That takes three minutes, and {name}'s plate isn't counted.",
    "All dishes are made again, in three minutes. {name}'s plate doesn't count.",
    "Three minutes, and everything's back. But {name}'s plate isn't counted.",
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
  bans: ["No {not}:", "And no {not}:", "Remember: no {not}:"],
  has: ["So far the plate plays:", "On the plate you hear:", "And it plays:"],
  holds: ["On it: {dishes}.", "On the plate: {dishes}.", "It holds {dishes}."],
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
  banned: [
    "{name} can't have {not}, and something on this plate has that label. Find it, and take it off.",
    "One label on this plate is not for {name}: no {not}. That dish comes off.",
  ],
  marked: ["Labels first: no {not}.", "Hear each label: no {not}."],
  rule: [
    "Each dish is there once. What does {name} need after this?",
    "Keep something for {name}. What will that plate need?",
  ],
  ruleLast: [
    "Dish by dish: does your plate bring all of it? One dish can bring two things.",
    "Count what your plate brings. One dish can bring two things.",
  ],
  warn: [
    "The next hint names a dish, and then this plate isn't counted.",
    "One more hint names a dish. Then this plate isn't counted.",
  ],
  two: ["One of these belongs on it: {one}, or {other}.", "It's {one} or {other}. Only one fits."],
  put: ["Put on {dish}.", "Take {dish}."],
  take: ["Take off {dish}.", "Leave out {dish}."],
  serve: ["It's ready: Up serves it.", "Nothing is missing. Up!"],
  shown: ["This does it: {dishes}.", "It goes like this: {dishes}."],
  shownFor: ["{name}'s plate: {dishes}.", "For {name}: {dishes}.", "This is for {name}: {dishes}."],
};
