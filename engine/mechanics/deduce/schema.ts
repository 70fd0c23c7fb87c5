/** The content of deduction games: a bank of candidates, what the clues say of them, and who did it. */
import * as z from "../../zod.ts";
import { unknownPlaces } from "../../definition/fill.ts";
import { idSchema, soundIdSchema, sourceSchema, textSchema } from "../../definition/text.ts";
import { tipsSchema } from "../tips.ts";

const MOST_SUSPECTS = 8;

/** A text with places to fill in. It need not use them all, but it may use no others. */
function template(...places: string[]) {
  const known =
    places.length === 0 ? "Nothing is filled in here" : `Only {${places.join("}, {")}} can be filled in here`;
  return textSchema
    .refine((text) => unknownPlaces(text, places).length === 0, {
      error: `${known}: mend or remove the others`,
    })
    .meta({ description: `${known}.` });
}

const lowerCase = (text: string): boolean => text === text.toLowerCase();
const LOWER_CASE = { error: "Write what a voice may say in lower case" };

function phrasesSchema(...places: string[]) {
  return z.array(template(...places).refine(lowerCase, LOWER_CASE)).min(1);
}

/** How a move is called, and what a voice may say for it. */
function spoken(...places: string[]) {
  return z.strictObject({
    label: template(...places).meta({ description: "What the move does, in four words at most." }),
    phrases: phrasesSchema(...places).meta({ description: "What a voice may say for it, in lower case." }),
  });
}

const clueSchema = z.union([
  textSchema.meta({ description: "A clue that fits no other candidate." }),
  z.strictObject({
    text: textSchema,
    fits: z.array(idSchema).meta({ description: "The other candidates that this clue fits as well." }),
  }),
]);

const candidateSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  phrases: z
    .array(textSchema.refine(lowerCase, LOWER_CASE))
    .optional()
    .meta({ description: "What else a voice may say for it, or may be heard to say: board for bored." }),
  sound: soundIdSchema
    .optional()
    .meta({ description: "Heard instead of the name when the player comes by." }),
  alibi: textSchema.meta({ description: "What it says of itself, as its definition, without its own name." }),
  clues: z.array(clueSchema).optional().meta({ description: "True of it, from vague to specific." }),
  properties: z
    .record(idSchema, idSchema)
    .optional()
    .meta({ description: "Its row in the table that the probes read: gravity is weak, moons is many." }),
  source: sourceSchema.optional(),
});

const probeSchema = z.strictObject({
  id: idSchema.meta({ description: "The property that it reads." }),
  name: textSchema.meta({
    description: "As it is heard in the list of probes: Thermometer, Ask for the route.",
  }),
  phrases: z.array(textSchema.refine(lowerCase, LOWER_CASE)).min(1),
  tells: z.enum(["culprit", "everyone"]).meta({
    description:
      "culprit: the reading of the one that is sought. everyone: each suspect tells its own, at its seat.",
  }),
  readings: z
    .record(idSchema, textSchema)
    .meta({ description: "What is heard for each value of the property." }),
});

