/** Stands in the built pages for `catalogue.ts`: a game brings the tasks that it has. `scripts/site/late-plugins.ts` puts it there. */
import { lateTasks } from "../../kit/late-tasks.ts";
import type { AnyRules } from "../any.ts";
import { familyTypeOf, type Family } from "./family.ts";

const { addTasks, taskFor } = lateTasks<Family>("deduce");
/** @public */
export { addTasks };

/** @public */
export function familyOf({ rules }: { readonly rules: AnyRules }): Family {
  return taskFor(familyTypeOf(rules));
}
