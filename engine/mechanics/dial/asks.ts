/** The one place that asks for a task by its type. */
import type { Random } from "../../random.ts";
import type { SoundId } from "../../sound/index.ts";
import { jumpsBetween, slideOf, wayAt } from "./deal.ts";
import type { DialDeal, DialRules, DialState, Way } from "./schema.ts";
import { taskFor } from "./tasks/catalogue.ts";
import type { Drawing, Sum, TaskWords } from "./tasks/schemas.ts";
import type { Drawn, OwnTurn, Piece, Thinking } from "./tasks/task.ts";
import type { Span } from "./texts.ts";

/** Where a number is not driven to, its task has a turn of its own. */
export function ownTurn({ rules }: Pick<DialDeal, "rules">): OwnTurn | undefined {
  return rules.share === undefined ? undefined : taskFor("share").turn;
}

export function taskTarget(sum: Sum): number {
  return taskFor(sum.type).target(sum);
}

export function taskId(sum: Sum): string {
  return taskFor(sum.type).id(sum);
}

export function taskQuestion(words: TaskWords, sum: Sum): readonly Piece[] {
  return taskFor(sum.type).question(wordsFor(words, sum), sum);
}

export function taskLoad(sum: Sum, start: number): number | undefined {
  return taskFor(sum.type).load(sum, start);
}

export function taskWhole(sum: Sum): { known: number; total: number } | undefined {
  return taskFor(sum.type).whole?.(sum);
}

export function taskThinking(
  words: TaskWords,
  sum: Sum,
  start: number,
  at: number,
  fills: boolean,
): Thinking {
  return taskFor(sum.type).thinking(wordsFor(words, sum), sum, start, at, fills);
}

export function taskWorked(words: TaskWords, sum: Sum, start: number): string[] {
  return taskFor(sum.type).worked(wordsFor(words, sum), sum, start);
}

export function taskFact(words: TaskWords, sum: Sum, start: number): string {
  const { fact, worked } = taskFor(sum.type);
  const own = wordsFor(words, sum);
  return fact?.(own, sum) ?? worked(own, sum, start).at(-1) ?? "";
}

export function taskRight(words: TaskWords, sum: Sum): SoundId | undefined {
  return taskFor(sum.type).right?.(wordsFor(words, sum), sum);
}

export function drawTask(rules: Drawing, drawn: Drawn, random: Random): Sum | undefined {
  return taskFor(rules.type).draw(rules, drawn, random) as Sum | undefined;
}

export function taskStarts(rules: Drawing, sum: Sum, drawn: Drawn): readonly number[] {
  return taskFor(rules.type).starts(rules, sum, drawn);
}

export function drawnWithin(rules: Drawing, trackFrom: number): { starts: Span; answers: Span } | undefined {
  return taskFor(rules.type).within(rules, trackFrom);
}

/** `check` refuses games that ask what they have no words for. */
function wordsFor(words: TaskWords, { type }: Sum): unknown {
  const found = words[type];
  if (found === undefined) throw new RangeError(`wordsFor: content.tasks.${type} is missing`);
  return found;
}

/** The number to stop at. */
export function targetOf(deal: DialDeal, { way }: Pick<DialState, "way">): number {
  return taskTarget(wayAt(deal, way).task) + slideOf(deal);
}

/** The fewest jumps that a way takes. */
export function costOf(deal: Pick<DialDeal, "content" | "rules">, { task, start }: Way): number {
  return jumpsBetween(deal, start, taskTarget(task)).length;
}

/** What an express is paid there in the end: double, and more if it is full. */
export function worthOf({ full }: DialRules, { task, pays = 0 }: Way): number {
  return 2 * pays + (full !== undefined && taskTarget(task) % full.every === 0 ? full.pays : 0);
}
