/** What deduction games say: a bank of candidates, clues that readers have held against each of them, and kinds of case. */
import * as z from "../../zod.ts";
import { linesSchema } from "../../lines/line-schema.ts";
import { familySchema, idSchema, soundIdSchema, sourceSchema, textSchema } from "../../definition/text.ts";
import { template, templates } from "../kit/templates.ts";
import { moveWordsWith, phraseSchema } from "../kit/move-words.ts";
import {
  alibisWordsSchema,
  backwardWordsSchema,
  humsWordsSchema,
  seekWordsSchema,
  trapWordsSchema,
} from "./tasks/words.ts";

const clueSchema = z.strictObject({
  id: idSchema,
  text: textSchema.meta({ description: "A whole sentence that is true of whatever it fits: It gets hot." }),
  heard: linesSchema.min(1).optional().meta({
    description: "Heard instead of the text when the clue is given: a sound that says the same.",
  }),
  listen: textSchema.optional().meta({
    description: "Said before its sound, instead of lines.listen: what whoever fits has to do with it.",
  }),
  yes: template("it", "name").meta({
    description: "A clause that says why it fits: you can pour from {it}. No capital, no period.",
  }),
  no: template("it", "name").meta({ description: "And why it does not: you can't pour from {it}." }),
  of: z.record(idSchema, textSchema).optional().meta({
    description: "A clause of its own for some candidates, by their ids.",
  }),
  fits: z
    .record(idSchema, z.string().regex(/^[yn?]+$/, { error: "One letter for each reader: y, n or ?" }))
    .meta({
      description:
        "What each reader found of these candidates, a letter each: y fits, n does not, ? could. It fits nobody else. " +
        "A case uses only pairs that all readers agree on.",
    }),
});

const saidSchema = z.union([textSchema, linesSchema.min(1)]);
const storySchema = z.strictObject({ said: saidSchema, why: textSchema });

const candidateSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  as: textSchema.optional().meta({
    description: "As it stands in a reason, for {it}: a kettle. Its name where there is nothing else.",
  }),
  phrases: z.array(phraseSchema).optional().meta({
    description: "What else a voice may say for it, or may be heard to say: board for bored.",
  }),
  meaning: textSchema.meta({ description: "Its definition, in lower case: a small scoop on a handle." }),
  inUse: textSchema.optional().meta({
    description: "The word in a sentence of the seller's, said when it is found for the first time.",
  }),
  caught: familySchema.optional().meta({ description: "What it says when it is found out." }),
  truths: z.array(storySchema).optional().meta({
    description: "What it can say of itself that is so, and why it is.",
  }),
  odd: storySchema.optional().meta({
    description: "What sounds made up, and is so: one in a row says it.",
  }),
  lies: z.array(storySchema).optional().meta({
    description: "What it may say that is not so, and why not.",
  }),
  source: sourceSchema.optional(),
});

const groupSchema = z.strictObject({
  id: idSchema,
  candidates: z.array(candidateSchema).min(3),
  clues: z.array(clueSchema).min(1),
});

