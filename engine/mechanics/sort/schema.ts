/** What a sorting game says: once (content), in a level (rules), and for one basket of things (item). */
import * as z from "../../zod.ts";
import { familySchema, idSchema, soundIdSchema, sourceSchema, textSchema } from "../../definition/text.ts";
import { linesSchema } from "../../lines/line-schema.ts";
import { template } from "../kit/templates.ts";
import { labelSchema, moveWordsSchema, phraseSchema } from "../kit/move-words.ts";
import { tipsSchema } from "../tips.ts";
import { drumSchema, drummedSchema, drummingSchema, drumsSchema } from "./drums-schema.ts";
import { changing, climateSchema, shelfSchema, shelvesSchema } from "./rooms-schema.ts";
import { evidenceSchema, loadsSchema, potSchema, prowlerSchema, ways } from "./schema-parts.ts";
import { wordsSchema } from "./words.ts";

const SEATS = ["left", "down", "right"] as const;
export type Seat = (typeof SEATS)[number];

const markSchema = z
  .strictObject({
    heard: z.array(evidenceSchema).meta({ description: "Nothing at all may be a mark too." }),
    text: textSchema.meta({ description: 'What it is, told only to who feels for it: "two pins".' }),
  })
  .meta({ description: "A sign that a thing bears." });
export type Mark = z.infer<typeof markSchema>;

const codeSchema = z.strictObject({
  heard: z.array(evidenceSchema).optional().meta({
    description: "Whose it is, by ear, where things of several codes come together.",
  }),
  name: textSchema.meta({ description: "Whose code it is: the Fizzwicks" }),
  reminder: familySchema.meta({ description: "The whole code." }),
  marks: z
    .record(idSchema, idSchema)
    .meta({ description: "Where each mark points to: { two-pins: light }. Others are not of this code." }),
  source: sourceSchema.optional(),
});

export type Code = z.infer<typeof codeSchema>;

const binSchema = z.strictObject({
  label: labelSchema.meta({ description: 'What sending there is called, four words at most: "Dark drum".' }),
  phrases: z.array(phraseSchema),
  voice: idSchema.optional().meta({ description: "Who speaks here; the narrator if absent." }),
  takes: z.enum(["load", "trap", "judge"]).meta({
    description:
      "load: things gather and are judged when the load runs. trap: what belongs nowhere else is caught. judge: each is judged at once, and a wrong one comes back.",
  }),
  arrives: z.array(evidenceSchema).min(1),
  landed: familySchema.optional(),
  runs: z
    .array(evidenceSchema)
    .min(1)
    .optional()
    .meta({ description: "How its load runs, if not as elsewhere." }),
  opens: z
    .array(evidenceSchema)
    .min(1)
    .optional()
    .meta({ description: "How it is opened with somebody inside, if not as elsewhere." }),
  refuses: z
    .array(evidenceSchema)
    .min(1)
    .optional()
    .meta({ description: "How a wrong thing comes back, if not as elsewhere." }),
  means: textSchema.optional().meta({ description: 'What a mark of it says: "dark".' }),
  advises: z.literal(true).optional().meta({
    description: "Sending a thing here is never a miss: its label is told, as advice.",
  }),
  contrast: familySchema
    .optional()
    .meta({ description: "What does belong here, when a wrong thing bounces." }),
  rejects: familySchema
    .optional()
    .meta({ description: "What is said here of a thing that does not belong, as it is thrown back." }),
  loses: z
    .array(evidenceSchema)
    .min(1)
    .optional()
    .meta({ description: "How what is wrongly packed here gets away when the lever is pulled." }),
});
export type Bin = z.infer<typeof binSchema>;

const findSchema = z.strictObject({
  heard: z
    .array(evidenceSchema)
    .min(1)
    .meta({ description: "How it betrays itself when the thing arrives." }),
  found: linesSchema,
  hint: familySchema
    .optional()
    .meta({ description: "Help that is of this, if not as of all that is hidden." }),
  forgotten: linesSchema
    .min(1)
    .optional()
    .meta({ description: "It was left in and has gone through the wash." }),
  spoils: z.literal(true).optional().meta({ description: "And that spoils the whole load." }),
  tips: z.int().min(0).max(5).optional(),
  source: sourceSchema.optional(),
});

