/** A sitting with the quiz of the sounds in its journal is the same to the letter when it is lived again. */
import { expect, it } from "vitest";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import { createSilentSpeaker } from "../../engine/adapters/silent-speaker.ts";
import { openGame, type TranscriptEntry } from "../../engine/index.ts";
import { createSimulatedClock, silentDevices } from "../../engine/journal/index.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import { liveAgain } from "../fakes/live-again.ts";
import { transcriptLine } from "../fakes/play-game.ts";
import { everyGame } from "../games/every-game.ts";

const QUESTIONS = 6;

everyGame(({ load }) => {
  it("is the same when it is lived again", async () => {
    const game = await load();
    const shared = {
      game,
      stage: silentSoundStage,
      random: { seed: () => 9 },
      abilities: { canSpeak: true, canBeRead: true, canHear: true },
      settings: { ...usualSettings, output: "voice" as const },
    };
    const clock = createSimulatedClock();
    const lines: string[] = [];
    const heard: TranscriptEntry[] = [];
    const playing = openGame({
      ...shared,
      clock,
      ...silentDevices,
      speaker: createSilentSpeaker(clock),
      store: createMemoryProgressStore(),
      onTranscript: (entry) => heard.push(entry),
      onJournal: (line) => lines.push(line),
    });
    const wait = (): void => {
      while (!playing.view().isWaiting && clock.advanceToNext());
    };
    wait();
    playing.act({ move: "entry-sounds" });
    wait();
    playing.press("select");
    wait();
    playing.act({ move: "entry-quiz" });
    for (let question = 0; question < QUESTIONS; question++) {
      // Some answers come before the sound is over.
      if (question % 2 === 0) wait();
      playing.press(question % 3 === 0 ? "right" : "left");
    }
    wait();
    playing.press("down");
    wait();
    const said = heard.map(transcriptLine);
    expect(said.filter((line) => line.includes("[the sound to guess]")).length).toBeGreaterThan(2);

    const again = liveAgain(shared, lines, () => clock.now());
    expect(again.map(transcriptLine)).toEqual(said);
  });
});
