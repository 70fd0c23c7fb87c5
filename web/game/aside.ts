/** A word of the screen's own, spoken while the game is silent. The game's speech takes over from it at any time. */
import type { Speaker, Utterance } from "../../engine/index.ts";

export interface Aside {
  /** For the game. */
  readonly speaker: Speaker;
  /** Only to be called while the game says nothing. */
  say(utterance: Utterance): void;
  /** Silences what `say` is saying, and nothing else. */
  hush(): void;
}

export function createAside(speaker: Speaker): Aside {
  let isSpeaking = false;
  return {
    speaker: {
      speak(utterance, report) {
        isSpeaking = false;
        speaker.speak(utterance, report);
      },
      silence() {
        isSpeaking = false;
        speaker.silence();
      },
    },
    say(utterance) {
      isSpeaking = true;
      speaker.speak(utterance, ({ type }) => {
        if (type !== "started") isSpeaking = false;
      });
    },
    hush() {
      if (!isSpeaking) return;
      isSpeaking = false;
      speaker.silence();
    },
  };
}
