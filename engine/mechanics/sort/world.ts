/** What a basket leaves behind: who was pleased, and how the machines' dials stand. */
import * as z from "../../zod.ts";
import { createRandom } from "../../random.ts";
import type { SortRules } from "./schema.ts";

export const worldSchema = z.strictObject({
  /** By customer. */
  memory: z.record(z.string(), z.enum(["pleased", "wary"])),
  /** Clicks of the dials from the left seat to the right one. */
  dials: z.array(z.int().min(0).max(2)).length(3),
  /** The player has been told what to do when somebody comes near. */
  isWarned: z.boolean(),
  /** The player has been told what the ear had heard already. */
  isAdvised: z.boolean().optional(),
  /** Names of things that were told about. */
  met: z.array(z.string()).optional(),
});
export type SortWorld = z.infer<typeof worldSchema>;

export function beginWorld(_rules: SortRules, seed: number): SortWorld {
  return { memory: {}, dials: createRandom(seed).shuffle([0, 1, 2]), isWarned: false };
}
