/** What a scene for the ear is made of: what the game says once, what a level says, and whom a scene is about. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, sourceSchema } from "../../definition/text.ts";
import { linesSchema } from "../../lines/line-schema.ts";
import { momentSchema } from "../kit/moment.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { tipsSchema } from "../tips.ts";

const worthSchema = z.union([z.literal(0), z.literal(0.5), z.literal(1)], { error: "Give 0, 0.5 or 1" });

/** How a scene goes on, whoever is in it. Drawn anew each time, so the words of a scene never tell. */
const fateSchema = z.strictObject({
  moments: z
    .array(momentSchema)
    .min(1)
    .max(9)
    .meta({ description: "What is heard, one listen after the other" }),
  worth: z.record(idSchema, z.union([worthSchema, z.array(worthSchema).min(1)])).meta({
    description:
      "What each response is worth: always, or listen by listen (the last holds on). Absent: 0. { coats: [0.5, 1, 0.5] }: too early to know, right, late",
  }),
  hazard: z.literal(true).optional().meta({
    description:
      "A response that is worth nothing ends nothing here: it is told again, and the player chooses again",
  }),
  clue: momentSchema
    .optional()
    .meta({ description: "The telling sound alone, after a response that missed it" }),
  why: familySchema.meta({ description: "What was heard, and what it shows" }),
  source: sourceSchema.optional(),
  after: linesSchema.optional().meta({ description: "The next scene, which shows how it came out" }),
});
export type Fate = z.infer<typeof fateSchema>;

const heardWords = {
  act: familySchema.meta({ description: "How to answer, and what is under the cursor: {label}" }),
  actPlaces: familySchema.meta({ description: "The same where the answers are places" }),
  under: familySchema.meta({ description: "The response under the cursor: {label}" }),
  lastListen: familySchema.meta({ description: "Nothing more can be heard" }),
  right: familySchema,
  lucky: familySchema.meta({ description: "Right before it could be known" }),
  late: familySchema,
  half: familySchema,
  safe: familySchema.meta({ description: "The safe way was taken" }),
  wrong: familySchema,
  again: familySchema.meta({
    description: "After a response that is worth nothing, where there is a hazard",
  }),
  place: familySchema.meta({ description: "First help: {heard}" }),
  two: familySchema.meta({ description: "Fourth help, two responses: {one} {other}" }),
  best: familySchema.meta({ description: "Last help: {label}" }),
  bestListen: familySchema.meta({ description: "The same where it cannot be known yet" }),
  safeBest: familySchema.meta({ description: "The same where only the safe way is left" }),
};
const soundNames = ["browse", "edge", "listen", "right", "half", "wrong"] as const;
const buttonNames = ["previous", "next", "listen", "fallback"] as const;

export const contentSchema = z.strictObject({
  responses: z
    .record(idSchema, moveWordsSchema)
    .meta({ description: "What can be done about what is heard, in all levels" }),
  buttons: z.strictObject(recordOf(buttonNames, moveWordsSchema)).partial().optional(),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  words: z.strictObject(heardWords).partial().optional(),
});

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  responses: z.array(idSchema).min(2).max(4).meta({ description: "Those of this level, in their order" }),
  places: z.literal(true).optional().meta({
    description:
      "The responses are places: Left, Up (if there are three) and Right say them, Select listens on",
  }),
  listenFor: familySchema.meta({ description: "Second help: what to listen for" }),
  rule: familySchema.meta({ description: "Third help: what it means, with an easy case" }),
  fates: z.record(idSchema, fateSchema),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  practice: z.literal(true).optional().meta({ description: "Nothing is counted: a lab" }),
  ask: linesSchema.min(1).meta({ description: "Who is there, and what they want to know" }),
  recall: linesSchema.min(1).optional().meta({ description: "The same, shorter, for REPEAT" }),
  fates: z
    .array(idSchema)
    .min(1)
    .optional()
    .meta({ description: "How it may go on; all of the level's if absent" }),
  replies: z
    .strictObject({ right: linesSchema, half: linesSchema, wrong: linesSchema })
    .partial()
    .optional()
    .meta({ description: "What is said there after the answer" }),
});

export const worldSchema = z.strictObject({
  lately: z.array(z.string()).meta({ description: "The last fates: they do not come again at once" }),
});

function recordOf<Name extends string, Schema>(names: readonly Name[], schema: Schema): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}

export type ListenContent = z.infer<typeof contentSchema>;
export type ListenRules = z.infer<typeof rulesSchema>;
export type Scene = z.infer<typeof itemSchema>;
export type ListenWorld = z.infer<typeof worldSchema>;
