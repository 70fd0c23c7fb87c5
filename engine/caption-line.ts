import { sideName } from "./cue.ts";
import type { TranscriptEntry } from "./machines/devices.ts";

/** What is heard, as a line to read: who speaks, sounds in brackets, and the side where it is not the middle. */
export function captionLine(entry: Exclude<TranscriptEntry, { type: "verdict" }>): string {
  if (entry.type === "pattern") return `[${entry.caption}]`;
  const side = sideName(entry.side);
  const where = side === "centre" ? "" : ` (${side})`;
  if (entry.type === "sound") return `[${entry.caption}]${where}`;
  return `${entry.voice === "narrator" ? "" : `${entry.voice}: `}${entry.text}${where}`;
}
