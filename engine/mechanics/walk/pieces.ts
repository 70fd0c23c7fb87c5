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

/** A line in several wordings, whose `{places}` the mechanic fills. */
export function wordings(...places: string[]) {
  const text = template(...places);
  return z.union([
    text,
    z.array(text).min(1),
    z.strictObject({ full: z.array(text).min(1), short: z.array(text).min(1) }),
  ]);
}

/** "1 step left", "{count} steps left" */
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
export const moveWordsSchema = z.strictObject({ label: shortText(5), phrases: z.array(phraseSchema).min(1) });
