/** What happens in a stretch: written, or drawn by a plan. */
import * as z from "../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";

export const WAYS = ["left", "right"] as const;

export const eventSchema = z.strictObject({
  kind: idSchema,
  at: z.int().min(0).max(60_000).meta({ description: "Milliseconds from the stretch's beginning" }),
  way: z.enum(WAYS),
});
export type Event = z.infer<typeof eventSchema>;

const spanSchema = z.tuple([z.int().min(0), z.int().min(0)]);

export const streamSchema = z
  .array(z.strictObject({ kind: idSchema, way: z.enum(WAYS).optional() }))
  .min(1)
  .meta({
    description: "What comes by, each as often as it stands here; without a way, from either side",
  });

export const stretchSchema = z.strictObject({
  stream: streamSchema.optional().meta({ description: "What comes in this stretch, instead of the usual" }),
  begins: z
    .strictObject({ sound: soundIdSchema, caption: textSchema })
    .optional()
    .meta({ description: "Heard out before it begins, instead of the usual" }),
  events: spanSchema.meta({ description: "How many things happen: at least, at most" }),
  every: z
    .tuple([z.int().min(200), z.int().min(200)])
    .meta({ description: "Milliseconds from one to the next: at least, at most" }),
  strays: spanSchema
    .optional()
    .meta({ description: "How many of the strays are among them; none if absent" }),
  comes: z.array(z.int().min(0)).min(1).optional().meta({
    description:
      "Where something is done with it: it comes to one of these, the difference of the sides or all there is to pack",
  }),
});
