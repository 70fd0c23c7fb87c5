import type { EnterDeal } from "../state.ts";
import { cells } from "./cells/index.ts";
import { course } from "./course/index.ts";
import { taskTypeOf, type Task, type TaskType } from "./task.ts";

export const tasks: Readonly<Record<TaskType, Task>> = { cells, course };

export function taskOf({ rules }: Pick<EnterDeal, "rules">): Task {
  return tasks[taskTypeOf(rules)];
}

/** Nothing need be brought where all of them are here: see `late-catalogue.ts`. */
export function addTasks(_tasks?: Readonly<Record<string, unknown>>): void {}
