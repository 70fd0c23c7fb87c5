/** What a choice is made of: what the game says once, what a level says, and the scenes that lead on from each other. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, sourceSchema, textSchema } from "../../definition/text.ts";
import { linesSchema } from "../../lines/line-schema.ts";
import { momentSchema } from "../kit/moment.ts";
import { labelSchema, moveWordsSchema, phraseSchema } from "../kit/move-words.ts";
import { recordOf } from "../kit/record-of.ts";
import { templates } from "../kit/templates.ts";
import { tipsSchema } from "../tips.ts";

const keptSchema = z.strictObject({
  name: textSchema,
  heard: momentSchema
    .optional()
    .meta({ description: "How it sounds; as the option or the scene, if absent" }),
  apart: z.array(textSchema).optional().meta({
    description: "What else is kept in this game and would fit its sound, too: never asked for beside it",
  }),
  means: textSchema.optional().meta({
    description: "What it means: told by who asks for it again, where another was taken",
  }),
});
export type Kept = z.infer<typeof keptSchema>;

const optionSchema = z.strictObject({
  id: idSchema,
  label: labelSchema.optional().meta({
    description: "What it is called. Absent: by its seat, since only its sound tells what it is",
  }),
  phrases: z.array(phraseSchema).optional(),
  heard: momentSchema.optional().meta({ description: "How it sounds, at its seat" }),
  worth: z.union([z.literal(0), z.literal(0.5), z.literal(1)], { error: "Give 0, 0.5 or 1" }),
  by: z.int().min(-9).max(9).optional().meta({
    description: "How far it leads up, or down: counted as rose and sank, for a stake to move by",
  }),
  late: z
    .int()
    .min(-9)
    .max(9)
    .optional()
    .meta({ description: "The same after a miss in this scene; by if absent" }),
  comes: linesSchema.optional().meta({ description: "What is heard when it is taken: the scene changes" }),
  to: idSchema
    .optional()
    .meta({ description: "The further scene that it leads to; absent: it ends the item" }),
  last: z.literal(true).optional().meta({
    description: "Stands after the others, which are mixed: a way out is always at the same place",
  }),
  keeps: keptSchema.optional().meta({
    description: "What one has then: performed at the end, and asked for where the rules recall",
  }),
});
export type Option = z.infer<typeof optionSchema>;

const scene = {
  ask: linesSchema.min(1).meta({ description: "What is told before the options are heard" }),
  recall: linesSchema.min(1).optional().meta({ description: "The same, shorter, for REPEAT" }),
  heard: momentSchema.optional().meta({ description: "What is to be judged, where the options are words" }),
  options: z.array(optionSchema).min(2).max(4),
  named: z
    .array(phraseSchema)
    .min(1)
    .optional()
    .meta({ description: "What the scene calls its options: said back, it is asked which one that is" }),
  inOrder: z
    .literal(true)
    .optional()
    .meta({ description: "The options stay in this order; else they are mixed" }),
  clues: z
    .record(idSchema, z.array(linesSchema.min(1)).min(1))
    .optional()
    .meta({ description: "By kind: each asking tells the next one" }),
  again: linesSchema
    .optional()
    .meta({ description: "Told once after a wrong choice: more than was told before" }),
  hint: familySchema.optional().meta({ description: "First help here, and free: what to think of" }),
  why: familySchema.optional().meta({
    description: "Said where the item ends in this scene, in place of the item's own",
  }),
};
const sceneSchema = z.strictObject(scene);
export type Scene = z.infer<typeof sceneSchema>;

const wordSchemas = {
  act: templates("label").meta({
    description: "How to choose by ear, told in the first turns: {label} is under the cursor",
  }),
  actList: templates("label").meta({ description: "The same where the options have names" }),
  askClues: templates("up", "down").meta({ description: "Said after it where there are clues of two kinds" }),
  under: templates("label"),
  which: templates().meta({ description: "Somebody said what one of them is called, and not where it is" }),
  noClue: templates().meta({ description: "No more clues of this kind" }),
  right: templates(),
  clued: templates().meta({ description: "Right, after a clue" }),
  mended: templates().meta({ description: "Right, after a miss" }),
  half: templates(),
  wrong: templates(),
  left: templates().meta({ description: "Those that are left are heard next" }),
  place: templates("count", "label").meta({ description: "First help, before the hint of the scene" }),
  two: templates("one", "other").meta({ description: "Fourth help, two options" }),
  best: templates("label").meta({ description: "Last help" }),
  kept: templates("name").meta({ description: "Before each thing that was kept, when all is performed" }),
  keptNone: templates(),
};
const soundNames = ["browse", "edge", "clue", "right", "half", "wrong", "step"] as const;
const buttonNames = ["previous", "next", "left", "middle", "right", "named"] as const;

export const contentSchema = z.strictObject({
  clues: z
    .record(idSchema, moveWordsSchema)
    .optional()
    .meta({ description: "Kinds of clues, by what asking for one is called" }),
  buttons: z.strictObject(recordOf(buttonNames, moveWordsSchema)).partial().optional(),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  steps: z
    .literal(false)
    .optional()
    .meta({ description: "How far an option leads is not counted out: what comes of it tells" }),
  words: z.strictObject(wordSchemas).partial().optional(),
});

const recallSchema = z.strictObject({
  ask: templates("name").meta({ description: "Asks for something that was kept by its {name} alone" }),
  voice: idSchema.optional().meta({ description: "Who asks; the narrator if absent" }),
  by: z.int().min(1).max(9).meta({ description: "How far it leads, right at the first try" }),
  late: z.int().min(0).max(9).meta({ description: "How far it leads after a miss" }),
  sinks: z.int().min(-9).max(-1).meta({ description: "How far another one leads" }),
  other: templates("name").meta({ description: "What another one was, once it was taken" }),
  why: templates("name"),
  spare: z.array(keptSchema).min(3).meta({ description: "Asked for, and heard, while fewer are kept" }),
});

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  clues: z
    .array(idSchema)
    .min(1)
    .max(2)
    .optional()
    .meta({ description: "The kinds of clues here: the first on Up, the second on Down" }),
  listenFor: familySchema.meta({
    description: "Second help where the scene has no hint: what to listen for",
  }),
  rule: familySchema.meta({ description: "Third help, once nothing more can be told: how to find out" }),
  recall: recallSchema.optional().meta({
    description: "For a bank without items: what was kept is asked for by name, and told apart by ear",
  }),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  practice: z.literal(true).optional().meta({ description: "Nothing is counted: a first try" }),
  ...scene,
  further: z.record(idSchema, sceneSchema).optional().meta({ description: "Scenes that options lead to" }),
  why: familySchema.meta({ description: "Said at the end: what showed which one it was" }),
  source: sourceSchema.optional(),
});

export const worldSchema = z.strictObject({
  opened: z.int().meta({ description: "How many turns there have been" }),
  kept: z.array(keptSchema),
});

export type ChooseContent = z.infer<typeof contentSchema>;
export type ChooseRules = z.infer<typeof rulesSchema>;
export type Choice = z.infer<typeof itemSchema>;
export type ChooseWorld = z.infer<typeof worldSchema>;
