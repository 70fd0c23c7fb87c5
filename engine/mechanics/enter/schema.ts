/** What entering is made of: symbols and things (a game), how they may be turned (a level), and what is wanted (an item). */
import * as z from "../../zod.ts";
import { DOTS } from "../../move.ts";
import { familySchema, idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { linesSchema, sounding } from "../../lines/line-schema.ts";
import type { SoundId } from "../../sound/index.ts";
import { labelSchema, moveWordsSchema, phraseSchema } from "../kit/move-words.ts";
import { recordOf } from "../kit/record-of.ts";
import { tipsSchema } from "../tips.ts";
import { courseSchema, courseThingSchema, directionSchema } from "./tasks/course/schema.ts";
import { wordsSchema } from "./words-schema.ts";

/** An open cell: nothing stands in it, and nothing is read. */
export const OPEN = "_";

/** What is heard, unless a game has a sound of its own for it. */
export const USUAL_SOUNDS = {
  open: "breath-out",
  edge: "nothing",
  plain: "card-place",
  work: "spell",
  back: "spring",
  nothing: "splash",
  hushed: "sneeze",
  changed: "rewind",
  place: "marimba-note",
  rung: "gear",
  step: "robot-step",
  bump: "robot-bump",
  box: "jar-pop",
} as const satisfies Record<string, SoundId>;
export type SoundName = keyof typeof USUAL_SOUNDS;
const soundNames = Object.keys(USUAL_SOUNDS) as SoundName[];

const heardSchema = z.strictObject({
  sound: soundIdSchema,
  ...sounding,
  caption: textSchema.meta({ description: "What the ear can tell, no more" }),
});

const symbolId = z.string().regex(/^[a-z0-9]$/u, { error: "Give one small letter or one digit" });
const stringSchema = z
  .string()
  .regex(/^[a-z0-9]+$/u)
  .meta({ description: "Symbols in a row: hen" });
const openString = z
  .string()
  .regex(/^[a-z0-9_]+$/u)
  .meta({ description: "Symbols in a row, _ for an open cell: __n" });

const symbolSchema = z.strictObject({
  name: labelSchema.meta({ description: "How it is called: B" }),
  phrases: z.array(phraseSchema).min(1).optional().meta({ description: "What else a voice may call it" }),
  ...heardSchema.shape,
  dots: z.array(z.literal(DOTS)).min(1).optional().meta({ description: "Its braille cell: [1, 2]" }),
  goes: directionSchema
    .optional()
    .meta({ description: "On a course: where it leads; its button is the same" }),
});
export type Symbol = z.infer<typeof symbolSchema>;

const thingSchema = z.strictObject({
  heard: z.array(heardSchema).min(1).meta({ description: "What is heard when it is made" }),
  says: linesSchema.min(1).optional().meta({ description: "Told the first time that it is made" }),
});
export type Thing = z.infer<typeof thingSchema>;

const quietSchema = z.strictObject({
  symbol: symbolId.meta({ description: "Not heard where it stands last: e" }),
  changes: stringSchema.meta({
    description:
      "And where one of these stands two before it, with another symbol between, that is heard anew: aeiou",
  }),
  ...heardSchema.shape,
  except: z
    .array(stringSchema)
    .optional()
    .meta({ description: "Strings in which nothing is heard anew: have" }),
});

export const contentSchema = z.strictObject({
  symbols: z.record(symbolId, symbolSchema).meta({ description: "The alphabet, in the order of the wheel" }),
  things: z
    .record(stringSchema, thingSchema)
    .optional()
    .meta({ description: "What strings make when they are performed: { hen: ... }" }),
  plain: z
    .array(stringSchema)
    .optional()
    .meta({ description: "Strings that exist too, with no sound of their own: a ladder may lead over them" }),
  also: z.array(stringSchema).optional().meta({
    description: "Strings that exist too and are less known: they hold, and no shortest way leads over them",
  }),
  alike: z.array(z.array(stringSchema).min(2)).optional().meta({
    description: "Strings that sound the same: where two of them could be meant, neither is said whole",
  }),
  quiet: quietSchema.optional().meta({
    description: "A symbol that is not heard at the end, and changes how another before it is heard",
  }),
  hush: z.array(stringSchema).optional().meta({
    description: "A string that is no thing and has one of these in it is never read, and costs nothing",
  }),
  noun: textSchema
    .optional()
    .meta({ description: "What one symbol is called in sentences; letter if absent" }),
  perform: moveWordsSchema.optional().meta({ description: "How performing the string is called" }),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  words: wordsSchema.optional(),
});

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  ladder: z
    .strictObject({
      begins: stringSchema.meta({ description: "What stands in the cells before the first turn" }),
      from: z
        .int()
        .min(1)
        .max(4)
        .optional()
        .meta({ description: "A turn begins at least so many changes away; 1" }),
      to: z
        .int()
        .min(1)
        .max(6)
        .meta({ description: "And at most so many: else something else is put there" }),
      front: z.int().min(0).max(2).optional().meta({ description: "Open cells before what stands there" }),
      back: z.int().min(0).max(2).optional().meta({ description: "Open cells behind it" }),
    })
    .optional()
    .meta({
      description:
        "One change at a time, each a thing, and what was made stays for the next turn. Absent: cells are filled freely",
    }),
  wheels: z.array(openString).min(1).optional().meta({
    description:
      "A symbol turns to those of its own wheel, one that is on none to those of the last: [aeiou, bcdfg]; one wheel if absent. _ is an open cell",
  }),
  dark: z.literal(true).optional().meta({
    description: "In a ladder: one symbol is changed unsaid, and symbols are heard, not named",
  }),
  course: courseSchema.optional().meta({
    description:
      "What is entered is walked, and leads to the box that is wanted. Jobs are generated, if absent",
  }),
  things: z.record(idSchema, courseThingSchema).optional().meta({
    description: "What is in the boxes of a course",
  }),
  rule: familySchema.optional().meta({ description: "Third help: how it goes, with an easy case" }),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  practice: z.literal(true).optional().meta({ description: "Nothing is counted" }),
  ask: linesSchema.min(1),
  recall: linesSchema.min(1).optional().meta({ description: "The same, shorter, for REPEAT" }),
  wants: z.literal(true).optional().meta({ description: "The first answer is heard after the question" }),
  answers: z.array(stringSchema).min(1).meta({ description: "Each of them is right" }),
  from: openString.optional().meta({
    description:
      "What stands in the cells, instead of what the turn before left; in the dark, what was made of it",
  }),
  wanted: idSchema
    .optional()
    .meta({ description: "On a course: the thing to fetch; the answer's symbols lead there" }),
  tape: stringSchema.optional().meta({ description: "On a course: the symbols that are heard first" }),
  told: z
    .record(stringSchema, linesSchema)
    .optional()
    .meta({ description: "What is said of an answer: { hen: ... }; other: of each of the others" }),
});

export const worldSchema = z.strictObject({
  stands: z.string().meta({ description: "What was made last" }),
  made: z.array(z.string()).meta({ description: "All that was made, each once" }),
});

export type EnterContent = z.infer<typeof contentSchema>;
export type EnterRules = z.infer<typeof rulesSchema>;
export type Job = z.infer<typeof itemSchema>;
export type EnterWorld = z.infer<typeof worldSchema>;
