/**
 * The browser's voice. Everything that is wrong with speech in Chrome and Chromium is met here, and the engine sees
 * a speaker that keeps the port's promises. It does not watch for speech that never starts or ends: the engine's
 * speech machine does, and tries again by `silence` and `speak`.
 *
 * What Chromium really does, as measured, is written in tests/fakes/chrome-speech-synthesis.ts, which does the same.
 */
import type { Clock, Speaker, SpeakerEvent, Utterance } from "../../engine/index.ts";
import { splitForSpeaker } from "../../engine/speech/index.ts";
import { chooseVoice, type BrowserVoice } from "./choose-voice.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import { findSynthesis } from "./voices.ts";

/** What is needed of a `SpeechSynthesisUtterance`. */
export interface BrowserUtterance {
  lang: string;
  voice: BrowserVoice | null;
  rate: number;
  pitch: number;
  volume: number;
  addEventListener(
    type: "start" | "boundary" | "end" | "error",
    listener: (event: { readonly type: string; readonly error?: string }) => void,
  ): void;
}

/** What is needed of `speechSynthesis`. */
export interface BrowserSynthesis {
  readonly speaking: boolean;
  speak(utterance: BrowserUtterance): void;
  cancel(): void;
  getVoices(): readonly BrowserVoice[];
  addEventListener(type: "voiceschanged", listener: () => void, until?: Until): void;
}

interface Until {
  readonly signal?: AbortSignal;
}

export interface WebSpeechParts {
  /** Undefined where the browser has none. */
  readonly synthesis: BrowserSynthesis | undefined;
  readonly createUtterance: (text: string) => BrowserUtterance;
  readonly clock: Clock;
  /** Tells when it is left: Chrome goes on speaking for a page that is gone. */
  readonly page: { addEventListener(type: "pagehide", listener: () => void, until?: Until): void };
}

/** Browsers take no more. */
const HIGHEST_PITCH = 2;
const WORDS = /[\p{L}\p{N}]/u;
/**
 * A browser that is cancelling may take along what is spoken meanwhile. Chrome says when it has cancelled, mostly
 * within 10 ms; where it does not say, this is waited for.
 */
const LONGEST_GAP_MILLISECONDS = 60;
/** Voices from the network fall silent after 14 s, for good. A piece lasts 10 s at most. */
const LONGEST_PIECE_CHARACTERS = 160;

interface Speech {
  readonly utterance: Utterance;
  readonly report: (event: SpeakerEvent) => void;
  /** What is still to be said; the first is being said. */
  pieces: readonly string[];
  started: boolean;
  interrupted: boolean;
}