export const contentSchema = z.strictObject({
  seats: z
    .array(z.strictObject({ voice: idSchema }))
    .min(3)
    .max(8)
    .meta({ description: "The candidates' voices, from left to right." }),
  teller: z.strictObject({ voice: idSchema }).optional().meta({ description: "Who leads through a case." }),
  seller: z.strictObject({ voice: idSchema }).optional().meta({ description: "Who gives the clues." }),
  sounds: z.strictObject({
    open: soundIdSchema,
    walk: soundIdSchema,
    end: soundIdSchema.meta({ description: "There is nobody further that way." }),
    again: soundIdSchema,
    caught: soundIdSchema,
    proved: soundIdSchema.meta({ description: "It is right, and nobody is found out by it." }),
    innocent: soundIdSchema,
    bite: soundIdSchema.meta({ description: "A part of what was sought is lost." }),
    kept: soundIdSchema.meta({ description: "What was sought is shown." }),
  }),
  moves: z.strictObject({
    left: moveWordsWith(),
    right: moveWordsWith(),
    again: moveWordsWith(),
    goTo: moveWordsWith("name", "number"),
    name: moveWordsWith(),
    nameOne: moveWordsWith("name", "number", "ordinal"),
  }),
  lines: z.strictObject({
    nobody: familySchema.meta({ description: "Nobody was walked to yet, and somebody is to be named." }),
    here: templates("name").optional().meta({
      description: "Where the player stands, asked again: {name}, or the card.",
    }),
    cleared: templates("name").meta({ description: "This one was named wrongly before, in this case." }),
    foundOut: templates("name").meta({ description: "This one was found out before, in this case." }),
    reformed: familySchema.meta({
      description: "Said by one who was found out earlier in the sitting, even if it steals again.",
    }),
    offended: familySchema.meta({ description: "Said by one who was named wrongly earlier in the sitting." }),
    notMe: templates("meaning", "name").meta({
      description: "Said by the wrongly named. {meaning} is its own.",
    }),
    lucky: familySchema.meta({ description: "Right, but nothing had proved it yet." }),
    known: templates("name", "meaning").meta({ description: "What was found: {name}, {meaning}." }),
    knownAgain: templates("name").optional().meta({
      description:
        "Instead of `known`, where its meaning was told in this case; or it was found before, without `stolenAgain`.",
    }),
    stolenAgain: templates("name").optional().meta({
      description: "Instead of `known`, where it was found before: it has one page still.",
    }),
    restored: templates("name").optional().meta({
      description: "It had lost something in an earlier case, and is whole now.",
    }),
    nibbled: familySchema.meta({ description: "Said after it where something of it was lost." }),
    mended: templates("name").meta({ description: "Won back with a prize: {name} is whole again." }),
    bitten: templates("name", "meaning").meta({
      description: "Performed, with a part of it lost: {name}, {meaning}, cut short.",
    }),
    more: familySchema.meta({ description: "There is another one to find." }),
    lost: templates("name", "meaning").optional().meta({
      description: "Too often wrong: the page is lost, and what is left of it says what it means.",
    }),
    answer: templates("name").meta({ description: "When the player has tried enough: {name}." }),
    and: textSchema,
    listen: familySchema.meta({ description: "Said before a clue that is a sound." }),
    learned: templates("name").meta({
      description: "This one was named wrongly in an earlier case. In this one nobody was.",
    }),
    means: templates("name", "meaning").optional().meta({
      description: "Help: what a word of the row means.",
    }),
    aided: z
      .strictObject({
        before: familySchema.meta({
          description: "The next hint leaves nothing to think, and costs the page.",
        }),
        after: familySchema.meta({ description: "Instead of nibbled, where it was help that cost it." }),
      })
      .optional()
      .meta({
        description: "Help that names who is sought, or leaves two, takes a bite. Without it no help does.",
      }),
    recall: templates("meaning", "Meaning").optional().meta({
      description:
        "Performed instead of `known`: the meaning, and a moment later the name, so that it can be said first.",
    }),
    recalled: templates("name").optional(),
    nothingYet: familySchema.meta({ description: "Performed when nothing was found yet." }),
  }),
  nearer: z
    .strictObject({
      stake: idSchema,
      heard: z.array(z.strictObject({ from: z.number(), lines: linesSchema })).min(1),
    })
    .optional()
    .meta({
      description: "What is heard as each case opens, by where a stake stands: it comes nearer.",
    }),
  tasks: z
    .strictObject({
      hums: humsWordsSchema.optional(),
      seek: seekWordsSchema.optional(),
      alibis: alibisWordsSchema.optional(),
      trap: trapWordsSchema.optional(),
      backward: backwardWordsSchema.optional(),
    })
    .meta({ description: "The words of each kind of case that the game plays." }),
});

const rulesFrame = {
  groups: z.array(groupSchema).min(1).meta({ description: "The bank. A row is drawn from one group." }),
  row: z.int().min(3).max(6).meta({ description: "How many sit in a row." }),
  prize: z.strictObject({ won: linesSchema, lost: linesSchema }).optional().meta({
    description: "A bet: counted as prize or forfeit, and what is said then. Winning mends a bitten page.",
  }),
  practice: z.literal(true).optional().meta({ description: "Help costs nothing here." }),
  final: z.literal(true).optional().meta({ description: "It counts as final when it is solved whole." }),
  unmasked: linesSchema.min(1).optional().meta({
    description: "Said by whoever is found out, instead of the candidate's own words.",
  }),
};
const liar = z.enum(["denies", "boasts"]);
export const rulesSchema = z.discriminatedUnion("task", [
  z.strictObject({
    task: z.literal("hums"),
    ...rulesFrame,
    liars: z.array(liar).min(1).max(2).meta({
      description: "denies: says no to every clue. boasts: says yes to every clue.",
    }),
    idle: z.number().min(0).max(1).optional().meta({
      description: "How often the first clue catches nobody, so that another is needed.",
    }),
  }),
  z.strictObject({
    task: z.literal("seek"),
    ...rulesFrame,
    byEar: z.literal(true).optional().meta({ description: "The first clue is always a sound." }),
  }),
  z.strictObject({ task: z.literal("alibis"), ...rulesFrame }),
  z.strictObject({ task: z.literal("trap"), ...rulesFrame, cards: z.int().min(3).max(6) }),
  z.strictObject({ task: z.literal("backward"), ...rulesFrame, cards: z.int().min(2).max(4) }),
]);

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  group: idSchema,
  sought: idSchema.meta({ description: "The candidate that is to be found." }),
});

export type Content = z.infer<typeof contentSchema>;
export type Rules = z.infer<typeof rulesSchema>;
export type Item = z.infer<typeof itemSchema>;
export type Candidate = z.infer<typeof candidateSchema>;
export type Group = z.infer<typeof groupSchema>;
export type Clue = z.infer<typeof clueSchema>;
export type Story = z.infer<typeof storySchema>;
export type Said = z.infer<typeof saidSchema>;
export type LiarKind = z.infer<typeof liar>;
