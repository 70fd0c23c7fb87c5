/** So many, shared among so many places or packed into groups of so many. */
import { fillTemplate } from "../../../../definition/fill.ts";
import { wordings } from "../../../../lines/family.ts";
import type { Random } from "../../../../random.ts";
import { amount } from "../../texts.ts";
import type { Task } from "../task.ts";
import type { ShareForm, ShareRules, ShareSum, ShareWords } from "./schema.ts";

export const sums = {
  target: ({ total, by }) => Math.floor(total / by),
  id: ({ form, total, by }) => `${form}${total}-${by}`,
  question(words, sum) {
    const [ask = ""] = wordings(formOf(words, sum).ask);
    return [fillTemplate(ask, sum)];
  },
  load: () => undefined,
  thinking: (words, sum) => ({
    strategy: fillTemplate(formOf(words, sum).thinks, toldOf(words, sum, fullOf(sum))),
    thought: countingBy(words, sum),
    overshoots: false,
  }),
  worked: (words, sum) => [factOf(words, sum)],
  draw(rules, _drawn, random: Random) {
    const fitting = allShares(rules);
    return fitting.length === 0 ? undefined : random.pick(fitting);
  },
  starts: (_rules, _sum, { trackFrom }) => [trackFrom],
  within(rules, trackFrom) {
    const answers = allShares(rules).flatMap((sum) => [fullOf(sum), fullOf(sum) + 1, sum.total % sum.by]);
    if (answers.length === 0) return undefined;
    return {
      starts: { from: trackFrom, to: trackFrom },
      answers: { from: Math.min(...answers), to: Math.max(...answers) },
    };
  },
} satisfies Task<ShareWords, ShareRules, ShareSum>;

/** `check` refuses games that ask what has no form. */
export function formOf({ forms }: ShareWords, { form }: ShareSum): ShareForm {
  const found = forms[form];
  if (found === undefined) throw new RangeError(`formOf: content.tasks.share.forms.${form} is missing`);
  return found;
}

export function fullOf({ total, by }: ShareSum): number {
  return Math.floor(total / by);
}

/** What is to be set: rounds or groups, one more where nothing may be left, or what is left. */
export function answerOf(words: ShareWords, sum: ShareSum): number {
  const { answer } = formOf(words, sum);
  const left = sum.total % sum.by;
  if (answer === "left") return left;
  return fullOf(sum) + (answer === "up" && left > 0 ? 1 : 0);
}

/** What templates may say of a number that was set. */
export function toldOf(words: ShareWords, sum: ShareSum, value: number) {
  const { total, by } = sum;
  const dealt = value * by;
  const told = amount(value, formOf(words, sum).unit);
  return { total, by, value, amount: told, left: total % by, dealt, gap: Math.abs(total - dealt) };
}

export function factOf(words: ShareWords, sum: ShareSum): string {
  const { fact, uneven = fact } = formOf(words, sum);
  const value = answerOf(words, sum);
  return fillTemplate(sum.total % sum.by === 0 ? fact : uneven, toldOf(words, sum, value));
}

/** Multiples, half of the way: 3, 6, 9. */
function countingBy(words: ShareWords, sum: ShareSum): string {
  const times = Math.max(2, Math.floor(fullOf(sum) / 2));
  const list = Array.from({ length: times }, (_, index) => (index + 1) * sum.by).join(", ");
  return fillTemplate(words.counting, { list, times, by: sum.by, total: sum.total });
}

/** Every question that these rules draw. */
export function allShares({ form, by, each, left = { from: 0, to: 0 }, total }: ShareRules): ShareSum[] {
  const all: ShareSum[] = [];
  for (const divisor of by)
    for (let full = each.from; full <= each.to; full++)
      for (let rest = left.from; rest <= Math.min(left.to, divisor - 1); rest++)
        all.push({ type: "share", form, total: full * divisor + rest, by: divisor });
  return all.filter((sum) => total === undefined || (sum.total >= total.from && sum.total <= total.to));
}
