/** A microphone with somebody behind it who knows words. */
export interface Listener {
  /**
   * Opens the microphone for one answer. Ends with exactly one event, after which the microphone is closed.
   * @param phrases what may be said now, lower case; a listener may use them to hear better, and may ignore them
   */
  open(
    phrases: readonly string[],
    report: (event: ListenerEvent) => void,
    /** Called while somebody is heard speaking, where that can be told: it is shown, and nothing is decided by it. */
    hears?: () => void,
  ): void;
  /** Closes the microphone at once; nothing is reported any more. */
  close(): void;
}

export type ListenerEvent =
  /** What was heard, most likely first; confidence 0 to 1. */
  | {
      readonly type: "heard";
      readonly alternatives: readonly { readonly words: string; readonly confidence: number }[];
    }
  /** The player said nothing. */
  | { readonly type: "silence" }
  /** `offline` (no network) and `broken` (device busy) may mend by themselves; the others will not. */
  | {
      readonly type: "failed";
      readonly why: "refused" | "missing" | "unsupported" | "offline" | "broken";
      readonly reason: string;
    };
