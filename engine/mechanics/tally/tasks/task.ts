/** What there is to count: what happens in time, or the corners of a shape. */
import type { Random } from "../../../random.ts";
import type { Deal, Rung, Step } from "../../contract.ts";
import type { TaskTurn } from "../../kit/task.ts";
import type { TallyContent, TallyRules, TallyWorld, Watch } from "../schema.ts";
import type { TallyState } from "../state.ts";
import type { Outline, OutlineContent, OutlineRules } from "./outline/schema.ts";
import type { OutlineState } from "./outline/state.ts";

export type AnyContent = TallyContent | OutlineContent;
export type AnyRules = TallyRules | OutlineRules;
export type AnyItem = Watch | Outline;
export type AnyState = TallyState | OutlineState;
export type AnyDeal = Deal<AnyContent, AnyRules, AnyItem, TallyWorld>;

export type TaskType = "watch" | "outline";

export interface Task extends TaskTurn<AnyDeal, AnyState> {
  begin(deal: AnyDeal): AnyState;
  tick?(deal: AnyDeal, state: AnyState): Step<AnyState>;
  helped(deal: AnyDeal, state: AnyState, rung: Rung): AnyState;
  generate(content: AnyContent, rules: AnyRules, random: Random, world?: TallyWorld): AnyItem;
  leave(deal: AnyDeal, state: AnyState): TallyWorld;
}

/** Which of them a game is about. */
export function taskTypeOf(content: AnyContent): TaskType {
  return "figures" in content ? "outline" : "watch";
}
