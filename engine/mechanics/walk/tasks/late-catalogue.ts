/** Stands in the built pages for `catalogue.ts`: a game brings the tasks that it has. `scripts/site/late-plugins.ts` puts it there. */
import { lateTasks } from "../../kit/late-tasks.ts";
import type { WalkDeal } from "../schema.ts";
import type { Task } from "./task.ts";

const { addTasks, taskFor, allTasks } = lateTasks<Task>("walk");
/** @public */
export { addTasks, allTasks };

/** @public */
export function taskOf({ rules }: Pick<WalkDeal, "rules">): Task {
  return taskFor(rules.task.type);
}
