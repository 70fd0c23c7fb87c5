/** What a row of cards is made of: what the game says once, what a level says, and the cards of one row. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { linesSchema, sounding } from "../../lines/line-schema.ts";
import type { SoundId } from "../../sound/index.ts";
import { moveWordsSchema, phraseSchema } from "../kit/move-words.ts";
import { recordOf } from "../kit/record-of.ts";
import { templates } from "../kit/templates.ts";
import { tipsSchema } from "../tips.ts";
import { dayContentSchema, daySchema, needsSchema, placedInDay } from "./day-schema.ts";
import { wordsSchema } from "./words-schema.ts";

/** What is heard, unless a game has a sound of its own for it. */
export const USUAL_SOUNDS = {
  place: "kalimba",
  edge: "nothing",
  take: "card-flip",
  drop: "card-place",
  aside: "rustle",
  begin: "curtain",
  broken: "power-down",
  whole: "round-done",
} as const satisfies Record<string, SoundId>;
export type SoundName = keyof typeof USUAL_SOUNDS;
const soundNames = Object.keys(USUAL_SOUNDS) as SoundName[];

const heardSchema = z.strictObject({
  sound: soundIdSchema,
  ...sounding,
  times: z.int().min(2).max(6).optional(),
  every: z.number().min(0.1).max(2).optional().meta({ description: "Seconds between two of them" }),
  caption: textSchema.meta({ description: "What the ear can tell, no more" }),
});

const cardSchema = z.strictObject({
  name: textSchema.meta({ description: "As a sentence begins with it: The frog" }),
  phrases: z.array(phraseSchema).min(1).optional().meta({ description: "What else a voice may call it" }),
  heard: z.array(heardSchema).min(1).optional().meta({ description: "How it sounds, wherever it is met" }),
  needs: needsSchema,
});
export type Card = z.infer<typeof cardSchema>;

export const contentSchema = z.strictObject({
  cards: z.record(idSchema, cardSchema),
  together: textSchema.optional().meta({
    description: "After a whole performance all sound at once: the caption of that: the whole meadow sings",
  }),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  buttons: z
    .strictObject({
      perform: moveWordsSchema.optional(),
      closer: moveWordsSchema.optional(),
      row: moveWordsSchema.optional(),
    })
    .optional()
    .meta({ description: "Performing the row, listening closer to one card, and hearing all of the row" }),
  words: wordsSchema.optional(),
  day: dayContentSchema.optional().meta({ description: "What days have, where rows are days" }),
});

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  names: z.literal(false).optional().meta({
    description:
      "Cards are known by ear alone until they are performed: their names are not told under the cursor",
  }),
  closer: z.literal(true).optional().meta({
    description: "Down tells more of a card: give it a price. Without it, Down plays the whole row",
  }),
  helpCosts: z.literal(true).optional().meta({
    description: "Each move that help says, when it is asked, costs one of the day's treats",
  }),
  rule: familySchema.optional().meta({ description: "How things go in order here, as help says it" }),
  listen: familySchema.optional().meta({ description: "What to listen for, as help says it" }),
});

const placedSchema = z.strictObject({
  card: idSchema.meta({ description: "One of content.cards" }),
  after: z
    .array(idSchema)
    .min(1)
    .optional()
    .meta({ description: "Cards of this row that must have come before" }),
  follows: z
    .array(idSchema)
    .min(1)
    .optional()
    .meta({ description: "Cards of this row one of which must come right before it" }),
  out: z.literal(true).optional().meta({ description: "It does not belong: it is to be laid aside" }),
  ...placedInDay,
  heard: z
    .array(heardSchema)
    .min(1)
    .optional()
    .meta({ description: "How it sounds in this row, if otherwise" }),
  closer: linesSchema.min(1).optional().meta({ description: "What listening closer tells" }),
  why: templates("name", "Name")
    .optional()
    .meta({ description: "Why it could not be performed where it was: {name}" }),
});
export type Placed = z.infer<typeof placedSchema>;

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  says: linesSchema.optional().meta({ description: "Told when the row begins" }),
  cards: z
    .array(placedSchema)
    .min(3)
    .max(8)
    .meta({ description: "In an order that works; those that are out anywhere" }),
  told: linesSchema.optional().meta({
    description: "Why it goes in this order: after a whole performance, and with the worked answer",
  }),
  done: linesSchema.optional().meta({ description: "Told when it was performed to the end" }),
  day: daySchema
    .optional()
    .meta({ description: "The row is a day: it is lived through to its end, clashes and all" }),
});

export type OrderContent = z.infer<typeof contentSchema>;
export type OrderRules = z.infer<typeof rulesSchema>;
export type Row = z.infer<typeof itemSchema>;
