/** Help of mechanics that have three rungs: what points the way, what narrows it, and the move. */
import type { Cue } from "../../cue.ts";
import type { Help, Rung } from "../contract.ts";

export type Strength = 1 | 2 | 3;

/** A rung that says what a higher one says is left out: whoever asks again hears something new. */
export function threeRungs(hint: (strength: Strength) => readonly Cue[]): Help {
  const [listen, two, move] = [hint(1), hint(2), hint(3)];
  const [first, second, third] = [listen, two, move].map((cues) => JSON.stringify(cues));
  return {
    ...(first === second || first === third ? {} : { listen }),
    ...(second === third ? {} : { two }),
    move,
  };
}

export function strengthOf(rung: Rung): Strength {
  return rung === "move" ? 3 : rung === "two" ? 2 : 1;
}
