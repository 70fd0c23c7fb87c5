/**
 * `speechSynthesis` as Chromium has it, with its faults.
 *
 * Read in third_party/blink/renderer/modules/speech/speech_synthesis.cc and content/browser/speech, and measured in
 * Chromium 156 on Debian 12 with speech-dispatcher 0.11 and espeak-ng 1.51:
 *
 * - `speak` before any gesture: error `not-allowed`, fired from inside `speak`.
 * - `start` comes 60 to 220 ms after `speak`, and seconds after the very first one of a browser.
 * - `cancel` empties the queue at once, so that `speaking` is false; the error `interrupted` follows after 1 to 30 ms,
 *   60 to 160 ms if the utterance had not started. An utterance that was still queued gets no event at all.
 * - `speak` right after `cancel` is spoken (120 of 120, with gaps of 0 to 250 ms). Older versions lost it:
 *   github.com/votingworks/bmd/pull/1106, github.com/IDMNYU/p5.js-speech/issues/12.
 * - An empty utterance fails with `synthesis-failed`, and the next one never starts. So a page must not keep the voice
 *   awake with empty utterances, as is recommended in places.
 * - `pause` and `resume` 20 ms later: nothing is ever spoken again, not even after `cancel`. So the keep-alive against
 *   the fault of the next line is no remedy; on Android and macOS it fails too (github.com/leaonline/easy-speech/issues/61,
 *   github.com/HadrienGardeur/read-aloud-best-practices/issues/5).
 * - Voices from the network fall silent after 14 s without a further event
 *   (github.com/HadrienGardeur/read-aloud-best-practices/issues/3). Voices of the computer do not: 20 s were whole.
 * - Without a voice: error `synthesis-failed` after 3 ms, `voiceschanged` with an empty list.
 * - The list of voices is empty at first; `voiceschanged` comes 2 s later, in one of four runs not within 3 s. Speech
 *   is possible before.
 * - Another tab's speech is waited for: `start` came after 5.5 s.
 * - An utterance that nobody holds may be collected, and its events with it (code.google.com/p/chromium/issues/detail?id=509488).
 */
import { estimateSeconds } from "../../engine/speech/index.ts";
import type { Clock } from "../../engine/ports/clock.ts";
import type { BrowserSynthesis, BrowserUtterance } from "../../web/adapters/web-speech-speaker.ts";
import type { BrowserVoice } from "../../web/adapters/choose-voice.ts";

export const LOCAL_VOICE: BrowserVoice = { name: "Local", lang: "en-US", localService: true, default: true };
export const REMOTE_VOICE: BrowserVoice = {
  name: "Google US English",
  lang: "en-US",
  localService: false,
  default: false,
};

const START_MILLISECONDS = 100;
const INTERRUPTED_MILLISECONDS = 10;
const REMOTE_FALLS_SILENT_MILLISECONDS = 14_000;

type EventName = "start" | "boundary" | "end" | "error";
type Listener = (event: { readonly type: string; readonly error?: string }) => void;

export interface ChromeUtterance extends BrowserUtterance {
  readonly text: string;
  readonly fire: (type: EventName, error?: string) => void;
}

export interface ChromeSpeech {
  readonly synthesis: BrowserSynthesis;
  readonly createUtterance: (text: string) => ChromeUtterance;
  /** How many utterances it was given. */
  readonly asked: number;
  /** Everything that was begun to be spoken aloud, in order. */
  readonly heard: readonly ChromeUtterance[];
  /** The voices arrive, or change. */
  setVoices(voices: readonly BrowserVoice[]): void;
  /** Somebody else cancels: another tab of the same site. */
  interrupt(): void;
}

export interface ChromeFaults {
  readonly voices?: readonly BrowserVoice[];
  /** Nobody has pressed a key yet. */
  readonly noGesture?: boolean;
  /** Speech of an earlier page that never ends. */
  readonly stuck?: boolean;
  /** How many utterances never start. */
  readonly neverStart?: number;
  /** Start is not reported, as from some voices of the network. */
  readonly noStartEvent?: boolean;
  /** A cancel is late, and takes along what is spoken within so many milliseconds. */
  readonly cancelTakesAlong?: number;
  /** Does not tell that an utterance was cancelled. */
  readonly silentCancel?: boolean;
  /** An utterance is held only by whoever made it. */
  readonly forgetful?: boolean;
  /** The voice breaks off with this error. */
  readonly error?: string;
}

