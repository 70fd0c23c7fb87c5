/** Texts of a definition with places to fill in, as its schemas have them. */
import * as z from "../../zod.ts";
import { unknownPlaces } from "../../definition/fill.ts";
import { textSchema } from "../../definition/text.ts";

/** A text with places to fill in. It need not use them all, but it may use no others. */
export function template(...places: string[]) {
  const known =
    places.length === 0 ? "Nothing is filled in here" : `Only {${places.join("}, {")}} can be filled in here`;
  return textSchema
    .refine((text) => unknownPlaces(text, places).length === 0, {
      error: `${known}: mend or remove the others`,
    })
    .meta({ description: `${known}.` });
}

/** One thing to say in several wordings, with places to fill in. */
export function templates(...places: string[]) {
  const one = template(...places);
  return z.union([
    one,
    z.array(one).min(1),
    z.strictObject({ full: z.array(one).min(1), short: z.array(one).min(1) }),
  ]);
}

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
