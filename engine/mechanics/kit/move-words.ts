/**
 * How a move is called, and what a voice may say for it: the one schema of it, for every mechanic, for what is chosen in a chapter,
 * and for what a game hears beside its moves. What is wrong with a turn's moves together is told by `faultsOfMoves`.
 */
import * as z from "../../zod.ts";
import { textSchema } from "../../definition/text.ts";
import { labelFault, MOST_LABEL_WORDS, phraseFault, sameSaid, type Called } from "../../voice/said-faults.ts";
import { template } from "./templates.ts";

const LABEL = `What it does, in the player's words, ${MOST_LABEL_WORDS} at most: Fill the ten`;
/** Stands for what the game fills in, which is checked when the move is offered. */
const ANYTHING = "thing";

export const labelSchema = textSchema
  .refine((label) => labelFault(label) === undefined, { error: ({ input }) => labelFault(String(input)) })
  .meta({ description: LABEL });

export const phraseSchema = z
  .string()
  .min(1)
  .refine((phrase) => phraseFault(phrase) === undefined, { error: ({ input }) => phraseFault(String(input)) })
  .meta({ description: "What a voice may say for it, in lower case words" });

export const moveWordsSchema = z.strictObject({ label: labelSchema, phrases: z.array(phraseSchema).min(1) });
export type MoveWords = z.infer<typeof moveWordsSchema>;

/** The same, where the game fills in places: "name the {name}". */
export function moveWordsWith(...places: readonly string[]) {
  return z.strictObject({
    label: template(...places)
      .refine((label) => labelFault(filled(label)) === undefined, {
        error: ({ input }) => labelFault(filled(String(input))),
      })
      .meta({ description: LABEL }),
    phrases: z
      .array(
        template(...places).refine((phrase) => phraseFault(filled(phrase)) === undefined, {
          error: ({ input }) => phraseFault(filled(String(input))),
        }),
      )
      .min(1),
  });
}

function filled(text: string): string {
  return text.replaceAll(/\{\w+\}/gu, ANYTHING);
}

/** For things that are offered together: nobody can say what two of them are called. */
export function saidApart(offered: readonly Called[], context: z.core.$RefinementCtx): void {
  for (const { what, at, other } of sameSaid(offered)) {
    const place = offered[at]?.phrases.indexOf(what) ?? -1;
    context.addIssue({
      code: "custom",
      path: place < 0 ? [at, "label"] : [at, "phrases", place],
      message: `"${what}" is said for "${offered[other]?.label ?? ""}" too: call one of the two otherwise`,
    });
  }
}
