/** Digging for what settles a boast: finds are heard from where one stands, dug up, and weighed against what was claimed. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema, sourceSchema, textSchema } from "../../../../definition/text.ts";
import { linesSchema } from "../../../../lines/line-schema.ts";
import { templates } from "../../../kit/templates.ts";
import { digWordsSchema } from "./words.ts";

const heard = { sound: soundIdSchema, caption: textSchema };

/** What a find can be: its ticks tell it before it is dug. */
const kindSchema = z.strictObject({
  ...heard,
  name: textSchema.meta({ description: "As it stands inside a sentence: a tooth" }),
  tells: textSchema.meta({ description: "What such a find can tell: Teeth tell what was eaten." }),
});

/** The top one first: each lies deeper than the one before, sounds lower, and takes a unit of light more. */
const layerSchema = z.strictObject({
  ...heard,
  low: textSchema.optional().meta({ description: "In captions of ticks from there: low" }),
  why: textSchema.optional().meta({
    description: "Why what lies there tells nothing of the beast: It is far older.",
  }),
});

/** How a find sounds once it is in the hand. */
const markSchema = z.strictObject({
  ...heard,
  limps: textSchema.optional().meta({
    description: "Its ticks limp, and this tells it in captions; they are even if absent",
  }),
  why: textSchema.optional().meta({
    description: "Why such a find tells nothing; absent where it may tell something",
  }),
});

export const digContentSchema = z.strictObject({
  rival: idSchema.optional().meta({ description: "The voice that boasts" }),
  helper: idSchema.optional().meta({ description: "The voice that tells what was found" }),
  light: z
    .strictObject({ stake: idSchema })
    .optional()
    .meta({ description: "What digging and steps use up: a clock that runs by the count `minutes`" }),
  kinds: z.record(idSchema, kindSchema),
  layers: z.array(layerSchema).min(1),
  marks: z.record(idSchema, markSchema).optional(),
  parts: z.record(idSchema, linesSchema.min(1)).meta({
    description: "What a settled boast gives to the exhibit, as it is heard there",
  }),
  fakes: z.array(linesSchema.min(1)).min(1).meta({
    description: "What the rival puts in for a boast that is lost: one after the other",
  }),
  words: digWordsSchema.optional(),
});
export type DigContent = z.infer<typeof digContentSchema>;

const findSchema = z.strictObject({
  kind: idSchema,
  layer: z
    .int()
    .min(0)
    .max(4)
    .optional()
    .meta({ description: "In which layer it lies; the top one if absent" }),
  mark: idSchema.optional(),
  says: templates().meta({ description: "What it is, once it is dug: A tooth, flat as a washboard." }),
  gift: z
    .strictObject({ part: idSchema, lines: z.array(linesSchema.min(1)).min(1) })
    .optional()
    .meta({
      description:
        "It speaks of nothing: when it is dug, these are heard (other ones each act), and a part is given",
    }),
});
export type Find = z.infer<typeof findSchema>;

export const digRulesSchema = z.strictObject({
  type: z.literal("dig"),
  finds: z.array(findSchema).min(1).max(9).meta({ description: "What lies here: each act, somewhere else" }),
  fits: z
    .strictObject({
      minutes: z.int().min(1).max(99),
      boasts: z.int().min(1).max(20),
      layers: z.literal(true).optional().meta({ description: "Finds of all layers may be needed" }),
    })
    .optional()
    .meta({
      description:
        "So much light there is for so many boasts: finds are laid out so that it lasts for whoever errs nowhere",
    }),
  endless: z.literal(true).optional().meta({ description: "No light is used up here" }),
  beast: z.int().min(0).max(4).optional().meta({
    description: "The layer in which the beast lies: only finds from there tell of it; the top one if absent",
  }),
});
export type DigRules = z.infer<typeof digRulesSchema>;

const VERDICTS = ["backs", "busts", "nothing"] as const;
export type Verdict = (typeof VERDICTS)[number];

const boastSchema = z.strictObject({
  says: templates().meta({ description: "The claim: My beast ate meat!" }),
  about: textSchema.meta({ description: "In two words at most, where there are two boasts: the meat" }),
  speaks: z
    .record(
      z.string(),
      z.strictObject({
        does: z.enum(["backs", "busts"]),
        why: templates(),
        weak: z.literal(true).optional().meta({ description: "That it tells nothing is accepted, too" }),
      }),
    )
    .meta({
      description:
        "Which finds speak of it, by kind, or by kind and layer where the layer is the point: shark@2",
    }),
  hint: templates().meta({ description: "What to think of: What goes in at the front?" }),
  part: idSchema,
});
export type Boast = z.infer<typeof boastSchema>;

export const digItemSchema = z.strictObject({
  type: z.literal("dig"),
  boasts: z.array(boastSchema).min(1).max(2),
  source: sourceSchema,
});
export type DigItem = z.infer<typeof digItemSchema>;

/** What is kept of a place while its act lasts, and of the exhibit for ever. */
export const digWorldSchema = z.strictObject({
  site: z.int().meta({ description: "The act it belongs to" }),
  dug: z.array(z.int()),
  parts: z.array(z.string()).meta({ description: "Parts of the exhibit, in their order; empty for a fake" }),
});
