/** What is kept up: parts with dials, kinds with what they need, and one round after the other. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, sourceSchema } from "../../definition/text.ts";
import { linesSchema, sounding } from "../../lines/line-schema.ts";
import type { SoundId } from "../../sound/index.ts";
import { labelSchema, moveWordsSchema } from "../kit/move-words.ts";
import { recordOf } from "../kit/record-of.ts";
import { tipsSchema } from "../tips.ts";
import { wordsSchema } from "./words-schema.ts";

/** What is heard, unless a game has a sound of its own for it. */
export const USUAL_SOUNDS = {
  grow: "flute",
  set: "dial-click",
  edge: "nothing",
  copy: "menu-step",
  end: "tick",
  done: "right",
  guess: "tick",
  fair: "star",
} as const satisfies Record<string, SoundId>;
export type SoundName = keyof typeof USUAL_SOUNDS;
const soundNames = Object.keys(USUAL_SOUNDS) as SoundName[];

const buttonNames = ["left", "right", "more", "less", "copy", "end", "log", "same", "back"] as const;
export type ButtonName = (typeof buttonNames)[number];

const dialSchema = z.strictObject({
  label: labelSchema.meta({ description: "What it is called: Water" }),
  levels: z.array(moveWordsSchema).min(2).max(5).meta({ description: "From least to most" }),
  begins: z
    .int()
    .min(0)
    .max(4)
    .optional()
    .meta({ description: "Where it stands first, from 0; in the middle if absent" }),
  sound: soundIdSchema.optional().meta({ description: "Heard when it is set: higher for more" }),
  mayNot: z.literal(true).optional().meta({ description: "It may make no difference at all: need any" }),
});
export type Dial = z.infer<typeof dialSchema>;

export const contentSchema = z.strictObject({
  parts: z
    .array(moveWordsSchema)
    .min(2)
    .max(3)
    .meta({ description: "From left to right; their labels have no article: Left pot" }),
  dials: z.record(idSchema, dialSchema),
  most: z.int().min(4).max(16).optional().meta({ description: "How high a part can get; 12 if absent" }),
  passes: linesSchema.min(1).optional().meta({ description: "Heard while a round passes" }),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  buttons: z.strictObject(recordOf(buttonNames, moveWordsSchema)).partial().optional(),
  words: wordsSchema.optional(),
});

const kindSchema = z.strictObject({
  needs: z
    .record(idSchema, z.union([z.int().min(0).max(4), z.literal("any")]))
    .meta({ description: "For each dial the level that is right, from 0; any: it makes no difference" }),
  home: linesSchema.min(1).optional().meta({ description: "Told when it comes" }),
  note: soundIdSchema.optional().meta({ description: "What its parts sound like" }),
  done: linesSchema.min(1).optional().meta({ description: "Told when all its parts do as well as can be" }),
  source: sourceSchema.optional(),
});
export type Kind = z.infer<typeof kindSchema>;

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  dials: z.array(idSchema).min(1).max(2).meta({
    description:
      "Those of content.dials that count here: Up and Down set one, or Up the first and Down the second",
  }),
  kinds: z.record(idSchema, kindSchema).meta({ description: "What may be in the parts: one at a time" }),
  odd: z.literal(true).optional().meta({ description: "One of the parts wants one dial set otherwise" }),
  foretell: z
    .literal(true)
    .optional()
    .meta({ description: "Before a round one says which part will rise most" }),
  listenFor: familySchema.optional().meta({ description: "Second help" }),
  rule: familySchema.optional().meta({ description: "Third help" }),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  says: linesSchema.min(1).optional().meta({ description: "How the round begins" }),
  shift: z
    .record(idSchema, z.int().min(-1).max(1))
    .optional()
    .meta({ description: "What this round adds to dials by itself: { water: -1 }" }),
  falls: z
    .strictObject({ sound: soundIdSchema, ...sounding })
    .optional()
    .meta({ description: "The shift falls on one part alone, by chance: this is heard from there, unnamed" }),
});

const levelsSchema = z.array(z.array(z.int())).meta({ description: "A level for each part and dial" });

const oddSchema = z.strictObject({ part: z.int(), dial: z.int(), need: z.int() });
export type Odd = z.infer<typeof oddSchema>;

/** A round that is over: how the dials stood, what it added by itself, and by how much each part rose. */
const pastSchema = z.strictObject({ set: levelsSchema, shift: levelsSchema, rose: z.array(z.int()) });
export type Past = z.infer<typeof pastSchema>;

export const worldSchema = z.strictObject({
  kind: z.string().nullable().meta({ description: "None, before anything is in the parts" }),
  odd: oddSchema.nullable(),
  set: levelsSchema,
  heights: z.array(z.int()),
  log: z.array(pastSchema),
  aided: z.boolean().meta({ description: "Help has said what is right" }),
  lately: z.array(z.string()).meta({ description: "Kinds that are done, the last one first" }),
});

export type BuildContent = z.infer<typeof contentSchema>;
export type BuildRules = z.infer<typeof rulesSchema>;
export type Round = z.infer<typeof itemSchema>;
export type BuildWorld = z.infer<typeof worldSchema>;
