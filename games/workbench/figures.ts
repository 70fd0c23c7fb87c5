/** Numbers of one simulated sitting. */
import type { LoadedGame } from "../../engine/definition/index.ts";
import { stakesOf, type Simulation } from "../../engine/sitting/index.ts";
import { lengthSeconds } from "../../engine/sound/index.ts";
import { estimateSeconds, spokenText } from "../../engine/speech/index.ts";

/** Minutes that are heard, the player's own time not counted. */
export function minutesOf({ cues }: Simulation): number {
  return cues.reduce((sum, cue) => sum + secondsOf(cue), 0) / 60;
}

const spoken = new Map<string, number>();

/** A sound under speech costs no time; one that is heard out does. */
export function secondsOf(cue: Simulation["cues"][number]): number {
  switch (cue.type) {
    case "say":
      return secondsOfText(cue.text);
    case "sound":
      return cue.hold === "end" ? lengthSeconds(cue.sound) : 0.3;
    case "pattern":
      return Math.max(0, ...cue.notes.map(({ at }) => at / 1000)) + 0.4;
    case "rest":
      return cue.seconds;
    case "bed":
    case "mark":
      return 0;
  }
}

/** Lines come again and again in a thousand sittings. */
function secondsOfText(text: string): number {
  const known = spoken.get(text);
  if (known !== undefined) return known;
  const seconds = estimateSeconds(spokenText(text), 1);
  spoken.set(text, seconds);
  return seconds;
}

/** The level's first tally, or turns with full credit. */
export function tallyOf({ definition }: LoadedGame, level: number, { sitting }: Simulation): number {
  const id = definition.levels[level]?.tallies?.[0];
  const counts = id === undefined ? "right" : definition.tallies?.[id]?.counts;
  return sitting.standing.counts[counts ?? "right"] ?? 0;
}

/** The stakes that count at a level, and its devices, by their ids. */
export function stakeIdsOf({ definition }: LoadedGame, level: number): string[] {
  const chosen = definition.levels[level];
  if (chosen === undefined) throw new RangeError(`no level ${level + 1}`);
  return stakesOf(definition, chosen).map(([id]) => id);
}

export function turnsOf({ sitting }: Simulation) {
  return sitting.log.filter((entry) => entry.type === "turn");
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
