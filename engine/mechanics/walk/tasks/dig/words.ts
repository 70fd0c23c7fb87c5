/** All that is said at a dig, with words that are true of every game. */
import * as z from "../../../../zod.ts";
import { soundIdSchema, textSchema } from "../../../../definition/text.ts";
import { moveWordsSchema } from "../../../kit/move-words.ts";
import { templates } from "../../../kit/templates.ts";

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
export type Captions = z.infer<typeof captionsSchema>;

const verdictsSchema = z
  .strictObject({ backs: textSchema, busts: textSchema, nothing: textSchema })
  .partial()
  .meta({ description: "As they stand after it: it busts the claim" });
export type Verdicts = z.infer<typeof verdictsSchema>;

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
