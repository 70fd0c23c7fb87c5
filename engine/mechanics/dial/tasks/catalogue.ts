/** The tasks that there are, by their types. */
import { less } from "./less/index.ts";
import { minus } from "./minus/index.ts";
import { plus } from "./plus/index.ts";
import type { Sum } from "./schemas.ts";
import { share } from "./share/index.ts";
import type { Task } from "./task.ts";

// eslint-disable-next-line typescript/no-explicit-any -- a task's own types are forgotten here, and only here
export const tasks: Readonly<Record<Sum["type"], Task<any, any, any>>> = { plus, minus, less, share };

// eslint-disable-next-line typescript/no-explicit-any -- as above
export function taskFor(type: Sum["type"]): Task<any, any, any> {
  return tasks[type];
}

/** Nothing need be brought where all of them are here: see `late-catalogue.ts`. */
export function addTasks(_tasks?: Readonly<Record<string, unknown>>): void {}
