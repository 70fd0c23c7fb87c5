/** What benches say: guests that are heard, clubs that some of them are in, and how many do not belong. */
import * as z from "../../../zod.ts";
import { linesSchema } from "../../../lines/line-schema.ts";
import { idSchema, soundIdSchema, sourceSchema, textSchema } from "../../../definition/text.ts";
import { labelSchema, phraseSchema } from "../../kit/move-words.ts";
import { template } from "../../kit/templates.ts";
import { benchWordsSchema } from "./words.ts";

/** So many sit on a bench: three that belong together, and one that does not. */
export const SEATS = 4;
export const ALIKE = 3;

const soundSchema = z.union([soundIdSchema, z.strictObject({ sound: soundIdSchema, caption: textSchema })]);

const guestSchema = z.strictObject({
  name: textSchema.meta({ description: "As it stands in a sentence: the dog." }),
  phrases: z.array(phraseSchema).optional().meta({ description: "What else a voice may say for it." }),
  heard: linesSchema
    .min(1)
    .meta({ description: "What it lets hear when somebody passes: it is the evidence." }),
});

const groupSchema = z.strictObject({
  of: z.array(idSchema).min(ALIKE).meta({ description: "The guests that are in it." }),
  told: textSchema.optional().meta({ description: "What they share, for {told}: wood." }),
  heard: linesSchema
    .optional()
    .meta({ description: "How it sounds, where a guest is asked: the club's sign if absent." }),
});

const clubSchema = z.strictObject({
  label: labelSchema.meta({ description: "As it is heard on the list: Animals." }),
  phrases: z.array(phraseSchema).optional(),
  are: template("told").meta({
    description: "What is so of several of them: are animals, are made of {told}.",
  }),
  isnt: template("told").meta({ description: "What is so of one that is not in it: is no animal." }),
  sign: linesSchema.optional().meta({ description: "A sound that stands for it." }),
  groups: z.array(groupSchema).min(1).meta({
    description:
      "Who belongs together: one group, or several, such as all that rhyme. Three of one group are alike.",
  }),
  unsure: z.array(idSchema).optional().meta({
    description: "Guests of whom people may say either: no bench has one where it would decide.",
  }),
  source: sourceSchema.optional(),
});

export const benchContentSchema = z.strictObject({
  guests: z.record(idSchema, guestSchema),
  clubs: z.record(idSchema, clubSchema),
  seats: z
    .array(z.strictObject({ voice: idSchema }))
    .length(SEATS)
    .optional()
    .meta({ description: "The guests' voices, from left to right." }),
  teller: z.strictObject({ voice: idSchema }).optional().meta({ description: "Who leads through a bench." }),
  intruder: z
    .strictObject({ voice: idSchema })
    .optional()
    .meta({ description: "Who speaks when found out." }),
  sounds: z
    .strictObject({
      sit: soundSchema,
      walk: soundSchema,
      end: soundSchema,
      list: soundSchema,
      leaf: soundSchema,
      shut: soundSchema,
      ask: soundSchema,
      found: soundSchema,
      wrong: soundSchema,
      door: soundSchema,
      slip: soundSchema,
      patter: soundSchema,
      count: soundSchema,
      giggle: soundSchema,
    })
    .partial()
    .optional(),
  words: benchWordsSchema.optional(),
});

export const oddRulesSchema = z.strictObject({
  task: z.literal("odd"),
  clubs: z.array(idSchema).min(1).max(6).meta({ description: "The list of clubs, from left to right." }),
  intruders: z
    .array(z.int().min(1).max(3))
    .min(1)
    .max(3)
    .meta({ description: "How many of a bench may not belong: [1], or [1, 2], and then nobody says which." }),
  trades: z.int().min(2).max(4).optional().meta({
    description: "With every so many steps an intruder trades places with a neighbor, and is heard to.",
  }),
  counted: z.literal(true).optional().meta({ description: "How many there are is heard as a bench begins." }),
  kin: z.literal(true).optional().meta({
    description:
      "Whoever does not belong shares something else with one of the others, so that it does not stand out.",
  }),
  free: z.literal(true).optional().meta({ description: "A trial: what is wrong in it is counted nowhere." }),
});

export const oddItemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  row: z.array(idSchema).length(SEATS).meta({ description: "Who sits there, in any order." }),
});

export type BenchContent = z.infer<typeof benchContentSchema>;
export type OddRules = z.infer<typeof oddRulesSchema>;
export type OddItem = z.infer<typeof oddItemSchema>;
