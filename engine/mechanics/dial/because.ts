/** What a wrong stop was, where its number tells: the thought behind it is answered, not the number alone. */
import { say, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { targetOf, wayAt } from "./deal.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { taskLoad, taskWhole } from "./tasks/catalogue.ts";
import { buttonJumps } from "./track.ts";

export function because(deal: DialDeal, state: DialState, value: number): Cue[] {
  const words = deal.content.answers.because;
  const { task, start } = wayAt(deal, state.way);
  const target = targetOf(deal, state);
  const load = taskLoad(task, start);
  const changes = buttonJumps(deal.content, deal.rules).map(({ jump }) => jump.change);
  const told = (text: string | undefined, values: Readonly<Record<string, number>> = {}): Cue[] =>
    text === undefined ? [] : [say(fillTemplate(text, values))];
  const whole = taskWhole(task);
  if (whole !== undefined && value === whole.total) return told(words.whole, { value, start: whole.known });
  if (load !== undefined && value === load && value < start) return told(words.part, { value, start });
  if (value === start) return load === undefined ? [] : told(words.begun, { value });
  const off = value - target;
  const hasTens = changes.some((change) => "by" in change && Math.abs(change.by) === 10);
  if (hasTens && Math.abs(off) === 10) return told(off < 0 ? words.tenLess : words.tenMore);
  if (value % 10 === 0 && start < value && value < target && target - start < 20)
    return told(words.atTen, { value });
  if (off > 0 && load !== undefined && load < 10) return told(words.over, { start, next: start + 1 });
  if (off === -1 && load !== undefined && load > 1 && state.trail.length === value - start)
    return told(words.counted, { start, next: start + 1 });
  return [];
}
