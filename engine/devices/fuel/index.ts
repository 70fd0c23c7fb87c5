/** A fuel: what the player does burns it, whether or not there is any. With none left something else happens, and is told. */
import * as z from "../../zod.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { linesSchema } from "../../lines/line-schema.ts";
import type { Device } from "../contract.ts";
import { withDefaults } from "../../definition/defaults.ts";
import {
  byCount,
  spentFrame,
  spentReaction,
  spentSounds,
  spentStake,
  spentWords,
  spentWordsOf,
} from "../spent.ts";

export const fuelSchema = z.strictObject({
  type: z.literal("fuel"),
  ...spentFrame,
  burns: byCount.meta({ description: "What burns it: { jumps: 1 }" }),
  gets: byCount.optional().meta({ description: "What brings it in: { right: 3 }" }),
  out: linesSchema.min(1).meta({
    description: "Told when there is none left and something would burn it: who pushes, and what that costs.",
  }),
  words: z.strictObject(spentWords).partial().optional(),
});
export type Fuel = z.infer<typeof fuelSchema>;

function wordsOf(data: Fuel) {
  return withDefaults(spentWordsOf(data), data.words);
}

export const fuel: Device<Fuel> = {
  type: "fuel",
  schema: fuelSchema,
  sounds: spentSounds,
  counts: { out: "times that something would have burned it and nothing was left" },
  stake: (data) => spentStake(data, wordsOf(data), { earns: data.gets, spends: data.burns }),
  react(data, happening) {
    const { id, before, counts } = happening;
    const isBurning = Object.keys(data.burns).some((name) => (counts[name] ?? 0) > 0);
    if (before > 0 || !isBurning) return spentReaction(data, wordsOf(data), happening);
    const heard = spentReaction(data, wordsOf(data), happening);
    return { cues: [...lineCues(data.out, { part: "object" }), ...heard.cues], counts: { [`${id}-out`]: 1 } };
  },
};
