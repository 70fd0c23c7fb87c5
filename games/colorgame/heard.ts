/** Short forms for what is heard and said. */
import type { Heard, Lines, Note, Sound } from "./types.ts";

export function said(voice: string, ...texts: string[]): Lines[number] {
  return { say: texts, voice };
}

/** Notes of one sound, each at its milliseconds. */
export function notes(sound: Sound, times: readonly number[], how: Omit<Note, "sound" | "at"> = {}): Note[] {
  return times.map((at) => ({ sound, at, ...how }));
}

const PAUSE_MILLISECONDS = 1000;

/** One after the other, with a pause between. */
export function inTurn(...parts: readonly Heard[]): Heard {
  let start = 0;
  const all = parts.flatMap((part) => {
    const moved = part.notes.map((note) => ({ ...note, at: note.at + start }));
    start = Math.max(...moved.map(({ at }) => at)) + PAUSE_MILLISECONDS;
    return moved;
  });
  return { caption: parts.map(({ caption }) => caption).join(". Then "), notes: all };
}
