import { describe, expect, it } from "vitest";
import type { ListenerEvent } from "../../engine/index.ts";
import { createSimulatedClock } from "../../engine/journal/index.ts";
import {
  createChromeRecognition,
  type Hearing,
  type RecognitionFaults,
} from "../../tests/fakes/chrome-speech-recognition.ts";
import { createWebSpeechListener } from "./web-speech-listener.ts";

function inChrome(faults: RecognitionFaults = {}, ...hearings: readonly Hearing[]) {
  const clock = createSimulatedClock();
  const chrome = createChromeRecognition(clock, faults);
  chrome.script(...hearings);
  const listener = createWebSpeechListener({ Recogniser: chrome.Recogniser, Phrase, clock });
  const events: ListenerEvent[] = [];
  return {
    chrome,
    listener,
    events,
    open: () => listener.open([], (event) => events.push(event)),
    pass: (seconds: number) => clock.advanceTo(clock.now() + seconds * 1000),
  };
}

class Phrase {
  constructor(
    readonly phrase: string,
    readonly boost: number,
  ) {}
}

function says(transcript: string, confidence = 0.9): Hearing {
  return { type: "says", alternatives: [{ transcript, confidence }] };
}

function answersArrive(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe("the browser's ears", () => {
  it("hears American English, with alternatives", () => {
    const { chrome, open } = inChrome();
    open();
    expect([chrome.last?.lang, chrome.last?.maxAlternatives]).toEqual(["en-US", 5]);
  });

  it("takes a confidence of 0 for not known", () => {
    const { open, pass, events } = inChrome(
      {},
      {
        type: "says",
        alternatives: [
          { transcript: " left ", confidence: 0.93 },
          { transcript: "lift", confidence: 0 },
        ],
      },
    );
    open();
    pass(3);
    expect(events).toEqual([
      {
        type: "heard",
        alternatives: [
          { words: "left", confidence: 0.93 },
          { words: "lift", confidence: 0.7 },
        ],
      },
    ]);
  });

  it("hears nothing that it could name in what it does not recognise", () => {
    const { open, pass, events } = inChrome({}, { type: "mumbles" });
    open();
    pass(3);
    expect(events).toEqual([{ type: "heard", alternatives: [] }]);
  });

  it.each([
    ["not-allowed", { type: "failed", why: "refused", reason: "The microphone is not allowed here." }],
    [
      "service-not-allowed",
      { type: "failed", why: "refused", reason: "The microphone is not allowed here." },
    ],
    ["audio-capture", { type: "failed", why: "missing", reason: "There is no microphone." }],
    ["network", { type: "failed", why: "offline", reason: "Listening needs the network." }],
    ["aborted", { type: "failed", why: "broken", reason: "The browser could not listen (aborted)." }],
    ["no-speech", { type: "silence" }],
  ])("tells what %s means", (error, event) => {
    const { open, pass, events } = inChrome({}, { type: "error", error });
    open();
    pass(10);
    expect(events).toEqual([event]);
  });

  it("tells that a browser without recognition cannot listen", () => {
    const events: ListenerEvent[] = [];
    createWebSpeechListener({ Recogniser: undefined, clock: createSimulatedClock() }).open([], (event) =>
      events.push(event),
    );
    expect(events).toEqual([{ type: "failed", why: "unsupported", reason: "This browser cannot listen." }]);
  });

  it("keeps what is said on the computer where the browser can recognise it there", async () => {
    const { chrome, open } = inChrome({ availability: "available" });
    await answersArrive();
    open();
    expect(chrome.last?.processLocally).toBe(true);
  });

  it("tells a browser that recognises on the computer what may be said, all of it as likely", async () => {
    const { chrome, listener } = inChrome({ availability: "available" });
    await answersArrive();
    listener.open(["left", "right"], () => {});
    expect(chrome.last?.phrases).toEqual([
      { phrase: "left", boost: 3 },
      { phrase: "right", boost: 3 },
    ]);
  });

  it("tells nothing to a browser that has said that it takes no phrases", async () => {
    const { chrome, open, pass } = inChrome(
      { availability: "available" },
      { type: "error", error: "phrases-not-supported" },
    );
    await answersArrive();
    open();
    pass(1);
    open();
    expect(chrome.last?.phrases).toBeUndefined();
  });

  it("fetches what the computer lacks once somebody has spoken, and then hears on it", async () => {
    const { chrome, open, pass } = inChrome({}, { type: "error", error: "no-speech" }, says("left"));
    await answersArrive();
    open();
    pass(10);
    await answersArrive();
    expect(chrome.installs).toBe(0);
    open();
    pass(3);
    await answersArrive();
    open();
    expect([chrome.installs, chrome.last?.processLocally]).toEqual([1, true]);
  });

  it("lets the browser do as it can where it cannot", async () => {
    const { chrome, open } = inChrome({ availability: "downloadable" });
    await answersArrive();
    open();
    expect(chrome.last?.processLocally).toBe(false);
  });
});

describe("the browser's ears, against Chrome's faults", () => {
  it("reports the answer when the microphone is closed, not before", () => {
    const { chrome, open, pass, events } = inChrome({}, says("left"));
    open();
    pass(2.015);
    expect([events.length, chrome.isListening]).toEqual([0, true]);
    pass(0.01);
    expect([events.length, chrome.isListening]).toEqual([1, false]);
  });

  it("closes the microphone itself where the browser does not", () => {
    const { open, pass, events } = inChrome({ neverEnds: true }, says("left"));
    open();
    pass(3);
    expect(events).toEqual([{ type: "heard", alternatives: [{ words: "left", confidence: 0.9 }] }]);
  });

  it("takes the whole answer where Android first reports a part", () => {
    const { open, pass, events } = inChrome({}, { type: "says twice", part: "forty", whole: "forty two" });
    open();
    pass(3);
    expect(events).toEqual([{ type: "heard", alternatives: [{ words: "forty two", confidence: 0.7 }] }]);
  });

  it("shows while somebody speaks that it hears, and decides by the whole alone", () => {
    const { chrome, listener, pass, events } = inChrome(
      {},
      { type: "says slowly", parts: ["for", "forty"], whole: "forty two" },
    );
    let shown = 0;
    listener.open(
      [],
      (event) => events.push(event),
      () => shown++,
    );
    pass(1);
    expect([chrome.last?.interimResults, shown, events]).toEqual([true, 2, []]);
    pass(2);
    expect([shown, events]).toEqual([
      2,
      [{ type: "heard", alternatives: [{ words: "forty two", confidence: 0.7 }] }],
    ]);
  });

  it("takes what was never heard to its end for silence", () => {
    const { open, pass, events } = inChrome({}, { type: "says slowly", parts: ["for"], whole: null });
    open();
    pass(3);
    expect(events).toEqual([{ type: "silence" }]);
  });

  it("takes an end without an answer for silence", () => {
    const { open, pass, events } = inChrome({}, { type: "ends" });
    open();
    pass(3);
    expect(events).toEqual([{ type: "silence" }]);
  });

  it("gives up on a recogniser that never answers", () => {
    const { chrome, open, pass, events } = inChrome({}, { type: "never answers" });
    open();
    pass(30);
    expect(events).toEqual([{ type: "failed", why: "broken", reason: "No answer came." }]);
    expect(chrome.isListening).toBe(false);
  });

  it("waits longer while the browser asks for the microphone, but not for ever", () => {
    const { open, pass, events } = inChrome({}, { type: "asks for permission" });
    open();
    pass(50);
    expect(events).toEqual([]);
    pass(11);
    expect(events).toEqual([{ type: "failed", why: "broken", reason: "Nobody has allowed the microphone." }]);
  });

  it("fails where the browser refuses to start", () => {
    const { open, events } = inChrome({ throws: true });
    open();
    expect(events).toEqual([
      { type: "failed", why: "broken", reason: "The browser could not begin to listen." },
    ]);
  });

  it("never listens twice at once, and hears the second opening's answer", () => {
    const { chrome, listener, open, pass, events } = inChrome({}, says("left"), says("right"), says("up"));
    open();
    pass(1);
    open();
    pass(1);
    listener.close();
    open();
    pass(5);
    expect(chrome.mostAtOnce).toBe(1);
    expect(events).toEqual([{ type: "heard", alternatives: [{ words: "up", confidence: 0.9 }] }]);
  });

  it("listens again after a while where the browser does not say that it has stopped", () => {
    const { listener, open, pass, events } = inChrome({ neverEnds: true }, says("left"), says("right"));
    open();
    listener.close();
    open();
    pass(5);
    expect(events).toEqual([{ type: "heard", alternatives: [{ words: "right", confidence: 0.9 }] }]);
  });

  it("ignores what still comes after it was closed", () => {
    const { chrome, listener, open, pass, events } = inChrome({ lateResult: true }, says("left"));
    open();
    pass(1);
    listener.close();
    pass(30);
    expect(events).toEqual([]);
    expect(chrome.isListening).toBe(false);
  });

  it("does not open the microphone any more when it is closed while it waits for it", () => {
    const { chrome, listener, open, pass, events } = inChrome({}, says("left"), says("right"));
    open();
    open();
    listener.close();
    pass(30);
    expect(events).toEqual([]);
    expect(chrome.isListening).toBe(false);
  });

  it("recognises in the browser's own way after the language was missing on the computer", async () => {
    const { chrome, open, pass } = inChrome(
      { availability: "available" },
      { type: "error", error: "language-not-supported" },
    );
    await answersArrive();
    open();
    pass(1);
    open();
    expect(chrome.last?.processLocally).toBe(false);
  });
});
