import { outline } from "./outline/index.ts";
import { taskTypeOf, type AnyContent, type Task, type TaskType } from "./task.ts";
import { watch } from "./watch/index.ts";

export const tasks: Readonly<Record<TaskType, Task>> = { watch, outline };

export function taskOf({ content }: { readonly content: AnyContent }): Task {
  return tasks[taskTypeOf(content)];
}

/** Nothing need be brought where all of them are here: see `late-catalogue.ts`. */
export function addTasks(_tasks?: Readonly<Record<string, unknown>>): void {}
