import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { SpeakerEvent, Utterance } from "../../engine/index.ts";
import { createSimulatedClock } from "../../engine/journal/index.ts";
import {
  createChromeSpeech,
  LOCAL_VOICE,
  REMOTE_VOICE,
  type ChromeFaults,
} from "../../tests/fakes/chrome-speech-synthesis.ts";
import { createWebSpeechSpeaker } from "./web-speech-speaker.ts";

const LINE = "Great ears! That was the kettle.";

function utterance(text: string): Utterance {
  return { text, rate: 1, pitch: 1, volume: 1, side: 0 };
}

function inChrome(faults: ChromeFaults = {}) {
  const clock = createSimulatedClock();
  const chrome = createChromeSpeech(clock, faults);
  let leave = () => {};
  const speaker = createWebSpeechSpeaker({
    synthesis: chrome.synthesis,
    createUtterance: chrome.createUtterance,
    clock,
    page: {
      addEventListener: (_type, listener) => {
        leave = listener;
      },
    },
  });
  const reports: SpeakerEvent[] = [];
  return {
    chrome,
    speaker,
    reports,
    leave: () => leave(),
    say: (text: string, change: Partial<Utterance> = {}) =>
      speaker.speak({ ...utterance(text), ...change }, (event) => reports.push(event)),
    pass: (seconds: number) => clock.advanceTo(clock.now() + seconds * 1000),
    heard: () => chrome.heard.map(({ text }) => text),
  };
}

const SPOKEN: SpeakerEvent[] = [{ type: "started" }, { type: "finished" }];

describe("the browser's voice", () => {
  it("speaks at once when nothing is being spoken, since the first words must be inside a press", () => {
    const { chrome, say } = inChrome();
    say(LINE);
    expect(chrome.synthesis.speaking).toBe(true);
  });

  it("passes on speed, pitch, volume and the language", () => {
    const { chrome, say, pass } = inChrome();
    say(LINE, { rate: 1.4, pitch: 0.8, volume: 0.5 });
    pass(1);
    const [{ lang, voice, rate, pitch, volume } = chrome.createUtterance("")] = chrome.heard;
    expect({ lang, voice, rate, pitch, volume }).toEqual({
      lang: "en-US",
      voice: LOCAL_VOICE,
      rate: 1.4,
      pitch: 0.8,
      volume: 0.5,
    });
  });

  it("lets go of the page once nobody wants it any more", () => {
    const clock = createSimulatedClock();
    const { synthesis, createUtterance } = createChromeSpeech(clock);
    const page = new EventTarget();
    const until = new AbortController();
    const speaker = createWebSpeechSpeaker({ synthesis, createUtterance, clock, page }, until);
    speaker.speak(utterance(LINE), () => {});
    until.abort();
    page.dispatchEvent(new Event("pagehide"));
    expect(synthesis.speaking).toBe(true);
  });

  it("fails with a reason where the browser has no speech at all", () => {
    const clock = createSimulatedClock();
    const page = { addEventListener: () => {} };
    const { createUtterance } = createChromeSpeech(clock);
    const speaker = createWebSpeechSpeaker({ synthesis: undefined, createUtterance, clock, page });
    const reports: SpeakerEvent[] = [];
    speaker.speak(utterance(LINE), (event) => reports.push(event));
    clock.advanceToNext();
    expect(reports).toEqual([{ type: "failed", reason: "This browser cannot speak." }]);
  });
});

