/** What is said at a dig where a game says nothing else: apart from the schema, which a page does without. */
import type { Stated } from "../../../../definition/defaults.ts";
import type { Family } from "../../../../lines/family.ts";
import type { MoveWords } from "../../../kit/move-words.ts";
import type { ButtonName, Captions, Verdicts, WordName } from "./words.ts";

export const USUAL_TEXTS: Record<WordName, Family> = {
  ask: {
    full: ["Right: it backs the claim. Left: it busts it. Down: it tells nothing about it."],
    short: [
      "Backs, busts, or nothing?",
      "Does it back it, bust it, or tell nothing?",
      "What does it do to the claim?",
    ],
  },
  askOf: [
    "What does it do to {about} claim?",
    "And {about} claim? Right backs, Left busts, Down: nothing.",
    "{about} claim: backs, busts, or nothing?",
  ],
  nothing: ["Right, it tells nothing about that. {tells}", "Nothing about that, true. {tells}"],
  won: ["Hmpf.", "Busted."],
  backed: ["See?", "I knew it."],
  lost: ["Ha! That one is mine.", "That goes up as I like it."],
  wrongNothing: ["But it tells nothing about that. {tells}", "It can't tell that. {tells}"],
  wrongBacks: ["But it does back the claim.", "No: the claim was true."],
  wrongBusts: ["But it busts the claim.", "No: the claim was false."],
  solid: ["Nothing ticks right under you.", "Solid ground. Dig where it rattles."],
  dark: ["That dig takes {cost} minutes, and you have {left}.", "{left} left, and that dig takes {cost}."],
  late: ["No find can be reached any more before dark.", "Too late for one more dig."],
  left: ["{left} minutes of light.", "Light for {left} minutes."],
  leftOne: ["One minute of light."],
  hintKinds: ["What would tell: {kinds}.", "Listen for {kinds}."],
  hintPrice: [
    "Ask once more, and I show the way. That takes two minutes.",
    "One more hint is the way, for two minutes.",
  ],
  hintWay: ["The nearest is {kind}: {way}.", "To {kind}: {way}."],
  hintDig: ["It's right under you: {kind}. Dig.", "You stand on {kind}. Dig."],
  hintGone: ["Nothing that tells can be reached before dark.", "What would tell is too far now."],
  back: ["Back where you began.", "You start from the same place again."],
  hintTells: [
    "If the claim were true, would this find be any different? And if it were false?",
    "Would this find be any different if the claim were false? Or if it were true?",
  ],
  hintSource: [
    "Is this one from the right place and time? If so: would it be any different if the claim were false?",
    "Where does this one come from? And would it be any different if the claim were true?",
  ],
  hintTwo: ["Either it {one}, or it {other}.", "One of two: it {one}, or it {other}."],
  reveal: ["{kind} would have told.", "What tells is {kind}."],
};

export const USUAL_CAPTIONS: Stated<Captions> = {
  rates: ["very quick", "quick", "slow", "very slow"],
  here: "right under you",
  left: "on the left",
  ahead: "ahead",
  right: "on the right",
  nothing: "no ticks ahead",
};

export const USUAL_VERDICTS: Stated<Verdicts> = {
  backs: "backs the claim",
  busts: "busts the claim",
  nothing: "tells nothing about it",
};

export const USUAL_BUTTONS: Record<ButtonName, MoveWords> = {
  dig: { label: "Dig", phrases: ["dig", "dig here"] },
  backs: { label: "It backs it", phrases: ["backs", "it backs it", "backs it", "supports", "true"] },
  busts: { label: "It busts it", phrases: ["busts", "it busts it", "busts it", "against", "false"] },
  nothing: { label: "It tells nothing", phrases: ["nothing", "it tells nothing", "tells nothing"] },
};
