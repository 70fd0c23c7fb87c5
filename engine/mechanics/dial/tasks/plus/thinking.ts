/** What helps a player who is on the way: the strategy for what is left, and the next thought. */
import { fillTemplate } from "../../../../definition/fill.ts";
import { plusTarget, totalOf } from "./sums.ts";
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
  const target = plusTarget(task);
  const isAtStep = at === start || whole.sentences.some(({ reaches }) => reaches === at);
  const { upTo } = words.hints;
  if (task.missing !== undefined && at === start && whole.sentences.length === 1 && upTo !== undefined)
    return { strategy: strategyHint(words, whole), thought: fillTemplate(upTo, whole.values), overshoots };
  if (task.missing !== undefined)
    return isAtStep
      ? { strategy: strategyHint(words, whole), thought: nextThought(words, whole, at), overshoots }
      : thinkBrought(words, task, at, target);
  const left = target - at;
  const isPair = task.addends.length === 2;
  // Who has begun with the smaller number needs the tens of the other.
  if (isPair && at !== start && at < 10 && left >= 10)
    return {
      strategy: fillTemplate(words.hints[left % 10 === 0 ? "tens" : "tensThenOnes"], { a: at, b: left }),
      thought: leftOver(words, at, left),
      overshoots: false,
    };
  const rest = workPlus({ type: "plus", addends: [at, left] }, at);
  // What is left is thought from where the player is, not from where the sum began.
  const begunAnew = isPair ? at !== start : isBegunAnew(task, whole, start, at);
  const thought =
    begunAnew && !isAtStep && (isPair || !hasDoneSteps(whole, at))
      ? nextThought(words, rest, at)
      : nextThought(words, whole, at);
  return {
    strategy: strategyHint(words, begunAnew ? rest : whole),
    thought: thought ?? leftOver(words, at, left),
    overshoots: begunAnew ? rest.strategy === "roundUp" : overshoots,
  };
}

/** Between the steps to a missing number: what stands there by now, and what that needs next. */
function thinkBrought(words: PlusContent, task: PlusTask, at: number, target: number): Thinking {
  const { worked } = words;
  const known = totalOf(task.addends) - target;
  const [here, left] = [known + at, target - at];
  const toTen = (10 - (here % 10)) % 10;
  const next = toTen === 0 || toTen > left ? left : toTen;
  return {
    strategy: fillTemplate(worked.join, { a: known, b: at, c: here }),
    thought:
      left >= 10
        ? fillTemplate(worked.still, { a: here, b: left })
        : fillTemplate(worked.need, { a: here, b: next, c: here + next }),
    overshoots: false,
  };
}

/** Where only one step is left: how far it leads, never where to. */
function leftOver({ worked }: PlusContent, at: number, left: number): string {
  return fillTemplate(left >= 10 ? worked.still : worked.start, { a: at, b: left });
}

/** Where a button fills the ten: what the train lacks to it, or what is left to count. */
function thinkFilling({ hints, worked }: PlusContent, at: number, target: number): Thinking {
  const ten = (Math.floor(at / 10) + 1) * 10;
  const left = target - at;
  if (at % 10 === 0 && left % 10 >= NEARLY_TEN) {
    const near = left - (left % 10) + 10;
    return {
      strategy: fillTemplate(hints.roundUp, { b: left, near }),
      thought: fillTemplate(worked.less, { a: near, b: near - left, c: left }),
      overshoots: true,
    };
  }
  // Past the answer to the ten and back from there, where that is shorter.
  if (target < ten && ten - target + 1 < left) {
    const near = ten - at;
    return {
      strategy: fillTemplate(hints.roundUp, { b: left, near }),
      thought: fillTemplate(worked.less, { a: near, b: near - left, c: left }),
      overshoots: true,
    };
  }
  // Nor is a ten to be filled first where nothing is left after it, once the first one is full.
  if (target < ten || (target === ten && at >= 10)) {
    const values = { a: at, b: left };
    return {
      strategy: fillTemplate(hints.count, values),
      thought: fillTemplate(worked.start, values),
      overshoots: false,
    };
  }
  return {
    strategy: fillTemplate(hints.fillTen, { a: at, b: left }),
    thought: fillTemplate(worked.need, { a: at, b: ten - at, c: ten }),
    overshoots: false,
  };
}

/** Whether what is left of three numbers is best thought as a sum of its own, from where the player is. */
function isBegunAnew({ addends }: PlusTask, whole: Working, start: number, at: number): boolean {
  if (at === start) return false;
  const left = totalOf(addends) - at;
  // Of three numbers, two are joined.
  return whole.strategy === "count" || left <= Math.max(...addends.toSpliced(addends.indexOf(start), 1));
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
