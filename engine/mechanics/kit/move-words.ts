/** How a move is called, and what a voice may say for it, as a mechanic's schemas have them. */
import * as z from "../../zod.ts";
import { textSchema } from "../../definition/text.ts";
import { template } from "./templates.ts";

const MOST_LABEL_WORDS = 4;
const LABEL = `What it does, in the player's words, ${MOST_LABEL_WORDS} at most: Fill the ten`;
const IN_LOWER_CASE = 'Write it as it is said, in lower case words: "plus ten"';

export const labelSchema = textSchema
  .refine((label) => label.split(/\s+/).length <= MOST_LABEL_WORDS, {
    error: `Say it in ${MOST_LABEL_WORDS} words at most: "Fill the ten"`,
  })
  .meta({ description: LABEL });

export const phraseSchema = z
  .string()
  .regex(/^[a-z0-9']+(?: [a-z0-9']+)*$/, { error: IN_LOWER_CASE })
  .meta({ description: "What a voice may say for it, in lower case words" });

export const moveWordsSchema = z.strictObject({ label: labelSchema, phrases: z.array(phraseSchema).min(1) });
export type MoveWords = z.infer<typeof moveWordsSchema>;

/** The same, where the game fills in places: "name the {name}". */
export function moveWordsWith(...places: readonly string[]) {
  return z.strictObject({
    label: template(...places).meta({ description: LABEL }),
    phrases: z
      .array(template(...places).refine((text) => text === text.toLowerCase(), { error: IN_LOWER_CASE }))
      .min(1),
  });
}
