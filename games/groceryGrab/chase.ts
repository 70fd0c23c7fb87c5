/** The words of a chase: Coupon flies a round with something that is not his. */
import type { Chase } from "./types.ts";

export const chase: Chase = {
  voice: "coupon",
  start: "parrot",
  opens: [
    "Ha! I have {thing}!",
    "Guess what! I took {thing}!",
    "My toy now: {thing}!",
    "You want {thing}? Catch me!",
  ],
  round: ["His round:", "He flies round and round:", "Listen where he lands:"],
  sits: [
    "Hide and seek! Where do I sit?",
    "Where am I now? Come and find me!",
    "Guess this one! Where am I?",
    "Coo-coo! Find Coupon!",
  ],
  found: ["Eek! You found me!", "Hey! Big ears!", "Found? Already?", "Who told you?", "Boo yourself!"],
  bored: ["Yawn. I was at {place} all the time!", "Still not? At {place}, silly!"],
  moves: "wings",
  movesCaption: "wings flap",
  teases: ["So close! Too slow!", "Missed me!", "I felt your breath!", "A feather away! Ha!", "Almost! Bye!"],
  caughtSound: "parrot",
  caught: [
    "Squawk! How did you know? Take {thing}!",
    "Oof! You were here first! Have {thing}.",
    "Caught by ears! Here: {thing}.",
  ],
  gone: [
    "Too slow! {thing} stays with me!",
    "Bye! I'm keeping {thing}!",
    "Round and round, and gone with {thing}!",
  ],
  goneSound: "leaf-rustle",
  where: ["Landings until he is off to his nest: {left}.", "Landings left: {left}."],
  listens: "breath-in",
  hints: {
    sits: [
      "Which ear is it in? Walk that way. In both ears: he's ahead or behind.",
      "The noise gets louder as you come near.",
    ],
    round: [
      "Running after him won't do. Where does he land next? Be there first.",
      "He always flies the same round. Get ahead of him.",
    ],
    next: ["Meet him at {place}.", "Try {place}: he'll come."],
    way: ["{place}: {way}.", "To {place}: {way}."],
    wait: ["Stay at {place}. Select waits.", "Wait here, at {place}. Select lets time pass."],
  },
  reveal: ["He comes to {place}, every round.", "Be at {place} before him: that was the trick."],
  move: { wait: { label: "Wait and listen", phrases: ["wait", "listen", "stand still"] } },
};
