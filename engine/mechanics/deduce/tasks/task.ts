/** What every kind of case is: the rules of its turn, on a state that all of them share. */
import type { Cue } from "../../../cue.ts";
import type { Action, Move } from "../../../move.ts";
import type { Random } from "../../../random.ts";
import type { Step } from "../../contract.ts";
import type { Rules } from "../schema.ts";
import type { State } from "../state.ts";
import type { DealOf } from "../world.ts";

export interface Task<Name extends Rules["task"]> {
  /** Null where the bank has no such case for who is sought. */
  begin(deal: DealOf<Name>, random: Random): State | null;
  open(deal: DealOf<Name>, state: State): Cue[];
  where(deal: DealOf<Name>, state: State): Cue[];
  moves(deal: DealOf<Name>, state: State): Move[];
  apply(deal: DealOf<Name>, state: State, action: Action): Step<State>;
  best(deal: DealOf<Name>, state: State): Action;
  hint(deal: DealOf<Name>, state: State, strength: 1 | 2 | 3): Cue[];
  reveal(deal: DealOf<Name>, state: State): Cue[];
}
