/** Sharing as a dial's task: so many each, or so many groups, and what is left over. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../../../definition/text.ts";
import { template, templates } from "../../../kit/templates.ts";
import { countedSchema, spanSchema } from "../../texts.ts";

const told = ["total", "amount", "by", "value", "left", "dealt", "gap"] as const;
const heardSchema = z.strictObject({
  sound: soundIdSchema,
  pitch: z.number().min(-24).max(24).optional(),
  word: textSchema.meta({ description: "As it sounds: clink" }),
});

const formSchema = z.strictObject({
  by: z.enum(["places", "groups"]).meta({
    description: "One to each place in turn until none is left; or group after group of so many.",
  }),
  answer: z.enum(["full", "up", "left"]).meta({
    description: "What is set: the full rounds or groups; one more if something is left; or what is left.",
  }),
  ask: templates("total", "by").meta({ description: "12 coins, 3 chests." }),
  hidden: templates("total").optional().meta({
    description: "Asked instead where {by} is heard and not said: one round is played after it.",
  }),
  fact: template(...told).meta({ description: "{total} shared by {by} is {value}." }),
  uneven: template(...told)
    .optional()
    .meta({ description: "The same, where something is left over; fact if absent." }),
  low: templates(...told).meta({
    description: "{value} is too few. What would still be there is heard after it, where there is a dealing.",
  }),
  high: templates(...told).meta({ description: "{value} is too many: {dealt} would be needed." }),
  thinks: template(...told).meta({ description: "How to go about it: the first hint." }),
  item: heardSchema.meta({ description: "One of what is dealt." }),
  rest: heardSchema.optional().meta({
    description: "One that is left over, if not as content.share has it.",
  }),
  unit: countedSchema.meta({ description: "What is counted, as {amount} says it: 1 bag, 4 bags" }),
  round: textSchema.meta({ description: "What a round is called, before its number: round, bag" }),
  tie: heardSchema.optional().meta({ description: "Heard after each group." }),
});
export type ShareForm = z.infer<typeof formSchema>;

export const shareWordsSchema = z.strictObject({
  forms: z.record(idSchema, formSchema).meta({ description: "What is dealt, in the words of each kind." }),
  counting: template("list", "by", "times", "total").meta({
    description: "The second hint: {list} is some of the way, 3, 6, 9, and {times} how far that is.",
  }),
});
export type ShareWords = z.infer<typeof shareWordsSchema>;

export const shareRulesSchema = z.strictObject({
  type: z.literal("share"),
  form: idSchema.meta({ description: "One of content.tasks.share.forms." }),
  by: z.array(z.int().min(2).max(12)).min(1).meta({ description: "What it is divided by: one of these." }),
  each: spanSchema.meta({ description: "Full rounds, or full groups." }),
  left: spanSchema.optional().meta({ description: "What is left over; nothing if absent." }),
  total: spanSchema.optional().meta({ description: "What there is; anything if absent." }),
  skill: idSchema.optional(),
});
export type ShareRules = z.infer<typeof shareRulesSchema>;

export const shareItemSchema = z.strictObject({
  type: z.literal("share"),
  form: idSchema,
  total: z.int().min(2),
  by: z.int().min(2).max(12),
});
export type ShareSum = z.infer<typeof shareItemSchema>;
