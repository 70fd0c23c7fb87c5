/** Stands in the built pages for `catalogue.ts`: a game brings the tasks that it has. `scripts/site/late-plugins.ts` puts it there. */
import { lateTasks } from "../../kit/late-tasks.ts";
import type { Task } from "./task.ts";

// eslint-disable-next-line typescript/no-explicit-any -- a task's own types are forgotten here, as in `catalogue.ts`
const { addTasks, taskFor } = lateTasks<Task<any, any, any>>("dial");
/** @public */
export { addTasks, taskFor };
