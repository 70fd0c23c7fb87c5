/** What helps a player who is on the way: the strategy for what is left, and the next thought. */
import { fillTemplate } from "../../../../definition/fill.ts";
import { plusTarget } from "./sums.ts";
import type { PlusContent, PlusTask } from "./schema.ts";
import type { Thinking } from "../task.ts";
import { NEARLY_TEN, strategyHint, workPlus, type Working } from "./worked.ts";

/** `at` is the start, or between it and the answer: what is done already is not asked for again. */
export function thinkPlus(
  words: PlusContent,
  task: PlusTask,
  start: number,
  at: number,
  fills = false,
): Thinking {
  if (fills && task.missing === undefined && task.addends.length === 2)
    return thinkFilling(words, at, plusTarget(task));
  const whole = workPlus(task, start);
  const overshoots = whole.strategy === "roundUp";
  // Who came from elsewhere has not begun with the sum: the number where they are says nothing of it.
  if (task.missing === undefined && !task.addends.includes(start)) {
    return {
      strategy: strategyHint(words, whole),
      thought: nextThought(words, whole, -Infinity),
      overshoots,
    };
  }
  const rest = workPlus({ type: "plus", addends: [at, plusTarget(task) - at] }, at);
  const isAtStep = at === start || whole.sentences.some(({ reaches }) => reaches === at);
  const begunAnew = isBegunAnew(task, whole, start, at);
  if (task.missing !== undefined && !isAtStep) {
    const known = task.addends[1 - task.missing] ?? 0;
    const brought = fillTemplate(words.worked.join, { a: known, b: at, c: known + at });
    return { strategy: strategyHint(words, whole), thought: brought, overshoots };
  }
  return {
    strategy: strategyHint(words, begunAnew ? rest : whole),
    thought:
      begunAnew && !isAtStep && !hasDoneSteps(whole, at)
        ? nextThought(words, rest, at)
        : nextThought(words, whole, at),
    overshoots,
  };
}

/** Where a button fills the ten: what the train lacks to it, or what is left to count. */
function thinkFilling({ hints, worked }: PlusContent, at: number, target: number): Thinking {
  const ten = (Math.floor(at / 10) + 1) * 10;
  const left = target - at;
  if (at % 10 === 0 && left % 10 >= NEARLY_TEN) {
    const near = left - (left % 10) + 10;
    return { strategy: fillTemplate(hints.roundUp, { b: left, near }), thought: undefined, overshoots: true };
  }
  if (target <= ten) {
    const values = { a: at, b: left };
    return {
      strategy: fillTemplate(hints.count, values),
      thought: target === ten ? undefined : fillTemplate(worked.start, values),
      overshoots: false,
    };
  }
  return {
    strategy: fillTemplate(hints.fillTen, { a: at, b: left }),
    thought: fillTemplate(worked.need, { a: at, b: ten - at, c: ten }),
    overshoots: false,
  };
}

/** Whether what is left is best thought as a sum of its own, from where the player is. */
function isBegunAnew({ addends, missing }: PlusTask, whole: Working, start: number, at: number): boolean {
  if (at === start || missing !== undefined) return false;
  const left = addends.reduce((sum, addend) => sum + addend, 0) - at;
  const others = addends.toSpliced(addends.indexOf(start), 1);
  // Of three numbers, two are joined.
  if (whole.strategy !== "count" && others.length > 1) return left <= Math.max(...others);
  if (whole.strategy === "tens" && left % 10 !== 0) return true;
  return ["count", "fillTen"].includes(whole.strategy) || firstReached(whole) <= at;
}

function firstReached({ sentences }: Working): number {
  return Math.min(...sentences.map(({ reaches = Infinity }) => reaches));
}

/** Whether all steps but the last are behind the player. */
function hasDoneSteps({ sentences }: Working, at: number): boolean {
  const reached = sentences.flatMap(({ reaches }) => reaches ?? []);
  return reached.length > 0 && Math.max(...reached) <= at;
}

function nextThought({ worked }: PlusContent, { sentences }: Working, at: number): string | undefined {
  const come = sentences.findLastIndex(({ reaches = Infinity }) => reaches <= at);
  const next = sentences.slice(0, -1)[come + 1];
  return next === undefined ? undefined : fillTemplate(worked[next.form], next.values);
}
