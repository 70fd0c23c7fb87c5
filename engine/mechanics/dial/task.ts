/**
 * What the dial asks of a task, whatever its type. Taking away, sharing and the clock are further members of the three
 * unions in `schema.ts`, and a further case in each of these.
 */
import type { Random } from "../../random.ts";
import {
  answersWithin,
  drawPlus,
  drawsAnything,
  lowestAddend,
  plusId,
  plusQuestion,
  plusStart,
  plusTarget,
} from "./plus.ts";
import type { DialContent, DialItem, DialRules } from "./schema.ts";
import type { Span } from "./texts.ts";
import { thinkPlus, type Thinking } from "./thinking.ts";
import { workedAnswer, workPlus } from "./worked.ts";

type Words = DialContent["task"];
type Task = DialItem["task"];
export type Drawing = NonNullable<DialRules["tasks"]>[number];

/** The number to stop at. */
export function taskTarget(task: Task): number {
  switch (task.type) {
    case "plus":
      return plusTarget(task);
  }
}

/** What is asked, as it is said. */
export function taskQuestion(words: Words, task: Task): string {
  switch (task.type) {
    case "plus":
      return plusQuestion(words, task);
  }
}

/** What is asked, without spaces: equal questions are one item. */
export function taskId(task: Task): string {
  switch (task.type) {
    case "plus":
      return plusId(task);
  }
}

/** Help on the way from `start`, for a player who has come to `at`. */
export function taskThinking(words: Words, { task, start }: DialItem, at: number): Thinking {
  switch (task.type) {
    case "plus":
      return thinkPlus(words, task, start, at);
  }
}

/** The worked answer, one sentence a step. */
export function taskWorked(words: Words, { task, start }: DialItem): string[] {
  switch (task.type) {
    case "plus":
      return workedAnswer(words, workPlus(task, start));
  }
}

/** A task by these rules, and where it starts of its own. Throws a RangeError if nothing fits: `check` refuses that. */
export function drawTask(rules: Drawing, trackFrom: number, random: Random): { task: Task; start: number } {
  switch (rules.type) {
    case "plus": {
      const task = drawPlus(rules, random);
      return { task, start: plusStart(task, rules.start, trackFrom) };
    }
  }
}

/** Where the tasks of a drawing start and end, at the most; undefined if nothing fits its rules. */
export function drawnWithin(rules: Drawing, trackFrom: number): { start: number; answers: Span } | undefined {
  switch (rules.type) {
    case "plus":
      if (!drawsAnything(rules)) return undefined;
      return {
        start: rules.missing === undefined ? lowestAddend(rules) : trackFrom,
        answers: answersWithin(rules),
      };
  }
}
