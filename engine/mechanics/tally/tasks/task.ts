/** What there is to count: what happens in time, or the corners of a shape. */
import type { Cue } from "../../../cue.ts";
import type { Action, Move } from "../../../move.ts";
import type { Random } from "../../../random.ts";
import type { Deal, Help, Rung, Step, Telling } from "../../contract.ts";
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

export interface Task {
  begin(deal: AnyDeal): AnyState;
  open(deal: AnyDeal, state: AnyState): Telling<AnyState>;
  moves(deal: AnyDeal, state: AnyState): Move[];
  apply(deal: AnyDeal, state: AnyState, action: Action): Step<AnyState>;
  tick?(deal: AnyDeal, state: AnyState): Step<AnyState>;
  where(deal: AnyDeal, state: AnyState): Telling<AnyState>;
  best(deal: AnyDeal, state: AnyState): Action;
  help(deal: AnyDeal, state: AnyState): Help;
  helped(deal: AnyDeal, state: AnyState, rung: Rung): AnyState;
  reveal(deal: AnyDeal, state: AnyState): Cue[];
  generate(content: AnyContent, rules: AnyRules, random: Random, world?: TallyWorld): AnyItem;
  leave(deal: AnyDeal, state: AnyState): TallyWorld;
}

/** Which of them a game is about. */
export function taskTypeOf(content: AnyContent): TaskType {
  return "figures" in content ? "outline" : "watch";
}
