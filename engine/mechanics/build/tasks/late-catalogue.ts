/** Stands in the built pages for `catalogue.ts`: a game brings the tasks that it has. `scripts/site/late-plugins.ts` puts it there. */
import { lateTasks } from "../../kit/late-tasks.ts";
import { taskTypeOf, type AnyContent, type Task } from "./task.ts";

const { addTasks, taskFor } = lateTasks<Task>("build");
/** @public */
export { addTasks };

/** @public */
export function taskOf({ content }: { readonly content: AnyContent }): Task {
  return taskFor(taskTypeOf(content));
}
