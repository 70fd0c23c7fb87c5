/** Fetching what is on a list before a rival does, and bringing it to the start: a shopping trip. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema, sourceSchema } from "../../../../definition/text.ts";
import { templates } from "../../../kit/templates.ts";
import { shortText } from "../../pieces.ts";
import { grabWords } from "./words.ts";

const centsSchema = z.int().min(1).meta({ description: "In the smallest coin: 250 is $2.50" });

const productSchema = z.strictObject({
  name: shortText(6).meta({ description: "As it stands in a list: frozen peas" }),
  short: shortText(4).optional().meta({ description: "Once it is known: Grandpa Lou" }),
  section: idSchema.meta({ description: "The cell where it is kept" }),
  also: z
    .array(idSchema)
    .min(1)
    .optional()
    .meta({ description: "Cells where other stores keep it: whoever tries there is told where it is" }),
  melts: z.literal(true).optional(),
  packs: z
    .literal(true)
    .optional()
    .meta({ description: "Where trips have packs, it comes in them, and never singly" }),
});
export type Product = z.infer<typeof productSchema>;

const optionSchema = z.strictObject({ name: shortText(6), fits: z.boolean(), because: shortText(12) });

/** What happens to a thing that is sold out: exactly one option fits. */
const substituteSchema = z.strictObject({
  need: shortText(10).meta({ description: "What it was for: They hold the filling." }),
  options: z.array(optionSchema).min(2).max(4),
  source: sourceSchema,
});
export type Substitute = z.infer<typeof substituteSchema>;

const orderSchema = z.strictObject({
  voice: idSchema.optional(),
  calls: templates("list").meta({ description: "Who calls, what for, and the list: {list}" }),
  products: z.array(idSchema).min(1),
  start: soundIdSchema.optional().meta({ description: "Heard instead of the usual sound when it comes" }),
  grab: grabWords.optional().meta({ description: "Instead of the usual words for what is fetched" }),
  all: templates().meta({ description: "Said when everything came home" }),
  some: templates("lost").meta({ description: "Said when some of it was lost: {lost}" }),
});
export type Order = z.infer<typeof orderSchema>;

export const gatherRulesSchema = z.strictObject({
  type: z.literal("gather"),
  products: z.record(idSchema, productSchema).meta({ description: "What is sold here" }),
  orders: z.record(idSchema, orderSchema).meta({ description: "Who calls, and for what" }),
  /** Absent where all items are authored. */
  trips: z
    .strictObject({
      things: z.int().min(1).max(6),
      soldOut: z.int().min(0).max(2),
      packs: z.int().min(0).max(3),
      melts: z.int().min(0).max(2).meta({ description: "At least so many things of a trip melt" }),
      swap: z.boolean().meta({ description: "Two sections change places before a trip" }),
    })
    .optional(),
  rival: z
    .strictObject({
      pace: z.int().min(1).max(6).meta({ description: "It moves once in so many steps" }),
      tells: z.boolean().meta({ description: "It says what it goes for" }),
      lies: z.literal(true).optional().meta({ description: "No pack that it praises is the best one" }),
      muddles: z.literal(true).optional().meta({ description: "It shouts things that are not on the list" }),
    })
    .optional(),
  list: z.strictObject({
    hearings: z.int().min(1).max(2),
    carried: z
      .boolean()
      .meta({ description: "REPEAT reads what is still to find; else it must be remembered" }),
  }),
  substitutes: z
    .record(idSchema, z.record(idSchema, substituteSchema))
    .optional()
    .meta({ description: "By order and product: what happens when it is sold out" }),
  shelf: z.int().min(0).max(3).meta({ description: "So many other things stand beside each thing" }),
  coldFor: z.int().min(2).max(30).optional().meta({ description: "Steps that a thing lasts that melts" }),
  budget: z.boolean().meta({ description: "Packs are paid from a purse: any may be bought" }),
  questions: z.int().min(0).max(9).meta({ description: "How often a trip the helper answers" }),
});
export type GatherRules = z.infer<typeof gatherRulesSchema>;

export const packsSchema = z.strictObject({
  need: z.int().min(2),
  sizes: z
    .array(z.strictObject({ count: z.int().min(1), price: centsSchema }))
    .min(2)
    .max(3),
});

const thingSchema = z.strictObject({
  product: idSchema,
  soldOut: z.literal(true).optional(),
  packs: packsSchema.optional(),
});
export type Thing = z.infer<typeof thingSchema>;

export const gatherItemSchema = z.strictObject({
  type: z.literal("gather"),
  order: idSchema,
  things: z.array(thingSchema).min(1).max(6),
  rivalAt: idSchema.optional().meta({ description: "The cell where the rival begins" }),
  budget: centsSchema.optional(),
  swap: z.tuple([idSchema, idSchema]).optional(),
});
export type Trip = z.infer<typeof gatherItemSchema>;
