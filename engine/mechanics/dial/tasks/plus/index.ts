/** Addition: the total of two or three numbers, or the one that is missing. */
import type { Task } from "../task.ts";
import type { PlusContent, PlusRules, PlusTask } from "./schema.ts";
import {
  answersWithin,
  drawPlus,
  drawsAnything,
  lowestAddend,
  plusId,
  plusQuestion,
  plusStarts,
  plusTarget,
  totalOf,
} from "./sums.ts";
import { thinkPlus } from "./thinking.ts";
import { workedAnswer, workPlus } from "./worked.ts";

export const plus = {
  target: plusTarget,
  id: plusId,
  question: plusQuestion,
  whole: ({ addends, missing }) =>
    missing === undefined ? undefined : { known: addends[1 - missing] ?? 0, total: totalOf(addends) },
  load: (sum, start) => (sum.missing === undefined ? plusTarget(sum) - start : undefined),
  thinking: thinkPlus,
  worked: (words, sum, start) => workedAnswer(words, workPlus(sum, start)),
  draw: drawPlus,
  starts: (rules, sum, { trackFrom }) => plusStarts(sum, rules.start, trackFrom),
  within(rules, trackFrom) {
    if (!drawsAnything(rules)) return undefined;
    // No start is more than its answer, so that the lowest is enough.
    const from = rules.missing === undefined ? lowestAddend(rules) : trackFrom;
    return { starts: { from, to: from }, answers: answersWithin(rules) };
  },
} satisfies Task<PlusContent, PlusRules, PlusTask>;
