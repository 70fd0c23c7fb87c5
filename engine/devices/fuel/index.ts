/** A fuel: what the player does burns it, whether or not there is enough. What is missing is made up for by something else, and told. */
import * as z from "../../zod.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { plainLinesSchema } from "../../lines/line-schema.ts";
import type { Counts } from "../../mechanics/contract.ts";
import type { Device } from "../contract.ts";
import { withDefaults } from "../../definition/defaults.ts";
import {
  byCount,
  spentBegins,
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
  out: plainLinesSchema.min(1).meta({
    description:
      "Told when something burns more than there is and than it brings in: who pushes, and what that costs.",
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
  counts: { out: "times that something burned more of it than there was, with what it brought in" },
  stake: (data) => spentStake(data, wordsOf(data), { earns: data.gets, spends: data.burns }),
  begins: spentBegins,
  react(data, happening) {
    const { id, before, counts } = happening;
    const heard = spentReaction(data, wordsOf(data), happening);
    const burned = sumOf(data.burns, counts);
    if (burned === 0 || before + sumOf(data.gets ?? {}, counts) >= burned) return heard;
    // Who has just told that it was more than there was need not hear that there is none.
    const burnt = heard.cues.filter(({ type }) => type === "sound" || type === "pattern");
    return { cues: [...lineCues(data.out, { part: "object" }), ...burnt], counts: { [`${id}-out`]: 1 } };
  },
};

/** What was counted, each at its own rate. */
function sumOf(rates: Readonly<Record<string, number>>, counts: Counts): number {
  return Object.entries(rates).reduce((sum, [name, rate]) => sum + rate * (counts[name] ?? 0), 0);
}
