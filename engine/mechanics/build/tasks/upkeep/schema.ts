/** A row of places that feed each other: what each sounds like, what it needs, and who can be sent to it. */
import * as z from "../../../../zod.ts";
import {
  familySchema,
  idSchema,
  soundIdSchema,
  sourceSchema,
  textSchema,
} from "../../../../definition/text.ts";
import { linesSchema, sounding } from "../../../../lines/line-schema.ts";
import { labelSchema, moveWordsSchema, phraseSchema } from "../../../kit/move-words.ts";
import { recordOf } from "../../../kit/record-of.ts";
import { tipsSchema } from "../../../tips.ts";
import { USUAL_SOUNDS, type SoundName } from "./usual.ts";
import { wordsSchema } from "./words-schema.ts";

const soundNames = Object.keys(USUAL_SOUNDS) as SoundName[];

const buttonNames = ["left", "right", "send", "recall", "rest", "go", "extra"] as const;
export type ButtonName = (typeof buttonNames)[number];

const factSchema = z.strictObject({
  say: textSchema,
  source: sourceSchema,
  checked: z.boolean().optional().meta({ description: "False until somebody has looked it up there" }),
});

const noteSchema = z.strictObject({
  sound: soundIdSchema,
  at: z.number().min(0).max(600).meta({ description: "Milliseconds from its beginning" }),
  ...sounding,
});

const placeSchema = z.strictObject({
  label: labelSchema.meta({ description: "Without an article; one thing: Power house" }),
  phrases: z.array(phraseSchema).min(1),
  notes: z.array(noteSchema).min(1).max(6).meta({ description: "What it sounds like when it is well" }),
  heard: textSchema.meta({ description: "The same for those who read, without an article: thumps" }),
  gives: textSchema.meta({ description: "What those who need it lack when it is silent: power" }),
  pays: z.literal(true).optional().meta({ description: "A round at whose end it is heard counts as fueled" }),
  voice: idSchema.optional().meta({ description: "Who calls from there" }),
  calls: familySchema.optional().meta({ description: "What is said on the telephone when it is silent" }),
  facts: z
    .array(factSchema)
    .min(1)
    .optional()
    .meta({ description: "What is really so: one is told after a round" }),
});
export type Place = z.infer<typeof placeSchema>;

export const upkeepContentSchema = z.strictObject({
  places: z.record(idSchema, placeSchema).meta({ description: "All there are, whatever the level" }),
  crew: z.array(moveWordsSchema).min(1).max(4).meta({ description: "Who can be sent, by name" }),
  limits: z.array(factSchema).min(1).optional().meta({
    description: "Where the comparison ends: every third round one is told instead of a place's fact",
  }),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  buttons: z.strictObject(recordOf(buttonNames, moveWordsSchema)).partial().optional(),
  words: wordsSchema.optional(),
});
export type UpkeepContent = z.infer<typeof upkeepContentSchema>;

const inRowSchema = z.strictObject({
  place: idSchema,
  needs: z.array(idSchema).optional().meta({ description: "It is silent when one of these is" }),
});

export const upkeepRulesSchema = z.strictObject({
  tips: tipsSchema,
  row: z.array(inRowSchema).min(2).max(7).meta({ description: "From left to right" }),
  crew: z.int().min(1).max(3).meta({ description: "How many can be sent; one more may be had for a price" }),
  together: z
    .literal(true)
    .optional()
    .meta({ description: "All are heard at once, not one after the other" }),
  spreads: z.literal(true).optional().meta({
    description: "What is broken and not mended breaks those that need it",
  }),
  rests: z.literal(true).optional().meta({
    description: "Each round one place must rest, and never the same twice running",
  }),
  calls: z.literal(false).optional().meta({ description: "Nobody calls" }),
  extra: z.literal(false).optional().meta({ description: "One more cannot be had" }),
  tells: z.literal(false).optional().meta({ description: "No facts after a round" }),
  listenFor: familySchema.optional().meta({ description: "Second help" }),
  rule: familySchema.optional().meta({ description: "Third help" }),
});
export type UpkeepRules = z.infer<typeof upkeepRulesSchema>;

const drawn = z.union([z.int().min(0).max(3), z.array(idSchema).min(1)]);

export const upkeepItemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  says: linesSchema.min(1).optional().meta({ description: "How the round begins" }),
  breaks: drawn
    .optional()
    .meta({ description: "What breaks first: these, or so many by chance; 1 if absent" }),
  wears: drawn.optional().meta({ description: "What sounds thin, and breaks after the round; 0 if absent" }),
  idle: z.array(idSchema).min(1).optional().meta({
    description: "Silent in this round, and nothing is wrong: those that need it have stores",
  }),
  after: linesSchema.min(1).optional().meta({ description: "Told at its end" }),
});
export type UpkeepItem = z.infer<typeof upkeepItemSchema>;

const idsSchema = z.array(z.string());

export const upkeepWorldSchema = z.strictObject({
  broken: idsSchema,
  thin: idsSchema,
  lately: idsSchema.meta({ description: "What was mended last" }),
  hummed: idsSchema.meta({ description: "What was heard at the end of the last round" }),
  rested: z.string().nullable(),
  rounds: z.int(),
});
export type UpkeepWorld = z.infer<typeof upkeepWorldSchema>;
