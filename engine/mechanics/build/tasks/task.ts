/** What is kept up: parts that are all alike and are tested, or places that feed each other. */
import type { Cue } from "../../../cue.ts";
import type { Deal, Rung } from "../../contract.ts";
import type { TaskTurn } from "../../kit/task.ts";
import type { BuildContent, BuildRules, BuildWorld, Round } from "../schema.ts";
import type { BuildState } from "../state.ts";
import type { UpkeepContent, UpkeepItem, UpkeepRules, UpkeepWorld } from "./upkeep/schema.ts";
import type { UpkeepState } from "./upkeep/state.ts";

export type AnyContent = BuildContent | UpkeepContent;
export type AnyRules = BuildRules | UpkeepRules;
export type AnyItem = Round | UpkeepItem;
export type AnyWorld = BuildWorld | UpkeepWorld;
export type AnyState = BuildState | UpkeepState;
export type AnyDeal = Deal<AnyContent, AnyRules, AnyItem, AnyWorld>;

export type TaskType = "grow" | "upkeep";

export interface Task extends TaskTurn<AnyDeal, AnyState> {
  world(): AnyWorld;
  begin(deal: AnyDeal): AnyState;
  helped(deal: AnyDeal, state: AnyState, rung: Rung): AnyState;
  leave(deal: AnyDeal, state: AnyState): AnyWorld;
  perform?(content: AnyContent, rules: AnyRules, world: AnyWorld): Cue[];
}

/** Which of them a game is about. */
export function taskTypeOf(content: AnyContent): TaskType {
  return "places" in content ? "upkeep" : "grow";
}
