/** For the `late-catalogue.ts` of a mechanic with several tasks: in the built pages a game brings those that it has. */

/** The tasks that have come, by their types. @param name of the mechanic, for who is told that one is missing */
export function lateTasks<Task>(name: string) {
  const here: Record<string, unknown> = {};
  return {
    addTasks(tasks: Readonly<Record<string, unknown>> = {}): void {
      Object.assign(here, tasks);
    },
    taskFor(type: string): Task {
      const task = here[type];
      if (task === undefined) throw new Error(`${name}: the task ${type} did not come with the game`);
      return task as Task;
    },
    allTasks: (): readonly Task[] => Object.values(here) as readonly Task[],
  };
}
