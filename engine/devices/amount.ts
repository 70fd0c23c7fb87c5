/** Numbers with words that agree with them. */
import * as z from "../zod.ts";
import { textSchema } from "../definition/text.ts";

/** A word that agrees with its number. */
export const unitSchema = z.strictObject({
  one: textSchema.meta({ description: "After 1: coin" }),
  many: textSchema.meta({ description: "After any other number: coins" }),
});
export type Unit = z.infer<typeof unitSchema>;

/** "1 coin", "3 coins", "no coins" */
export function amountOf(number: number, { one, many }: Unit): string {
  return number === 0 ? `no ${many}` : `${number} ${number === 1 ? one : many}`;
}
