/** When each thing of a sitting is heard, as if nobody interrupted anything. */
import type { Simulation } from "../../../engine/sitting/index.ts";
import { leadSeconds, lengthSeconds } from "../../../engine/sound/index.ts";

type HeardCue = Simulation["cues"][number];

export interface Timed {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly cue: HeardCue;
}

/** A lead is waited for at most so long. */
const LONGEST_LEAD = 0.4;
const AFTER_SPEECH = 0.25;
const AFTER_PATTERN = 0.4;

/** @param secondsOfSpeech of a line, with its voice */
export function timelineOf(
  cues: readonly HeardCue[],
  secondsOfSpeech: (cue: Extract<HeardCue, { type: "say" }>) => number,
): { readonly timed: readonly Timed[]; readonly seconds: number } {
  const timed: Timed[] = [];
  let at = 0;
  for (const cue of cues) {
    timed.push({ at, cue });
    at += lasts(cue);
  }
  return { timed, seconds: at };

  function lasts(cue: HeardCue): number {
    switch (cue.type) {
      case "say":
        return secondsOfSpeech(cue) + AFTER_SPEECH;
      case "sound":
        if (cue.hold === "end") return lengthSeconds(cue.sound);
        return cue.hold === "none" ? 0 : Math.min(LONGEST_LEAD, leadSeconds(cue.sound));
      case "pattern":
        return cue.hold === "none"
          ? 0
          : Math.max(0, ...cue.notes.map((note) => note.at / 1000)) + AFTER_PATTERN;
      case "rest":
        return cue.seconds;
      case "bed":
      case "mark":
        return 0;
    }
  }
}
