/** A word of the screen's own, spoken while the game is silent. The game's speech takes over from it at any time. */
import type { Speaker, SpeakerEvent, Utterance } from "../../engine/index.ts";

export interface Aside {
  /** For the game. */
  readonly speaker: Speaker;
  /** Only to be called while the game says nothing. */
  say(utterance: Utterance): void;
  /** Silences what `say` is saying, and nothing else. */
  hush(): void;
  /** Nobody is here: what is said is not heard, and counts as said. */
  rest(isResting: boolean): void;
}

export function createAside(speaker: Speaker): Aside {
  let isSpeaking = false;
  let isAway = false;
  /** What a speaker does that has no sound; a later utterance, or silence, takes its place. */
  let unheard: object | null = null;
  const passOver = (report: (event: SpeakerEvent) => void): void => {
    const passed = {};
    unheard = passed;
    queueMicrotask(() => {
      if (unheard !== passed) return;
      unheard = null;
      report({ type: "started" });
      report({ type: "finished" });
    });
  };
  return {
    speaker: {
      speak(utterance, report) {
        isSpeaking = false;
        unheard = null;
        if (isAway) passOver(report);
        else speaker.speak(utterance, report);
      },
      silence() {
        isSpeaking = false;
        unheard = null;
        speaker.silence();
      },
    },
    say(utterance) {
      if (isAway) return;
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
    rest(isResting) {
      isAway = isResting;
      if (isResting) speaker.silence();
    },
  };
}
