/** The tasks that there are, by their types, and the one place that asks for a type. */
import type { Random } from "../../../random.ts";
import type { SoundId } from "../../../sound/index.ts";
import type { Span } from "../texts.ts";
import { less } from "./less/index.ts";
import { minus } from "./minus/index.ts";
import { plus } from "./plus/index.ts";
import { share } from "./share/index.ts";
import type { Drawing, Sum, TaskWords } from "./schemas.ts";
import type { Drawn, Piece, Task, Thinking } from "./task.ts";

// eslint-disable-next-line typescript/no-explicit-any -- a task's own types are forgotten here, and only here
const tasks: Readonly<Record<Sum["type"], Task<any, any, any>>> = { plus, minus, less, share };

export function taskTarget(sum: Sum): number {
  return tasks[sum.type].target(sum);
}

export function taskId(sum: Sum): string {
  return tasks[sum.type].id(sum);
}

export function taskQuestion(words: TaskWords, sum: Sum): readonly Piece[] {
  return tasks[sum.type].question(wordsFor(words, sum), sum);
}

export function taskLoad(sum: Sum, start: number): number | undefined {
  return tasks[sum.type].load(sum, start);
}

export function taskWhole(sum: Sum): { known: number; total: number } | undefined {
  return tasks[sum.type].whole?.(sum);
}

export function taskThinking(
  words: TaskWords,
  sum: Sum,
  start: number,
  at: number,
  fills: boolean,
): Thinking {
  return tasks[sum.type].thinking(wordsFor(words, sum), sum, start, at, fills);
}

export function taskWorked(words: TaskWords, sum: Sum, start: number): string[] {
  return tasks[sum.type].worked(wordsFor(words, sum), sum, start);
}

export function taskFact(words: TaskWords, sum: Sum, start: number): string {
  const { fact, worked } = tasks[sum.type];
  const own = wordsFor(words, sum);
  return fact?.(own, sum) ?? worked(own, sum, start).at(-1) ?? "";
}

export function taskRight(words: TaskWords, sum: Sum): SoundId | undefined {
  return tasks[sum.type].right?.(wordsFor(words, sum), sum);
}

export function drawTask(rules: Drawing, drawn: Drawn, random: Random): Sum | undefined {
  return tasks[rules.type].draw(rules, drawn, random) as Sum | undefined;
}

export function taskStarts(rules: Drawing, sum: Sum, drawn: Drawn): readonly number[] {
  return tasks[rules.type].starts(rules, sum, drawn);
}

export function drawnWithin(rules: Drawing, trackFrom: number): { starts: Span; answers: Span } | undefined {
  return tasks[rules.type].within(rules, trackFrom);
}

/** `check` refuses games that ask what they have no words for. */
function wordsFor(words: TaskWords, { type }: Sum): unknown {
  const found = words[type];
  if (found === undefined) throw new RangeError(`wordsFor: content.tasks.${type} is missing`);
  return found;
}
