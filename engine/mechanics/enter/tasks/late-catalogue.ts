/** Stands in the built pages for `catalogue.ts`: a game brings the tasks that it has. `scripts/site/late-plugins.ts` puts it there. */
import { lateTasks } from "../../kit/late-tasks.ts";
import type { EnterDeal } from "../state.ts";
import { taskTypeOf, type Task } from "./task.ts";

const { addTasks, taskFor } = lateTasks<Task>("enter");
/** @public */
export { addTasks };

/** @public */
export function taskOf({ rules }: Pick<EnterDeal, "rules">): Task {
  return taskFor(taskTypeOf(rules));
}
