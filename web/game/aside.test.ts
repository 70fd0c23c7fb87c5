import { expect, it } from "vitest";
import type { SpeakerEvent, Utterance } from "../../engine/index.ts";
import { createAside } from "./aside.ts";

const words = (text: string): Utterance => ({ text, rate: 1, pitch: 1, volume: 1, side: 0 });

function withSpeaker() {
  const done: string[] = [];
  let finish: (event: SpeakerEvent) => void = () => {};
  const aside = createAside({
    speak(utterance, report) {
      done.push(utterance.text);
      finish = report;
    },
    silence: () => done.push("(silence)"),
  });
  return { aside, done, finish: () => finish({ type: "finished" }) };
}

it("says a word and silences it", () => {
  const { aside, done } = withSpeaker();
  aside.say(words("Outside."));
  aside.hush();
  aside.hush();
  expect(done).toEqual(["Outside.", "(silence)"]);
});

it("does not silence what the game says", () => {
  const { aside, done } = withSpeaker();
  aside.say(words("Outside."));
  aside.speaker.speak(words("What is 1 plus 1?"), () => {});
  aside.hush();
  expect(done).toEqual(["Outside.", "What is 1 plus 1?"]);
});

it("has nothing to silence once it has been said", () => {
  const { aside, done, finish } = withSpeaker();
  aside.say(words("Outside."));
  finish();
  aside.hush();
  expect(done).toEqual(["Outside."]);
});

it("lets the game silence everything", () => {
  const { aside, done } = withSpeaker();
  aside.say(words("Outside."));
  aside.speaker.silence();
  aside.hush();
  expect(done).toEqual(["Outside.", "(silence)"]);
});

it("says nothing while nobody is here, and lets the game go on", async () => {
  const { aside, done } = withSpeaker();
  aside.rest(true);
  const reports: string[] = [];
  aside.speaker.speak(words("Paused."), ({ type }) => reports.push(type));
  await Promise.resolve();
  aside.speaker.speak(words("Silenced."), ({ type }) => reports.push(`silenced ${type}`));
  aside.speaker.silence();
  await Promise.resolve();
  aside.rest(false);
  aside.speaker.speak(words("Back."), () => {});
  expect({ done, reports }).toEqual({
    done: ["(silence)", "(silence)", "Back."],
    reports: ["started", "finished"],
  });
});
