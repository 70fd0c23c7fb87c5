/** Usual words, buttons and sounds: true in every game, whatever comes by. A game may replace each. */
import type { Family } from "../../lines/family.ts";
import type { SoundId } from "../../sound/index.ts";
import type { MoveWords } from "../kit/move-words.ts";
import type { ReactContent } from "./schema.ts";

type Named<Part extends keyof ReactContent> = keyof NonNullable<ReactContent[Part]>;

export const USUAL_BUTTONS: Record<Named<"buttons">, MoveWords> = {
  previous: { label: "Previous", phrases: ["previous", "before"] },
  next: { label: "Next", phrases: ["next", "after"] },
  take: { label: "Take it", phrases: ["take it", "take", "catch", "grab", "yes"] },
  pass: { label: "Go on", phrases: ["go on", "pass", "let it go", "no"] },
  ask: {
    label: "Ask the number",
    phrases: ["ask the number", "what number is it", "what number", "where are we"],
  },
  left: { label: "Left hand", phrases: ["left hand"] },
  right: { label: "Right hand", phrases: ["right hand"] },
  both: { label: "Both hands", phrases: ["both hands", "both"] },
};

export const USUAL_SOUNDS: Record<Named<"sounds">, SoundId> = {
  browse: "menu-step",
  edge: "nothing",
  choose: "tick",
  pass: "bongo",
  taken: "right",
  wrong: "almost",
  lure: "almost",
  slipped: "nothing",
  prize: "star",
  fits: "right",
  flips: "tick",
  asked: "tick",
  clean: "round-done",
  end: "tick",
};

export const USUAL_WORDS: Record<Named<"words">, Family> = {
  begins: ["Take the {call}. The count is at {start}.", "The {call}. The count is at {start} already."],
  beginsBoth: ["Left hand: {call}. Right hand: {other}. The count is at {start}."],
  beginsHidden: ["Nobody tells the rule. The count is at {start}. Listen which ones fit."],
  prove: ["Your turn. Take those that fit.", "Now you. Which ones fit?"],
  offer: ["We start at {start}. Choose: {calls}."],
  offerPrize: ["The prizes are at {prizes}. We start at {start}. Choose: {calls}."],
  under: "{call}.",
  again: ["The {call}. Since {number}:", "Since {number}, this came. The {call}:"],
  againTold: ["The {call}. The count is at {number}.", "The count is at {number}. The {call}."],
  againHidden: ["Since {number}, this came:", "Then, since {number}:"],
  againToldHidden: ["The count is at {number} now."],
  evidence: ["From {start}, these came first:"],
  onFrom: ["And after those:", "Then these came:"],
  taken: "{number}.",
  takenBoth: ["{number}! Both!"],
  prize: ["{number}! The prize!"],
  chant: ["{numbers}."],
  wrong: ["{number} isn't one of the {call}.", "That's {number}."],
  near: ["Near it, the {call}: {near}."],
  changed: ["{number} fitted before. Now it's the {call}."],
  prizeElse: ["There's a prize at {number}, but you chose the {call}."],
  otherHand: ["{number} is one of the {other}, not one of the {call}."],
  wrongHidden: ["{number}. That one doesn't fit."],
  lure: ["That's nobody's number. Still {number}."],
  slipped: ["{number} went by.", "{number}, and it's gone."],
  slippedHidden: ["{number} went by, and it did fit.", "{number} did fit, and it's gone."],
  flips: ["From here on: {call}!"],
  asked: ["{number}.", "We're at {number}."],
  known: ["We just told it: {number}."],
  empty: ["Nothing to take.", "There's nothing to take here."],
  waits: ["The drum waits for you."],
  clean: ["All {ripe}, and no wrong one.", "Every one of {ripe}, clean."],
  aided: ["All {ripe}, with some help."],
  end: ["Right ones: {hits} of {ripe}. Wrong ones: {wrongs}.", "{hits} of {ripe}. Wrong: {wrongs}."],
  was: ["The rule was: {call}."],
  prizePast: ["None of the {call} is at {prizes}. With a prize: {better}."],
  press: ["Select takes what has just come. Down goes on."],
  pressBoth: ["Left and Right take with one hand, Select with both. Down goes on."],
  secret: ["The rule is secret. Find out which ones fit."],
  listen: ["Count on from {number}:"],
  onward: ["Going {way} from {number}, the {call}: {next}."],
  hiddenRule: ["Which numbers fit so far? How far is it from one to the next?"],
  two: ["It's {one} or {other} now."],
  twoCalls: ["It's one of two: {one}, or {other}."],
  bestCall: ["I'd count by these: {call}."],
  take: ["Take it: {number}. {move}."],
  pass: ["It's {number}. Go on."],
  done: ["It's {number}, and you've pressed for it. Go on."],
};
