/** Plates: units have kinds, each kind plays, and a plate is right when all that a guest needs is heard from it. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { sounding } from "../../lines/line-schema.ts";
import { phraseSchema } from "../kit/move-words.ts";
import { plateWordsSchema } from "./plate-words-schema.ts";

const MOST_KINDS = 6;
const BAR_MS = 2000;

const noteSchema = z.strictObject({
  sound: soundIdSchema,
  at: z.int().min(0).max(BAR_MS).meta({ description: "Milliseconds from the beginning of the bar" }),
  ...sounding,
});

export const platesContentSchema = z.strictObject({
  kinds: z.record(
    idSchema,
    z.strictObject({
      one: textSchema.meta({ description: "What is needed, within a sentence: a grain" }),
      plays: textSchema.meta({ description: "What it plays, within a caption: drum" }),
      beat: z.array(noteSchema).min(1).max(8).meta({ description: "Its bar, heard with the others'" }),
      phrases: z.array(phraseSchema).min(1).meta({ description: "What a voice says to hear it again" }),
    }),
  ),
  all: textSchema.meta({ description: "All kinds together, within a sentence: the full band" }),
  marks: z
    .record(
      idSchema,
      z.strictObject({
        name: textSchema.meta({ description: "Within a sentence: milk" }),
        phrases: z
          .array(phraseSchema)
          .min(1)
          .optional()
          .meta({ description: "What a voice says to hear it again; its name if absent" }),
        sound: soundIdSchema,
        caption: textSchema,
      }),
    )
    .optional()
    .meta({ description: "What a unit may have in it that not everybody may have" }),
  guests: z
    .array(
      z.strictObject({
        name: textSchema,
        voice: idSchema,
        not: idSchema.optional().meta({ description: "A mark that this guest may never have" }),
        glad: familySchema.optional().meta({ description: "Said to a plate that is right at once" }),
      }),
    )
    .min(3)
    .meta({ description: "Who orders, in turn" }),
  clock: idSchema.optional().meta({ description: "The clock whose state REPEAT tells, too" }),
  words: plateWordsSchema.optional(),
});

/** What a unit has for plates. */
export const dishFields = {
  called: textSchema.optional().meta({ description: "The name of a dish: Brown rice" }),
  phrases: z.array(phraseSchema).min(1).optional(),
  made: textSchema.optional().meta({ description: "What is in it, told with its lid: bulgur and parsley" }),
  kinds: z.array(idSchema).min(1).max(MOST_KINDS).optional(),
  marks: z.array(idSchema).min(1).optional(),
  source: z.string().trim().min(4).optional().meta({ description: "Where it was found what is in it" }),
  checked: z.literal(false).optional().meta({ description: "It is only known, and nobody has looked it up" }),
};

export const wantSchema = z.strictObject({
  kinds: z.array(idSchema).min(1).max(MOST_KINDS),
  not: idSchema.optional().meta({ description: "A mark that this guest may not have" }),
  has: z.array(idSchema).min(1).optional().meta({ description: "Kinds that the plate has already, unsaid" }),
  laid: z.array(idSchema).min(1).optional().meta({ description: "Units that are on the plate already" }),
});

export const madePlatesSchema = z.strictObject({
  guests: z.int().min(1).max(3),
  dishes: z.int().min(2).max(10).meta({ description: "So many of the tray's units lie there" }),
  wants: z.int().min(1).max(MOST_KINDS).meta({ description: "Kinds that each guest needs" }),
  least: z.int().min(1).optional().meta({ description: "Where guests need fewer, too: no less than this" }),
  has: z.int().min(1).optional().meta({ description: "Kinds of them that each plate has already" }),
  marks: z.array(idSchema).min(1).optional().meta({ description: "What guests may not have" }),
  swaps: z
    .literal(true)
    .optional()
    .meta({ description: "Plates are full, with one unit that may not be there" }),
  shared: z.literal(true).optional().meta({ description: "One plate for all guests" }),
  unsaid: z.literal(true).optional().meta({ description: "Guests order by playing" }),
  lids: z.literal(false).optional().meta({ description: "All dishes are heard from the beginning" }),
});

export type Want = z.infer<typeof wantSchema>;
export type PlatesContent = z.infer<typeof platesContentSchema>;
