/** Where the stories of a level come from, and with which words. */
import type { Bank, Rules } from "./types.ts";

const BALLS = 4;

interface Given {
  readonly tales: readonly string[];
  readonly things: readonly string[];
  readonly difficulty: number;
  readonly skill: string;
  readonly marks?: true;
  readonly tips?: Rules["tips"];
}

export function rulesOf({
  tales,
  things,
  marks,
  tips,
}: Pick<Given, "tales" | "things" | "marks" | "tips">): Rules {
  return {
    ...(tips === undefined ? {} : { tips }),
    tell: { tales: [...tales], things: [...things], balls: BALLS, ...(marks === undefined ? {} : { marks }) },
  };
}

export function bank(id: string, given: Given): Bank {
  return { id, difficulty: given.difficulty, skill: given.skill, rules: rulesOf(given) };
}
