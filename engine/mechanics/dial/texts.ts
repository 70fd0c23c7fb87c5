/** The small pieces of text that dial games are made of. */
import * as z from "../../zod.ts";
import { textSchema } from "../../definition/text.ts";
import { phraseFault } from "../../voice/said-faults.ts";

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

function withNumber(phrase: string): string {
  return phrase.replace("<number>", "one");
}

export const numberPhrasesSchema = z
  .array(
    z
      .string()
      .regex(/^(?:[a-z0-9' ]+ )?<number>(?: [a-z0-9' ]+)?$/, {
        error: 'Write it in lower case, with one place for the number: "stop at <number>"',
      })
      .refine((phrase) => phraseFault(withNumber(phrase)) === undefined, {
        error: ({ input }) => phraseFault(withNumber(String(input))),
      }),
  )
  .min(1)
  .meta({ description: "What a voice may say to name the number whole. <number> stands for it." });

export const spanSchema = z
  .strictObject({ from: z.int(), to: z.int() })
  .refine(({ from, to }) => from <= to, { error: "Let it run from the lower number to the higher one" });
export type Span = z.infer<typeof spanSchema>;
