/** What is heard, as lines to read. */
import { sideName, type TranscriptEntry } from "../../engine/index.ts";
import { isSoundId, soundCaption, type SoundId } from "../../engine/sound/index.ts";

export interface Caption {
  /** Counts the lines of a game. */
  readonly id: number;
  readonly type: "say" | "sound";
  /** Who speaks, if it is not the narrator. */
  readonly speaker: string | null;
  readonly text: string;
  /** It tells something. What only answers a press tells nothing to whoever felt the key go down. */
  readonly tells: boolean;
}

const ANSWERS: ReadonlySet<SoundId> = new Set(["tick", "menu-step", "menu-open", "menu-close", "curtain"]);

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
        tells: true,
      };
    case "sound": {
      const side = SIDES[sideName(entry.side)];
      const isSaid = side === undefined || saysSide(entry.caption, entry.side);
      const text = isSaid ? entry.caption : `${entry.caption}, ${side}`;
      return { id, type: "sound", speaker: null, text: `[${text}]`, tells: !isAnswer(entry) };
    }
    case "pattern":
      return { id, type: "sound", speaker: null, text: `[${entry.caption}]`, tells: true };
    case "verdict":
      return null;
  }
}

/** "It tumbles into the left drum" is on the left. */
function saysSide(caption: string, side: number): boolean {
  return new RegExp(`\\b${side < 0 ? "left" : "right"}\\b`, "i").test(caption);
}

/** A caption of its own says that the moment gives it a meaning. */
function isAnswer({ sound, caption }: Extract<TranscriptEntry, { type: "sound" }>): boolean {
  return isSoundId(sound) && ANSWERS.has(sound) && caption === soundCaption(sound);
}

/** As one line, with who speaks. */
export function captionText({ speaker, text }: Pick<Caption, "speaker" | "text">): string {
  return speaker === null ? text : `${speaker}: ${text}`;
}
