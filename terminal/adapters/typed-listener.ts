import type { Listener, ListenerEvent } from "../../engine/index.ts";

export interface TypedListener extends Listener {
  /** What the player typed instead of saying it; nothing happens while the microphone is closed. */
  hear(words: string): void;
}

/** A microphone for people and programs that type. */
export function createTypedListener(): TypedListener {
  let waiting: ((event: ListenerEvent) => void) | null = null;
  return {
    open(_phrases, report) {
      waiting = report;
    },
    close() {
      waiting = null;
    },
    hear(words) {
      const report = waiting;
      waiting = null;
      report?.({ type: "heard", alternatives: [{ words, confidence: 1 }] });
    },
  };
}
