/** What a wrong stop was, where its number tells: the thought behind it is answered, not the number alone. */
import { oneOf, say, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { targetOf, taskLoad, taskThinking, taskWhole } from "./asks.ts";
import { wayAt } from "./deal.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { buttonJumps } from "./track.ts";
import type { Jump } from "./words.ts";

/** From so many ones on, a number is thought as a ten and some back. */
const NEARLY_TEN = 7;

export function because(deal: DialDeal, state: DialState, value: number): Cue[] {
  const words = deal.content.answers.because;
  const { task, start } = wayAt(deal, state.way);
  const target = targetOf(deal, state);
  const load = taskLoad(task, start);
  const changes = buttonJumps(deal.content, deal.rules).map(({ jump }) => jump.change);
  const told = (text: string | undefined, values: Readonly<Record<string, number>> = {}): Cue[] =>
    text === undefined ? [] : [say(fillTemplate(text, values))];
  const whole = taskWhole(task);
  if (whole !== undefined) {
    const { known, total } = whole;
    if (value === total) return told(words.whole, { value, start: known });
    return told(words.missing, { start: known, value, sum: known + value, total });
  }
  if (load === undefined) return [];
  if (load === value && value < start) return told(words.part, { value, start });
  if (value === start) return told(words.begun, { value });
  if (value < start && start < target)
    return [oneOf(deal.content.ends.begun, "object", { values: { value, start } })];
  const off = value - target;
  const hasTens = changes.some((change) => "by" in change && Math.abs(change.by) === 10);
  const [a, b] = [start % 10, load % 10];
  // The ones make a ten that was not counted.
  if (hasTens && off === -10 && a + b >= 10 && words.carry !== undefined)
    return told(words.carry, { a, b, sum: a + b });
  const less = 10 - b;
  // Ten more for nine, and then on instead of back.
  if (hasTens && b >= NEARLY_TEN && off === 2 * less && words.onward !== undefined)
    return told(words.onward, { load, near: load + less, less });
  if (hasTens && Math.abs(off) === 10) return told(off < 0 ? words.tenLess : words.tenMore);
  if (value % 10 === 0 && start < value && value < target && target - start < 20)
    return told(words.atTen, { value, come: value - start });
  const onlyOnes = state.trail.every((id) => isOne(deal.content.jumps[id]));
  if (off === -1 && load > 1 && onlyOnes && state.trail.length === value - start)
    return told(words.counted, { start, next: start + 1 });
  const ten = (Math.floor(start / 10) + 1) * 10;
  const fills = changes.some((change) => "upTo" in change);
  if (fills && start % 10 !== 0 && ten < target && words.fill !== undefined)
    return told(words.fill, { start, need: ten - start, ten });
  if (off > 0 && load < 10) return told(words.over, { start, next: start + 1 });
  const { strategy } = taskThinking(deal.content.tasks, task, start, start, fills);
  return words.think === undefined ? [] : [say(fillTemplate(words.think, { thought: strategy }))];
}

function isOne(jump: Jump | undefined): boolean {
  return jump !== undefined && "by" in jump.change && jump.change.by === 1;
}
