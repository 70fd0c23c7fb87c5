import { bed, type Cue } from "../cue.ts";
import type { Definition } from "../definition/index.ts";

/** A row of right answers adds music layers, never loudness; a miss takes the last one away again. */
export function streakCues({ streakLayers }: Definition, streak: number, calm: boolean): Cue[] {
  return streakLayers.map((layer, index) =>
    bed(streakLayer(index), !calm && streak >= 3 * (index + 1) ? layer : null),
  );
}

function streakLayer(index: number): string {
  return `streak-${index}`;
}
