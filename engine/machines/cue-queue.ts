/** Decides, cue by cue, what can be heard now and what the rest must wait for. Pure. */
import type { PatternCue, SayCue } from "../cue.ts";
import type { SpokenCue } from "../lines/word-cues.ts";
import { RATES, type Settings } from "../settings/index.ts";
import { leadSeconds, lengthSeconds } from "../sound/index.ts";
import { isHeard, shownText } from "../speech/index.ts";

export interface Advance {
  /** To be heard now, in this order. */
  readonly now: readonly SpokenCue[];
  /** What the rest waits for: a line that is being spoken, a time, or nothing (the queue is empty). */
  readonly wait:
    | { readonly type: "speech"; readonly line: SayCue }
    | { readonly type: "time"; readonly seconds: number }
    | null;
  readonly rest: readonly SpokenCue[];
  /** Seconds that a screen reader is still reading, once what is to be heard now has been handed over. */
  readonly unread: number;
}

/** How fast a screen reader reads, at the usual speed. Who has set another reads faster, or slower. */
const WORDS_PER_SECOND = 3;

/** From when it is handed a line until it begins: readers wait a moment for more. */
const READER_LAG_SECONDS = 0.15;

/** A sound that comes so little before the end of a word does not cover it. */
const SLACK_SECONDS = 0.05;

/**
 * Takes cues until one must be waited for. With a screen reader no line is waited for, since a live region never says
 * when it is done; but a sound that lines point at waits for as long as they take to be read, so that a name and its
 * sound meet.
 *
 * @param before seconds that a screen reader is still reading of what was handed over earlier
 */
export function advance(
  queue: readonly SpokenCue[],
  settings: Pick<Settings, "output" | "verbosity" | "rate">,
  before = 0,
): Advance {
  const now: SpokenCue[] = [];
  let unread = before;
  for (const [index, cue] of queue.entries()) {
    if (cue.type === "say" && !isHeard(cue.part, settings.verbosity)) continue;
    if (isPointedAt(cue) && unread > SLACK_SECONDS)
      return { now, wait: { type: "time", seconds: unread }, rest: queue.slice(index), unread };
    if (cue.type !== "rest") now.push(cue);
    if (cue.type === "say" && settings.output !== "reader")
      return { now, wait: { type: "speech", line: cue }, rest: queue.slice(index + 1), unread: 0 };
    if (cue.type === "say")
      unread = Math.max(unread, READER_LAG_SECONDS) + readingSeconds(cue.text, RATES[settings.rate] ?? 1);
    // What ends a row rings out by itself, but evidence is heard out before anybody goes on or may speak.
    const isLast = index === queue.length - 1;
    const seconds = isLast && !isPointedAt(cue) ? 0 : secondsHeld(cue);
    if (seconds > 0) return { now, wait: { type: "time", seconds }, rest: queue.slice(index + 1), unread };
  }
  return { now, wait: null, rest: [], unread };
}

/** Evidence, which is heard out. */
function isPointedAt(cue: SpokenCue): boolean {
  return cue.type === "sound" ? cue.hold === "end" : cue.type === "pattern" && cue.hold !== "none";
}

/** How long a screen reader takes for a text at its usual speed, from when it is handed over. */
export function secondsToRead(text: string): number {
  return READER_LAG_SECONDS + readingSeconds(text, 1);
}

/** @param pace how many times the usual speed */
function readingSeconds(text: string, pace: number): number {
  return shownText(text).split(/\s+/).length / (WORDS_PER_SECOND * pace);
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
