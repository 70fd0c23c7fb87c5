/** Subtraction as taking away: start at the whole, and go back. */
import { fillTemplate } from "../../../../definition/fill.ts";
import type { Random } from "../../../../random.ts";
import { stepsBack } from "../steps.ts";
import type { Drawn, Task } from "../task.ts";
import type { MinusRules, MinusSum, MinusWords } from "./schema.ts";

export const minus = {
  target: ({ from, take }) => from - take,
  id: ({ from, take }) => `${from}-${take}`,
  question: ({ minus: word, ask }, { from, take }) => [{ number: from }, word, { number: take }, ask],
  load: ({ take }) => take,
  thinking(words, sum, _start, at) {
    const steps = stepsBack(at, at - (sum.from - sum.take));
    const [next] = steps;
    const hint = steps.length < 2 ? "count" : (next ?? 0) % 10 === 0 ? "tensThenOnes" : "backToTen";
    return {
      strategy: fillTemplate(words.hints[hint], { a: at, b: at - (sum.from - sum.take) }),
      thought: steps.length < 2 || next === undefined ? undefined : sentence(words, at, next),
      overshoots: false,
    };
  },
  worked(words, { take }, start) {
    let at = start;
    return stepsBack(start, take).map((step) => {
      const told = sentence(words, at, step);
      at -= step;
      return told;
    });
  },
  draw: drawMinus,
  starts: (_rules, { from }) => [from],
  within(rules) {
    const all = pairs(rules);
    if (all.length === 0) return undefined;
    const span = (numbers: readonly number[]) => ({ from: Math.min(...numbers), to: Math.max(...numbers) });
    return {
      starts: span(all.map(({ from }) => from)),
      answers: span(all.map(({ from, take }) => from - take)),
    };
  },
} satisfies Task<MinusWords, MinusRules, MinusSum>;

function sentence({ worked }: MinusWords, a: number, b: number): string {
  return fillTemplate(worked.less, { a, b, c: a - b });
}

function pairs({ from, take, left }: MinusRules): MinusSum[] {
  const all: MinusSum[] = [];
  for (let whole = from.from; whole <= from.to; whole++)
    for (let part = take.from; part <= take.to; part++) {
      const rest = whole - part;
      if (rest >= (left?.from ?? 0) && rest <= (left?.to ?? whole))
        all.push({ type: "minus", from: whole, take: part });
    }
  return all;
}

function drawMinus(rules: MinusRules, { from }: Drawn, random: Random): MinusSum | undefined {
  const fitting = pairs(rules).filter((sum) => from === undefined || sum.from === from);
  return fitting.length === 0 ? undefined : random.pick(fitting);
}
