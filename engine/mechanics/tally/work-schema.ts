/** What is done with what was counted: two sides are made even, or all of it is packed. Nothing is asked. */
import * as z from "../../zod.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { sumSchema } from "./question-schema.ts";

const evenSchema = z.strictObject({
  type: z.literal("even"),
  left: sumSchema.meta({ description: "What is on the left once it has happened: { left: 1, taken: -1 }" }),
  right: sumSchema.meta({ description: "And on the right" }),
});

const boxSchema = moveWordsSchema.extend({
  holds: z.int().min(2).max(12).meta({ description: "How many it takes to fill it" }),
});

const packSchema = z.strictObject({
  type: z.literal("pack"),
  of: sumSchema.meta({ description: "All that there is to pack" }),
  boxes: z
    .strictObject({ left: boxSchema, right: boxSchema })
    .meta({ description: "What Left and Right close: a box of three, a box of five" }),
});

export const workSchema = z.discriminatedUnion("type", [evenSchema, packSchema]).meta({
  description:
    "What was counted is made even, or packed, and then sent off. After the first stretch as many as one likes: each brings more on top of what is there",
});
export type Even = z.infer<typeof evenSchema>;
export type Pack = z.infer<typeof packSchema>;
export type Work = z.infer<typeof workSchema>;