export function createChromeSpeech(clock: Clock, faults: ChromeFaults = {}): ChromeSpeech {
  let voices = faults.voices ?? [LOCAL_VOICE];
  let queue: WeakRef<ChromeUtterance>[] | ChromeUtterance[] = [];
  let stuck = faults.stuck === true;
  let jammed = false;
  let notStarting = faults.neverStart ?? 0;
  let cancelledAt = -Infinity;
  let asked = 0;
  const onVoices: (() => void)[] = [];
  const heard: ChromeUtterance[] = [];

  const hold = (utterance: ChromeUtterance): ChromeUtterance | WeakRef<ChromeUtterance> =>
    faults.forgetful === true ? new WeakRef(utterance) : utterance;
  const held = (one: ChromeUtterance | WeakRef<ChromeUtterance> | undefined): ChromeUtterance | undefined =>
    one instanceof WeakRef ? one.deref() : one;

  const begin = (utterance: ChromeUtterance): void => {
    const reference = hold(utterance);
    const isCurrent = () => queue[0] === reference;
    queue = [reference] as typeof queue;
    const later = (milliseconds: number, act: (current: ChromeUtterance) => void): void => {
      clock.setTimeout(() => {
        const current = held(reference);
        if (isCurrent() && !jammed && current !== undefined) act(current);
      }, milliseconds);
    };
    const finish = (type: "end" | "error", error?: string) => (current: ChromeUtterance) => {
      queue = [];
      current.fire(type, error);
    };
    if (voices.length === 0) return later(3, finish("error", "synthesis-failed"));
    if (utterance.text.trim() === "") {
      jammed = true;
      return;
    }
    if (notStarting > 0) {
      notStarting--;
      return;
    }
    const length = estimateSeconds(utterance.text, utterance.rate) * 1000;
    later(START_MILLISECONDS, (current) => {
      if (clock.now() - cancelledAt < START_MILLISECONDS + (faults.cancelTakesAlong ?? 0)) {
        return finish("error", "canceled")(current);
      }
      heard.push(current);
      if (faults.noStartEvent !== true) current.fire("start");
      current.fire("boundary");
    });
    if (faults.error !== undefined) return later(START_MILLISECONDS + 50, finish("error", faults.error));
    if (utterance.voice?.localService === false && length > REMOTE_FALLS_SILENT_MILLISECONDS) return;
    later(START_MILLISECONDS + length, finish("end"));
  };

  return {
    get asked() {
      return asked;
    },
    heard,
    synthesis: {
      get speaking() {
        return stuck || queue.length > 0;
      },
      speak(utterance) {
        if (!isChromeUtterance(utterance)) throw new TypeError("speak: not an utterance");
        asked++;
        if (faults.noGesture === true) utterance.fire("error", "not-allowed");
        else if (!stuck && queue.length === 0) begin(utterance);
        // Nothing here speaks while something is being spoken, but for what is stuck: that is never heard.
        else queue = [...queue, hold(utterance)] as typeof queue;
      },
      cancel() {
        const current = held(queue[0]);
        queue = [];
        stuck = false;
        cancelledAt = clock.now();
        if (!jammed && faults.silentCancel !== true && current !== undefined) {
          clock.setTimeout(() => current.fire("error", "interrupted"), INTERRUPTED_MILLISECONDS);
        }
      },
      getVoices: () => voices,
      addEventListener: (_type, listener) => {
        onVoices.push(listener);
      },
    },
    createUtterance(text) {
      const listeners = new Map<string, Listener[]>();
      return {
        text,
        lang: "",
        voice: null,
        rate: 1,
        pitch: 1,
        volume: 1,
        addEventListener(type, listener) {
          listeners.set(type, [...(listeners.get(type) ?? []), listener]);
        },
        fire(type, error) {
          for (const listener of listeners.get(type) ?? [])
            listener(error === undefined ? { type } : { type, error });
        },
      };
    },
    setVoices(changed) {
      voices = changed;
      for (const listener of onVoices) listener();
    },
    interrupt() {
      const current = held(queue[0]);
      queue = [];
      current?.fire("error", "interrupted");
    },
  };
}

function isChromeUtterance(utterance: BrowserUtterance): utterance is ChromeUtterance {
  return "fire" in utterance;
}
