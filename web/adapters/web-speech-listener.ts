/**
 * The browser's ears, for one answer at a time. Chrome sends what it records to Google, unless speech can be
 * recognised on the computer itself: then it stays there.
 */
import type { Clock, Listener, ListenerEvent } from "../../engine/index.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";

/** What is needed of a `SpeechRecognition`. */
export interface BrowserRecognition {
  lang: string;
  maxAlternatives: number;
  /** What is heard so far is reported while somebody still speaks. */
  interimResults: boolean;
  /** Recognise on this computer only. */
  processLocally?: boolean;
  /** What is likely to be said. */
  phrases?: readonly object[];
  start(): void;
  abort(): void;
  addEventListener(
    type: "start" | "result" | "nomatch" | "error" | "end",
    listener: (event: RecognitionEvent) => void,
  ): void;
}

export interface RecognitionEvent {
  readonly type: string;
  readonly error?: string;
  readonly results?: ArrayLike<
    ArrayLike<{ readonly transcript: string; readonly confidence: number }> & { readonly isFinal?: boolean }
  >;
}

export interface BrowserRecogniser {
  new (): BrowserRecognition;
  /** Chrome 139 and later. */
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
  /** Fetches what is needed to recognise on the computer, for every page; true when it is there. */
  install?(options: { langs: string[]; processLocally: boolean }): Promise<boolean>;
}

/** Chrome 142 and later, for what is recognised on the computer. */
export type BrowserPhrase = new (phrase: string, boost: number) => object;

export interface WebSpeechListenerParts {
  /** Undefined where the browser has none. */
  readonly Recogniser: BrowserRecogniser | undefined;
  readonly Phrase?: BrowserPhrase | undefined;
  /** Whoever saves data is not made to fetch a language. */
  readonly savesData?: boolean | undefined;
  readonly clock: Clock;
}

const LANGUAGE = "en-US";
const ON_COMPUTER = { langs: [LANGUAGE], processLocally: true };
const ALTERNATIVES = 5;
/** Of 10. All that may be said is as likely: the right answer is never more so than a wrong one. */
const BOOST = 3;
const MOST_PHRASES = 200;
/** Chrome tells its confidence in the first alternative only, and on Android in none: 0 means that it is not known. */
const UNKNOWN_CONFIDENCE = 0.7;

/** Somebody may have to find the browser's question about the microphone first, and a grown-up to answer it. */
const PERMISSION_MILLISECONDS = 60_000;
/** Chrome gives up after 8 s of silence, and ends soon after speech. */
const ANSWER_MILLISECONDS = 20_000;
/** How long the microphone is waited for to close after the answer. Some browsers never tell. */
const CLOSE_MILLISECONDS = 500;

interface Opening {
  readonly recognition: BrowserRecognition;
  readonly report: (event: ListenerEvent) => void;
  outcome: ListenerEvent | null;
}

