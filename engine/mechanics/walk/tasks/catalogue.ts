import type { WalkDeal } from "../schema.ts";
import { cane } from "./cane/index.ts";
import { chase } from "./chase/index.ts";
import { dig } from "./dig/index.ts";
import { gather } from "./gather/index.ts";
import type { Task } from "./task.ts";

/** Each task's own state is its own business: this is the one place where it is forgotten. */
export const tasks: Readonly<Record<WalkDeal["rules"]["task"]["type"], unknown>> = {
  gather,
  chase,
  dig,
  cane,
};

export function taskOf({ rules }: Pick<WalkDeal, "rules">): Task {
  return tasks[rules.task.type] as Task;
}

export function allTasks(): readonly Task[] {
  return Object.values(tasks) as readonly Task[];
}

/** Nothing need be brought where all of them are here: see `late-catalogue.ts`. */
export function addTasks(_tasks?: Readonly<Record<string, unknown>>): void {}
