import { afterAll, describe, expect, it } from "vitest";
import { createSilentSpeaker } from "../../engine/adapters/silent-speaker.ts";
import { createSimulatedClock, type SimulatedClock } from "../../engine/journal/index.ts";
import type { Speaker, SpeakerEvent } from "../../engine/ports/speaker.ts";
import { createWebSpeechSpeaker } from "../../web/adapters/web-speech-speaker.ts";
import {
  createChromeSpeech,
  LOCAL_VOICE,
  REMOTE_VOICE,
  type ChromeFaults,
} from "../fakes/chrome-speech-synthesis.ts";
import { createScriptedSpeaker } from "../fakes/scripted-speaker.ts";
import { startChromium, untilDone, type Chromium } from "./in-chromium.ts";
import { speakerSuite, speechlessSuite, type SpeakerBench } from "./speaker-suite.ts";

const ADAPTER = "web/adapters/web-speech-speaker.ts";

function simulated(create: (clock: SimulatedClock) => Speaker): () => Promise<SpeakerBench> {
  return () => {
    const clock = createSimulatedClock();
    return Promise.resolve({
      speaker: create(clock),
      async until(isDone) {
        while (!isDone()) if (!clock.advanceToNext()) throw new Error("Nothing is left that could happen.");
      },
      close: () => Promise.resolve(),
    });
  };
}

function inFakeChrome(faults: ChromeFaults) {
  return simulated((clock) => {
    const { synthesis, createUtterance } = createChromeSpeech(clock, faults);
    return createWebSpeechSpeaker({
      synthesis,
      createUtterance,
      clock,
      page: { addEventListener: () => {} },
    });
  });
}

speakerSuite("the scripted speaker", simulated(createScriptedSpeaker));
speakerSuite("the silent speaker", simulated(createSilentSpeaker));
speakerSuite("the browser's voice", inFakeChrome({ voices: [LOCAL_VOICE] }));
speakerSuite("the browser's voice from the network", inFakeChrome({ voices: [REMOTE_VOICE] }));
speakerSuite(
  "the browser's voice, with a slow cancel",
  inFakeChrome({ silentCancel: true, cancelTakesAlong: 50 }),
);
speechlessSuite("the browser's voice where there is none", inFakeChrome({ voices: [] }));

describe("in Chromium", async () => {
  // Headless, it has a voice only with this switch, and only where speech-dispatcher and espeak-ng are installed.
  for (const [name, args] of [
    ["Chromium", []],
    ["Chromium with speech-dispatcher", ["--enable-speech-dispatcher"]],
  ] as const) {
    const browser = await startChromium(ADAPTER, args);
    afterAll(() => browser.close());
    const suite = SUITES[await firstWord(browser)];
    suite(`the browser's voice in ${name}`, () => inChromium(browser));
  }

  it("says why it does not speak before the first press", async () => {
    const browser = await startChromium(ADAPTER, ["--autoplay-policy=document-user-activation-required"]);
    const page = await browser.openPage(`
      window.reports = [];
      adapter.createWebSpeechSpeaker().speak({ text: "Hello.", rate: 1, pitch: 1, volume: 1, side: 0 }, (event) =>
        window.reports.push(event),
      );`);
    expect(await page.evaluate("window.reports")).toEqual([
      { type: "failed", reason: "The browser lets a page speak only after a key or a touch." },
    ]);
    await browser.close();
  });
});

/** What can be tried, by how the first word went. */
const SUITES = {
  finished: speakerSuite,
  failed: speechlessSuite,
  started: unheardSuite,
  nothing: unheardSuite,
} as const;

/** It lists voices, but this computer has no device that plays them: more than this cannot be promised there. */
function unheardSuite(title: string, open: () => Promise<SpeakerBench>): void {
  it(`${title}, which nothing plays here, can be silenced and never claims to have finished`, async () => {
    const { speaker, close } = await open();
    const reports: SpeakerEvent[] = [];
    speaker.speak({ text: "Hello.", rate: 1, pitch: 1, volume: 1, side: 0 }, (event) => reports.push(event));
    speaker.silence();
    expect(reports.filter(({ type }) => type === "finished")).toEqual([]);
    await close();
  });
}

async function inChromium(browser: Chromium): Promise<SpeakerBench> {
  const page = await browser.openPage();
  const reports: ((event: SpeakerEvent) => void)[] = [];
  await page.exposeFunction("report", (number: number, event: SpeakerEvent) => reports[number]?.(event));
  await page.evaluate("window.speaker = adapter.createWebSpeechSpeaker()");
  return {
    speaker: {
      // What is evaluated counts as a press.
      speak(utterance, report) {
        const number = reports.push(report) - 1;
        void page.evaluate(
          `speaker.speak(${JSON.stringify(utterance)}, (event) => window.report(${number}, event))`,
        );
      },
      silence() {
        void page.evaluate("speaker.silence()");
      },
    },
    until: untilDone,
    close: () => page.close(),
  };
}

/** Whether there is a voice that can be heard: only speaking tells. */
async function firstWord(browser: Chromium): Promise<SpeakerEvent["type"] | "nothing"> {
  const { speaker, close } = await inChromium(browser);
  const reports: SpeakerEvent[] = [];
  speaker.speak({ text: "Hello.", rate: 1, pitch: 1, volume: 1, side: 0 }, (event) => reports.push(event));
  try {
    // speech-dispatcher starts with Chromium's first word, and lists thirteen thousand voices before it says it.
    await untilDone(() => ["finished", "failed"].includes(reports.at(-1)?.type ?? ""), 25_000);
    return reports.at(-1)?.type ?? "nothing";
  } catch {
    return "nothing";
  } finally {
    await close();
  }
}
