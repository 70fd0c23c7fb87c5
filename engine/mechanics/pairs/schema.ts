/** What a board of pairs is made of: what the game says once, what a level says, and the pairs of one board. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { unitSchema } from "../../devices/amount.ts";
import { linesSchema } from "../../lines/line-schema.ts";
import type { SoundId } from "../../sound/index.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { recordOf } from "../kit/record-of.ts";
import { tipsSchema } from "../tips.ts";
import { wordsSchema } from "./words-schema.ts";

const MOST_ROWS = 4;
const MOST_COLUMNS = 4;

/** What is heard, unless a game has a sound of its own for it. */
export const USUAL_SOUNDS = {
  note: "cell-note",
  edge: "nothing",
  gone: "tick",
  lift: "card-flip",
  match: "right",
  apart: "card-place",
  crack: "almost",
  ask: "help",
  drift: "rustle",
} as const satisfies Record<string, SoundId>;
export type SoundName = keyof typeof USUAL_SOUNDS;
const soundNames = Object.keys(USUAL_SOUNDS) as SoundName[];

const faceSchema = z.union([
  textSchema,
  z.strictObject({
    text: textSchema,
    sound: soundIdSchema.meta({ description: "Heard with its words" }),
  }),
]);
export type Face = z.infer<typeof faceSchema>;

const pairSchema = z.strictObject({
  id: idSchema,
  first: faceSchema.meta({ description: "One of the two, as it is said: hot" }),
  second: faceSchema.meta({ description: "What goes with it: cold" }),
  apart: idSchema.optional().meta({
    description: "Of pairs with the same word here, only one is ever on a generated board: big and large",
  }),
  scale: idSchema.optional().meta({
    description: "Pairs of one scale are nearly alike: a miss among them is told by words.near",
  }),
  says: linesSchema.optional().meta({ description: "Told when it is found: a reason, a joke" }),
});
export type Pair = z.infer<typeof pairSchema>;

const useSchema = moveWordsSchema.extend({
  lines: linesSchema.min(1).meta({ description: "Told when a found pair is used so" }),
});

export const contentSchema = z.strictObject({
  thing: unitSchema.meta({ description: "What hides a word: floe, floes" }),
  voices: z.strictObject({ first: idSchema, second: idSchema }).optional().meta({
    description: "Who says the first of a pair, and who the second: the ear hears which half it is",
  }),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  buttons: z
    .strictObject({ lift: moveWordsSchema.optional(), ask: moveWordsSchema.optional() })
    .optional()
    .meta({ description: "Turning one over, and asking for the note of what goes with it" }),
  uses: z
    .strictObject({ left: useSchema, right: useSchema })
    .optional()
    .meta({ description: "What a found pair is good for: chosen by Left or Right, and counted" }),
  words: wordsSchema.optional(),
});

const SIZES = { rows: z.int().min(1).max(MOST_ROWS), columns: z.int().min(2).max(MOST_COLUMNS) };

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  ...SIZES,
  pairs: z
    .array(pairSchema)
    .min(2)
    .optional()
    .meta({ description: "The bank that boards are made from, where a set has no items of its own" }),
  asks: z.literal(true).optional().meta({
    description: "Select on what is lifted plays the note of what goes with it: give it a price",
  }),
  drift: z
    .int()
    .min(1)
    .max(9)
    .optional()
    .meta({ description: "After so many misses two that lie covered trade places, told by their notes" }),
  plain: z.literal(true).optional().meta({ description: "Found pairs have no use here: a first board" }),
  goes: familySchema.optional().meta({ description: "What makes a pair here: the rule, as help says it" }),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  pairs: z.array(pairSchema).min(1),
});

export const worldSchema = z.strictObject({
  met: z.array(z.string()).meta({ description: "Ids of pairs that were on a board in this sitting" }),
  found: z.array(pairSchema).meta({ description: "The last that were found, for a performance" }),
});

export type PairsContent = z.infer<typeof contentSchema>;
export type PairsRules = z.infer<typeof rulesSchema>;
export type Board = z.infer<typeof itemSchema>;
export type PairsWorld = z.infer<typeof worldSchema>;
