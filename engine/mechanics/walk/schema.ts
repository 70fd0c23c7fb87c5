/** Content, rules and items: a ground to walk on, and what is to be done there: a task of `tasks/`. */
import * as z from "../../zod.ts";
import { bedIdSchema, idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import type { Deal } from "../contract.ts";
import { tipsSchema } from "../tips.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { template, templates } from "../kit/templates.ts";
import { DIRECTIONS } from "./directions.ts";
import { countedSchema } from "./pieces.ts";
import { caneWorldSchema } from "./tasks/cane/schema.ts";
import { digWorldSchema } from "./tasks/dig/schema.ts";
import { packsSchema } from "./tasks/gather/schema.ts";
import { LESSONS } from "./tasks/gather/words.ts";
import { taskContent, taskItem, taskRules } from "./tasks/schemas.ts";

const signSchema = z
  .string()
  .regex(/^[!-~]$/, { error: "Give one letter or mark: it stands for this cell in maps" })
  .meta({ description: "The character that stands for this cell in maps" });

/** What is heard and said when a step is not possible. */
const obstacleSchema = z.strictObject({
  sound: soundIdSchema,
  caption: textSchema.optional().meta({ description: "Instead of the sound's own caption" }),
  says: templates().meta({ description: "What is in the way: A shelf." }),
});
export type Obstacle = z.infer<typeof obstacleSchema>;

const landmarkSchema = z.strictObject({
  name: template().meta({ description: "As it stands inside a sentence: the bakery" }),
  short: template().meta({ description: "On coming there: Bakery" }),
  here: soundIdSchema.meta({ description: "What it sounds like, to whoever is there and of whoever is" }),
  caption: textSchema.meta({ description: "That sound, as it is written: crusts crackle" }),
  hum: bedIdSchema.optional().meta({ description: "What it sounds like from afar, all the time" }),
});
export type Landmark = z.infer<typeof landmarkSchema>;

const floorSchema = z.strictObject({
  type: z.literal("floor"),
  sign: signSchema,
  role: z
    .enum(["start"])
    .optional()
    .meta({ description: "Where a sitting's first walk starts, and where it can end" }),
  landmark: landmarkSchema.optional(),
});

const blockSchema = z.strictObject({ type: z.literal("block"), sign: signSchema, ...obstacleSchema.shape });

export const cellSchema = z.discriminatedUnion("type", [floorSchema, blockSchema]);
export type Cell = z.infer<typeof cellSchema>;
export type Floor = z.infer<typeof floorSchema>;

const arrowsSchema = z.strictObject({
  left: moveWordsSchema,
  right: moveWordsSchema,
  up: moveWordsSchema,
  down: moveWordsSchema,
});

/** What a level whose arrows turn says instead. */
const turningSchema = z.strictObject({
  moves: arrowsSchema.meta({ description: "Up goes forward, down back, left and right turn on the spot" }),
  faces: z
    .strictObject({ left: textSchema, right: textSchema, up: textSchema, down: textSchema })
    .meta({ description: "Which way one faces now, by where it is on the map: You face the river." }),
  way: z
    .strictObject({ left: textSchema, right: textSchema, down: textSchema })
    .meta({ description: "In the way to a place, before steps forward: turn left, turn around" }),
});

export const wordsSchema = z.strictObject({
  enter: template("place").meta({ description: "On coming to a landmark: {place}." }),
  position: template("row", "column").meta({ description: "Where we are, in words" }),
  standing: template("place", "row", "column").meta({ description: "Where we are, on a landmark" }),
  rows: z.array(textSchema).min(1).meta({ description: "The rows' names, the front one first" }),
  columns: z.array(textSchema).min(1).meta({ description: "The columns' names, from left to right" }),
  ways: z.strictObject({ left: countedSchema, right: countedSchema, up: countedSchema, down: countedSchema }),
  joinLegs: template("first", "next").meta({ description: "Joins two legs of a way" }),
  behind: template("distance").meta({
    description: "In captions, of what is behind and sounds deeper: deep, {distance}",
  }),
  here: textSchema.meta({ description: "In captions, of what is where one stands: right here" }),
  distances: z.array(textSchema).min(2).meta({ description: "From close to far: close, far off" }),
  moves: arrowsSchema,
  turning: turningSchema.optional(),
});
export type Words = z.infer<typeof wordsSchema>;

export const contentSchema = z.strictObject({
  cells: z.record(idSchema, cellSchema),
  /** What is under the foot, row by row, the front one first: the floor tells how far back one is. */
  floors: z.array(soundIdSchema).min(1),
  /** The end of the map. */
  edge: obstacleSchema,
  words: wordsSchema.partial().optional(),
  tasks: taskContent,
});
export type WalkContent = z.infer<typeof contentSchema>;

const mapSchema = z
  .array(z.string().min(1))
  .min(2)
  .meta({ description: "One string a row, the back row first; the signs of cells" });

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  map: mapSchema,
  beacons: z.int().min(0).max(8).meta({ description: "How many of the nearest beacons hum at once" }),
  halfAt: z.number().min(0.5).max(6).meta({ description: "How many cells away a hum is half as loud" }),
  names: z.boolean().meta({ description: "Places are named on entering; else only their sound tells" }),
  turns: z
    .boolean()
    .optional()
    .meta({ description: "Left and right turn on the spot, up and down go; else every arrow goes its way" }),
  task: taskRules,
});
export type WalkRules = z.infer<typeof rulesSchema>;

export const itemSchema = z.strictObject({ id: idSchema, skill: idSchema.optional(), task: taskItem });
export type WalkItem = z.infer<typeof itemSchema>;

/** What has become of the place: which cells have changed places, in order, what was lost, and who was left where. */
export const worldSchema = z.strictObject({
  swaps: z.array(z.tuple([idSchema, idSchema])),
  lost: z.array(idSchema),
  at: idSchema.optional().meta({ description: "Where the player stands; at the start if absent" }),
  facing: z
    .enum(DIRECTIONS)
    .optional()
    .meta({ description: "Which way the player faces; to the back row if absent" }),
  rival: idSchema.optional().meta({ description: "Where the rival sits" }),
  lesson: z
    .enum(LESSONS)
    .optional()
    .meta({ description: "What went wrong the last time: it is thought of first now" }),
  paid: z.int().optional().meta({ description: "How often a trip was paid for: which press pays is known" }),
  packs: z
    .record(idSchema, packsSchema)
    .optional()
    .meta({ description: "What was sold in packs: it keeps its price" }),
  asked: z
    .array(idSchema)
    .optional()
    .meta({ description: "Who called, and what was asked for: others come first from now on" }),
  dig: digWorldSchema.optional().meta({ description: "What was dug, and what came of it" }),
  cane: caneWorldSchema.optional().meta({ description: "Who walks along, and who sat down where" }),
});
export type WalkWorld = z.infer<typeof worldSchema>;

export type WalkDeal = Deal<WalkContent, WalkRules, WalkItem, WalkWorld>;
