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
  begins: ["Take the {call}. We start at {start}.", "The {call}, from {start}.", "From {start}: the {call}."],
  beginsBoth: ["Left hand: {call}. Right hand: {other}. We start at {start}."],
  beginsHidden: ["Nobody tells the rule. We start at {start}. Listen which ones fit."],
  prove: ["Your turn. Take those that fit.", "Now you. Which ones fit?"],
  offer: ["We start at {start}. Choose: {calls}."],
  offerPrize: ["The prizes are at {prizes}. We start at {start}. Choose: {calls}."],
  under: "{call}.",
  again: ["The {call}. Since {number}:", "Since {number}, this came. The {call}:"],
  againHidden: ["Since {number}, this came:", "The rule is for you to find. Since {number}:"],
  taken: "{number}.",
  takenBoth: ["{number}! Both!"],
  prize: ["{number}! The prize!"],
  chant: ["{numbers}."],
  wrong: ["{number}. The next of the {call} is {next}.", "{number}. That's none of the {call}."],
  wrongHidden: ["{number}. That one doesn't fit."],
  lure: ["That's nobody's number. Still {number}."],
  slipped: ["{number} went by.", "{number}, and it's gone."],
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
  place: ["The last number we told was {number}. Taken so far: {hits}."],
  listen: ["Count on from {number}:"],
  hiddenRule: ["Which numbers fit so far? How far is it from one to the next?"],
  two: ["It's {one} or {other} now."],
  twoCalls: ["It's one of two: {one}, or {other}."],
  bestCall: ["I'd count by these: {call}."],
  take: ["Take it: {number}. {move}."],
  pass: ["It's {number}. Go on."],
};
