/** How a move is called, and what a voice may say for it, as schemas have it. */
import * as z from "../../zod.ts";
import { textSchema } from "../../definition/text.ts";
import { template } from "../kit/templates.ts";

export const lowerCaseSchema = textSchema.refine((text) => text === text.toLowerCase(), {
  error: "Write what a voice may say in lower case",
});

/** How a move is called, and what a voice may say for it. */
export function spoken(...places: string[]) {
  return z.strictObject({
    label: template(...places).meta({ description: "What the move does, in four words at most." }),
    phrases: z
      .array(template(...places).refine((text) => text === text.toLowerCase(), "Lower case, please"))
      .min(1),
  });
}
export type Spoken = z.infer<ReturnType<typeof spoken>>;
