/** What the schema is made of: what is heard, who prowls, what a row of right things fills. */
import * as z from "../../zod.ts";
import { familySchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { template, templates } from "../kit/templates.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { unitSchema } from "../../devices/amount.ts";
import { linesSchema, sounding } from "../../lines/line-schema.ts";

/** Something that is only heard: once, or in a row that can be counted. */
export const evidenceSchema = z.strictObject({
  sound: soundIdSchema,
  times: z.int().min(1).max(5).optional(),
  every: z.number().min(0.15).max(0.8).optional().meta({ description: "Seconds between two of them." }),
  ...sounding,
  caption: textSchema.meta({ description: "What the ear can tell, no more: two small clicks." }),
});

export const potSchema = z
  .strictObject({
    ...moveWordsSchema.shape,
    grows: z.array(evidenceSchema).min(1),
    price: z.int().min(1).max(5).meta({ description: "What a look takes out of it, in tips." }),
    pays: z.array(evidenceSchema).min(1).meta({ description: "How each tip goes that a look has cost." }),
    left: templates("tips").meta({ description: "What it holds once that is paid: {tips} left." }),
    banks: z.array(evidenceSchema).min(1),
    banked: templates("tips").meta({ description: "Home and safe: {tips}." }),
    spills: linesSchema.min(1),
    nothing: familySchema,
    holds: templates("tips").meta({ description: "How it stands: {tips} in the hat." }),
  })
  .meta({
    description: "Where things are judged at once: a row of right ones grows in worth until it is banked.",
  });

export const loadsSchema = z
  .strictObject({
    tips: z.array(z.int().min(0)).min(1).max(8).meta({
      description: "What a clean load of one, of two … earns. The last is a full one, and runs by itself.",
    }),
    ...moveWordsSchema.shape,
    runs: z.array(evidenceSchema).min(1),
    clean: z.array(familySchema).min(1).meta({
      description: "What is said of a clean load of one, of two …: Three clean. Six tips.",
    }),
    paid: z.array(evidenceSchema).min(1),
    nothing: familySchema,
  })
  .meta({
    description: "Loads are judged when they run: more in one earns more, and one wrong thing spoils it.",
  });

/** What may be told in a level in its own way. */
export const ways = {
  warns: linesSchema.optional().meta({ description: "Told once a sitting, when it first comes near." }),
  jumped: linesSchema.optional().meta({ description: "Told when it has jumped in." }),
  helps: z
    .strictObject({
      near: templates("label", "steps"),
      inside: templates("label").optional(),
      empty: templates("steps").optional(),
    })
    .optional()
    .meta({
      description:
        "Help, when it is near by so many {steps}, when it sits in the {label}, and when the pot is still empty.",
    }),
  swaps: linesSchema.optional().meta({ description: "Told as it turns two dials, before they click." }),
  ruins: linesSchema.optional().meta({
    description: "Told after that of each {label} with something in it that its dial no longer fits.",
  }),
  grabs: linesSchema.optional().meta({ description: "Told when it has spilled the pot." }),
};

export const prowlerSchema = z
  .strictObject({
    step: soundIdSchema,
    steps: z.array(textSchema).min(1).max(3).meta({ description: "one tiny step, two tiny steps" }),
    unit: unitSchema.meta({ description: "What its way is counted in: { one: step, many: steps }" }),
    places: z
      .array(z.strictObject({ from: z.int().min(0), text: textSchema, level: z.number().min(0).max(1) }))
      .min(2)
      .meta({ description: "How near, by how many steps are left at least: the nearest first." }),
    jumps: z.array(evidenceSchema).min(1).meta({ description: "Into the load that was begun first." }),
    ...ways,
    flees: z.array(evidenceSchema).min(1),
    snug: z
      .array(evidenceSchema)
      .optional()
      .meta({ description: "It sits in a load, and no noise scares it." }),
    waits: z.array(evidenceSchema).min(1).meta({ description: "There is no load to jump into." }),
    spoils: linesSchema.min(1),
    opens: z
      .strictObject({ ...moveWordsSchema.shape, heard: z.array(evidenceSchema).min(1) })
      .optional()
      .meta({
        description:
          "What running a load with it inside is called: nothing runs then, it is opened, and out it comes.",
      }),
    at: template("away").meta({ description: "How near it is: The cat is {away} away" }),
    after: template("away", "label").meta({
      description: "And what for: The cat is {away} from the {label}",
    }),
    inside: template("label").meta({
      description: "Where it is, when it sits in a load: The cat is in the {label}",
    }),
  })
  .meta({ description: "Somebody who comes a step or two nearer with every move." });
