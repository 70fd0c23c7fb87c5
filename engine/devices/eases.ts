/** How much kinder or harder a device may begin for one player than for another: what a game states, and how much of it is given. */
import * as z from "../zod.ts";

/** The most that a guide may ask for either way. */
export const MOST_EASE = 2;

const most = z.int().min(1).max(4).optional();

export const easesSchema = z
  .strictObject({
    easier: most.meta({ description: "At most so much more, for who has it hard." }),
    harder: most.meta({ description: "At most so much less, for who has it easy." }),
  })
  .optional();
type Eases = z.infer<typeof easesSchema>;

/** @param ease from -2, for who has it easy, to 2, for who has it hard @returns a whole number, within what is stated */
export function easedBy(eases: Eases, ease: number): number {
  const stated = (ease > 0 ? eases?.easier : eases?.harder) ?? 0;
  const given = Math.round((stated * Math.min(MOST_EASE, Math.abs(ease))) / MOST_EASE);
  return ease > 0 ? given : 0 - given;
}
