/** What is worth hearing for who wants all words: how to go about it, said once a round. */
import * as z from "../zod.ts";
import { say, type Cue } from "../cue.ts";
import { textSchema } from "../definition/text.ts";

export const tipsSchema = z.array(textSchema).min(1).optional().meta({
  description: "Ways to go about it: one is said at the beginning of a round, where all words are wanted.",
});

/** Each round has the next one. */
export function tipOfRound(tips: readonly string[] | undefined, roundSeed: number): Cue[] {
  const tip = tips?.[roundSeed % tips.length];
  return tip === undefined ? [] : [say(tip, "hint")];
}
