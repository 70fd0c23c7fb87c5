import type { Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import type { Help, IsTooDear } from "../contract.ts";
import { threeRungs } from "../kit/three-rungs.ts";
import type { AnyDeal } from "./any.ts";
import { taskOf } from "./play.ts";
import type { State } from "./state.ts";

export function best(deal: AnyDeal, state: State, isTooDear?: IsTooDear): Action {
  return taskOf(deal).best(deal, state, isTooDear);
}

/** What most tasks offer: three rungs, or the move alone once all that leads there was told. */
export function usualHelp(deal: AnyDeal, state: State, isTooDear?: IsTooDear): Help {
  const help = threeRungs((strength) => taskOf(deal).hint(deal, state, strength, isTooDear));
  return state.isTold ? { move: help.move } : help;
}

export function reveal(deal: AnyDeal, state: State): Cue[] {
  return taskOf(deal).reveal(deal, state);
}
