/** What is done with symbols: they stand in cells that are turned, or are entered one after another and walked on a course. */
import type { Cue } from "../../../cue.ts";
import type { Random } from "../../../random.ts";
import type { Rung } from "../../contract.ts";
import type { TaskTurn } from "../../kit/task.ts";
import type { EnterContent, EnterRules, EnterWorld, Job } from "../schema.ts";
import type { EnterDeal, EnterState } from "../state.ts";

export type TaskType = "cells" | "course";

export interface Task extends TaskTurn<EnterDeal, EnterState, Cue[]> {
  begin(deal: EnterDeal): EnterState;
  helped(deal: EnterDeal, state: EnterState, rung: Rung): EnterState;
  leave(deal: EnterDeal, state: EnterState): EnterWorld;
  perform(content: EnterContent, rules: EnterRules, world: EnterWorld): Cue[];
  generate?(content: EnterContent, rules: EnterRules, random: Random, world: EnterWorld): Job;
}

/** Which of them the jobs of a level are. */
export function taskTypeOf({ course }: EnterRules): TaskType {
  return course === undefined ? "cells" : "course";
}
