import { grow } from "./grow/index.ts";
import { taskTypeOf, type AnyContent, type Task, type TaskType } from "./task.ts";
import { upkeep } from "./upkeep/index.ts";

export const tasks: Readonly<Record<TaskType, Task>> = { grow, upkeep };

export function taskOf({ content }: { readonly content: AnyContent }): Task {
  return tasks[taskTypeOf(content)];
}

/** Nothing need be brought where all of them are here: see `late-catalogue.ts`. */
export function addTasks(_tasks?: Readonly<Record<string, unknown>>): void {}
