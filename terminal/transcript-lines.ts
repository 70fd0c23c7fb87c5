/** What is heard, as lines of JSON: the protocol's output. */
import { sideName, type Move, type TranscriptEntry } from "../engine/index.ts";

export function entryLine(entry: TranscriptEntry): string {
  switch (entry.type) {
    case "say":
      return JSON.stringify({
        say: entry.text,
        part: entry.part,
        voice: entry.voice,
        side: sideName(entry.side),
      });
    case "sound":
      return JSON.stringify({ sound: entry.sound, caption: entry.caption, side: sideName(entry.side) });
    case "verdict":
      return JSON.stringify({ verdict: entry.verdict });
  }
}

export function awaitLine(moves: readonly Move[]): string {
  return JSON.stringify({
    await: { moves: moves.map(({ button, label, phrases }) => ({ button, label, phrases })) },
  });
}

export function errorLine(line: string): string {
  const wanted = "left, right, up, down, select, repeat, hint, pause, hold select, say WORDS, wait SECONDS";
  return JSON.stringify({ error: `I do not know "${line}". One of: ${wanted}.` });
}

export function endLine(end: string | null): string {
  return JSON.stringify({ end });
}
