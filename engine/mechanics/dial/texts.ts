/** The small pieces of text that dial games are made of. */
import * as z from "../../zod.ts";
import { unknownPlaces } from "../../definition/fill.ts";
import { familySchema, textSchema } from "../../definition/text.ts";
import { wordings } from "../../lines/family.ts";

/** A text in which the game fills in places, and only these. */
export function templateSchema(...places: readonly string[]) {
  const known = listed(places);
  return textSchema
    .refine((text) => unknownPlaces(text, places).length === 0, {
      error: ({ input }) =>
        `There is no {${unknownPlaces(String(input), places).join("}, {")}} here: the places are ${known}`,
    })
    .meta({ description: `Text that is shown and spoken. Places that are filled in: ${known}.` });
}

/** The same, in one wording or in several that take turns. */
export function sayingSchema(...places: readonly string[]) {
  const known = listed(places);
  return familySchema
    .refine((family) => wordings(family).every((text) => unknownPlaces(text, places).length === 0), {
      error: `A place here is not filled in: the places are ${known}`,
    })
    .meta({ description: `One wording, or several that take turns. Places: ${known}.` });
}

function listed(places: readonly string[]): string {
  return places.length === 0 ? "none" : places.map((place) => `{${place}}`).join(", ");
}

/** A word that agrees with its number. */
export const countedSchema = z.strictObject({
  one: textSchema.meta({ description: "After 1: wagon" }),
  many: textSchema.meta({ description: "After any other number: wagons" }),
});
export type Counted = z.infer<typeof countedSchema>;

/** "1 wagon", "13 wagons" */
export function amount(number: number, { one, many }: Counted): string {
  return `${number} ${number === 1 ? one : many}`;
}

const MOST_LABEL_WORDS = 4;

export const labelSchema = textSchema
  .refine((label) => label.split(/\s+/).length <= MOST_LABEL_WORDS, {
    error: `Say it in ${MOST_LABEL_WORDS} words at most: "Fill the ten"`,
  })
  .meta({ description: 'What it does, in the player\'s words, 4 at most: "Fill the ten"' });

export const phrasesSchema = z
  .array(
    z.string().regex(/^[a-z0-9' ]+$/, { error: 'Write it as it is said, in lower case words: "plus ten"' }),
  )
  .min(1)
  .meta({ description: "What a voice may say for it, in lower case." });

export const numberPhrasesSchema = z
  .array(
    z.string().regex(/^(?:[a-z0-9' ]+ )?<number>(?: [a-z0-9' ]+)?$/, {
      error: 'Write it in lower case, with one place for the number: "stop at <number>"',
    }),
  )
  .min(1)
  .meta({ description: "What a voice may say to name the number whole. <number> stands for it." });

export const spanSchema = z
  .strictObject({ from: z.int(), to: z.int() })
  .refine(({ from, to }) => from <= to, { error: "Let it run from the lower number to the higher one" });
export type Span = z.infer<typeof spanSchema>;
