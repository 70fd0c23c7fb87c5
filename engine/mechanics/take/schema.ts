/** What a row is made of: things with a worth and a size, what a level lays out, and who takes from it, too. */
import * as z from "../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { unitSchema } from "../../devices/amount.ts";
import type { SoundId } from "../../sound/index.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { recordOf } from "../kit/record-of.ts";
import { templates } from "../kit/templates.ts";
import { tipsSchema } from "../tips.ts";
import { wordsSchema } from "./words.ts";

const MOST_THINGS = 9;

/** What is heard, unless a game has a sound of its own for it. */
export const USUAL_SOUNDS = {
  take: "coin",
  theirs: "rubber-band",
  note: "music-box",
  paid: "cash-drawer",
  short: "doubt-hum",
  turn: "ratchet",
  beaten: "squeak-toy",
} as const satisfies Record<string, SoundId>;
export type SoundName = keyof typeof USUAL_SOUNDS;
const soundNames = Object.keys(USUAL_SOUNDS) as SoundName[];

const thingSchema = z.strictObject({
  name: textSchema.meta({ description: "As it is said: a dime" }),
  feel: textSchema.optional().meta({ description: "As hands know it: tiny, with ridges" }),
  worth: z.int().min(1).max(1000),
  sound: soundIdSchema.optional().meta({ description: "Heard when it is taken, instead of the usual sound" }),
  size: z.int().min(1).max(100).meta({ description: "Who looks at size takes the bigger one" }),
});
export type Thing = z.infer<typeof thingSchema>;

export const contentSchema = z.strictObject({
  things: z.record(idSchema, thingSchema),
  unit: unitSchema.meta({ description: "What things are worth: cent, cents" }),
  rival: textSchema.meta({ description: "Who takes turns, too: Rufus" }),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  buttons: z
    .strictObject({
      left: moveWordsSchema,
      right: moveWordsSchema,
      hear: moveWordsSchema,
      pay: moveWordsSchema,
    })
    .partial()
    .optional(),
  words: wordsSchema.optional(),
});

const rivalSchema = z.strictObject({
  name: textSchema.optional().meta({ description: "Who it is here, if not who it is in the game" }),
  wants: z.enum(["size", "worth"]).meta({
    description: "Takes the end that is bigger, or the one that is worth more; of two alike the right one",
  }),
});

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  things: z.array(idSchema).min(2).meta({ description: "What rows are made of" }),
  length: z.int().min(2).max(MOST_THINGS),
  step: z.int().min(1).max(100).meta({ description: "Prices are multiples of it, and a note is worth it" }),
  unit: unitSchema.optional().meta({ description: "What things are worth here, if not as in the game" }),
  rival: rivalSchema.optional(),
  feel: z.literal(true).optional().meta({ description: "What lies there is told by how it feels" }),
  dark: z.literal(true).optional().meta({
    description: "The row is heard once, and what the rival takes is heard by its side alone",
  }),
  turns: z.literal(true).optional().meta({ description: "After the rival the row is turned around" }),
  prize: z.int().min(1).max(4).optional().meta({ description: "Counted as paid; 1 if absent" }),
  goes: templates("name").optional().meta({ description: "Which end the rival takes, as help says it" }),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  row: z.array(idSchema).min(2).max(MOST_THINGS),
  price: z.int().min(1).max(10_000),
});

export type TakeContent = z.infer<typeof contentSchema>;
export type TakeRules = z.infer<typeof rulesSchema>;
export type Row = z.infer<typeof itemSchema>;
