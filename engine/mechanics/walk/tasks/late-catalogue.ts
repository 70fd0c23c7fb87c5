/** Stands in pages for `catalogue.ts`, and fetches the tasks that a game has. `scripts/site/late-plugins.ts` puts it there. */
import type { WalkDeal } from "../schema.ts";
import type { Task } from "./task.ts";

const fetchers: Readonly<Record<WalkDeal["rules"]["task"]["type"], () => Promise<unknown>>> = {
  gather: async () => (await import("./gather/index.ts")).gather,
  chase: async () => (await import("./chase/index.ts")).chase,
  dig: async () => (await import("./dig/index.ts")).dig,
};
const fetched: Record<string, Task> = {};

/** @public */
export async function fetchTasks(types: readonly string[]): Promise<void> {
  await Promise.all(
    Object.entries(fetchers)
      .filter(([type]) => types.includes(type))
      .map(async ([type, fetchTask]) => {
        fetched[type] = (await fetchTask()) as Task;
      }),
  );
}

/** @public */
export function taskOf({ rules }: Pick<WalkDeal, "rules">): Task {
  const task = fetched[rules.task.type];
  if (task === undefined) throw new Error(`the task ${rules.task.type} has not been fetched`);
  return task;
}

/** @public */
export function allTasks(): readonly Task[] {
  return Object.values(fetched);
}
