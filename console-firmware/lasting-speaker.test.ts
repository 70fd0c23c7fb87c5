import { expect, it } from "vitest";
import type { Speaker, SpeakerEvent, Utterance } from "../engine/index.ts";
import { createLastingSpeaker } from "./lasting-speaker.ts";

const LINE: Utterance = { text: "Kinds of games.", rate: 1, pitch: 1, volume: 1, side: 0 };

function createStage() {
  const said: string[] = [];
  let tell: (event: SpeakerEvent) => void = () => {};
  const named = (name: string): Required<Speaker> => ({
    speak({ text }, report) {
      said.push(`${name}: ${text}`);
      tell = report;
    },
    silence: () => said.push(`${name}: silence`),
    prepare: () => {},
  });
  return { said, named, tell: (type: "started" | "finished") => tell({ type }) };
}

it("says a line again by the next speaker, and reports each step of it once", () => {
  const { said, named, tell } = createStage();
  const { speaker, change } = createLastingSpeaker(named("old"));
  const reports: string[] = [];
  speaker.speak(LINE, ({ type }) => reports.push(type));
  tell("started");
  change(named("new"));
  tell("started");
  tell("finished");
  change(named("third"));
  expect(said).toEqual(["old: Kinds of games.", "old: silence", "new: Kinds of games.", "new: silence"]);
  expect(reports).toEqual(["started", "finished"]);
});

it("says nothing again that was silenced", () => {
  const { said, named } = createStage();
  const { speaker, change } = createLastingSpeaker(named("old"));
  speaker.speak(LINE, () => {});
  speaker.silence();
  change(named("new"));
  expect(said.filter((line) => line.startsWith("new"))).toEqual([]);
});
