/** Which numbers fit a call, near another and further on. */
import { fitsNumber } from "./state.ts";
import type { Call } from "./schema.ts";

/** No call is further than this from its next number. */
const FURTHEST = 40;

/** The numbers that fit, the nearest first, upward or downward, and none below one; none where a call has no numbers. */
export function onward(call: Call, from: number, way: 1 | -1, most: number): number[] {
  if (call.fits.tags !== undefined) return [];
  return Array.from({ length: FURTHEST * most }, (_, index) => from + (index + 1) * way)
    .filter((number) => number > 0 && fitsNumber(call, number))
    .slice(0, most);
}
