/** What a run is made of: the things that come by, the calls that say which of them to take, and a run's own row. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { linesSchema, sounding } from "../../lines/line-schema.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { recordOf } from "../kit/record-of.ts";
import { tipsSchema } from "../tips.ts";
import { jobWords, taleSchema, tellSchema, toldSchema } from "./tale/schema.ts";
import { heardWords } from "./words-schema.ts";

const noteSchema = z.strictObject({
  sound: soundIdSchema,
  at: z.int().min(0).max(2000).optional().meta({ description: "Milliseconds from its coming; 0 if absent" }),
  ...sounding,
});

const thingSchema = z.strictObject({
  caption: textSchema.meta({ description: "What the ear can tell, no more: two thumps together" }),
  heard: z.array(noteSchema).min(1),
  says: linesSchema
    .optional()
    .meta({ description: "What is said of it as it comes: a word, in its sentence" }),
  name: textSchema.optional().meta({ description: "For {name} in words" }),
  stands: textSchema
    .optional()
    .meta({ description: "How it stands in a tale, if not as its name: the bark" }),
  why: familySchema.optional().meta({
    description: "Why it is what it is, told where something else was wanted: It said: we all laugh.",
  }),
  adds: z
    .int()
    .min(-20)
    .max(20)
    .optional()
    .meta({ description: "How far it takes the count; 1 if absent. 0: it is nobody's number, and a lure" }),
  tags: z.array(idSchema).optional().meta({ description: "What it is, for calls that go by tags" }),
});
export type Thing = z.infer<typeof thingSchema>;

const fitsSchema = z
  .strictObject({
    every: z.int().min(2).max(20).optional().meta({ description: "Multiples of this" }),
    from: z
      .int()
      .min(0)
      .max(19)
      .optional()
      .meta({ description: "With this left over: every 2 from 1 is odd" }),
    and: z.int().min(2).max(20).optional().meta({ description: "Multiples of this, too" }),
    among: z.array(z.int()).min(1).optional().meta({ description: "One of these numbers: primes" }),
    tags: z.array(idSchema).min(1).optional().meta({ description: "Has one of these tags" }),
  })
  .refine((fits) => Object.keys(fits).length > 0, { error: "Say what fits: { every: 3 }" });

const callSchema = z.strictObject({
  ...moveWordsSchema.shape,
  name: textSchema.meta({ description: "As it stands in a sentence: threes" }),
  fits: fitsSchema,
  how: familySchema.meta({ description: "The rule with an easy case: Threes: three, six, nine." }),
  worth: z.int().min(1).max(20).optional().meta({
    description: "What each is worth where the player has chosen this call; 1 if absent, and elsewhere",
  }),
  nearly: z
    .array(z.strictObject({ fits: fitsSchema, why: familySchema }))
    .min(1)
    .optional()
    .meta({
      description: "What nearly fits, and why it does not: told of the first that a wrong number fits",
    }),
  voice: idSchema.optional().meta({ description: "Who tells the number when it is taken" }),
  ...jobWords,
  source: z.string().min(4).optional(),
});
export type Call = z.infer<typeof callSchema>;

const soundNames = [
  "browse",
  "edge",
  "choose",
  "pass",
  "taken",
  "wrong",
  "lure",
  "slipped",
  "prize",
  "fits",
  "flips",
  "asked",
  "clean",
  "end",
  "marked",
  "tells",
  "empty",
] as const;
const buttonNames = ["previous", "next", "take", "pass", "ask", "left", "right", "both", "try"] as const;

export const contentSchema = z.strictObject({
  things: z.record(idSchema, thingSchema).meta({ description: "What may come by, in all levels" }),
  calls: z.record(idSchema, callSchema).meta({ description: "Which of them to take, in all levels" }),
  buttons: z.strictObject(recordOf(buttonNames, moveWordsSchema)).partial().optional(),
  sounds: z.strictObject(recordOf(soundNames, soundIdSchema)).partial().optional(),
  words: z.strictObject(heardWords).partial().optional(),
  tales: z
    .record(idSchema, taleSchema)
    .optional()
    .meta({ description: "What is told with the things that were taken" }),
  names: z
    .record(idSchema, textSchema)
    .optional()
    .meta({ description: "What tales call by a name, until one of them has given it: { hero: Nobody }" }),
  nothing: textSchema
    .optional()
    .meta({ description: "What a tale has in a blank that stayed empty; hm if absent" }),
});

const KINDS = ["offer", "both", "hidden", "flip"] as const;
const span = z.tuple([z.int(), z.int()]);

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  pace: z.int().min(700).max(6000).optional().meta({
    description:
      "Milliseconds from one thing to the next: it does not wait, but in calm mode. Absent: the player leads",
  }),
  hush: z.literal(true).optional().meta({
    description: "A right take is heard, and its number is not told: the count goes on in the head",
  }),
  make: z
    .strictObject({
      calls: z.array(idSchema).min(1).max(9).meta({ description: "Runs are about one of these, or some" }),
      kind: z.enum(KINDS).optional().meta({
        description:
          "offer: the player chooses among three calls; both: one call for each hand; hidden: the ear finds the call; flip: it changes on the way",
      }),
      start: span.meta({ description: "Where the count begins: [0, 9]" }),
      things: z
        .record(idSchema, z.int().min(1).max(20))
        .meta({ description: "How often each comes: { one: 6, two: 2 }" }),
      length: z.int().min(4).max(24).meta({ description: "How many come by" }),
      to: z.int().min(1).max(999).optional().meta({ description: "The count goes no further than this" }),
    })
    .optional()
    .meta({ description: "How runs are made, where there are no items" }),
  tell: tellSchema.optional(),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  practice: z.literal(true).optional().meta({ description: "Nothing is counted" }),
  ask: linesSchema.optional().meta({ description: "What is told before it" }),
  start: z.int().optional().meta({ description: "Where the count begins; 0 if absent" }),
  things: z.array(idSchema).min(1).max(30).meta({ description: "What comes by, in its order" }),
  calls: z
    .array(idSchema)
    .min(1)
    .max(3)
    .meta({ description: "What to take. Of several, one is chosen first" }),
  both: z
    .literal(true)
    .optional()
    .meta({ description: "Two calls at once: Left for one, Right for the other" }),
  shown: z.int().min(2).max(16).optional().meta({
    description: "The call is not told: of so many, the first, it is heard which fit",
  }),
  flip: z
    .strictObject({ at: z.int().min(1), call: idSchema })
    .optional()
    .meta({
      description: "From this one on (the first is 0) another call counts",
    }),
  prizes: z.array(z.int()).min(1).max(3).optional().meta({
    description: "Numbers that are worth more, and are told while a call is chosen",
  }),
  tale: idSchema.optional().meta({ description: "The tale whose blanks are filled by what is taken" }),
  ends: z
    .array(z.int().min(1))
    .optional()
    .meta({ description: "Where the things for each of the tale's blanks end: [4, 8]" }),
  marked: z
    .array(z.int().min(0))
    .optional()
    .meta({ description: "Things of the row that are worth two, and are heard to be" }),
});

export const worldSchema = z.strictObject({
  pace: z.number().meta({ description: "Times the level's pace: it follows how runs go" }),
  tales: toldSchema.optional(),
});

export type ReactContent = z.infer<typeof contentSchema>;
export type ReactRules = z.infer<typeof rulesSchema>;
export type Make = NonNullable<ReactRules["make"]>;
export type Run = z.infer<typeof itemSchema>;
export type ReactWorld = z.infer<typeof worldSchema>;
