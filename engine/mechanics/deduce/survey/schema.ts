/** What surveys say: places on a chart, probes that measure them, and what each reading sounds like. */
import * as z from "../../../zod.ts";
import { linesSchema } from "../../../lines/line-schema.ts";
import { familySchema, idSchema, soundIdSchema, sourceSchema, textSchema } from "../../../definition/text.ts";
import { labelSchema, phraseSchema } from "../../kit/move-words.ts";
import { surveyWordsSchema } from "./words.ts";

const placeSchema = z.strictObject({
  name: textSchema.meta({ description: "As it stands in a sentence: the Moon." }),
  phrases: z.array(phraseSchema).optional().meta({ description: "What else a voice may say for it." }),
  fact: familySchema.optional().meta({ description: "Told where something was found: a whole sentence." }),
  source: sourceSchema.optional(),
});

const probeSchema = z.strictObject({
  label: labelSchema.meta({ description: "As it stands in a sentence, without an article: jump probe." }),
  phrases: z.array(phraseSchema).optional(),
  readings: z
    .record(
      idSchema,
      z.strictObject({
        heard: linesSchema.min(1),
        told: textSchema.meta({
          description: "What it says, in lower case and without a period: a jump is as long as on Earth.",
        }),
      }),
    )
    .meta({ description: "What can be read, by ids. Places with one reading cannot be told apart by it." }),
  at: z.record(idSchema, idSchema).meta({ description: "What is read at each place: { moon: long }." }),
  source: sourceSchema.optional(),
});

export const surveyContentSchema = z.strictObject({
  places: z.record(idSchema, placeSchema),
  probes: z.record(idSchema, probeSchema),
  tank: z
    .strictObject({ stake: idSchema, probe: z.int().min(0), astray: z.int().min(0), hint: z.int().min(0) })
    .optional()
    .meta({
      description:
        "What probes, wrong landings and hints are paid from, and how much: help sends nobody where it does not reach.",
    }),
  teller: z.strictObject({ voice: idSchema }).optional(),
  seeker: z
    .strictObject({ voice: idSchema })
    .optional()
    .meta({ description: "Who looks for what is hidden." }),
  sounds: z
    .strictObject({
      walk: soundIdSchema,
      end: soundIdSchema,
      shelf: soundIdSchema,
      drop: soundIdSchema,
      strike: soundIdSchema,
      fly: soundIdSchema,
      found: soundIdSchema,
      nothing: soundIdSchema,
      set: soundIdSchema,
      roll: soundIdSchema,
      caught: soundIdSchema,
      gone: soundIdSchema,
    })
    .partial()
    .optional(),
  words: surveyWordsSchema.optional(),
});

const frame = {
  places: z.array(idSchema).min(2).max(8).meta({ description: "The chart, from left to right." }),
  probes: z.array(idSchema).min(1).max(6).meta({ description: "The shelf of probes." }),
};

export const probeRulesSchema = z.strictObject({ task: z.literal("probe"), ...frame });
export const hideRulesSchema = z.strictObject({
  task: z.literal("hide"),
  ...frame,
  tries: z.int().min(1).max(4).meta({ description: "How many places are searched." }),
});

const item = {
  id: idSchema,
  skill: idSchema.optional(),
  ask: linesSchema.optional().meta({ description: "Who has lost what, or who comes." }),
};

export const probeItemSchema = z.strictObject({
  ...item,
  at: idSchema.meta({ description: "The place that is to be found." }),
  known: idSchema
    .optional()
    .meta({ description: "The probe whose reading there is known from the beginning." }),
  found: linesSchema.optional().meta({ description: "What is heard when it is found." }),
});
export const hideItemSchema = z.strictObject({
  ...item,
  by: z.array(idSchema).min(1).max(3).meta({ description: "The probes by which it is looked for." }),
  from: z.enum(["left", "right"]).meta({ description: "The side at which the search begins." }),
});

export type SurveyContent = z.infer<typeof surveyContentSchema>;
export type ProbeRules = z.infer<typeof probeRulesSchema>;
export type HideRules = z.infer<typeof hideRulesSchema>;
export type ProbeItem = z.infer<typeof probeItemSchema>;
export type HideItem = z.infer<typeof hideItemSchema>;
