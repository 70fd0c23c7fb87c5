/** Help of mechanics that have three rungs: what points the way, what narrows it, and the move. */
import type { Cue } from "../../cue.ts";
import type { Help, Rung } from "../contract.ts";

export type Strength = 1 | 2 | 3;

export function threeRungs(hint: (strength: Strength) => readonly Cue[]): Help {
  return { listen: hint(1), two: hint(2), move: hint(3) };
}

export function strengthOf(rung: Rung): Strength {
  return rung === "move" ? 3 : rung === "two" ? 2 : 1;
}
