import { expect, it } from "vitest";
import type { SpeakerEvent, Utterance } from "../engine/index.ts";
import { createSpeakingTurns } from "./speaking-turns.ts";

const line = (text: string): Utterance => ({ text, rate: 1, pitch: 1, volume: 1, side: 0 });

function createVoice() {
  const said: string[] = [];
  let tell: (event: SpeakerEvent) => void = () => {};
  return {
    said,
    finish: () => tell({ type: "finished" }),
    speaker: {
      speak({ text }: Utterance, report: (event: SpeakerEvent) => void) {
        said.push(text);
        tell = report;
      },
      silence: () => said.push("silence"),
    },
  };
}

it("lets what the game says wait, from its beginning, and tells the game that it is being said", () => {
  const { said, finish, speaker } = createVoice();
  const { game, take, giveBack } = createSpeakingTurns(speaker);
  const reports: string[] = [];
  game.speak(line("Paused."), ({ type }) => reports.push(type));
  take();
  expect([said, reports]).toEqual([["Paused."], ["started"]]);
  giveBack();
  finish();
  expect([said, reports]).toEqual([
    ["Paused.", "Paused."],
    ["started", "finished"],
  ]);
});

it("says afterwards only what the game still wants to say", () => {
  const { said, speaker } = createVoice();
  const { game, take, giveBack } = createSpeakingTurns(speaker);
  take();
  game.speak(line("One."), () => {});
  game.speak(line("Two."), () => {});
  game.silence();
  giveBack();
  take();
  game.speak(line("Three."), () => {});
  game.speak(line("Four."), () => {});
  giveBack();
  expect(said).toEqual(["Four."]);
});
