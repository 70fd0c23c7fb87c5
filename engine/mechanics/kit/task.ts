/** One contract for the turns of a mechanic that plays several kinds of them; what only one mechanic asks of its tasks, it adds. */
import type { Cue } from "../../cue.ts";
import type { Action, Move } from "../../move.ts";
import type { Help, Step, Telling } from "../contract.ts";

/** As a mechanic promises them. @typeParam Told what is told of a turn: with a state where telling changes it, or cues alone */
export interface TaskTurn<Deal, State, Told = Telling<State>> {
  open(deal: Deal, state: State): Told;
  where(deal: Deal, state: State): Told;
  moves(deal: Deal, state: State): Move[];
  apply(deal: Deal, state: State, action: Action): Step<State>;
  best(deal: Deal, state: State): Action;
  help(deal: Deal, state: State): Help;
  reveal(deal: Deal, state: State): Cue[];
}