export const contentSchema = z.strictObject({
  groups: z
    .array(z.strictObject({ id: idSchema, candidates: z.array(candidateSchema).min(2) }))
    .min(1)
    .meta({ description: "The bank. Suspects are drawn from the culprit's own group." }),
  probes: z.array(probeSchema).optional(),
  teller: z.strictObject({ voice: idSchema }).optional().meta({ description: "Who reads out the clues." }),
  seats: z
    .array(z.strictObject({ voice: idSchema }))
    .min(2)
    .max(MOST_SUSPECTS)
    .meta({ description: "The suspects' voices, from left to right." }),
  sounds: z.strictObject({
    open: soundIdSchema,
    browse: soundIdSchema,
    end: soundIdSchema.meta({ description: "There is no suspect further that way." }),
    clue: soundIdSchema,
    recap: soundIdSchema,
    caught: soundIdSchema,
    innocent: soundIdSchema,
    proved: soundIdSchema,
    unproved: soundIdSchema,
  }),
  moves: z.strictObject({
    left: spoken(),
    right: spoken(),
    choose: spoken().meta({ description: "In a list: take the entry under the cursor." }),
    chooseNumbered: phrasesSchema("number").meta({ description: "In a list: take an entry by its number." }),
    back: spoken()
      .optional()
      .meta({ description: "Out of the list of probes; needed where a level lets the player choose." }),
    clue: spoken(),
    recap: spoken(),
    accuse: spoken(),
    suspects: spoken().meta({ description: "While proving: hear all suspects again." }),
    goTo: spoken("name", "number"),
    accuseNamed: spoken("name", "number"),
  }),
  lines: z.strictObject({
    clue: template("title", "clue"),
    clueTitle: template("number").meta({ description: "The title of a clue for which the rules give none." }),
    cluesLeft: template("left"),
    noCluesLeft: template(),
    noCluesYet: template(),
    at: template("name"),
    silent: template("name").meta({ description: "This suspect was accused and is innocent." }),
    confessed: template("name").meta({ description: "This suspect was accused and did it." }),
    alibis: z
      .array(template("alibi"))
      .min(1)
      .meta({ description: "One of them is said by the wrongly accused." }),
    freeClue: template(),
    confessions: z.array(template()).min(1).meta({ description: "One of them is said by a culprit." }),
    oneMore: template().meta({ description: "There is a further culprit to find." }),
    decided: template("name", "clue").meta({
      description: "Everybody who did it, and the clue that left only them, heard again.",
    }),
    early: template("name").meta({ description: "Named before the clues had settled it." }),
    reason: template("name"),
    proving: template().meta({ description: "What the buttons do while proving, said with the question." }),
    proved: template("name"),
    unproved: template("name", "other").meta({
      description: "The clue that was picked fits another suspect too.",
    }),
    weigh: template("clue").meta({ description: "Hint: hold the newest clue against the suspects." }),
    doubt: template("name", "clue").meta({ description: "Hint: this suspect does not fit this clue." }),
    buy: template().meta({ description: "Hint: more than one suspect still fits." }),
    name: template("name").meta({ description: "Hint: every clue fits this suspect, and no innocent." }),
    compare: template("name", "others").meta({
      description: "Hint for the reason: hold each clue against all the others.",
    }),
    decoy: template("other", "clue").meta({
      description: "Hint for the reason: this clue fits another suspect too.",
    }),
    deciding: template("clue").meta({ description: "Hint for the reason, and the answer to it." }),
    and: textSchema.meta({ description: "Between the last two names of several: and" }),
    answer: template("name").meta({ description: "The answer, when the player has tried enough." }),
  }),
});

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  ask: textSchema.meta({ description: "The question, in as few words as possible: Who is it?" }),
  suspects: z.int().min(2).max(MOST_SUSPECTS),
  culprits: z.int().min(1).max(3).meta({ description: "How many have to be named." }),
  clues: z.enum(["in-order", "chosen"]).meta({
    description: "in-order: Up buys the next one. chosen: Up opens the list of probes.",
  }),
  clueTitles: z
    .array(textSchema)
    .min(1)
    .optional()
    .meta({ description: "One for each written clue: Group, Use." }),
  freeClues: z.int().min(0).max(3).meta({ description: "Clues that are told as the case opens." }),
  reason: z
    .boolean()
    .meta({ description: "Whether a culprit has to be proved by the clue that fits no other." }),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  culprits: z.array(idSchema).min(1).max(3).meta({
    description:
      "Who did it, together. If the rules ask for fewer, each of them is a right answer by itself.",
  }),
  suspects: z
    .array(idSchema)
    .optional()
    .meta({ description: "All suspects, the culprits too; drawn from the culprits' group if absent." }),
  clues: z
    .array(clueSchema)
    .optional()
    .meta({
      description:
        "Used instead of the culprit's own clues. True of all who did it together; where there are several right " +
        "answers, fits names the one that the clue points to, or all suspects.",
    }),
});

export type Content = z.infer<typeof contentSchema>;
export type Rules = z.infer<typeof rulesSchema>;
export type Item = z.infer<typeof itemSchema>;
export type Candidate = z.infer<typeof candidateSchema>;
export type Probe = z.infer<typeof probeSchema>;
export type WrittenClue = z.infer<typeof clueSchema>;
