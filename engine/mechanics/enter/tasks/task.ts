/** What is done with symbols: they stand in cells that are turned, or are entered one after another and walked on a course. */
import type { Cue } from "../../../cue.ts";
import type { Action, Move } from "../../../move.ts";
import type { Random } from "../../../random.ts";
import type { Help, Rung, Step } from "../../contract.ts";
import type { EnterContent, EnterRules, EnterWorld, Job } from "../schema.ts";
import type { EnterDeal, EnterState } from "../state.ts";

export type TaskType = "cells" | "course";

export interface Task {
  begin(deal: EnterDeal): EnterState;
  open(deal: EnterDeal, state: EnterState): Cue[];
  moves(deal: EnterDeal, state: EnterState): Move[];
  apply(deal: EnterDeal, state: EnterState, action: Action): Step<EnterState>;
  where(deal: EnterDeal, state: EnterState): Cue[];
  best(deal: EnterDeal, state: EnterState): Action;
  help(deal: EnterDeal, state: EnterState): Help;
  helped(deal: EnterDeal, state: EnterState, rung: Rung): EnterState;
  reveal(deal: EnterDeal, state: EnterState): Cue[];
  leave(deal: EnterDeal, state: EnterState): EnterWorld;
  perform(content: EnterContent, rules: EnterRules, world: EnterWorld): Cue[];
  generate?(content: EnterContent, rules: EnterRules, random: Random, world: EnterWorld): Job;
}

/** Which of them the jobs of a level are. */
export function taskTypeOf({ course }: EnterRules): TaskType {
  return course === undefined ? "cells" : "course";
}
