import { expect, it } from "vitest";
import { createSimulatedClock } from "../../engine/journal/index.ts";
import { hasVoice } from "./has-voice.ts";

function voiceList(atFirst: readonly unknown[]) {
  let voices = atFirst;
  let tell = (): void => {};
  return {
    getVoices: () => voices,
    addEventListener(_type: "voiceschanged", listener: () => void) {
      tell = listener;
    },
    change(now: readonly unknown[]) {
      voices = now;
      tell();
    },
  };
}

it("is sure at once where voices are there, or can never be", async () => {
  expect(await hasVoice(voiceList(["a voice"]), createSimulatedClock())).toBe(true);
  expect(await hasVoice(undefined, createSimulatedClock())).toBe(false);
});

it("waits for voices that come later", async () => {
  const list = voiceList([]);
  const answer = hasVoice(list, createSimulatedClock());
  list.change(["a voice"]);
  expect(await answer).toBe(true);
});

it("does not wait for ever", async () => {
  const clock = createSimulatedClock();
  const answer = hasVoice(voiceList([]), clock);
  clock.advanceTo(1500);
  expect(await answer).toBe(false);
});
