/** All that is said at a dig, with words that are true of every game. */
import * as z from "../../../../zod.ts";
import { soundIdSchema, textSchema } from "../../../../definition/text.ts";
import type { Stated } from "../../../../definition/defaults.ts";
import type { Family } from "../../../../lines/family.ts";
import { moveWordsSchema, type MoveWords } from "../../../kit/move-words.ts";
import { templates } from "../../../kit/templates.ts";
import type { SoundId } from "../../../../sound/index.ts";

const textsSchema = z
  .strictObject({
    ask: templates().meta({ description: "What does this find do to the claim?" }),
    askOf: templates("about").meta({ description: "The same where there are two claims" }),
    nothing: templates("tells").meta({ description: "Rightly said: it tells nothing of this claim" }),
    won: templates().meta({ description: "The rival, when a claim was busted" }),
    backed: templates().meta({ description: "The rival, when a claim was rightly backed" }),
    lost: templates().meta({ description: "The rival, when the player was wrong" }),
    wrongNothing: templates("tells").meta({ description: "It was said to tell something, and it does not" }),
    wrongBacks: templates().meta({ description: "Before the reason: in truth it backs the claim" }),
    wrongBusts: templates().meta({ description: "Before the reason: in truth it busts the claim" }),
    solid: templates().meta({ description: "Nothing lies under one's feet" }),
    dark: templates("cost", "left").meta({ description: "There is too little light for this dig" }),
    late: templates().meta({ description: "No find can be reached any more" }),
    left: templates("left").meta({ description: "How much light there is" }),
    leftOne: templates(),
    hintKinds: templates("kinds").meta({ description: "Which kinds would tell" }),
    hintPrice: templates().meta({ description: "After it: what showing the way will cost" }),
    hintWay: templates("kind", "way").meta({ description: "The way to the nearest that tells" }),
    hintDig: templates("kind").meta({ description: "The same where one stands on it" }),
    hintGone: templates().meta({ description: "Nothing that tells can be reached any more" }),
    back: templates().meta({ description: "Before a later claim: one stands where one began" }),
    hintTells: templates().meta({ description: "While it is weighed, after the find itself: what to ask" }),
    hintSource: templates().meta({
      description: "The same where some finds tell nothing of this place and time",
    }),
    hintTwo: templates("one", "other").meta({ description: "While it is weighed: one of two" }),
    reveal: templates("kind").meta({ description: "What would have told" }),
  })
  .partial();
export type WordName = keyof z.infer<typeof textsSchema>;

const captionsSchema = z
  .strictObject({
    rates: z.array(textSchema).min(1).meta({ description: "From one step off to far off: very quick" }),
    here: textSchema.meta({ description: "Right under one's feet" }),
    left: textSchema,
    ahead: textSchema,
    right: textSchema,
    nothing: textSchema,
  })
  .partial();

const verdictsSchema = z
  .strictObject({ backs: textSchema, busts: textSchema, nothing: textSchema })
  .partial()
  .meta({ description: "As they stand after it: it busts the claim" });

const soundsSchema = z
  .strictObject({
    open: soundIdSchema,
    brush: soundIdSchema,
    nothing: soundIdSchema,
    settled: soundIdSchema,
    lost: soundIdSchema,
    noted: soundIdSchema,
    late: soundIdSchema,
  })
  .partial();
export type SoundName = keyof z.infer<typeof soundsSchema>;

const buttonsSchema = z
  .strictObject({
    dig: moveWordsSchema,
    backs: moveWordsSchema,
    busts: moveWordsSchema,
    nothing: moveWordsSchema,
  })
  .partial();
export type ButtonName = keyof z.infer<typeof buttonsSchema>;

/** Each may be left out. */
export const digWordsSchema = z
  .strictObject({
    texts: textsSchema,
    captions: captionsSchema,
    verdicts: verdictsSchema,
    sounds: soundsSchema,
    buttons: buttonsSchema,
  })
  .partial();

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

export const USUAL_CAPTIONS: Stated<z.infer<typeof captionsSchema>> = {
  rates: ["very quick", "quick", "slow", "very slow"],
  here: "right under you",
  left: "on the left",
  ahead: "ahead",
  right: "on the right",
  nothing: "no ticks ahead",
};

export const USUAL_VERDICTS: Stated<z.infer<typeof verdictsSchema>> = {
  backs: "backs the claim",
  busts: "busts the claim",
  nothing: "tells nothing about it",
};

export const USUAL_SOUNDS: Record<SoundName, SoundId> = {
  open: "hello-hum",
  brush: "brush",
  nothing: "nothing",
  settled: "gavel",
  lost: "almost",
  noted: "page-write",
  late: "timer-ding",
};

export const USUAL_BUTTONS: Record<ButtonName, MoveWords> = {
  dig: { label: "Dig", phrases: ["dig", "dig here"] },
  backs: { label: "It backs it", phrases: ["backs", "it backs it", "backs it", "supports", "true"] },
  busts: { label: "It busts it", phrases: ["busts", "it busts it", "busts it", "against", "false"] },
  nothing: { label: "It tells nothing", phrases: ["nothing", "it tells nothing", "tells nothing"] },
};
