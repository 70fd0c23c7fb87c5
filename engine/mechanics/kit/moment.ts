/** What is heard at one go: layers of sound, and what a caption says of them. */
import * as z from "../../zod.ts";
import { soundIdSchema, textSchema } from "../../definition/text.ts";
import { sounding } from "../../lines/line-schema.ts";

const noteSchema = z.strictObject({
  sound: soundIdSchema,
  at: z.number().min(0).max(8000).meta({ description: "Milliseconds from the moment's beginning" }),
  ...sounding,
});

/** One listen: layers of sound over each other. */
export const momentSchema = z.strictObject({
  caption: textSchema.meta({ description: "What the ear can tell, no more: rain, louder than before" }),
  notes: z.array(noteSchema).min(1),
});
export type Moment = z.infer<typeof momentSchema>;
