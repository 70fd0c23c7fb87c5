/** What is said where somebody deals: who does, what he keeps, what he says when he is caught. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../../../definition/text.ts";
import { linesSchema, sounding } from "../../../../lines/line-schema.ts";
import { moveWordsSchema, moveWordsWith } from "../../../kit/move-words.ts";
import { template, templates } from "../../../kit/templates.ts";

const why = ["round", "place", "value", "left", "fact"] as const;
const heardSchema = z.strictObject({
  sound: soundIdSchema,
  pitch: sounding.pitch,
  word: textSchema.meta({ description: "As it sounds: a whisper" }),
});

const trickSchema = z.strictObject({
  caught: linesSchema.min(1).meta({ description: "Told when this was found: what falls out of where." }),
  why: templates(...why).meta({
    description: "What was heard, and what it shows: {round} is which round, {place} where.",
  }),
});
const whys = "Told after it, whether it was found or not.";

export const shareSchema = z.strictObject({
  voice: idSchema.meta({ description: "Who deals." }),
  places: z
    .strictObject({ left: textSchema, middle: textSchema, right: textSchema })
    .meta({ description: "As {place} has them: the left chest" }),
  sleeve: heardSchema.meta({ description: "Heard where one of what is dealt goes elsewhere." }),
  rest: heardSchema.meta({ description: "Heard for each that is left over." }),
  sweep: heardSchema.meta({
    description: "Heard instead, once for all that is left over, where rules.share.swept is.",
  }),
  inPot: heardSchema.meta({ description: "Heard for each that a call of too few leaves." }),
  tell: z
    .strictObject({ sound: soundIdSchema, ...sounding, caption: textSchema.optional() })
    .optional()
    .meta({ description: "What gives him away before a dealing, where rules.share.told is." }),
  next: moveWordsSchema.meta({ description: "Letting him deal a round before the call." }),
  pays: templates("pays").meta({ description: "After such a round: what a call is worth now, in coins." }),
  all: templates().meta({
    description: "Said after the last round before a call, which is worth nothing any more.",
  }),
  unset: templates().meta({ description: "Said where nothing was set, and something is to be: no call." }),
  noted: templates("value").meta({
    description: "A right call before a dealing: no more than its number, since his hands are judged by it.",
  }),
  called: templates("fact").meta({ description: "Right at the first try, where nobody deals by hand." }),
  late: templates("fact").meta({ description: "The same after a miss, or with help." }),
  leftAsk: templates("value").meta({
    description: "Asked after it, where what is left over is called, too.",
  }),
  leftLow: templates("dealt", "total"),
  leftHigh: templates("dealt", "total"),
  deals: templates().meta({ description: "The dealer, when he begins after a call." }),
  before: templates("count").meta({
    description: "After it, where so many rounds were heard before the call: only the others are dealt now.",
  }),
  done: templates().meta({ description: "The dealer, when nothing is left over." }),
  keeps: templates("left").meta({ description: "The dealer, when something is." }),
  swept: templates().meta({ description: "The same, where nobody could count it." }),
  judge: z
    .strictObject({ two: templates(), three: templates() })
    .meta({ description: "Asked after a dealing, at two places and at three." }),
  once: templates().meta({ description: "Said instead of a dealing that is not heard again." }),
  fair: moveWordsSchema,
  kept: moveWordsSchema,
  left: moveWordsSchema,
  middle: moveWordsSchema,
  right: moveWordsSchema,
  wasFair: templates("value", "fact").meta({ description: "Called fair, and it was." }),
  sleeved: trickSchema.meta({ description: `One goes elsewhere. ${whys}` }),
  doubled: trickSchema.meta({ description: `Two go to one place. ${whys}` }),
  shortened: trickSchema.meta({ description: `A whole round is never dealt. ${whys}` }),
  fooled: linesSchema.min(1).meta({ description: "Told when a trick was called fair." }),
  astray: linesSchema.min(1).meta({ description: "Told when a trick was taken for another." }),
  blamed: linesSchema.min(1).meta({ description: "Told when a fair dealing was called a trick." }),
  claims: templates("value").meta({ description: "The dealer calls first: so many." }),
  claimAsk: templates(),
  doubt: moveWordsSchema.meta({ description: "His number is wrong." }),
  trust: moveWordsSchema.meta({ description: "His number is right." }),
  claimCaught: linesSchema.min(1).meta({ description: "Doubted, and wrong: the player calls now." }),
  claimTrusted: templates("fact").meta({ description: "Trusted, and right." }),
  claimFooled: linesSchema.min(1).meta({ description: "Trusted, and wrong. {fact} is the right one." }),
  claimBlamed: linesSchema.min(1).meta({ description: "Doubted, and right." }),
  pick: z
    .strictObject({
      ask: templates("total"),
      option: moveWordsWith("by"),
      chosen: templates("label"),
      hint: template("total"),
    })
    .optional()
    .meta({ description: "The player chooses what it is divided by." }),
  hints: z.strictObject({
    hidden: template("total").meta({ description: "Where {by} is heard: count what was heard." }),
    two: template("low", "high").meta({ description: "The two numbers that are left." }),
    left: template("dealt", "total"),
    judge: template("value").meta({ description: "After a dealing: count the rounds." }),
    rest: template("by", "value").meta({ description: "After it: what is left over is always less." }),
    fair: template("value").meta({ description: "The last hint where there was no trick." }),
    claim: template("claim", "by", "total"),
  }),
});
export type ShareTalk = z.infer<typeof shareSchema>;
