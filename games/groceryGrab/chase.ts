/** The words of a chase: Coupon sits somewhere, or flies a round with something that isn't his. */
import type { Chase } from "./types.ts";

export const chase: Chase = {
  voice: "coupon",
  start: "parrot",
  opens: [
    "Ha! I've got {thing}!",
    "Guess what! I took {thing}!",
    "Mine now: {thing}!",
    "You want {thing}? Catch me!",
  ],
  round: ["He's here now:", "Now he sits here:", "Listen. He's here:"],
  onward: ["And then, in this order:", "Next come these:", "From there he flies on:"],
  sits: [
    "Hide and seek! Where am I?",
    "Where am I now? Come and find me!",
    "Guess this one! Where am I?",
    "Yoo-hoo! Find Coupon!",
  ],
  seek: ["Find Coupon. His shelf sounds like this:", "Walk to Coupon. You hear his shelf:"],
  goal: ["Coupon has {thing}. Be where he lands.", "Catch Coupon: he has {thing}."],
  found: [
    "Eek! You found me!",
    "Hey! Who told your ears?",
    "Found me? Already?",
    "Found! And I sat so still!",
    "Rats! Good ears!",
  ],
  restless: [
    "Yawn. I don't sit still forever! Steps until I fly off: {left}.",
    "I'm getting bored! Steps until I fly off: {left}.",
  ],
  bored: ["Yawn. I was at {place} the whole time!", "Give up? I was at {place}!"],
  moves: "wings",
  movesCaption: "wings flap",
  teases: [
    "Whoosh! Here and gone!",
    "Missed me!",
    "I heard you coming!",
    "Missed by a feather! Ha!",
    "Almost! Bye!",
  ],
  caughtSound: "parrot",
  caught: [
    "Squawk! How did you know? Take {thing}!",
    "Oof! You were here first! Take {thing}.",
    "Outsmarted by a pair of ears! Here: {thing}.",
  ],
  coin: "coin-jar",
  coinCaption: "a coin drops into the jar",
  gone: [
    "Ha ha! {thing} stays with me!",
    "Bye! I'm keeping {thing}!",
    "Round and round, and gone with {thing}!",
  ],
  goneSound: "leaf-rustle",
  teacher: "cashier",
  lesson: [
    "You could have met him at {place}. Pick one stop, and be there just before him.",
    "He could be caught at {place}. Which stop is he at last, and how far is it for you?",
  ],
  where: ["Stops until he's off to his nest: {left}.", "Stops left: {left}."],
  hints: {
    sits: [
      "Which ear is it in? Walk that way. In both ears: bright is ahead, deep is behind.",
      "The noise gets louder as you get closer. If it's deep, walk back.",
    ],
    round: [
      "Don't run after him. Where does he land next? Be there first.",
      "He flies in the order you heard. Pick a stop, and get there before him.",
    ],
    belongs: ["That noise belongs to {place}.", "You know that noise. It's {place}."],
    next: ["Meet him at {place}.", "He'll come to {place}."],
    way: ["The way: {way}.", "To get there: {way}."],
    here: ["He'll come right here, to {place}.", "Meet him right here, at {place}."],
    found: ["He's right here, at your shelf. Select grabs him.", "You share a shelf with him. Press Select."],
  },
  reveal: ["{place}: he comes by there. Get there first.", "{place}! Be there before him: that's the trick."],
  emptySound: "nothing",
  empty: ["Not here. He's there:", "You grab at air. Hear him?", "Nobody here. He sits there:"],
  move: {
    grab: { label: "Grab", phrases: ["grab", "grab him", "catch him", "wait", "listen", "stand still"] },
  },
};