const customerSchema = z.strictObject({
  hello: linesSchema,
  pleased: linesSchema.optional().meta({ description: "Greets so after a basket that was all clean." }),
  wary: linesSchema.optional().meta({ description: "Greets so after one that was not." }),
  happy: linesSchema,
  mended: linesSchema.optional().meta({
    description: "All is clean, but not at the first try; as happy if absent.",
  }),
  unhappy: linesSchema,
  lost: familySchema.optional().meta({ description: "A thing of theirs was put into the trap." }),
});

export type Customer = z.infer<typeof customerSchema>;

const thing = {
  name: textSchema.meta({ description: 'What arrives, without a full stop: "A bath towel".' }),
  heard: z.array(evidenceSchema).optional().meta({ description: "How it sounds: its cloth." }),
  bin: idSchema.optional().meta({ description: "Where it belongs; absent where its mark tells." }),
  mark: idSchema.optional().meta({ description: "Its mark, if not drawn from the code." }),
  label: familySchema.optional().meta({ description: "What is told to who feels for it." }),
  hides: idSchema.optional(),
  isPocketless: z.literal(true).optional().meta({ description: "Nothing can be hidden in it." }),
  why: familySchema.optional().meta({ description: "Why it belongs there." }),
  contrasts: z.record(idSchema, linesSchema.min(1)).optional().meta({
    description: "By wrong bin: what comes of it there, and why.",
  }),
  hint: familySchema.optional(),
  landed: familySchema
    .optional()
    .meta({ description: "What is said as it lands, if not as of all that land there." }),
  isDanger: z.literal(true).optional().meta({
    description: "Nobody should touch it: feeling for it is stopped, and help never names a way to use it.",
  }),
  touched: linesSchema.optional().meta({ description: "Why it must not be felt for." }),
  safety: z
    .literal(true)
    .optional()
    .meta({ description: "The reason is said however few words are wanted." }),
  source: sourceSchema.optional(),
};
export const thingSchema = z.strictObject({
  ...thing,
  ...changing,
  drummed: drummedSchema.optional().meta({ description: "How it is drummed, if it is a word." }),
  becomes: z
    .array(z.strictObject({ ...thing, name: textSchema.optional() }))
    .min(1)
    .optional()
    .meta({ description: "What it is once it was sorted, one after the other: it is judged anew by ear." }),
});
export type Thing = z.infer<typeof thingSchema>;

export const drawSchema = z.strictObject({
  from: z.array(idSchema).min(1).meta({ description: "Of content.things." }),
  always: z.array(idSchema).min(1).optional().meta({ description: "These of them come before others do." }),
  bins: z.record(idSchema, z.int().min(0).max(12)).meta({ description: "How many for each bin." }),
  codes: z.array(idSchema).min(1).optional(),
  hides: z.strictObject({ finds: z.array(idSchema).min(1), count: z.int().min(1).max(6) }).optional(),
});
export type Draw = z.infer<typeof drawSchema>;

const feelSchema = z.strictObject({
  ...moveWordsSchema.shape,
  heard: z.array(evidenceSchema).min(1),
});

/** What baskets are made of: of the whole game, or of one level. */
const library = {
  marks: z.record(idSchema, markSchema).optional(),
  things: z.record(idSchema, thingSchema).optional(),
  customers: z.record(idSchema, customerSchema).optional(),
  codes: z.record(idSchema, codeSchema).optional(),
};

