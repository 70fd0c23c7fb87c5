/** Walking with a long cane: what each tip touches tells the line of the path, its gaps, and what lies ahead. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../../../definition/text.ts";
import { DIRECTIONS } from "../../directions.ts";
import { caneWordsSchema } from "./words.ts";

const heard = { sound: soundIdSchema, caption: textSchema };
const sideSchema = z.enum(DIRECTIONS);

/** What a path is made of. Cells of the content that are floors and have no entry here are of the surface `path`. */
const surfaceSchema = z.strictObject({
  tip: soundIdSchema.meta({ description: "The tip on it, tapped" }),
  step: soundIdSchema,
  walked: textSchema.meta({ description: "What a foot on it sounds like: a step on gravel" }),
  name: textSchema.meta({ description: "As it stands inside a sentence: gravel" }),
  caption: textSchema.meta({ description: "What the tip on it sounds like: gravel crunches" }),
  rough: z
    .literal(true)
    .optional()
    .meta({ description: "A gliding tip catches here: each tap takes three times as long" }),
});

/** What a cell of the path has beside its surface. */
const pathSchema = z.strictObject({
  surface: idSchema.optional(),
  tilts: sideSchema.optional().meta({
    description: "To which side of the map it tips: whoever comes here moves one lane over, up to the edge",
  }),
  height: z.int().min(-3).max(3).optional().meta({
    description: "0 if absent; from a higher to a lower cell the tip drops",
  }),
  stands: z
    .strictObject({ ...heard, at: sideSchema, name: textSchema })
    .optional()
    .meta({ description: "Something stands on the path, at this side of the map, in the lane by the edge" }),
});
export type Path = z.infer<typeof pathSchema>;

/** What lies beside a path: blocks of the content. */
const vergeSchema = z.strictObject({
  name: textSchema.meta({ description: "As it stands inside a sentence: the grass" }),
  landmark: z
    .literal(true)
    .optional()
    .meta({ description: "There is one of its kind: a gap right after it is told by it" }),
});

/** Who waits somewhere, and then walks along: heard from afar, in the line, and at the end. */
const followerSchema = z.strictObject({
  name: textSchema,
  ...heard,
  pitch: z.number().min(-12).max(12).optional(),
  meets: z.array(textSchema).min(1).meta({ description: "What is said where they are found" }),
  sits: z.array(textSchema).min(1).meta({ description: "What is said where they sit down" }),
  voice: idSchema.optional(),
});

export const caneContentSchema = z.strictObject({
  helper: idSchema.optional().meta({ description: "The voice of who helps" }),
  paths: z.record(idSchema, pathSchema).meta({ description: "By the ids of cells that are floors" }),
  surfaces: z.record(idSchema, surfaceSchema).meta({ description: "One of them is called path" }),
  verges: z.record(idSchema, vergeSchema).meta({ description: "By the ids of cells that are blocks" }),
  followers: z.record(idSchema, followerSchema),
  found: z
    .strictObject(heard)
    .meta({ description: "What lies on lines, heard a little ahead and when it is taken" }),
  drop: z.strictObject(heard).meta({ description: "The tip drops over an edge" }),
  riser: z.strictObject(heard).meta({ description: "The tip meets a step up" }),
  glides: z.strictObject(heard).meta({ description: "The tip slides along instead of tapping" }),
  catches: z.strictObject(heard).meta({ description: "A gliding tip on rough ground" }),
  words: caneWordsSchema,
});
export type CaneContent = z.infer<typeof caneContentSchema>;

export const caneRulesSchema = z.strictObject({
  type: z.literal("cane"),
  told: z.enum(["words", "sounds", "nothing"]).meta({
    description: "How the way is told: in words, by what the tip will touch at each turn, or not at all",
  }),
  finds: z
    .int()
    .min(0)
    .max(3)
    .optional()
    .meta({ description: "So much lies along each way; none if absent" }),
  techniques: z.literal(true).optional().meta({
    description: "The player chooses between tapping and gliding; the tip always taps if absent",
  }),
  among: z
    .array(idSchema)
    .min(2)
    .optional()
    .meta({ description: "Only these places; all of the map if absent" }),
  nobody: z.literal(true).optional().meta({ description: "Nobody waits anywhere: a place is to be found" }),
  back: z.literal(true).optional().meta({
    description: "Walks lead back, place by place, the way one came, and nobody is met",
  }),
  endless: z.literal(true).optional().meta({ description: "Nobody grows tired or sits down here" }),
});
export type CaneRules = z.infer<typeof caneRulesSchema>;

export const caneItemSchema = z.strictObject({
  type: z.literal("cane"),
  to: idSchema.meta({ description: "The cell where the walk ends" }),
  meets: idSchema.optional().meta({ description: "Who waits there; nobody if absent" }),
});

const satSchema = z.strictObject({ who: idSchema, at: z.int(), side: sideSchema });
export type Sat = z.infer<typeof satSchema>;

export const caneWorldSchema = z.strictObject({
  at: z.int().meta({ description: "Where one stands on the map" }),
  map: z.int().meta({ description: "Of which map: one that has so many cells" }),
  lane: z.int().min(-1).max(1),
  line: z.array(idSchema).meta({ description: "Who walks along, in order" }),
  sat: z.array(satSchema).meta({ description: "Who sat down where, at which side of the map" }),
  met: z.array(idSchema).meta({ description: "Who was met, wherever they are now" }),
  seen: z.array(idSchema).meta({ description: "Which places were walked to" }),
});
export type CaneWorld = z.infer<typeof caneWorldSchema>;
