/** What a watch is made of: what the game says once, what a level says, and one watch. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { linesSchema, sounding } from "../../lines/line-schema.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { recordOf } from "../kit/record-of.ts";
import { templates } from "../kit/templates.ts";
import { tipsSchema } from "../tips.ts";
import { questionSchema, sumSchema } from "./question-schema.ts";
import { eventSchema, streamSchema, stretchSchema, WAYS } from "./stretch-schema.ts";
import { workSchema } from "./work-schema.ts";
import { workWords } from "./work-words.ts";

const unitSchema = z.strictObject({
  one: textSchema.meta({ description: "After 1: bicycle" }),
  many: textSchema.meta({ description: "After any other number: bicycles" }),
});

const { side: _side, ...sounds } = sounding;

const kindSchema = z.strictObject({
  sound: soundIdSchema,
  ...sounds,
  caption: textSchema.meta({ description: "What the ear can tell of one of it: a bicycle" }),
  passes: z.literal(true).optional().meta({
    description: "It goes from one side to the other: its way is where it goes to, else where it is",
  }),
  takes: z.literal(true).optional().meta({
    description: "It takes one away where it is, and never comes where its stretch has brought nothing",
  }),
  told: linesSchema
    .min(1)
    .optional()
    .meta({ description: "Said once the watch is over, if it was there: a goose" }),
});

const counterSchema = z.strictObject({
  unit: unitSchema,
  kinds: z.array(idSchema).min(1).optional().meta({ description: "What counts; everything if absent" }),
  way: z.enum(WAYS).optional().meta({ description: "Only what goes, or is, there" }),
});
export type Counter = z.infer<typeof counterSchema>;

const heardWords = {
  ready: familySchema.meta({ description: "How to begin, after what is asked" }),
  over: templates("heard", "of", "worth", "next").meta({
    description:
      "A stretch is over, and more can be heard: {heard} {of} {worth} {next}, what it is worth now and then",
  }),
  onward: familySchema.meta({ description: "The same where all must be heard" }),
  last: templates("worth").meta({ description: "All was heard: {worth}" }),
  calling: templates("guess", "guessTold").meta({
    description: "The same where it is to be called: {guess} {guessTold}",
  }),
  standing: templates("guess", "guessTold").meta({
    description: "The same when all was heard, and it was not called",
  }),
  early: templates("tally").meta({
    description: "It was called too early: {tally} is what there was so far",
  }),
  late: familySchema.meta({ description: "It was called when the stretch in which it happened was over" }),
  onTheOne: familySchema.meta({ description: "It was called at the very one" }),
  inTime: familySchema.meta({ description: "It was called in the stretch in which it happened" }),
  stood: familySchema.meta({ description: "It was left to stand, rightly" }),
  missed: familySchema.meta({ description: "It was to be called, and was not; or the other way around" }),
  running: familySchema.meta({ description: "It is still going on" }),
  clicked: templates("clicks").meta({ description: "What the clickers say: {clicks}" }),
  start: familySchema.meta({ description: "A number is to be set: how" }),
  set: templates("value").meta({ description: "Where the number stands now: {value}" }),
  choose: templates("label").meta({ description: "A choice is to be made: {label} is under the cursor" }),
  confirm: templates("value").meta({ description: "A number was said: {value}, and how it is taken" }),
  truth: templates("tally").meta({ description: "What it was: {tally}" }),
  recount: familySchema.meta({ description: "Before what was asked is heard again, with clicks" }),
  said: templates("right", "said").meta({ description: "What it was, and what was said: {right} {said}" }),
  tooMany: templates("right", "said", "by").meta({
    description: "The same of a number that was too high: {right} {said} {by}",
  }),
  tooFew: templates("right", "said", "by").meta({
    description: "The same of a number that was too low: {right} {said} {by}",
  }),
  makes: templates("sum", "right").meta({
    description: "After a mistake, how the counts come to the answer: {sum} {right}, 20 plus 3 minus 5",
  }),
  once: templates("said", "times").meta({
    description: "{said} is how many there were, and each was to count {times} times",
  }),
  turned: templates("said").meta({ description: "{said} adds what takes away, and takes away the rest" }),
  lastOnly: templates("said").meta({ description: "{said} is what the last stretch had alone" }),
  bothWays: templates("said").meta({ description: "{said} counts the other way, too" }),
  withStrays: templates("said").meta({ description: "{said} counts the strays, too" }),
  right: familySchema,
  near: familySchema.meta({ description: "A number was off by one" }),
  wrong: familySchema,
  mended: familySchema.meta({ description: "Right, after help that left little" }),
  two: templates("one", "other").meta({ description: "Fourth help, two answers: {one} {other}" }),
  best: templates("label").meta({ description: "Last help: {label}" }),
  bestOn: familySchema.meta({ description: "Last help while it can be heard on" }),
  bestCall: familySchema.meta({ description: "Last help where it is to be called now" }),
  bestStand: familySchema.meta({ description: "Last help where there were never more" }),
  bestReport: familySchema.meta({ description: "Last help when all was heard" }),
  ...workWords,
};
export type WordName = keyof typeof heardWords;
const soundNames = ["click", "begin", "edge", "browse", "set", "call", "right", "near", "wrong"] as const;
const workSoundNames = ["box", "go", "lost", "arrived", "enough", "beyond", "spare"] as const;
const buttonNames = [
  "listen",
  "again",
  "report",
  "call",
  "stand",
  "left",
  "right",
  "undo",
  "weigh",
  "go",
] as const;

export const contentSchema = z.strictObject({
  kinds: z.record(idSchema, kindSchema).meta({ description: "What can happen, in all levels" }),
  counters: z.record(idSchema, counterSchema).meta({ description: "What can be counted" }),
  ways: z
    .strictObject({ left: textSchema, right: textSchema })
    .optional()
    .meta({ description: "How captions end: to the left, to the right" }),
  unit: unitSchema.optional().meta({ description: "What a watch is worth: brick, bricks; point, if absent" }),
  buttons: z.strictObject(recordOf(buttonNames, moveWordsSchema)).partial().optional(),
  sounds: z
    .strictObject(recordOf([...soundNames, ...workSoundNames], soundIdSchema))
    .partial()
    .optional(),
  weigh: z
    .strictObject({ sound: soundIdSchema, left: textSchema, right: textSchema, middle: textSchema })
    .optional()
    .meta({
      description:
        "Where sides are made even: heard once a stretch, if it is asked for, on the heavier side, or in the middle; with a caption for each",
    }),
  words: z.strictObject(heardWords).partial().optional(),
});

const jobSchema = z.strictObject({
  ask: linesSchema.min(1).meta({
    description:
      "Who wants to know what. {guess} is what somebody has guessed, {guessTold} says it with its word; {wants} is how many are to arrive",
  }),
  recall: linesSchema.min(1).optional().meta({ description: "The same, shorter, for REPEAT" }),
  call: sumSchema.optional().meta({
    description:
      "Somebody guesses this sum first. It is to be called as soon as there are more, and never before; no questions follow",
  }),
  rule: familySchema.optional().meta({
    description: "First help: how to go about this one, with an easy case; the level's rule comes third then",
  }),
  work: workSchema.optional(),
  questions: z.array(questionSchema).max(3).meta({ description: "Asked once the watch is over" }),
  replies: z
    .strictObject({
      right: linesSchema,
      near: linesSchema,
      wrong: linesSchema,
      mended: linesSchema,
      stood: linesSchema,
      short: linesSchema,
    })
    .partial()
    .optional()
    .meta({ description: "What comes of it" }),
});
export type Job = z.infer<typeof jobSchema>;

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  clickers: z.strictObject({ left: idSchema, right: idSchema }).optional().meta({
    description:
      "The counters in the left and the right hand, which begin anew with each stretch; without it one counts in the head",
  }),
  stream: streamSchema,
  strays: z.array(idSchema).optional().meta({ description: "Kinds that are there and count for nothing" }),
  stretches: z.array(stretchSchema).min(1).max(6),
  worth: z.array(z.int().min(1).max(20)).optional().meta({
    description: "What the watch is worth after each stretch; as many as were heard, if absent",
  }),
  whole: z.literal(true).optional().meta({ description: "All stretches must be heard" }),
  wants: z.array(z.int().min(1).max(60)).min(1).optional().meta({
    description:
      "Where something is done with it: so many have to arrive, one of these; {wants} in what is asked",
  }),
  practice: z.literal(true).optional().meta({ description: "Nothing is counted: a lab" }),
  words: z
    .strictObject(heardWords)
    .partial()
    .optional()
    .meta({ description: "Where this level says it otherwise than the game" }),
  listenFor: familySchema.meta({ description: "Second help: what to listen for" }),
  rule: familySchema.meta({ description: "First help: how to go about it, with an easy case" }),
  jobs: z.record(idSchema, jobSchema),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  job: idSchema,
  seed: z.int().min(0).optional().meta({ description: "What happens is drawn from it" }),
  wants: z
    .int()
    .min(1)
    .max(60)
    .optional()
    .meta({ description: "So many have to arrive, where the rules do not draw it" }),
  script: z
    .array(z.array(eventSchema).min(1))
    .min(1)
    .max(6)
    .optional()
    .meta({ description: "What happens, stretch by stretch, where it is not drawn" }),
});

export const worldSchema = z.strictObject({
  lately: z.array(z.string()).meta({ description: "The last jobs: they do not come again at once" }),
});

export type TallyContent = z.infer<typeof contentSchema>;
export type TallyRules = z.infer<typeof rulesSchema>;
export type Watch = z.infer<typeof itemSchema>;
export type TallyWorld = z.infer<typeof worldSchema>;