describe("the browser's voice, against Chrome's faults", () => {
  it("fails with a reason before the first press", () => {
    const { say, reports } = inChrome({ noGesture: true });
    say(LINE);
    expect(reports).toEqual([
      { type: "failed", reason: "The browser lets a page speak only after a key or a touch." },
    ]);
  });

  it("fails with a reason where there is no voice", () => {
    const { say, pass, reports } = inChrome({ voices: [] });
    say(LINE);
    pass(1);
    expect(reports).toEqual([{ type: "failed", reason: "This browser has no voice." }]);
  });

  it("takes the voice that comes late for the next line", () => {
    const { chrome, say, pass } = inChrome({ voices: [REMOTE_VOICE] });
    say("One.");
    pass(5);
    chrome.setVoices([REMOTE_VOICE, LOCAL_VOICE]);
    say("Two.");
    pass(5);
    expect(chrome.heard.map(({ voice }) => voice?.name)).toEqual([REMOTE_VOICE.name, LOCAL_VOICE.name]);
  });

  it("waits for the cancelled line to be gone before it speaks the next", () => {
    const { chrome, say, pass, reports, heard } = inChrome({ cancelTakesAlong: 5 });
    say("One, which is long enough.");
    pass(0.5);
    say("Two.");
    pass(5);
    expect(heard()).toEqual(["One, which is long enough.", "Two."]);
    expect(chrome.asked).toBe(2);
    expect(reports).toEqual([{ type: "started" }, ...SPOKEN]);
  });

  it("waits no longer than that", () => {
    const { chrome, say, pass } = inChrome();
    say("One, which is long enough.");
    pass(0.5);
    say("Two.");
    pass(0.011);
    expect(chrome.asked).toBe(2);
  });

  it("does not wait for ever to hear that a line is gone", () => {
    const { chrome, say, pass, heard } = inChrome({ silentCancel: true, cancelTakesAlong: 50 });
    say("One.");
    say("Two.");
    pass(5);
    expect(heard()).toEqual(["Two."]);
    expect(chrome.asked).toBe(2);
  });

  it("speaks at once when it has been silent for a while after a cancel", () => {
    const { chrome, speaker, say, pass } = inChrome({ silentCancel: true });
    say("One.");
    speaker.silence();
    pass(1);
    say("Two.");
    expect(chrome.asked).toBe(2);
  });

  it("says it once more when a late cancel has taken it along", () => {
    const { chrome, say, pass, reports, heard } = inChrome({ cancelTakesAlong: 40 });
    say("One, which is long enough.");
    pass(0.5);
    say("Two.");
    pass(5);
    expect(heard()).toEqual(["One, which is long enough.", "Two."]);
    expect(chrome.asked).toBe(3);
    expect(reports).toEqual([{ type: "started" }, ...SPOKEN]);
  });

  it("says it once more when another tab has cancelled it, and reports its start only once", () => {
    const { chrome, say, pass, reports, heard } = inChrome();
    say(LINE);
    pass(0.5);
    chrome.interrupt();
    pass(10);
    expect(heard()).toEqual([LINE, LINE]);
    expect(reports).toEqual(SPOKEN);
  });

  it("fails when it is cancelled from outside again", () => {
    const { chrome, say, pass, reports } = inChrome();
    say(LINE);
    pass(0.5);
    chrome.interrupt();
    pass(0.5);
    chrome.interrupt();
    pass(10);
    expect(reports).toEqual([
      { type: "started" },
      { type: "failed", reason: "The browser's voice failed (interrupted)." },
    ]);
  });

  it("tries again by silence and speak when speech does not start", () => {
    const { speaker, say, pass, reports } = inChrome({ neverStart: 1 });
    say(LINE);
    pass(3);
    expect(reports).toEqual([]);
    speaker.silence();
    say(LINE);
    pass(10);
    expect(reports).toEqual(SPOKEN);
  });

  it("frees speech that is stuck from an earlier page", () => {
    const { say, pass, reports } = inChrome({ stuck: true });
    say(LINE);
    pass(10);
    expect(reports).toEqual(SPOKEN);
  });

  it("says long texts in pieces where the voice would fall silent after fourteen seconds", () => {
    const { say, pass, reports, heard } = inChrome({ voices: [REMOTE_VOICE] });
    const text = "One sentence of eight words is said here. ".repeat(12).trim();
    say(text);
    pass(90);
    expect(heard().length).toBeGreaterThan(1);
    expect(heard().join(" ")).toBe(text);
    expect(reports).toEqual(SPOKEN);
  });

  it("keeps pieces short enough for a slow voice too", () => {
    const { say, pass, reports } = inChrome({ voices: [REMOTE_VOICE] });
    say("One sentence of eight words is said here. ".repeat(12).trim(), { rate: 0.5 });
    pass(180);
    expect(reports).toEqual(SPOKEN);
  });

  it("says a long text whole where the voice is on the computer", () => {
    const { say, pass, heard } = inChrome();
    const text = "One sentence of eight words is said here. ".repeat(12).trim();
    say(text);
    pass(90);
    expect(heard()).toEqual([text]);
  });

  it("begins no further piece once it is silenced", () => {
    const { speaker, say, pass, reports, heard } = inChrome({ voices: [REMOTE_VOICE] });
    say("One sentence of eight words is said here. ".repeat(12).trim());
    pass(1);
    speaker.silence();
    pass(90);
    expect(heard()).toHaveLength(1);
    expect(reports).toEqual([{ type: "started" }]);
  });

  it.each(["", " ", "?!"])(
    "never hands on an utterance without words (%j), which would jam the voice",
    (blank) => {
      const { say, pass, reports, heard } = inChrome();
      say(blank);
      pass(1);
      say(LINE);
      pass(10);
      expect(reports).toEqual([...SPOKEN, ...SPOKEN]);
      expect(heard()).toEqual([LINE]);
    },
  );

  it("counts a voice that does not tell its start as started by its first word", () => {
    const { say, pass, reports } = inChrome({ noStartEvent: true });
    say(LINE);
    pass(0.5);
    expect(reports).toEqual([{ type: "started" }]);
  });

  it("fails with a reason when the voice breaks off", () => {
    const { say, pass, reports } = inChrome({ error: "network" });
    say(LINE);
    pass(5);
    expect(reports).toEqual([
      { type: "started" },
      { type: "failed", reason: "This voice needs the network." },
    ]);
  });

  it("holds what is being said, so that its end is not collected as garbage", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: () => void = runInNewContext("gc");
    const { say, pass, reports } = inChrome({ forgetful: true });
    say(LINE);
    // A weak reference holds until the task ends.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    pass(10);
    expect(reports).toEqual(SPOKEN);
  });

  it("falls silent when the page is left", () => {
    const { chrome, leave, say, pass, reports } = inChrome();
    say(LINE);
    pass(0.5);
    leave();
    expect(chrome.synthesis.speaking).toBe(false);
    pass(10);
    expect(reports).toEqual([{ type: "started" }]);
  });
});
