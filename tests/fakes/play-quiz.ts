/** A quiz opened on fakes, with everything that was heard at hand. */
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { createSilentSpeaker } from "../../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import { openGame, type OpenGame, type OpenGameOptions, type TranscriptEntry } from "../../engine/index.ts";
import { createSimulatedClock, type SimulatedClock } from "../../engine/journal/index.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import { createTypedListener, type TypedListener } from "../../terminal/adapters/typed-listener.ts";
import { quizGame } from "./quiz.ts";

export interface QuizAtPlay {
  readonly playing: OpenGame;
  readonly clock: SimulatedClock;
  readonly listener: TypedListener;
  /** What was heard since the last call, as short lines: text, or [caption]. */
  heard(): string[];
  /** Lets time pass until the game waits for the player or is over. */
  settle(): void;
}

export function openQuiz(options: Partial<OpenGameOptions> = {}): QuizAtPlay {
  const clock = createSimulatedClock();
  const listener = createTypedListener();
  const lines: string[] = [];
  const playing = openGame({
    game: quizGame(),
    clock,
    speaker: createSilentSpeaker(clock),
    listener,
    stage: silentSoundStage,
    store: createMemoryProgressStore(),
    random: { seed: () => 1 },
    abilities: { canSpeak: true, canBeRead: true, canHear: true },
    settings: { ...usualSettings, output: "voice" },
    level: "easy",
    onTranscript: (entry) => lines.push(...lineOf(entry)),
    ...options,
  });
  return {
    playing,
    clock,
    listener,
    heard: () => lines.splice(0),
    settle() {
      for (let view = playing.view(); !view.isWaiting && view.place !== "left"; view = playing.view()) {
        if (!clock.advanceToNext()) throw new Error(`the game stands still at ${view.place}`);
      }
    },
  };
}

function lineOf(entry: TranscriptEntry): string[] {
  if (entry.type === "say") return [entry.text];
  return entry.type === "sound" ? [`[${entry.caption}]`] : [];
}
