import { expect, it } from "vitest";
import { createSilentSpeaker } from "../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../engine/adapters/silent-sound-stage.ts";
import { createSimulatedClock } from "../engine/journal/index.ts";
import { createFakeButtonPad } from "../tests/fakes/fake-button-pad.ts";
import { askOutput } from "./ask-output.ts";

/** @param heardAt the one in front of which somebody sits who has a button */
async function ask(heardAt: string | null) {
  const clock = createSimulatedClock();
  const pad = createFakeButtonPad(["select"]);
  const used: string[] = [];
  const said: string[] = [];
  let isOver = false;
  const asked = askOutput({
    names: ["USB Audio Device", "the television"],
    use(name) {
      used.push(name);
      return Promise.resolve();
    },
    speaker: createSilentSpeaker(clock),
    stage: silentSoundStage,
    pad,
    clock,
    onSaid: (text) => said.push(text),
  }).finally(() => {
    isOver = true;
  });
  const goOn = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (isOver) return;
    clock.advanceTo(clock.now() + 1000);
    if (used.at(-1) === heardAt && said.length === used.length) pad.down("select");
    await goOn();
  };
  await goOn();
  return { answer: await asked, used, said };
}

it("takes the one at which a button is pressed, after all before it have asked", async () => {
  const { answer, used, said } = await ask("the television");
  expect([answer, used]).toEqual(["the television", ["USB Audio Device", "the television"]]);
  expect(said).toEqual(["Press Select when you hear me.", "Press Select when you hear me."]);
});

it("asks three times round, and goes on where nobody answers", async () => {
  const { answer, used } = await ask(null);
  expect([answer, used.length]).toEqual([null, 6]);
});
