import type { Clock } from "../../engine/ports/clock.ts";
import type { Listener, ListenerEvent } from "../../engine/ports/listener.ts";

/** A listener that hears what it is told to. */
export interface ScriptedListener extends Listener {
  /** What comes of the next openings, in order. After them it hears silence. */
  script(...events: readonly ListenerEvent[]): void;
  /** The phrases of every opening, in order. */
  readonly opened: readonly (readonly string[])[];
  readonly isOpen: boolean;
}

/** As long as a child thinks before it answers. */
const ANSWER_MILLISECONDS = 1500;

export function createScriptedListener(clock: Clock): ScriptedListener {
  const opened: (readonly string[])[] = [];
  const script: ListenerEvent[] = [];
  let isOpen = false;
  let timer: unknown;

  const close = (): void => {
    clock.clearTimeout(timer);
    isOpen = false;
  };

  return {
    opened,
    get isOpen() {
      return isOpen;
    },
    script(...events) {
      script.push(...events);
    },
    open(phrases, report) {
      close();
      isOpen = true;
      opened.push(phrases);
      timer = clock.setTimeout(() => {
        isOpen = false;
        report(script.shift() ?? { type: "silence" });
      }, ANSWER_MILLISECONDS);
    },
    close,
  };
}

/** Words as a recogniser is usually sure of them. */
export function heard(...alternatives: readonly string[]): ListenerEvent {
  return { type: "heard", alternatives: alternatives.map((words) => ({ words, confidence: 0.9 })) };
}