export function createWebSpeechListener(parts: WebSpeechListenerParts = browserParts()): Listener {
  const { Recogniser, Phrase, savesData = false, clock } = parts;
  let opening: Opening | null = null;
  /** What is to close its microphone, until it tells that it has. Two that listen at once hear nothing. */
  let closing: BrowserRecognition | null = null;
  let closingUntil = -Infinity;
  let begin: (() => void) | null = null;
  let timer: unknown;
  let isLocal = false;
  let canInstall = false;
  let takesPhrases = Phrase !== undefined;

  const askWhereItIsRecognised = async (): Promise<void> => {
    try {
      const availability = await Recogniser?.available?.(ON_COMPUTER);
      isLocal = availability === "available";
      canInstall = availability === "downloadable" && !savesData;
    } catch {
      isLocal = false;
    }
  };
  /** Once somebody has spoken, the next answers need not leave the computer. */
  const installOnce = async (): Promise<void> => {
    if (!canInstall) return;
    canInstall = false;
    try {
      isLocal = (await Recogniser?.install?.(ON_COMPUTER)) === true;
    } catch {
      // It goes on as before.
    }
  };
  void askWhereItIsRecognised();

  const after = (milliseconds: number, callback: () => void): void => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(callback, milliseconds);
  };

  const abort = (recognition: BrowserRecognition): void => {
    closing = recognition;
    closingUntil = clock.now() + CLOSE_MILLISECONDS;
    recognition.abort();
  };

  const end = (event: ListenerEvent): void => {
    clock.clearTimeout(timer);
    const ended = opening;
    opening = null;
    ended?.report(event);
  };

  const closed = (recognition: BrowserRecognition): void => {
    if (recognition === opening?.recognition) return end(opening.outcome ?? { type: "silence" });
    if (recognition !== closing) return;
    closing = null;
    begin?.();
  };

  /** The answer is there; it is handed on when the microphone is closed. */
  const answer = (current: Opening, outcome: ListenerEvent): void => {
    current.outcome = outcome;
    after(CLOSE_MILLISECONDS, () => {
      abort(current.recognition);
      end(outcome);
    });
  };

  const giveUp = (reason: string) => () => {
    if (opening === null) return;
    abort(opening.recognition);
    end({ type: "failed", why: "broken", reason });
  };

  const expect = (recognition: BrowserRecognition, phrases: readonly string[]): void => {
    if (!isLocal || !takesPhrases || Phrase === undefined) return;
    try {
      recognition.phrases = phrases.slice(0, MOST_PHRASES).map((phrase) => new Phrase(phrase, BOOST));
    } catch {
      takesPhrases = false;
    }
  };

  const listen = (
    Recognition: BrowserRecogniser,
    phrases: readonly string[],
    report: Opening["report"],
    hears: () => void,
  ): void => {
    const recognition = new Recognition();
    const current: Opening = { recognition, report, outcome: null };
    const whenOpen = (act: (event: RecognitionEvent) => void) => (event: RecognitionEvent) => {
      if (current === opening) act(event);
    };
    opening = current;
    recognition.lang = LANGUAGE;
    recognition.maxAlternatives = ALTERNATIVES;
    recognition.interimResults = true;
    if (isLocal) recognition.processLocally = true;
    expect(recognition, phrases);
    recognition.addEventListener(
      "start",
      whenOpen(() => after(ANSWER_MILLISECONDS, giveUp("No answer came."))),
    );
    // Android reports an answer twice, and the second is the whole.
    recognition.addEventListener(
      "result",
      whenOpen((event) => {
        if (isInterim(event)) return hears();
        answer(current, heardIn(event));
        void installOnce();
      }),
    );
    recognition.addEventListener(
      "nomatch",
      whenOpen(() => answer(current, { type: "heard", alternatives: [] })),
    );
    recognition.addEventListener(
      "error",
      whenOpen(({ error = "" }) => {
        const wasLocal = isLocal;
        if (error === "language-not-supported") isLocal = false;
        if (error === "phrases-not-supported") takesPhrases = false;
        answer(current, outcomeOf(error, wasLocal));
      }),
    );
    recognition.addEventListener("end", () => closed(recognition));
    after(PERMISSION_MILLISECONDS, giveUp("Nobody has allowed the microphone."));
    try {
      recognition.start();
    } catch {
      end({ type: "failed", why: "broken", reason: "The browser could not begin to listen." });
    }
  };

  const close = (): void => {
    clock.clearTimeout(timer);
    begin = null;
    const ended = opening;
    opening = null;
    if (ended !== null) abort(ended.recognition);
  };

  return {
    open(phrases, report, hears = () => {}) {
      close();
      begin = () => {
        begin = null;
        clock.clearTimeout(timer);
        if (Recogniser === undefined)
          report({ type: "failed", why: "unsupported", reason: "This browser cannot listen." });
        else listen(Recogniser, phrases, report, hears);
      };
      const wait = closing === null ? 0 : closingUntil - clock.now();
      if (wait > 0) after(wait, begin);
      else begin();
    },
    close,
  };
}

/** It only shows that somebody is heard: what they say may still become something else. */
function isInterim({ results }: RecognitionEvent): boolean {
  return results?.[results.length - 1]?.isFinal === false;
}

function heardIn({ results }: RecognitionEvent): ListenerEvent {
  const last = results?.[results.length - 1];
  const alternatives = Array.from(last ?? [], ({ transcript, confidence }) => ({
    words: transcript.trim(),
    confidence: confidence > 0 ? Math.min(1, confidence) : UNKNOWN_CONFIDENCE,
  }));
  return { type: "heard", alternatives };
}

/** @param wasLocal whether it was to be recognised on the computer, which another try leaves to the network */
function outcomeOf(error: string, wasLocal: boolean): ListenerEvent {
  switch (error) {
    case "no-speech":
      return { type: "silence" };
    case "not-allowed":
    case "service-not-allowed":
      return { type: "failed", why: "refused", reason: "The microphone is not allowed here." };
    case "audio-capture":
      return { type: "failed", why: "missing", reason: "There is no microphone." };
    case "network":
      return { type: "failed", why: "offline", reason: "Listening needs the network." };
    default:
      if (error === "language-not-supported" && !wasLocal)
        return { type: "failed", why: "unsupported", reason: "The browser knows no English." };
      return { type: "failed", why: "broken", reason: `The browser could not listen (${error}).` };
  }
}

function browserParts(): WebSpeechListenerParts {
  const phrase: unknown = Reflect.get(window, "SpeechRecognitionPhrase");
  return {
    Recogniser: findRecogniser(window),
    Phrase: isPhrase(phrase) ? phrase : undefined,
    savesData: isSavingData(navigator),
    clock: wallClock,
  };
}

/** Chrome tells it, others do not. */
function isSavingData(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}

function isPhrase(value: unknown): value is BrowserPhrase {
  return typeof value === "function";
}

/** Chrome has it under its old name as well, Safari only under that. */
function findRecogniser(browser: object): BrowserRecogniser | undefined {
  for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) {
    const found: unknown = Reflect.get(browser, name);
    if (isRecogniser(found)) return found;
  }
  return undefined;
}

function isRecogniser(value: unknown): value is BrowserRecogniser {
  return typeof value === "function";
}
