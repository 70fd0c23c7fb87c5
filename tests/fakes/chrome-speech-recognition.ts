/**
 * `SpeechRecognition` as Chromium has it, with its faults. Measured in Chromium 156 on Debian 12:
 *
 * - Without permission: error `not-allowed`, then `end`, after 2 to 90 ms. Without a microphone that works: `start`,
 *   error `audio-capture`, `end`.
 * - `abort` and `stop` right after `start`: `end` alone, after 1 to 6 ms, without an error.
 * - `start` again before `end`, even after `abort`: throws InvalidStateError.
 * - A second recognition that starts ends the first one with `end` alone.
 * - `available({ langs, processLocally: true })` was "downloadable".
 * - With a microphone and without a network: `start`, `audiostart`, often `soundstart` and `speechstart`, `audioend`, error
 *   `network`, `end`, all within 200 ms.
 *
 * Not measured, since recognition needs Google: silence ends in `no-speech` after about 8 s; the confidence of all alternatives but the first is 0, on Android of all
 * (github.com/csdcorp/speech_to_text/issues/54), where an answer also comes twice
 * (github.com/JamesBrill/react-speech-recognition/pull/31); in Edge `end` may never come
 * (github.com/MikeyParton/react-speech-kit/issues/23).
 */
import type { Clock } from "../../engine/ports/clock.ts";
import type {
  BrowserRecogniser,
  BrowserRecognition,
  RecognitionEvent,
} from "../../web/adapters/web-speech-listener.ts";

/** What happens after `start`. */
export type Hearing =
  | { readonly type: "says"; readonly alternatives: readonly { transcript: string; confidence: number }[] }
  /** Android: first a part, then the whole. */
  | { readonly type: "says twice"; readonly part: string; readonly whole: string }
  /** With interim results: what is heard so far, then the whole, or nothing more. */
  | { readonly type: "says slowly"; readonly parts: readonly string[]; readonly whole: string | null }
  | { readonly type: "mumbles" }
  | { readonly type: "error"; readonly error: string }
  /** Another tab takes the microphone. */
  | { readonly type: "ends" }
  /** The question for permission stands unanswered. */
  | { readonly type: "asks for permission" }
  | { readonly type: "never answers" };

export interface ChromeRecognition {
  readonly Recogniser: BrowserRecogniser;
  /** What happens at the next starts, in order. After them: silence. */
  script(...hearings: readonly Hearing[]): void;
  /** How many were listening at once, at most. */
  readonly mostAtOnce: number;
  /** How often the language was fetched for this computer. */
  readonly installs: number;
  readonly isListening: boolean;
  /** The last one that was started. */
  readonly last: BrowserRecognition | undefined;
}

export interface RecognitionFaults {
  /** `end` does not come by itself. */
  readonly neverEnds?: boolean;
  /** A result still comes after `abort`. */
  readonly lateResult?: boolean;
  /** `start` throws. */
  readonly throws?: boolean;
  readonly availability?: string;
}

const SAID_MILLISECONDS = 2000;
const NO_SPEECH_MILLISECONDS = 8000;
const END_MILLISECONDS = 20;

export function createChromeRecognition(clock: Clock, faults: RecognitionFaults = {}): ChromeRecognition {
  const hearings: Hearing[] = [];
  const listening = new Set<Recognition>();
  let mostAtOnce = 0;
  const started: Recognition[] = [];
  let installs = 0;

  class Recognition implements BrowserRecognition {
    lang = "";
    maxAlternatives = 1;
    interimResults = false;
    processLocally = false;
    readonly #listeners: (readonly [string, (event: RecognitionEvent) => void])[] = [];
    #aborted = false;

    static available(): Promise<string> {
      return Promise.resolve(faults.availability ?? "downloadable");
    }

    static install(): Promise<boolean> {
      installs++;
      return Promise.resolve(true);
    }

    addEventListener(type: string, listener: (event: RecognitionEvent) => void): void {
      this.#listeners.push([type, listener]);
    }

    start(): void {
      if (faults.throws === true || listening.has(this)) throw new Error("recognition has already started.");
      listening.add(this);
      mostAtOnce = Math.max(mostAtOnce, listening.size);
      started.push(this);
      this.#run(hearings.shift() ?? { type: "error", error: "no-speech" });
    }

    abort(): void {
      if (!listening.has(this)) return;
      this.#aborted = true;
      if (faults.lateResult === true) clock.setTimeout(() => this.#fireResult(["late"]), 1);
      if (faults.neverEnds !== true) clock.setTimeout(() => this.#end(), 5);
    }

    #run(hearing: Hearing): void {
      if (hearing.type === "asks for permission") return;
      if (hearing.type !== "error" || hearing.error !== "not-allowed")
        this.#later(4, () => this.#fire({ type: "start" }));
      switch (hearing.type) {
        case "never answers":
          return;
        case "says":
          this.#later(SAID_MILLISECONDS, () =>
            this.#fire({ type: "result", results: [hearing.alternatives] }),
          );
          return this.#endAfter(SAID_MILLISECONDS);
        case "says twice":
          this.#later(SAID_MILLISECONDS - 200, () => this.#fireResult([hearing.part]));
          this.#later(SAID_MILLISECONDS, () => this.#fireResult([hearing.whole]));
          return this.#endAfter(SAID_MILLISECONDS);
        case "says slowly": {
          const { parts, whole } = hearing;
          for (const [index, part] of parts.entries())
            this.#later(300 * (index + 1), () => {
              if (this.interimResults) this.#fireResult([part], false);
            });
          if (whole !== null) this.#later(SAID_MILLISECONDS, () => this.#fireResult([whole]));
          return this.#endAfter(SAID_MILLISECONDS);
        }
        case "mumbles":
          this.#later(SAID_MILLISECONDS, () => this.#fire({ type: "nomatch" }));
          return this.#endAfter(SAID_MILLISECONDS);
        case "ends":
          return this.#endAfter(SAID_MILLISECONDS);
        case "error": {
          const milliseconds = hearing.error === "no-speech" ? NO_SPEECH_MILLISECONDS : 90;
          this.#later(milliseconds, () => this.#fire({ type: "error", error: hearing.error }));
          return this.#endAfter(milliseconds);
        }
      }
    }

    #fireResult(words: readonly string[], isFinal = true): void {
      const result = words.map((transcript) => ({ transcript, confidence: 0 }));
      this.#fire({ type: "result", results: [Object.assign(result, { isFinal })] });
    }

    #endAfter(milliseconds: number): void {
      if (faults.neverEnds !== true) this.#later(milliseconds + END_MILLISECONDS, () => this.#end());
    }

    #end(): void {
      if (listening.delete(this)) this.#fire({ type: "end" });
    }

    #later(milliseconds: number, act: () => void): void {
      clock.setTimeout(() => {
        if (!this.#aborted && listening.has(this)) act();
      }, milliseconds);
    }

    #fire(event: RecognitionEvent): void {
      for (const [type, listener] of this.#listeners) if (type === event.type) listener(event);
    }
  }

  return {
    Recogniser: Recognition,
    script(...next) {
      hearings.push(...next);
    },
    get mostAtOnce() {
      return mostAtOnce;
    },
    get installs() {
      return installs;
    },
    get isListening() {
      return listening.size > 0;
    },
    get last() {
      return started.at(-1);
    },
  };
}
