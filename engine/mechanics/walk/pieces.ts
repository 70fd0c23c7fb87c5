/** The small pieces that the schemas of this mechanic share. */
import * as z from "../../zod.ts";
import { template } from "../kit/templates.ts";

/** "1 step left", "{count} steps left" */
export const countedSchema = z.strictObject({ one: template(), many: template("count") });

/** A text of few words, in which nothing is filled in: what a reason or a label may take of a child's time. */
export function shortText(words: number) {
  return template()
    .refine((text) => text.split(/\s+/).length <= words, { error: `Say it in ${words} words at most` })
    .meta({ description: `Text of at most ${words} words` });
}
