/** What lets pupils into a class: nine digits, to be typed with one hand or said in threes. */
import { randomInt } from "node:crypto";
import { DAY } from "../now.ts";

/** A code that lies about somewhere opens nothing after a month. */
export const CODE_LASTS = 30 * DAY;

/** Of a billion, so that the tries of an address find none of ten thousand classes in years. */
export function newCode(): string {
  return String(randomInt(1_000_000_000)).padStart(9, "0");
}
