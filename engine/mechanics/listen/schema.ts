/** What a scene for the ear is made of: what the game says once, what a level says, and whom a scene is about. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, sourceSchema, textSchema } from "../../definition/text.ts";
import { linesSchema } from "../../lines/line-schema.ts";
import { momentSchema } from "../kit/moment.ts";
import { moveWordsSchema, phraseSchema } from "../kit/move-words.ts";
import { recordOf } from "../kit/record-of.ts";
import { templates } from "../kit/templates.ts";
import { tipsSchema } from "../tips.ts";

const worthSchema = z.union([z.literal(0), z.literal(0.5), z.literal(1)], { error: "Give 0, 0.5 or 1" });

/** One listen, and what can be bought to be told of it. */
const listenSchema = z.strictObject({
  ...momentSchema.shape,
  note: textSchema
    .optional()
    .meta({ description: "What a notebook says of it and all before: Six ticks, then four" }),
});
export type Listen = z.infer<typeof listenSchema>;

const responsesSchema = z
  .array(idSchema)
  .min(2)
  .max(3)
  .meta({ description: "Those of this level, or of this fate: Left and Right, or Left, Up and Right" });
const safeSchema = moveWordsSchema.meta({
  description: "What the safe way (Down) is here, if not just playing it safe",
});

/** What is said there, by the response that was made (safe is one), and by what came of it. */
const repliesSchema = z.record(
  idSchema,
  z.strictObject({ right: linesSchema, late: linesSchema, half: linesSchema, wrong: linesSchema }).partial(),
);

/** How a scene goes on, whoever is in it. Drawn anew each time, so the words of a scene never tell. */
const fateSchema = z.strictObject({
  moments: z
    .array(listenSchema)
    .min(1)
    .max(9)
    .meta({ description: "What is heard, one listen after the other" }),
  worth: z.record(idSchema, z.union([worthSchema, z.array(worthSchema).min(1)])).meta({
    description:
      "What each response is worth: always, or listen by listen (the last holds on). Absent: 0, and half for the safe way, safe. { coats: [0.5, 1, 0.5] }: too early to know, right, late",
  }),
  hazard: z.literal(true).optional().meta({
    description:
      "A response that is worth nothing ends nothing here: it is told again, and the player chooses again",
  }),
  clue: momentSchema
    .optional()
    .meta({ description: "The telling sound alone, after a response that missed it" }),
  missed: z.record(idSchema, z.array(familySchema).min(1)).optional().meta({
    description:
      "Where there is a hazard: why not this response, told before one chooses again, listen by listen (the last holds on)",
  }),
  why: familySchema.meta({ description: "What was heard, and what it shows" }),
  source: sourceSchema.optional(),
  after: linesSchema.optional().meta({ description: "The next scene, which shows how it came out" }),
  leads: z.record(idSchema, z.array(idSchema).min(1)).optional().meta({
    description:
      "The scene is not over after this response (safe is one): it goes on as one of these fates. Absent: it is over",
  }),
  led: linesSchema.optional().meta({
    description: "Told where the answer has to be shown: somebody takes the player along",
  }),
  enters: linesSchema.min(1).optional().meta({
    description: "Told where a scene goes on as this, and by REPEAT: where one is now",
  }),
  responses: responsesSchema.optional(),
  called: z.record(idSchema, z.array(phraseSchema).min(1)).optional().meta({
    description: "What else its responses are called: by what is heard there",
  }),
  safe: safeSchema.optional(),
  listenFor: familySchema.optional().meta({ description: "Second help here, instead of the level's" }),
  rule: familySchema.optional().meta({ description: "Third help here, instead of the level's" }),
  replies: repliesSchema.optional().meta({ description: "What is said here, before what the item's say" }),
});
export type Fate = z.infer<typeof fateSchema>;

const heardWords = {
  act: templates("choices").meta({ description: "After the first listen. {choices}: Left: Go ahead." }),
  choices: templates("choices").meta({ description: "What can be answered, after REPEAT: {choices}" }),
  only: familySchema.meta({ description: "After the question where there is one listen only: {choices}" }),
  lastListen: familySchema.meta({ description: "Nothing more can be heard" }),
  right: familySchema,
  ahead: familySchema.meta({ description: "Right a listen before it could be heard, by what was bought" }),
  mended: familySchema.meta({ description: "Right after a miss, or after help that left little" }),
  lucky: templates("known").meta({
    description: "Right before it could be known, which was at listen {known}",
  }),
  late: templates("known").meta({ description: "Right, and it could be known at listen {known}" }),
  half: familySchema,
  safe: familySchema.meta({ description: "The safe way was taken" }),
  wrong: familySchema,
  again: familySchema.meta({
    description: "After a response that is worth nothing, where there is a hazard",
  }),
  placeFirst: familySchema.meta({ description: "First help after one listen, before it is heard again" }),
  place: templates("heard").meta({
    description: "First help, before the last two listens are heard: {heard} so far",
  }),
  two: templates("one", "other").meta({ description: "Fourth help, two responses: {one} {other}" }),
  best: templates("label").meta({ description: "Last help: {label}" }),
  bestListen: familySchema.meta({ description: "The same where it cannot be known yet" }),
};
const soundNames = ["edge", "listen", "tool", "right", "half", "wrong"] as const;
const buttonNames = ["listen", "safe"] as const;

export const contentSchema = z.strictObject({
  responses: z
    .record(idSchema, moveWordsSchema)
    .meta({ description: "What can be done about what is heard, in all levels" }),
  buttons: z.strictObject(recordOf(buttonNames, moveWordsSchema)).partial().optional(),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  words: z.strictObject(heardWords).partial().optional(),
});

/** What can be bought to hear or to know more, by what the game pays with: its price is that of "tool". */
const toolSchema = z.strictObject({
  ...moveWordsSchema.shape,
  shows: z.enum(["next", "note"]).meta({
    description:
      "The next listen already now, or what a notebook says of all so far (the note of the moment)",
  }),
});

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  responses: responsesSchema,
  safe: safeSchema.optional(),
  tool: toolSchema.optional(),
  listenFor: familySchema.meta({ description: "Second help: what to listen for" }),
  rule: familySchema.meta({ description: "Third help: what it means, with an easy case" }),
  fates: z.record(idSchema, fateSchema),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  practice: z.literal(true).optional().meta({ description: "Nothing is counted: a lab" }),
  ask: linesSchema.min(1).meta({ description: "Who is there, and what they want to know" }),
  recall: linesSchema.min(1).optional().meta({ description: "The same, shorter, for REPEAT" }),
  fates: z
    .array(idSchema)
    .min(1)
    .optional()
    .meta({ description: "How it may begin; all of the level's that follow no other, if absent" }),
  replies: repliesSchema.optional().meta({
    description:
      "What is said there, by the response that was made (safe is one): it came true, it came late, there was a better one, it was wrong",
  }),
});

export const worldSchema = z.strictObject({
  lately: z.array(z.string()).meta({ description: "The last fates: they do not come again at once" }),
});

export type ListenContent = z.infer<typeof contentSchema>;
export type ListenRules = z.infer<typeof rulesSchema>;
export type Scene = z.infer<typeof itemSchema>;
export type ListenWorld = z.infer<typeof worldSchema>;
