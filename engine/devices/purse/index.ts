/** A purse: moves are paid from it, and what cannot be afforded is refused by the frame (engine/sitting/prices.ts). */
import * as z from "../../zod.ts";
import type { Device } from "../contract.ts";
import { withDefaults } from "../../definition/defaults.ts";
import { easedBy, easesSchema } from "../eases.ts";
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

export const purseSchema = z.strictObject({
  type: z.literal("purse"),
  ...spentFrame,
  earns: byCount.optional().meta({ description: "What each of these brings in: { right: 2 }" }),
  loses: byCount.optional().meta({ description: "What each of these takes out: { gull-came: 1 }" }),
  eases: easesSchema.meta({
    description:
      "What one may begin with beside `start` who has it hard, or without who has it easy; nothing if absent.",
  }),
  words: z.strictObject(spentWords).partial().optional(),
});
export type Purse = z.infer<typeof purseSchema>;

function wordsOf(data: Purse) {
  return withDefaults(spentWordsOf(data), data.words);
}

export const purse: Device<Purse> = {
  type: "purse",
  schema: purseSchema,
  sounds: spentSounds,
  stake: (data) => spentStake(data, wordsOf(data), { earns: data.earns, spends: data.loses }),
  eases: (data, ease) => ({ ...data, start: (data.start ?? 0) + easedBy(data.eases, ease) }),
  begins: spentBegins,
  react: (data, happening) => spentReaction(data, wordsOf(data), happening),
};
