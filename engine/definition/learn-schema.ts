/** The sounds that a player goes by, under the names by which "Learn the sounds" teaches them. */
import { sounding } from "../lines/line-schema.ts";
import * as z from "../zod.ts";
import { bedIdSchema, soundIdSchema, textSchema } from "./text.ts";

const name = textSchema
  .refine((text) => text.split(/\s+/).length <= 6 && !/[.:]$/.test(text), {
    error: "Name it in six words at most, without a full stop: The bakery",
  })
  .meta({ description: "What it means, as it stands alone: The bakery" });

const noteSchema = z.strictObject({
  sound: soundIdSchema,
  at: z.number().min(0).max(8000).meta({ description: "Milliseconds from the beginning" }),
  ...sounding,
});

export const soundToLearnSchema = z.union([
  z.strictObject({ name, sound: soundIdSchema, ...sounding }),
  z.strictObject({ name, bed: bedIdSchema, ...sounding }),
  z.strictObject({
    name,
    notes: z.array(noteSchema).min(1).meta({ description: "A row of sounds that mean something together" }),
  }),
]);
export type SoundToLearn = z.infer<typeof soundToLearnSchema>;

export const soundsToLearnSchema = z
  .array(soundToLearnSchema)
  .min(2)
  .max(50)
  .refine((all) => new Set(all.map((one) => one.name.toLowerCase())).size === all.length, {
    error: "Give each its own name: the quiz asks for them",
  })
  .meta({ description: "Every sound that the player must know, and no other, in the order of learning." });
