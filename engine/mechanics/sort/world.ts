/** What a basket leaves behind: who was pleased, and how the machines' dials stand. */
import * as z from "../../zod.ts";
import { createRandom } from "../../random.ts";
import type { SortContent, SortRules } from "./schema.ts";

const danceSchema = z.strictObject({
  player: z.int(),
  hand: z.enum(["left", "right"]),
  words: z.array(z.strictObject({ word: z.string(), beats: z.int(), loud: z.int() })).readonly(),
});

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
  /** In which order players come, by their places in the content. */
  cast: z.array(z.int()).optional(),
  /** Full bars, and who dances to them. */
  song: z.array(danceSchema).readonly().optional(),
  /** Words of the last rows. */
  called: z.array(z.string()).readonly().optional(),
});
export type SortWorld = z.infer<typeof worldSchema>;

export function beginWorld(_rules: SortRules, seed: number, drums?: SortContent["drums"]): SortWorld {
  const random = createRandom(seed);
  const begun = { memory: {}, dials: random.shuffle([0, 1, 2]), isWarned: false };
  if (drums === undefined) return begun;
  return { ...begun, cast: random.shuffle([...drums.players.keys()]), song: [] };
}
