/** A course: a wall of boxes, and somebody in front of it who goes where the symbols lead. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../../../definition/text.ts";
import { linesSchema, sounding } from "../../../../lines/line-schema.ts";

/** Nothing is in the box, and nothing in the way. */
export const EMPTY = "_";
/** Something sticks out: nobody gets past. */
export const BLOCKED = "x";

export const directionSchema = z.enum(["left", "right", "up"]);
export type Direction = z.infer<typeof directionSchema>;

const symbolString = z.string().regex(/^[a-z0-9]+$/u);

export const courseThingSchema = z.strictObject({
  name: textSchema.meta({ description: "In a sentence: the trumpet" }),
  sound: soundIdSchema,
  ...sounding,
  caption: textSchema.meta({ description: "What the ear can tell, no more" }),
  asks: linesSchema
    .min(1)
    .optional()
    .meta({ description: "Who wants it, said when it is asked for; absent where no job is made of it" }),
  thanks: linesSchema.min(1).optional().meta({ description: "Said when it has been fetched" }),
});
export type CourseThing = z.infer<typeof courseThingSchema>;

export const courseSchema = z.strictObject({
  rows: z
    .array(z.array(z.union([idSchema, z.literal(EMPTY)])).min(2))
    .min(1)
    .max(5)
    .meta({
      description:
        "The boxes, the highest row first: names of things, _ for an empty box, x where something sticks out. Below them is a free floor",
    }),
  begins: z
    .int()
    .min(0)
    .optional()
    .meta({ description: "At which column of the floor one begins; the middle" }),
  steps: z
    .strictObject({ from: z.int().min(1), to: z.int().min(1).max(10) })
    .meta({ description: "How far the things are that are asked for, in symbols" }),
  most: z.int().min(1).max(12).meta({ description: "So many symbols can be entered" }),
  tape: z.enum(["other", "length", "right"]).optional().meta({
    description:
      "What is heard first is one symbol off: another one; one too few or too many; or it is right. Absent: nothing is heard first",
  }),
  patch: z
    .literal(true)
    .optional()
    .meta({ description: "Nothing is right but the tape with one symbol changed, put in or left out" }),
  over: z
    .literal(true)
    .optional()
    .meta({ description: "What was entered is walked over and over, until one is there" }),
  crossed: z
    .array(symbolString.length(2))
    .min(1)
    .optional()
    .meta({ description: "Pairs of symbols that do each other's work, one pair in each act: [lr, ur]" }),
  silent: z
    .literal(true)
    .optional()
    .meta({ description: "What is passed is not heard, only where one ends" }),
});
export type Course = z.infer<typeof courseSchema>;
