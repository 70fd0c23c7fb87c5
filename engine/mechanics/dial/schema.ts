/**
 * Content, rules and items: a track of numbers, jumps along it, and a task that says which number to stop at. `plus`
 * is the task there is; another (taking away, sharing, the clock) is a further member of the three unions.
 */
import * as z from "../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import type { Deal } from "../contract.ts";
import { tipsSchema } from "../tips.ts";
import { plusContentSchema, plusItemSchema, plusRulesSchema } from "./plus-schema.ts";
import {
  countedSchema,
  labelSchema,
  numberPhrasesSchema,
  phrasesSchema,
  spanSchema,
  templateSchema,
} from "./texts.ts";

const wholeStep = z
  .int()
  .refine((by) => by !== 0, { error: "A jump goes somewhere: give another number than 0" });
const multiple = z.int().min(2);

const changeSchema = z.union([
  z.strictObject({ by: wholeStep.meta({ description: "So much further; negative goes back: -10" }) }),
  z.strictObject({
    upTo: multiple.meta({ description: "On to the next multiple of this: 10 fills the ten." }),
  }),
  z.strictObject({ downTo: multiple.meta({ description: "Back to the multiple of this before." }) }),
]);
export type Change = z.infer<typeof changeSchema>;

const jumpSchema = z.strictObject({
  change: changeSchema,
  label: labelSchema,
  phrases: phrasesSchema,
  sound: soundIdSchema,
  caption: textSchema
    .optional()
    .meta({ description: "What the sound means here, if not what the library says." }),
});
export type Jump = z.infer<typeof jumpSchema>;

const outcomeSounds = z.array(soundIdSchema).min(1);
const stopped = ["value", "amount"] as const;

/** One of these is said. */
function variants(...places: readonly string[]) {
  return z.array(templateSchema(...places)).min(1);
}

export const contentSchema = z.strictObject({
  unit: countedSchema.meta({ description: "What {amount} counts: 1 wagon, 13 wagons" }),
  jump: countedSchema.meta({ description: "What {jumps} and {par} count: 1 jump, 4 jumps" }),
  task: z.discriminatedUnion("type", [plusContentSchema]),
  start: templateSchema(...stopped).meta({ description: "Where we start, after the question." }),
  par: templateSchema("par").meta({ description: "Announces the fewest jumps, after the question." }),
  value: templateSchema(...stopped).meta({ description: "Said after every jump: keep it to the number." }),
  where: templateSchema(...stopped).meta({
    description: "Where we are, after the question, when it is repeated.",
  }),
  whereOnPar: templateSchema(...stopped, "jumps", "par").meta({
    description: "The same where par is announced.",
  }),
  jumps: z.record(idSchema, jumpSchema).meta({ description: "The jumps that levels give to their buttons." }),
  stop: z.strictObject({ label: labelSchema, phrases: phrasesSchema }),
  whole: z
    .strictObject({ label: labelSchema, phrases: numberPhrasesSchema })
    .meta({ description: "Saying the number whole, which also stops there." }),
  ends: z
    .strictObject({ low: templateSchema("limit"), high: templateSchema("limit") })
    .meta({ description: "Said where a jump would leave the track. {limit} is the last number." }),
  lost: templateSchema(...stopped).meta({ description: "Said after a long ride without a stop." }),
  answers: z.strictObject({
    exact: variants(...stopped, "jumps").meta({ description: "Right at the first stop." }),
    express: variants(...stopped, "jumps").meta({ description: "The same, with the fewest jumps." }),
    slower: variants(...stopped, "jumps", "par").meta({
      description: "The same, with more jumps than the fewest.",
    }),
    told: variants(...stopped).meta({ description: "The same, by saying the number whole." }),
    corrected: variants(...stopped).meta({ description: "Right after one or more wrong stops." }),
    low: variants(...stopped, "gap").meta({ description: "Too low. {gap} is how far off, with its unit." }),
    high: variants(...stopped, "gap").meta({ description: "Too high. {gap} is how far off, with its unit." }),
  }),
  credits: z
    .array(z.number().min(0).max(1))
    .min(1)
    .refine(([first]) => first === 1, { error: "Begin with 1: the credit for a right first stop" })
    .meta({
      description:
        "The credit after no wrong stop, one, two and so on. A second 1 makes the first stop an estimate that costs nothing.",
    }),
  bestMove: z.strictObject({
    once: templateSchema("button", "label"),
    often: templateSchema("button", "label", "times"),
  }),
  there: textSchema.meta({ description: "Help for who stands at the answer: You are there. Select stops." }),
  astray: z
    .strictObject({ past: templateSchema("button", "label"), behind: templateSchema("button", "label") })
    .meta({ description: "Help for who went past the answer, or back beyond the start: which way to turn." }),
  sounds: z.strictObject({
    open: soundIdSchema,
    rail: soundIdSchema.meta({ description: "Rises and falls with the number." }),
    exact: outcomeSounds,
    express: outcomeSounds,
    low: outcomeSounds,
    high: outcomeSounds,
    limit: soundIdSchema,
  }),
});
export type DialContent = z.infer<typeof contentSchema>;

/** The longest track: a day in minutes. */
const LONGEST_TRACK = 1440;

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  range: spanSchema
    .refine(({ from, to }) => to > from && to - from <= LONGEST_TRACK, {
      error: `Make the track 1 to ${LONGEST_TRACK} steps long`,
    })
    .meta({ description: "The track's first and last number. Leave room to overshoot." }),
  buttons: z
    .strictObject({
      up: idSchema.optional(),
      down: idSchema.optional(),
      left: idSchema.optional(),
      right: idSchema.optional(),
    })
    .meta({
      description:
        "Which of content.jumps each button makes: small ones up and down, big ones left and right.",
    }),
  reminder: textSchema.optional().meta({
    description:
      "What the buttons do here, said after every question. Give it where the level before has other buttons, since a sitting mixes neighbouring levels: Right fills the ten.",
  }),
  tellStart: z.boolean().meta({ description: "Whether the question also says where we start." }),
  par: z.enum(["unsaid", "praised", "announced"]).meta({
    description: "Whether the fewest jumps matter: not at all, in the praise, or from the question on.",
  }),
  anyStart: spanSchema
    .refine(({ from }) => from >= 1, {
      error: "Begin at 1 jump or more: at 0 the answer is where one stands",
    })
    .optional()
    .meta({
      description: "Start anywhere from where the answer takes this many jumps, not where the task starts.",
    }),
  tasks: z
    .array(z.discriminatedUnion("type", [plusRulesSchema]))
    .min(1)
    .optional()
    .meta({ description: "Each item is drawn from one of these. Absent only where the level has items." }),
});
export type DialRules = z.infer<typeof rulesSchema>;

export const itemSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z0-9+?=-]+$/)
    .meta({ description: "What is asked, without spaces: 8+5, 8+?=13" }),
  skill: idSchema.optional(),
  task: z.discriminatedUnion("type", [plusItemSchema]),
  start: z.int().meta({ description: "Where we start on the track." }),
});
export type DialItem = z.infer<typeof itemSchema>;

export type DialDeal = Deal<DialContent, DialRules, DialItem>;

export interface DialState {
  readonly at: number;
  /** Jumps made in this turn. */
  readonly jumps: number;
  /** Presses since the last stop, those at the track's ends included. */
  readonly pressed: number;
  /** Wrong stops, and rides too long without one. */
  readonly misses: number;
  /** The fewest jumps that lead from the start to the answer. */
  readonly par: number;
}
