/** The small pieces that the schemas of this mechanic share. */
import * as z from "../../zod.ts";
import { unknownPlaces } from "../../definition/fill.ts";
import { textSchema } from "../../definition/text.ts";

/** A text whose `{places}` the mechanic fills. It may leave some out, and must not name others. */
export function template(...places: string[]) {
  const listed = places.map((place) => `{${place}}`).join(", ");
  return textSchema
    .refine((text) => unknownPlaces(text, places).length === 0, {
      error: places.length === 0 ? "Nothing is filled in here: leave out the {places}" : `Use only ${listed}`,
    })
    .meta({ description: places.length === 0 ? "Text" : `Text; it may use ${listed}` });
}

/** "1 aisle left", "{count} aisles left" */
export const countedSchema = z.strictObject({ one: template(), many: template("count") });

/** A text of few words, in which nothing is filled in: what a reason or a label may take of a child's time. */
export function shortText(words: number) {
  return template()
    .refine((text) => text.split(/\s+/).length <= words, { error: `Say it in ${words} words at most` })
    .meta({ description: `Text of at most ${words} words` });
}

export const phraseSchema = z
  .string()
  .regex(/^[a-z']+( [a-z']+)*$/, { error: "Give lower-case words that a child would say: go left" })
  .meta({ description: "Lower-case words that a child would say" });

/** How a move is called and what a voice says for it. */
export const moveWordsSchema = z.strictObject({ label: shortText(4), phrases: z.array(phraseSchema).min(1) });

export const placeSchema = z.strictObject({
  column: z.int().min(1).meta({ description: "1 is the leftmost" }),
  row: z.int().min(1).meta({ description: "1 is at the entrance" }),
});
