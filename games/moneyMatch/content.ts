/** What the lockers say, and what Rufus does, in every level. */
import type { Content } from "./types.ts";

export const content: Content = {
  thing: { one: "locker", many: "lockers" },
  rival: {
    name: "Rufus",
    voice: "wurly",
    unit: { one: "cent", many: "cents" },
    gloats: [
      {
        say: ["Mine!", "Into my cheeks!", "Snatch!", "Thank you kindly.", "Ha! I hummed it.", "For my nest!"],
        voice: "rufus",
      },
    ],
  },
  sounds: {
    note: "cell-note",
    edge: "nothing",
    gone: "woodblock",
    lift: "key-turn",
    match: "cash-drawer",
    apart: "tin-clack",
    comes: "mouse",
    gain: "music-box",
    loss: "rubber-band",
    fails: "doubt-hum",
    roll: "ratchet",
    beaten: "squeak-toy",
  },
  buttons: { lift: { label: "Open the locker", phrases: ["open", "open it", "open the locker"] } },
  words: {
    opens: [
      "{count} lockers, {pairs}. You're at the top left.",
      "In here: {count} lockers, {pairs}. You start at the top left.",
      "{pairs}, {count} lockers. Top left is where you are.",
    ],
    price: {
      full: ["The price is {price}. That's this high:"],
      short: ["The price: {price}. Hear how high:", "{price} here. This high:", "You need {price}:"],
    },
    pair: {
      full: [
        "{First} against {second}: the same amount, and you remembered where.",
        "{First} against {second}: equal. You knew!",
      ],
      short: [
        "{First} for {second}, from memory.",
        "Equal: {first}, and {second}.",
        "{First} against {second}. Yours!",
        "There it was: {first} for {second}.",
        "{First} for {second}. Good ears.",
        "A match: {first}, and {second}.",
      ],
    },
    lucky: {
      full: ["{First} against {second}: the same amount, and you were lucky."],
      short: [
        "{First} for {second}: a lucky find.",
        "Equal, with luck: {first}, and {second}.",
        "{First} for {second}, just like that.",
        "Lucky! {First} against {second}.",
      ],
    },
    made: [
      "{First} against {second}: the same amount.",
      "Equal: {first} for {second}.",
      "A pair: {first}, and {second}.",
      "{First} for {second}: that fits.",
    ],
    miss: {
      full: [
        "{First} is worth {firstWorth} cents, {second} {secondWorth}. Not the same, so both lockers close.",
        "{First} comes to {firstWorth} cents, {second} to {secondWorth}. That's not equal. Both lockers close.",
      ],
      short: [
        "{First}: {firstWorth} cents. {Second}: {secondWorth}. No match.",
        "{firstWorth} cents against {secondWorth}. Not equal.",
        "{First} makes {firstWorth}, {second} {secondWorth}. Both close.",
        "Two different amounts: {firstWorth} cents, and {secondWorth}.",
        "Not the same: {firstWorth} cents, against {secondWorth}.",
        "No match: {firstWorth} cents here, {secondWorth} there.",
      ],
    },
    crack: [
      "You had heard what matches {first}.",
      "{First}: you had heard the match already.",
      "The match for {first} is one that you know.",
    ],
    gone: ["This one is empty.", "Empty.", "Nothing left in here."],
    edge: ["The wall.", "No lockers past this one."],
    up: [
      "Already open: {first}. Find the same amount.",
      "That one's open: {first}. Try another locker.",
      "Still open: {first}. Where's the same amount?",
    ],
    place: "Row {row}, column {column}.",
    lifted: "Open so far: {first}, in row {row}, column {column}. Now find the same amount.",
    none: "Open two lockers.",
    have: [
      "You have {won}. The price is {price}.",
      "You have {won} of the {price}.",
      "That's {won} now, and the price is {price}.",
      "{won} so far, out of {price}.",
    ],
    stand: "You have {won}. The price is {price}. {name} has {lost}.",
    paid: ["{won}! That's enough.", "{won}. The price is paid!", "Paid! You have {won}."],
    takes: [
      "{name} takes {worth}.",
      "{worth} for {name}.",
      "{name} grabs {worth}.",
      "Off goes {name} with {worth}.",
    ],
    grabs: [
      "{name} grabs {first} with {second}: {worth}.",
      "{name} has {first} with {second}: {worth} gone.",
      "That was {first} with {second}. {name} takes {worth}.",
    ],
    beaten: [
      "You have {won}, and {left} left here would make {most}. That's less than {price}. {name} wins this room.",
      "You have {won}. With all that's left, {left}, you'd have {most}. It takes {price}, so this room goes to {name}.",
      "The price was {price}. Yours and all that's left come to {most}. So {name} wins this one.",
    ],
    last: "{name} opened these last:",
    hums: "{name} still hums:",
    rolls: [
      "Row {row}: one place to the right, and the last comes around to the front:",
      "On its rails, row {row}: one to the right, the last to the front:",
      "Now row {row}, one to the right:",
      "It's row {row} this time, one to the right:",
    ],
    both: "You've heard both halves of a pair. Which notes were they?",
    fresh: "You don't know a pair yet. What haven't you heard?",
    named: [
      "You've heard {first}. Go to its note, or say its row and column.",
      "{First}: which note was it? Go there, or say the row and the column.",
      "Yes, {first} is in here. By which note?",
    ],
    dear: "The next hint names a pair that you know. Then it isn't from memory any more.",
    takeIt: ["You've heard {first}, and its match, too: {worth}. Go by their notes."],
    look: ["Open a locker you haven't heard. If you know its match, open that next."],
    showLittle: [
      "You don't know the match for this one. A new locker may have it, but {name} hears it, too. One that was open just now tells nothing new.",
    ],
  },
};
