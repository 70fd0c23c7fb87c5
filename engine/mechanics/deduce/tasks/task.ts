/** What every kind of case is: the rules of its turn, on a state that all of them share. */
import type { Cue } from "../../../cue.ts";
import type { Action } from "../../../move.ts";
import type { Random } from "../../../random.ts";
import type { IsTooDear } from "../../contract.ts";
import type { TaskTurn } from "../../kit/task.ts";
import type { Strength } from "../../kit/three-rungs.ts";
import type { Rules } from "../schema.ts";
import type { State } from "../state.ts";
import type { DealOf } from "../world.ts";

export type Task<Name extends Rules["task"]> = TaskOf<DealOf<Name>>;

export interface TaskOf<Deal> extends Omit<TaskTurn<Deal, State, Cue[]>, "best" | "help"> {
  /** Null where the bank has no such case for who is sought. */
  begin(deal: Deal, random: Random): State | null;
  best(deal: Deal, state: State, isTooDear?: IsTooDear): Action;
  hint(deal: Deal, state: State, strength: Strength, isTooDear?: IsTooDear): Cue[];
  /** Whether a hint of this strength leaves nothing to think: it names who is sought, or leaves two at most. Never if absent. */
  decides?(deal: Deal, state: State, strength: Strength): boolean;
  /** Whose meaning helps on the way, without saying who it is. */
  puzzling?(deal: Deal, state: State): string | undefined;
}
