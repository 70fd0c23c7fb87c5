/** Addition as a dial's task: what a game says about it, how a level draws it, and one sum. */
import * as z from "../../../../zod.ts";
import { idSchema, textSchema } from "../../../../definition/text.ts";
import { template } from "../../../kit/templates.ts";
import { spanSchema } from "../../texts.ts";

const pair = ["a", "b"] as const;
const triple = ["a", "b", "c"] as const;

export const plusContentSchema = z.strictObject({
  plus: textSchema.meta({ description: "Between the numbers: plus" }),
  what: textSchema.meta({ description: "In place of a missing number: what" }),
  ask: z.strictObject({ total: textSchema, missing: textSchema }).meta({
    description: "Said after the numbers: ? for a total; makes, before the total, where one is missing.",
  }),
  hints: z
    .strictObject({
      count: template(...pair),
      fillTen: template(...pair),
      ones: template(...pair),
      tens: template(...pair),
      tensThenOnes: template(...pair),
      roundUp: template("b", "near"),
      tenPair: template(),
      inTurn: template(),
      missing: template("a", "total"),
      upTo: template("a", "total").optional().meta({
        description: "Where a part is missing and one step leads to it: the thought before the answer.",
      }),
    })
    .meta({ description: "Points the way, by the strategy that fits: {b} is added to {a}." }),
  worked: z
    .strictObject({
      start: template(...pair),
      counted: template("list"),
      need: template(...triple),
      split: template(...triple),
      join: template(...triple),
      less: template(...triple),
      still: template(...pair),
    })
    .meta({
      description:
        "The sentences of worked answers. start: count {b} on from {a}; counted: the numbers on the way; need: {a} needs {b} to make {c}; split: {a} is {b} and {c}; join: {a} and {b} make {c}; less: {a} less {b} is {c}; still: {b} from {a} are left on the way, with tens among them.",
    }),
});
export type PlusContent = z.infer<typeof plusContentSchema>;

/** Enough for two two-digit numbers and more; few enough to look at every one. */
const MOST_COMBINATIONS = 20_000;

const addendSchema = z
  .strictObject({
    from: z.int().min(0),
    to: z.int(),
    by: z.int().min(1).optional().meta({ description: "From one number to the next: 10 gives whole tens." }),
  })
  .refine(({ from, to }) => from <= to, { error: "Let it run from the lower number to the higher one" });
export type AddendRange = z.infer<typeof addendSchema>;

/** How many numbers a range holds. */
export function countOf({ from, to, by = 1 }: AddendRange): number {
  return Math.floor((to - from) / by) + 1;
}

export const plusRulesSchema = z
  .strictObject({
    type: z.literal("plus"),
    addends: z.array(addendSchema).min(2).max(3),
    anyOrder: z.literal(true).optional().meta({ description: "The addends are said in any order." }),
    total: spanSchema.optional(),
    regroups: z
      .boolean()
      .optional()
      .meta({ description: "Whether the ones add up to ten or more; either if absent." }),
    tenPair: z.literal(true).optional().meta({ description: "Two of the three addends make ten." }),
    missing: z.enum(["first", "last"]).optional().meta({ description: "Which addend is asked for." }),
    start: z
      .enum(["first", "largest"])
      .meta({ description: "The addend to start from. Where an addend is missing: the track's beginning." }),
    skill: idSchema
      .optional()
      .meta({ description: "What the learner files these under, if not the level's." }),
  })
  .refine(
    ({ addends }) => addends.reduce((product, range) => product * countOf(range), 1) <= MOST_COMBINATIONS,
    {
      path: ["addends"],
      error: `Narrow the addends: they have more than ${MOST_COMBINATIONS} combinations`,
    },
  )
  .refine(({ missing, addends }) => missing === undefined || addends.length === 2, {
    path: ["missing"],
    error: "Give exactly two addends where one is missing",
  });
export type PlusRules = z.infer<typeof plusRulesSchema>;

export const plusItemSchema = z
  .strictObject({
    type: z.literal("plus"),
    addends: z.array(z.int().min(0)).min(2).max(3),
    missing: z.int().min(0).max(1).optional().meta({
      description: "The place of the addend that is asked for: 0 or 1. Absent: the total is asked for.",
    }),
  })
  .refine(({ missing, addends }) => missing === undefined || addends.length === 2, {
    path: ["missing"],
    error: "Give exactly two addends where one is missing",
  });
export type PlusTask = z.infer<typeof plusItemSchema>;
