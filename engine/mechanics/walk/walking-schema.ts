/** Where one walks: surfaces, what a cell of the map can be, and the words for finding the way. */
import * as z from "../../zod.ts";
import { bedIdSchema, idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { countedSchema, moveWordsSchema, template } from "./pieces.ts";

const signSchema = z
  .string()
  .regex(/^[!-~]$/, { error: "Give one letter or mark: it stands for this cell in maps" })
  .meta({ description: "The character that stands for this cell in maps" });

/** What is heard and said when a step is not possible. */
const obstacleSchema = z.strictObject({
  sound: soundIdSchema,
  caption: textSchema.optional().meta({ description: "Instead of the sound's own caption" }),
  says: template().meta({ description: "What is in the way: A shelf." }),
});

const landmarkSchema = z.strictObject({
  name: template().meta({ description: "As it stands inside a sentence: the bakery" }),
  zone: z
    .enum(["edge", "middle"])
    .optional()
    .meta({ description: "Where a map that is made puts it: along the walls, or between them" }),
  beacon: z
    .strictObject({ bed: bedIdSchema, here: soundIdSchema })
    .optional()
    .meta({ description: "What it sounds like from afar, and when one is there" }),
});

export type Landmark = z.infer<typeof landmarkSchema>;

const floorSchema = z.strictObject({
  type: z.literal("floor"),
  sign: signSchema,
  surface: idSchema,
  role: z
    .enum(["start", "finish", "helper"])
    .optional()
    .meta({ description: "Where a walk starts, where it can end, where somebody helps" }),
  landmark: landmarkSchema.optional(),
});

const blockSchema = z.strictObject({ type: z.literal("block"), sign: signSchema, ...obstacleSchema.shape });

export const cellSchema = z.discriminatedUnion("type", [floorSchema, blockSchema]);
export type Cell = z.infer<typeof cellSchema>;
export type Floor = z.infer<typeof floorSchema>;
export type Obstacle = z.infer<typeof obstacleSchema>;

export const wordsSchema = z.strictObject({
  enter: template("place").meta({ description: "On coming to a landmark: {place}." }),
  position: template("row", "column"),
  standing: template("place").meta({ description: "Where we are, on a landmark" }),
  near: template("place", "way").meta({
    description: "Where we are: the nearest landmark and the way to it",
  }),
  ways: z.strictObject({ left: countedSchema, right: countedSchema, up: countedSchema, down: countedSchema }),
  joinLegs: template("first", "next").meta({ description: "Joins two legs of a way" }),
  longWay: template("way").meta({
    description: "For a way of more than three legs: only the first two are told",
  }),
  lost: template().meta({ description: "Said kindly after a long walk that has led to nothing" }),
  moves: z.strictObject({
    left: moveWordsSchema,
    right: moveWordsSchema,
    up: moveWordsSchema,
    down: moveWordsSchema,
  }),
});
export type Words = z.infer<typeof wordsSchema>;

/** The part of the content that is about walking, whatever the task is. */
export const walkingContent = {
  surfaces: z.record(idSchema, z.strictObject({ step: soundIdSchema })),
  cells: z.record(idSchema, cellSchema),
  /** The end of the map. */
  edge: obstacleSchema,
  words: wordsSchema,
};

/** The part of a level's rules that is about walking. */
export const walkingRules = {
  beacons: z.int().min(0).max(8).meta({ description: "How many of the nearest beacons are heard at once" }),
  halfAt: z.number().min(0.5).max(6).meta({ description: "How many cells away a beacon is half as loud" }),
  map: z
    .strictObject({
      columns: z.int().min(3).max(8),
      rows: z.int().min(3).max(8),
      blocks: z.int().min(0).max(12).meta({ description: "At most so many cells are blocked" }),
    })
    .optional()
    .meta({ description: "The size of the maps that are made; absent where all items are authored" }),
};

export const mapSchema = z
  .array(z.string().min(1))
  .min(2)
  .meta({ description: "One string a row, the row farthest from the entrance first; the signs of cells" });
