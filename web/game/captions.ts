/** What is heard, as lines to read. */
import { sideName, type TranscriptEntry } from "../../engine/index.ts";

export interface Caption {
  /** Counts the lines of a game. */
  readonly id: number;
  readonly type: "say" | "sound";
  /** Who speaks, if it is not the narrator. */
  readonly speaker: string | null;
  readonly text: string;
}

const SIDES: Partial<Record<ReturnType<typeof sideName>, string>> = {
  left: "on the left",
  "half left": "a little to the left",
  "half right": "a little to the right",
  right: "on the right",
};

/** A sound is in brackets, with the side it comes from, since that may be what it tells. Verdicts are not heard. */
export function captionOf(entry: TranscriptEntry, id: number): Caption | null {
  switch (entry.type) {
    case "say":
      return {
        id,
        type: "say",
        speaker: entry.voice === "narrator" ? null : entry.voice,
        text: entry.text,
      };
    case "sound": {
      const side = SIDES[sideName(entry.side)];
      const text = side === undefined ? entry.caption : `${entry.caption}, ${side}`;
      return { id, type: "sound", speaker: null, text: `[${text}]` };
    }
    case "pattern":
      return { id, type: "sound", speaker: null, text: `[${entry.caption}]` };
    case "verdict":
      return null;
  }
}
