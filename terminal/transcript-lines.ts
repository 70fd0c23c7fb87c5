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
    case "sound": {
      const { sound, caption, side, pitch, level } = entry;
      return JSON.stringify({ sound, caption, side: sideName(side), ...unusual({ pitch, level }) });
    }
    case "pattern": {
      const notes = entry.notes.map(({ sound, at, pitch = 0, level = 1 }) => ({
        sound,
        at,
        ...unusual({ pitch, level }),
      }));
      return JSON.stringify({ sound: "pattern", caption: entry.caption, notes });
    }
    case "verdict":
      return JSON.stringify({ verdict: entry.verdict });
  }
}

/** Pitch and level stand there only where they differ from what the sound has by itself. */
function unusual({ pitch, level }: { readonly pitch: number; readonly level: number }) {
  return { ...(pitch === 0 ? {} : { pitch }), ...(level === 1 ? {} : { level }) };
}

export function awaitLine(moves: readonly Move[]): string {
  const listed = moves.filter(({ unlisted }) => unlisted !== true);
  return JSON.stringify({
    await: { moves: listed.map(({ button, label, phrases }) => ({ button, label, phrases })) },
  });
}

export function errorLine(line: string): string {
  const wanted = "left, right, up, down, select, repeat, hint, pause, hold select, say WORDS, wait SECONDS";
  return JSON.stringify({ error: `I do not know "${line}". One of: ${wanted}.` });
}

export function endLine(end: string | null): string {
  return JSON.stringify({ end });
}