/** @param until when it is wanted no more: the page lives longer, and would hold it for good */
export function createWebSpeechSpeaker(parts: WebSpeechParts = browserParts(), until: Until = {}): Speaker {
  const { synthesis, createUtterance, clock, page } = parts;
  let speech: Speech | null = null;
  /** What the browser is saying. Held here too: Chrome forgets the events of one that nobody holds. */
  let said: BrowserUtterance | null = null;
  /** What it is to stop saying, until it tells that it has; null if that was nothing of ours. */
  let cancelled: BrowserUtterance | null = null;
  let cancelledUntil = -Infinity;
  let timer: unknown;
  let voice: BrowserVoice | null = null;
  let wished: string | null = null;

  const soon = (callback: () => void, milliseconds: number): void => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(callback, milliseconds);
  };

  const cancel = (): void => {
    if (synthesis?.speaking !== true && said === null) return;
    cancelled = said;
    cancelledUntil = clock.now() + LONGEST_GAP_MILLISECONDS;
    said = null;
    synthesis?.cancel();
  };

  const end = (event: SpeakerEvent): void => {
    const ended = speech;
    speech = null;
    ended?.report(event);
  };

  const started = (): void => {
    if (speech === null || speech.started) return;
    speech.started = true;
    speech.report({ type: "started" });
  };

  /** Once the browser has stopped, or should have. */
  const goOn = (): void => {
    clock.clearTimeout(timer);
    cancelled = null;
    cancelledUntil = -Infinity;
    if (speech !== null && said === null) sayPiece(speech);
  };

  const sayPiece = ({ pieces, utterance }: Speech): void => {
    const piece = createUtterance(pieces[0] ?? "");
    piece.lang = "en-US";
    if (voice === null) findVoice();
    if (voice !== null) piece.voice = voice;
    piece.rate = utterance.rate;
    piece.pitch = Math.min(HIGHEST_PITCH, utterance.pitch);
    piece.volume = utterance.volume;
    piece.addEventListener("start", () => piece === said && started());
    piece.addEventListener("boundary", () => piece === said && started());
    piece.addEventListener("end", () => (piece === said ? saidPiece() : stopped(piece)));
    piece.addEventListener("error", ({ error = "" }) => (piece === said ? broke(error) : stopped(piece)));
    said = piece;
    synthesis?.speak(piece);
  };

  const saidPiece = (): void => {
    said = null;
    started();
    // The report may have silenced it.
    if (speech === null) return;
    speech.pieces = speech.pieces.slice(1);
    if (speech.pieces.length > 0) sayPiece(speech);
    else end({ type: "finished" });
  };

  const stopped = (piece: BrowserUtterance): void => {
    if (piece === cancelled) goOn();
  };

  const broke = (error: string): void => {
    said = null;
    // Nobody here cancelled it: another tab of this site did, or an earlier cancel came late. It is said once more.
    if ((error === "interrupted" || error === "canceled") && speech?.interrupted === false) {
      speech.interrupted = true;
      soon(goOn, LONGEST_GAP_MILLISECONDS);
      return;
    }
    end({ type: "failed", reason: reasonFor(error, synthesis?.getVoices().length === 0) });
  };

  const findVoice = (): void => {
    voice = chooseVoice(synthesis?.getVoices() ?? [], wished);
  };
  findVoice();
  // Chrome has its voices some time after the page has loaded.
  synthesis?.addEventListener("voiceschanged", findVoice, until);
  page.addEventListener(
    "pagehide",
    () => {
      speech = null;
      cancel();
    },
    until,
  );

  return {
    speak(utterance, report) {
      // Speech of a page that is gone, or that is stuck, is cancelled as well.
      cancel();
      if ((utterance.voice ?? null) !== wished) {
        wished = utterance.voice ?? null;
        findVoice();
      }
      const isRemote = voice === null || !voice.localService;
      const pieces = isRemote
        ? splitForSpeaker(utterance.text, Math.ceil(LONGEST_PIECE_CHARACTERS * utterance.rate))
        : [utterance.text];
      speech = { utterance, report, pieces, started: false, interrupted: false };
      if (synthesis === undefined) {
        soon(() => end({ type: "failed", reason: "This browser cannot speak." }), 0);
      } else if (!WORDS.test(utterance.text)) {
        // An empty utterance jams Chrome's voice until the browser is closed.
        soon(() => {
          started();
          end({ type: "finished" });
        }, 0);
      } else if (cancelledUntil > clock.now()) {
        soon(goOn, cancelledUntil - clock.now());
      } else {
        // At once: the first words of a page must be spoken inside a press.
        goOn();
      }
    },
    silence() {
      speech = null;
      cancel();
    },
  };
}

function reasonFor(error: string, isVoiceless: boolean): string {
  if (error === "not-allowed") return "The browser lets a page speak only after a key or a touch.";
  if (isVoiceless) return "This browser has no voice.";
  if (error === "network") return "This voice needs the network.";
  return `The browser's voice failed (${error}).`;
}

export function browserParts(): WebSpeechParts {
  return {
    synthesis: findSynthesis(),
    createUtterance: (text) => new SpeechSynthesisUtterance(text),
    clock: wallClock,
    page: window,
  };
}
