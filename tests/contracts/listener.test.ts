import { afterAll, describe } from "vitest";
import { createSimulatedClock, type SimulatedClock } from "../../engine/journal/index.ts";
import type { Listener, ListenerEvent } from "../../engine/ports/listener.ts";
import { createWebSpeechListener } from "../../web/adapters/web-speech-listener.ts";
import {
  createChromeRecognition,
  type Hearing,
  type RecognitionFaults,
} from "../fakes/chrome-speech-recognition.ts";
import { createScriptedListener, heard } from "../fakes/scripted-listener.ts";
import { startChromium, untilDone, type Chromium } from "./in-chromium.ts";
import { deafSuite, listenerSuite, type Answer, type ListenerBench } from "./listener-suite.ts";

const ADAPTER = "web/adapters/web-speech-listener.ts";

const EVENTS: Readonly<Record<Answer, ListenerEvent>> = {
  left: heard("left"),
  silence: { type: "silence" },
  refused: { type: "failed", why: "refused", reason: "It was to be refused." },
  missing: { type: "failed", why: "missing", reason: "It was to be missing." },
  offline: { type: "failed", why: "offline", reason: "It was to be offline." },
  broken: { type: "failed", why: "broken", reason: "It was to be broken." },
};

const HEARINGS: Readonly<Record<Answer, Hearing>> = {
  left: { type: "says", alternatives: [{ transcript: "left", confidence: 0.9 }] },
  silence: { type: "error", error: "no-speech" },
  refused: { type: "error", error: "not-allowed" },
  missing: { type: "error", error: "audio-capture" },
  offline: { type: "error", error: "network" },
  broken: { type: "error", error: "bad-grammar" },
};

function simulated(
  create: (clock: SimulatedClock) => { listener: Listener; script: (answers: readonly Answer[]) => void },
): () => Promise<ListenerBench> {
  return () => {
    const clock = createSimulatedClock();
    const { listener, script } = create(clock);
    return Promise.resolve({
      listener,
      script: (...answers) => script(answers),
      async until(isDone) {
        while (!isDone()) if (!clock.advanceToNext()) throw new Error("Nothing is left that could happen.");
      },
      close: () => Promise.resolve(),
    });
  };
}

function inFakeChrome(faults: RecognitionFaults) {
  return simulated((clock) => {
    const chrome = createChromeRecognition(clock, faults);
    return {
      listener: createWebSpeechListener({ Recogniser: chrome.Recogniser, clock }),
      script: (answers) => chrome.script(...answers.map((answer) => HEARINGS[answer])),
    };
  });
}

listenerSuite(
  "the scripted listener",
  simulated((clock) => {
    const listener = createScriptedListener(clock);
    return { listener, script: (answers) => listener.script(...answers.map((answer) => EVENTS[answer])) };
  }),
);
listenerSuite("the browser's ears", inFakeChrome({}));
listenerSuite("the browser's ears, with an end that never comes", inFakeChrome({ neverEnds: true }));
listenerSuite("the browser's ears, with late results", inFakeChrome({ lateResult: true }));

describe("in Chromium", async () => {
  // Here it is told nothing, or has a microphone that is none: what it hears, only Google could tell.
  for (const [name, args] of [
    ["Chromium that is not allowed to listen", []],
    ["Chromium without a microphone", ["--use-fake-ui-for-media-stream"]],
  ] as const) {
    const browser = await startChromium(ADAPTER, args);
    afterAll(() => browser.close());
    deafSuite(`the browser's ears in ${name}`, () => inChromium(browser));
  }
});

async function inChromium(browser: Chromium): Promise<Omit<ListenerBench, "script">> {
  const page = await browser.openPage();
  const reports: ((event: ListenerEvent) => void)[] = [];
  await page.exposeFunction("report", (number: number, event: ListenerEvent) => reports[number]?.(event));
  await page.evaluate("window.listener = adapter.createWebSpeechListener()");
  return {
    listener: {
      open(phrases, report) {
        const number = reports.push(report) - 1;
        void page.evaluate(
          `listener.open(${JSON.stringify(phrases)}, (event) => window.report(${number}, event))`,
        );
      },
      close() {
        void page.evaluate("listener.close()");
      },
    },
    until: untilDone,
    close: () => page.close(),
  };
}
