/** What is worth hearing for who wants all words: how to go about it, said once an act. */
import * as z from "../zod.ts";
import { say, type Cue } from "../cue.ts";
import { textSchema } from "../definition/text.ts";

export const tipsSchema = z.array(textSchema).min(1).optional().meta({
  description: "Ways to go about it: one is said at the beginning of an act, where all words are wanted.",
});

/** Each act has the next one. */
export function tipOfAct(tips: readonly string[] | undefined, actSeed: number): Cue[] {
  const tip = tips?.[actSeed % tips.length];
  return tip === undefined ? [] : [say(tip, "hint")];
}