export const contentSchema = z.strictObject({
  ...library,
  bins: z.record(idSchema, binSchema),
  kinds: z.record(idSchema, textSchema).optional().meta({
    description: "What is no bin of its own, but what dials may be set to, and what a mark of it says.",
  }),
  finds: z.record(idSchema, findSchema).optional(),
  loads: loadsSchema.optional(),
  last: z.array(evidenceSchema).min(1).optional().meta({
    description: "How the last thing of a bag comes: the bag is empty.",
  }),
  climate: climateSchema.optional(),
  drums: drumsSchema.optional(),
  prowler: prowlerSchema.optional(),
  bounces: z.array(evidenceSchema).min(1).optional(),
  dials: z
    .strictObject({
      sound: soundIdSchema,
      clicks: z.array(textSchema).length(3).meta({ description: "one click, two clicks, three clicks" }),
      places: z.array(textSchema).length(3).meta({ description: "left, middle, right" }),
    })
    .optional(),
  feel: feelSchema.optional(),
  words: wordsSchema.optional(),
});
export type SortContent = z.infer<typeof contentSchema>;

export const rulesSchema = z.strictObject({
  ...library,
  bins: z.record(idSchema, binSchema).optional(),
  tips: tipsSchema,
  seats: z
    .strictObject({ left: idSchema, down: idSchema.optional(), right: idSchema.optional() })
    .refine(({ down, right }) => down !== undefined || right !== undefined, {
      error: "Name a second bin: down, or right",
    })
    .meta({ description: "Which bin stands where in this level." }),
  names: z.boolean().optional().meta({ description: "Whether things are named; they are if absent." }),
  feel: feelSchema
    .optional()
    .meta({ description: "What feeling for a thing is called here, if not as elsewhere." }),
  feels: z.boolean().optional().meta({ description: "Whether things can be felt for; they can if absent." }),
  prowler: z
    .strictObject({
      from: z.int().min(3).max(12).meta({ description: "Steps away at first." }),
      most: z.int().min(1).max(3).meta({ description: "Steps that a move may bring it nearer." }),
      does: z.enum(["jumps", "swaps", "grabs"]).meta({
        description: "Into the load that was begun first, turns two dials, or spills the pot.",
      }),
      at: template("away").optional(),
      ...ways,
    })
    .optional(),
  pot: potSchema.optional(),
  dials: z.array(idSchema).length(3).optional().meta({
    description:
      "What one, two and three clicks of a machine's dial stand for. Then a bin's dial says what belongs there.",
  }),
  heckles: z
    .strictObject({
      voice: idSchema,
      by: z.record(idSchema, familySchema).meta({ description: "What is claimed, by bin." }),
      lies: z.number().min(0).max(1).meta({
        description: "The share of lies in a basket; what nobody can claim is lied about in any case.",
      }),
      tells: z
        .array(evidenceSchema)
        .min(1)
        .optional()
        .meta({ description: "How a lie sounds: it follows what was claimed, and never a true claim." }),
      covers: z.literal(true).optional().meta({
        description: "Marks are not heard here until somebody feels for them: the claim is all there is.",
      }),
    })
    .optional()
    .meta({ description: "Somebody says of each thing where it belongs, and may lie." }),
  make: drawSchema
    .optional()
    .meta({ description: "Baskets are drawn like this where a level has no items." }),
  shelves: shelvesSchema
    .optional()
    .meta({ description: "Or shelves like this, for a lever that turns them." }),
  drumming: drummingSchema.optional(),
  tests: z.int().min(0).max(6).optional().meta({
    description: "So many crumbs may be tested for each pull; as many as there are things, if absent.",
  }),
  reminder: familySchema.optional().meta({ description: "Help: how to find out, if not as elsewhere." }),
  asks: familySchema.optional().meta({
    description: "Where each is judged at once: the question, after a look, advice or a miss.",
  }),
});
export type SortRules = z.infer<typeof rulesSchema>;

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  customer: idSchema.optional(),
  codes: z.array(idSchema).min(1).optional().meta({ description: "One, or several that come mixed." }),
  things: z.array(thingSchema).min(1).optional(),
  draw: drawSchema.optional(),
  shelf: shelfSchema.optional().meta({ description: "Things that a lever turns into others, all at once." }),
  drum: drumSchema.optional().meta({ description: "Words that are drummed, one after the other." }),
});
export type SortItem = z.infer<typeof itemSchema>;
