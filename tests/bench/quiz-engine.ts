/** A plain quiz of 100 questions on our engine: all machines running, a speaker that speaks in no time, no audio. */
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import type { Act } from "../../engine/definition/index.ts";
import { openGame, type GameView, type Speaker } from "../../engine/index.ts";
import { createSimulatedClock, silentDevices } from "../../engine/journal/index.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import { quizGame } from "../fakes/quiz.ts";

export const QUESTIONS = 100;

const { definition, mechanic } = quizGame({ warmUps: 1, rounds: 1, turnsPerRound: 1 }, QUESTIONS);
/** Longer than any sitting that a definition may ask for. */
const levels = definition.levels.map((level) => ({
  ...level,
  chapter: level.chapter.flatMap((act): Act[] => {
    if (act.type === "play" && act.as === "ride") return [{ ...act, turns: QUESTIONS - 1 }];
    return act.id === "warm-up" ? [] : [act];
  }),
}));
const game = { definition: { ...definition, levels }, mechanic };

/** Reports at once, as a real one does later: the machines do all their work, and nobody waits. */
const instantSpeaker: Speaker = {
  speak(_utterance, report) {
    report({ type: "started" });
    report({ type: "finished" });
  },
  silence: () => {},
};

/**
 * Opens the game and lets it tell its story, until the first question waits. What is returned answers each question right
 * at once, hears the boss's opening and the recap, closes the game, and gives the number of verdicts.
 */
export function openQuizOnEngine(): () => number {
  const clock = createSimulatedClock();
  let verdicts = 0;
  const playing = openGame({
    game,
    clock,
    speaker: instantSpeaker,
    listener: silentDevices.listener,
    stage: silentSoundStage,
    store: createMemoryProgressStore(),
    random: { seed: () => 7 },
    abilities: { canSpeak: true, canBeRead: false, canHear: true },
    settings: { ...usualSettings, output: "voice" },
    level: "easy",
    once: true,
    onTranscript: (entry) => {
      if (entry.type === "verdict") verdicts++;
    },
  });
  /** Lets time pass until the player is asked for something, or the game is over. */
  const settle = (): GameView["place"] => {
    for (;;) {
      const { place, isWaiting } = playing.view();
      if (place === "left" || isWaiting) return place;
      clock.advanceToNext();
    }
  };
  if (settle() !== "playing") throw new Error("the first question was not asked");

  return () => {
    while (settle() !== "left") playing.press("left");
    playing.close();
    return verdicts;
  };
}
