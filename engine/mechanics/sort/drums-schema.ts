/** Two drums that words are drummed on: each wants so many beats, no more, and a full bar calls somebody who dances to it. */
import * as z from "../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { drumWordsSchema } from "./drum-words.ts";
import { evidenceSchema } from "./schema-parts.ts";

/** More beats than this no word has that children say every day. */
const MOST_BEATS = 6;

const beatsSchema = z.int().min(1).max(MOST_BEATS);
const beaten = {
  beats: beatsSchema.meta({ description: "How many beats one hears in it: banana has 3." }),
  loud: beatsSchema.optional().meta({ description: "Which of them is the loud one; the first, if absent." }),
};

export const drummedSchema = z.strictObject({
  ...beaten,
  cut: z
    .strictObject({
      ...beaten,
      name: textSchema.meta({ description: 'How it is told: "Pancake, without pan"' }),
      left: textSchema.meta({ description: "What is left, which nobody says beforehand: cake" }),
    })
    .optional()
    .meta({ description: "Its front can be taken off." }),
});
export type Drummed = z.infer<typeof drummedSchema>;

const pressedSchema = z.strictObject({ ...moveWordsSchema.shape, heard: z.array(evidenceSchema).min(1) });

export const drumsSchema = z
  .strictObject({
    tap: pressedSchema,
    loud: pressedSchema.optional().meta({ description: "The tap for the loud beat, where words have one." }),
    cut: pressedSchema.optional().meta({ description: "Takes the front off a word, where that is allowed." }),
    pass: pressedSchema.meta({ description: "Lets a word go by." }),
    undo: pressedSchema.meta({ description: "The same button, while there are taps: takes them back." }),
    voice: idSchema.optional().meta({ description: "Who calls the words; the narrator if absent." }),
    tick: soundIdSchema.meta({ description: "An open place of a drum." }),
    tock: soundIdSchema
      .optional()
      .meta({ description: "An open place for a loud beat, where that is told apart." }),
    sticks: soundIdSchema.meta({ description: "The true beats of a word, when they are shown." }),
    knock: soundIdSchema.optional().meta({ description: "What a bar must sound like, where that is asked." }),
    sent: z.array(evidenceSchema).min(1).meta({
      description: "A word is sent to a drum: nothing that could be counted as a beat.",
    }),
    full: z.array(evidenceSchema).min(1),
    spills: z.array(evidenceSchema).min(1).meta({ description: "A drum tips over." }),
    players: z
      .array(
        z.strictObject({
          name: textSchema.meta({ description: "As it stands at the beginning of a sentence: The goose" }),
          sound: soundIdSchema,
          pitch: z.number().optional(),
        }),
      )
      .min(2)
      .meta({ description: "Who dances to a full bar, in its rhythm." }),
    words: drumWordsSchema.optional(),
  })
  .meta({ description: "Words are drummed beat by beat, and fill bars." });
export type Drums = z.infer<typeof drumsSchema>;

const groupsSchema = z.array(beatsSchema).min(1).max(MOST_BEATS);
const placesSchema = z.array(z.int().min(1).max(MOST_BEATS)).min(1);

export const drumSchema = z.strictObject({
  words: z.array(idSchema).min(1).meta({ description: "Of the things, as they come." }),
  knocks: z
    .strictObject({ left: z.array(groupsSchema), right: z.array(groupsSchema) })
    .optional()
    .meta({ description: "What the bars of each drum must sound like, one after the other: [[3, 1]]." }),
});
export type Drum = z.infer<typeof drumSchema>;

export const drummingSchema = z
  .strictObject({
    size: z.int().min(2).max(MOST_BEATS).meta({ description: "So many beats fill a bar." }),
    accents: z.strictObject({ left: placesSchema, right: placesSchema }).optional().meta({
      description: "A word's loud beat must fall on one of these places; a word of one beat fits anywhere.",
    }),
    cuts: z.literal(true).optional().meta({ description: "The front of a word may be taken off." }),
    ahead: z.literal(true).optional().meta({
      description: "The word after this one is told, too; rows are drawn that need the thought.",
    }),
    from: z
      .array(idSchema)
      .min(2)
      .optional()
      .meta({ description: "Words are drawn from these, where there are no items." }),
    bars: z
      .int()
      .min(1)
      .max(6)
      .optional()
      .meta({ description: "So many bars can be filled with what is drawn." }),
    odd: z
      .int()
      .min(0)
      .max(4)
      .optional()
      .meta({ description: "And so many words that fit nowhere when they come." }),
    knocks: z
      .array(groupsSchema)
      .min(2)
      .optional()
      .meta({ description: "Bars must sound like some of these." }),
  })
  .meta({ description: "How words are drummed in this level." });
export type Drumming = z.infer<typeof drummingSchema>;
