/** Taking away as a dial's task: what a game says about it, how a level draws it, and one question. */
import * as z from "../../../../zod.ts";
import { idSchema, textSchema } from "../../../../definition/text.ts";
import { template } from "../../../kit/templates.ts";
import { spanSchema } from "../../texts.ts";

const both = ["a", "b"] as const;

export const minusWordsSchema = z.strictObject({
  minus: textSchema.meta({ description: "Between the numbers: minus" }),
  ask: textSchema.meta({ description: "Said after the numbers: ?" }),
  hints: z
    .strictObject({
      count: template(...both),
      backToTen: template(...both),
      tensThenOnes: template(...both),
    })
    .meta({ description: "Points the way, by the strategy that fits: {b} is taken from {a}." }),
  worked: z
    .strictObject({ less: template("a", "b", "c") })
    .meta({ description: "The sentences of worked answers: {a} less {b} is {c}." }),
});
export type MinusWords = z.infer<typeof minusWordsSchema>;

export const minusRulesSchema = z.strictObject({
  type: z.literal("minus"),
  from: spanSchema.meta({ description: "What there is at first." }),
  take: spanSchema.meta({ description: "What is taken away." }),
  left: spanSchema.optional().meta({ description: "What is left; anything from 0 on if absent." }),
  skill: idSchema.optional(),
});
export type MinusRules = z.infer<typeof minusRulesSchema>;

export const minusItemSchema = z.strictObject({
  type: z.literal("minus"),
  from: z.int().min(0),
  take: z.int().min(0),
});
export type MinusSum = z.infer<typeof minusItemSchema>;
