/** What is kept up: parts that are all alike and are tested, or places that feed each other. */
import type { Cue } from "../../../cue.ts";
import type { Action, Move } from "../../../move.ts";
import type { Deal, Help, Rung, Step, Telling } from "../../contract.ts";
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

export interface Task {
  world(): AnyWorld;
  begin(deal: AnyDeal): AnyState;
  open(deal: AnyDeal, state: AnyState): Telling<AnyState>;
  moves(deal: AnyDeal, state: AnyState): Move[];
  apply(deal: AnyDeal, state: AnyState, action: Action): Step<AnyState>;
  where(deal: AnyDeal, state: AnyState): Telling<AnyState>;
  best(deal: AnyDeal, state: AnyState): Action;
  help(deal: AnyDeal, state: AnyState): Help;
  helped(deal: AnyDeal, state: AnyState, rung: Rung): AnyState;
  reveal(deal: AnyDeal, state: AnyState): Cue[];
  leave(deal: AnyDeal, state: AnyState): AnyWorld;
  perform?(content: AnyContent, rules: AnyRules, world: AnyWorld): Cue[];
}

/** Which of them a game is about. */
export function taskTypeOf(content: AnyContent): TaskType {
  return "places" in content ? "upkeep" : "grow";
}
