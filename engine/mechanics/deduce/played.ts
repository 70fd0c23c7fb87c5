/** Moves made in a case and what is heard then, for the tests beside these rules. */
import type { Cue } from "../../cue.ts";
import { wordCues } from "../../lines/word-cues.ts";
import { NOTHING_HEARD } from "../../lines/index.ts";
import { deduce } from "./index.ts";
import type { State } from "./state.ts";
import type { DeduceDeal } from "./world.ts";

/** What is said, and of sounds the captions or names, with their sides. */
export function told(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) => {
    if (cue.type === "say") return [cue.text];
    if (cue.type === "sound") return [`[${cue.caption ?? cue.sound}${sideOf(cue.side)}]`];
    return cue.type === "pattern" ? [`[${cue.caption}]`] : [];
  });
}

function sideOf(side: number | undefined): string {
  return side === undefined ? "" : ` ${side}`;
}

export function make(deal: DeduceDeal, state: State, ...moves: string[]) {
  let step = deduce.apply(deal, state, { move: moves[0] ?? "" });
  const counts = { ...step.counts };
  for (const move of moves.slice(1)) {
    step = deduce.apply(deal, step.state, { move });
    Object.assign(counts, step.counts);
  }
  return { state: step.state, heard: told(step.cues), outcome: step.outcome, counts };
}

/** A case as it is written here, whatever chance would have made of it. */
export function stateOf(changes: Partial<State>, from: DeduceDeal): State {
  return { ...deduce.begin(from), ...changes };
}

export function pageOf(id: string) {
  return { id, name: id, meaning: "…", isBitten: false };
}

/** A row in which the first clue may catch nobody. */
export const HUMS = { task: "hums", liars: ["denies"], row: 4, idle: 0.5 };

/** What each rung of help says here, from below. */
export function helpTold(deal: DeduceDeal, state: State): string[][] {
  return Object.values(deduce.help(deal, state)).map((cues) => told(cues ?? []));
}
