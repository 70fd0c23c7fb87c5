/** Draws an item for a level. */
import type { Random } from "../../random.ts";
import type { DialContent, DialItem, DialRules } from "./schema.ts";
import { drawTask, taskId, taskTarget } from "./task.ts";
import type { Span } from "./texts.ts";
import { buttonJumps, distancesTo } from "./track.ts";

/** Throws a RangeError if the rules draw nothing: `check` refuses such games. */
export function generate(content: DialContent, rules: DialRules, random: Random): DialItem {
  const drawing = random.pick(rules.tasks ?? []);
  const { task, start: ownStart } = drawTask(drawing, rules.range.from, random);
  const start =
    rules.anyStart === undefined
      ? ownStart
      : random.pick(startsFor(taskTarget(task), rules.anyStart, content, rules));
  const { skill } = drawing;
  return { id: taskId(task), ...(skill === undefined ? {} : { skill }), task, start };
}

/** Every number from where the target takes so many jumps at best. */
export function startsFor(target: number, par: Span, content: DialContent, rules: DialRules): number[] {
  const { range } = rules;
  const distances = distancesTo(target, range, buttonJumps(content, rules));
  const starts: number[] = [];
  for (let value = range.from; value <= range.to; value++) {
    const jumps = distances.from(value);
    if (jumps !== undefined && jumps >= par.from && jumps <= par.to) starts.push(value);
  }
  return starts;
}
