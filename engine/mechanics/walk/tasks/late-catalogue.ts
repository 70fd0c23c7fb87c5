/** Stands in the built pages for `catalogue.ts`: a game brings the tasks that it has. `scripts/site/late-plugins.ts` puts it there. */
import type { WalkDeal } from "../schema.ts";
import type { Task } from "./task.ts";

const here: Record<string, unknown> = {};

/** @public */
export function addTasks(tasks: Readonly<Record<string, unknown>> = {}): void {
  Object.assign(here, tasks);
}

/** @public */
export function taskOf({ rules }: Pick<WalkDeal, "rules">): Task {
  const task = here[rules.task.type];
  if (task === undefined) throw new Error(`the task ${rules.task.type} did not come with the game`);
  return task as Task;
}

/** @public */
export function allTasks(): readonly Task[] {
  return Object.values(here) as readonly Task[];
}
