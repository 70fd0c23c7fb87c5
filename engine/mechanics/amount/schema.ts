/** What a tray of units is made of: what the game says once, what a level says, and what is to be made of them. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { linesSchema } from "../../lines/line-schema.ts";
import type { SoundId } from "../../sound/index.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { recordOf } from "../kit/record-of.ts";
import { tipsSchema } from "../tips.ts";
import { dishFields, madePlatesSchema, platesContentSchema, wantSchema } from "./plates-schema.ts";
import { wordsSchema } from "./words-schema.ts";

/** What is heard, unless a game has a sound of its own for it. */
export const USUAL_SOUNDS = {
  unit: "dial-click",
  group: "couple-one",
  room: "tag-knock",
  edge: "nothing",
  on: "card-place",
  off: "card-flip",
  run: "tick",
  exact: "right",
  under: "almost",
  over: "spring",
  warm: "steam",
  spare: "kalimba",
} as const satisfies Record<string, SoundId>;
export type SoundName = keyof typeof USUAL_SOUNDS;
const soundNames = Object.keys(USUAL_SOUNDS) as SoundName[];

const MOST_VALUE = 12;
const MOST_AMOUNT = 200;

const thingSchema = z.strictObject({ one: textSchema, many: textSchema });

const unitSchema = z.strictObject({
  value: z.int().min(1).max(MOST_VALUE).optional().meta({
    description: "What it is worth: so often it is heard. Absent: of plates alone",
  }),
  name: familySchema.optional().meta({
    description: "What is said under the cursor until it has been used: what a label claims. Absent: nothing",
  }),
  ...dishFields,
});

export const contentSchema = z.strictObject({
  units: z.record(idSchema, unitSchema),
  thing: thingSchema.optional().meta({
    description: "What amounts are of: every amount in the words is then said with it: 12 frogs",
  }),
  heard: z.strictObject({ unit: textSchema, group: textSchema, room: textSchema }).optional().meta({
    description: "What captions call one of a unit's sounds, the end of a group, and a place in it",
  }),
  spare: moveWordsSchema.optional().meta({ description: "The entry for what is left over from before" }),
  buttons: z
    .strictObject({ on: moveWordsSchema, off: moveWordsSchema, run: moveWordsSchema })
    .partial()
    .optional(),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  words: wordsSchema.optional(),
  plates: platesContentSchema.optional().meta({ description: "What plates are made of, and for whom" }),
});

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  makes: z.enum(["product", "sum", "plates"]).meta({
    description: "What units together make. Of a product the first is the group, the others say how often",
  }),
  tray: z.array(idSchema).min(2).max(60).meta({
    description:
      "The units of this level; one may come twice. No more than 10, but where plates are made up of them",
  }),
  mixed: z.literal(true).optional().meta({ description: "They lie in another order in each act" }),
  places: z.int().min(1).max(5).optional().meta({ description: "So many at once; 2 if absent" }),
  warm: z.literal(true).optional().meta({
    description: "What was used takes twice the effort until the item is over",
  }),
  labels: z.literal(true).optional().meta({ description: "Marks are heard with each dish, lid or no lid" }),
  practice: z.literal(true).optional().meta({ description: "Nothing is counted" }),
  asks: z.array(linesSchema.min(1)).min(1).optional().meta({
    description: "How it is asked for, in turn: {first}, and {all} where there are several",
  }),
  made: z
    .strictObject({
      targets: z.int().min(1).max(3).optional(),
      most: z.int().min(2).max(MOST_AMOUNT).optional(),
      rooms: z.literal(true).optional().meta({ description: "With room for so many in a group" }),
      apart: z.literal(true).optional().meta({
        description: "Only what no go makes, and two goes do",
      }),
      heard: z.literal(true).optional().meta({
        description: "Of a product: asked for by its sound, in many small groups, and never said",
      }),
      plates: madePlatesSchema.optional().meta({ description: "Tables of guests, each with a plate" }),
    })
    .optional()
    .meta({ description: "What is asked for, where a level has no items: how many, and how much at most" }),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  targets: z.array(z.int().min(1).max(MOST_AMOUNT)).min(1).max(4).optional().meta({
    description: "What is to be made, one after the other; absent where plates are",
  }),
  wants: z.array(wantSchema).min(1).max(3).optional().meta({ description: "The plates of one table" }),
  tray: z
    .array(idSchema)
    .min(1)
    .max(10)
    .optional()
    .meta({ description: "Its units, instead of the level's" }),
  shared: z.literal(true).optional().meta({ description: "All guests have one plate together" }),
  unsaid: z.literal(true).optional().meta({ description: "Guests order by playing: no kind is said" }),
  lids: z.literal(false).optional().meta({ description: "All its dishes are heard from the beginning" }),
  heard: z
    .strictObject({ group: z.int().min(1).max(MOST_VALUE), times: z.int().min(2).max(MOST_VALUE) })
    .optional()
    .meta({ description: "The only target is heard as so many equal groups, and never said" }),
  room: z.int().min(1).max(MOST_VALUE).optional().meta({
    description: "Of a product: a group has room for so many, which is heard; more of it are left over",
  }),
  ask: linesSchema.min(1).optional().meta({ description: "Instead of the level's: {first}, {all}" }),
});

export const worldSchema = z.strictObject({
  turn: z.int().min(0),
  spares: z.int().min(0),
  act: z.int(),
  known: z.array(idSchema),
  served: z.array(z.array(idSchema)).optional(),
});

export type AmountContent = z.infer<typeof contentSchema>;
export type AmountRules = z.infer<typeof rulesSchema>;
export type Order = z.infer<typeof itemSchema>;
export type AmountWorld = z.infer<typeof worldSchema>;
