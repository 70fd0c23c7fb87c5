/** One voice for the console and the game: while the console says something, what the game says waits, and is then said whole. */
import type { Speaker, SpeakerEvent, Utterance } from "../engine/index.ts";

export interface SpeakingTurns {
  /** As the game has it. */
  readonly game: Speaker;
  /** From now on the console speaks: what the game was saying waits from its beginning. */
  take(): void;
  /** The game says what has waited. */
  giveBack(): void;
}

interface Line {
  readonly utterance: Utterance;
  readonly report: (event: SpeakerEvent) => void;
}

export function createSpeakingTurns(speaker: Speaker): SpeakingTurns {
  let isTaken = false;
  let line: Line | null = null;

  const say = (ours: Line): void =>
    speaker.speak(ours.utterance, (event) => {
      if (event.type !== "started" && line === ours) line = null;
      ours.report(event);
    });

  return {
    game: {
      speak(utterance, report) {
        line = { utterance, report };
        // Told at once, or it would be taken for a voice that stalls.
        if (isTaken) report({ type: "started" });
        else say(line);
      },
      silence() {
        line = null;
        if (!isTaken) speaker.silence();
      },
      ...(speaker.prepare && { prepare: (utterance: Utterance) => speaker.prepare?.(utterance) }),
    },
    take() {
      isTaken = true;
      line?.report({ type: "started" });
    },
    giveBack() {
      isTaken = false;
      if (line !== null) say(line);
    },
  };
}
