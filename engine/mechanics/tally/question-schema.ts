/** What is asked of the totals: a number, or a choice that they decide. */
import * as z from "../../zod.ts";
import { familySchema, idSchema } from "../../definition/text.ts";
import { moveWordsSchema } from "../kit/move-words.ts";

/** A sum over counters, each so many times: { cars: 1, bicycles: -1 } is how many more cars. */
export const sumSchema = z.record(idSchema, z.int().min(-60).max(60)).meta({
  description: "Counters, each so many times: { cars: 1, bicycles: -1 } is how many more cars than bicycles",
});
export type Sum = z.infer<typeof sumSchema>;

const numberSchema = z.strictObject({
  type: z.literal("number"),
  ask: familySchema.meta({ description: "Cars?" }),
  of: sumSchema,
  plus: z.int().min(0).max(200).optional().meta({
    description: "What was there before: { plus: 20, of: { in: 1, out: -1 } } is how many there are now",
  }),
  difference: z.literal(true).optional().meta({ description: "Its size counts, whichever way it goes" }),
});
export type NumberQuestion = z.infer<typeof numberSchema>;

const optionSchema = moveWordsSchema.extend({
  from: z.int().optional().meta({ description: "It fits from this total on" }),
  to: z.int().optional().meta({ description: "And up to this one" }),
});

const pickSchema = z.strictObject({
  type: z.literal("pick"),
  ask: familySchema.meta({ description: "Which side is busier?" }),
  of: sumSchema.meta({ description: "What decides it: { left: 1, right: -1 }" }),
  options: z.array(optionSchema).min(2).max(4),
});
export type PickQuestion = z.infer<typeof pickSchema>;

export const questionSchema = z.discriminatedUnion("type", [numberSchema, pickSchema]);
export type Question = z.infer<typeof questionSchema>;
