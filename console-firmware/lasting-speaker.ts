/** A speaker whose inside may be changed in the middle of a line: the line is said again by the next one. */
import type { Speaker, SpeakerEvent, Utterance } from "../engine/index.ts";

export interface LastingSpeaker {
  readonly speaker: Required<Speaker>;
  /** Silences the one that was used, and says what it was saying by the next. */
  change(next: Required<Speaker>): void;
}

interface Line {
  readonly utterance: Utterance;
  readonly report: (event: SpeakerEvent) => void;
  hasStarted: boolean;
}

export function createLastingSpeaker(first: Required<Speaker>): LastingSpeaker {
  let inner = first;
  let line: Line | null = null;

  const say = (ours: Line): void =>
    inner.speak(ours.utterance, (event) => {
      if (line !== ours) return;
      if (event.type !== "started") line = null;
      else if (ours.hasStarted) return;
      ours.hasStarted = true;
      ours.report(event);
    });

  return {
    speaker: {
      speak(utterance, report) {
        line = { utterance, report, hasStarted: false };
        say(line);
      },
      silence() {
        line = null;
        inner.silence();
      },
      prepare: (utterance) => inner.prepare(utterance),
    },
    change(next) {
      inner.silence();
      inner = next;
      if (line !== null) say(line);
    },
  };
}
