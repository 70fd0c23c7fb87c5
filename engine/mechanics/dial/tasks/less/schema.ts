/** A whole without a part, set from nothing: as a difference, as what is left, or as what was there before. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../../../definition/text.ts";
import { template } from "../../../kit/templates.ts";
import { spanSchema } from "../../texts.ts";

const numbers = ["whole", "part", "lost"] as const;
const knock = z.strictObject({ sound: soundIdSchema, word: textSchema });

const formSchema = z.strictObject({
  ask: template(...numbers).meta({
    description:
      "The question. Numbers are said or played in this order: We hang at {part}. The chest lies at {whole}.",
  }),
  by: z.enum(["up", "back"]).optional().meta({
    description:
      "How a person finds it: up from the part, as a difference is found, or back from the whole; up if absent.",
  }),
  right: soundIdSchema.optional().meta({
    description: "Heard where it is right, if not content.sounds.exact.",
  }),
  knocks: z.strictObject({ ten: knock, one: knock }).optional().meta({
    description: "How its numbers are played, if not as others are.",
  }),
});
export type LessForm = z.infer<typeof formSchema>;

export const lessWordsSchema = z.strictObject({
  forms: z.record(idSchema, formSchema).meta({ description: "What is asked, in the words of each mission." }),
  hints: z
    .strictObject({
      up: template(...numbers),
      overTen: template(...numbers, "ten"),
      back: template(...numbers),
      backToTen: template(...numbers),
      first: template(...numbers),
    })
    .partial()
    .optional()
    .meta({
      description: "Points the way, by the strategy that fits. It is free: leave out what is played.",
    }),
  worked: z
    .strictObject({
      up: template("a", "b", "c"),
      together: template("a", "b", "c"),
      back: template("a", "b", "c"),
    })
    .partial()
    .optional()
    .meta({ description: "The sentences of worked answers: From {a} to {b} is {c}." }),
});
export type LessWords = z.infer<typeof lessWordsSchema>;

export const lessRulesSchema = z.strictObject({
  type: z.literal("less"),
  form: idSchema.meta({ description: "One of content.tasks.less.forms." }),
  whole: spanSchema,
  part: spanSchema,
  lost: spanSchema
    .optional()
    .meta({ description: "What the part loses before: the answer grows by as much." }),
  left: spanSchema.optional().meta({ description: "The answers; anything from 1 on if absent." }),
  regroups: z.boolean().optional().meta({
    description: "Whether the part has more ones than the whole; either way if absent.",
  }),
  isHere: z.literal(true).optional().meta({
    description: "The part is where one is: of two that are offered together it is the same.",
  }),
  pays: z.int().min(1).optional().meta({ description: "What a right answer pays." }),
  stirs: z.int().min(1).optional().meta({
    description: "So many noises a right answer makes: counted as stirred.",
  }),
  skill: idSchema.optional(),
});
export type LessRules = z.infer<typeof lessRulesSchema>;

export const lessItemSchema = z.strictObject({
  type: z.literal("less"),
  form: idSchema,
  whole: z.int().min(0),
  part: z.int().min(0),
  lost: z.int().min(1).optional(),
});
export type LessSum = z.infer<typeof lessItemSchema>;
