/** Decides, cue by cue, what can be heard now and what the rest must wait for. Pure. */
import type { PatternCue, SayCue } from "../cue.ts";
import type { SpokenCue } from "../lines/word-cues.ts";
import type { Settings } from "../settings/index.ts";
import { leadSeconds, lengthSeconds } from "../sound/index.ts";
import { isHeard } from "../speech/index.ts";

export interface Advance {
  /** To be heard now, in this order. */
  readonly now: readonly SpokenCue[];
  /** What the rest waits for: a line that is being spoken, a time, or nothing (the queue is empty). */
  readonly wait:
    | { readonly type: "speech"; readonly line: SayCue }
    | { readonly type: "time"; readonly seconds: number }
    | null;
  readonly rest: readonly SpokenCue[];
}

/**
 * Takes cues until one must be waited for. With a screen reader no line is waited for, since a live region never says
 * when it is done.
 */
export function advance(
  queue: readonly SpokenCue[],
  settings: Pick<Settings, "output" | "verbosity">,
): Advance {
  const now: SpokenCue[] = [];
  for (const [index, cue] of queue.entries()) {
    if (cue.type === "say" && !isHeard(cue.part, settings.verbosity)) continue;
    if (cue.type !== "rest") now.push(cue);
    if (cue.type === "say" && settings.output !== "reader")
      return { now, wait: { type: "speech", line: cue }, rest: queue.slice(index + 1) };
    const seconds = index === queue.length - 1 ? 0 : secondsHeld(cue);
    if (seconds > 0) return { now, wait: { type: "time", seconds }, rest: queue.slice(index + 1) };
  }
  return { now, wait: null, rest: [] };
}

function secondsHeld(cue: SpokenCue): number {
  if (cue.type === "rest") return cue.seconds;
  if (cue.type === "pattern") return cue.hold === "none" ? 0 : patternSeconds(cue);
  if (cue.type !== "sound") return 0;
  switch (cue.hold ?? "lead") {
    case "none":
      return 0;
    case "lead":
      return leadSeconds(cue.sound);
    case "end":
      return lengthSeconds(cue.sound);
  }
}

/** Until the last note has made its point. */
function patternSeconds({ notes }: PatternCue): number {
  return notes.reduce((end, note) => Math.max(end, note.at / 1000 + leadSeconds(note.sound)), 0);
}
