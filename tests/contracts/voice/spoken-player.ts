/** Plays a whole game by voice without a network: what the solver would do is spoken, recognised, and understood. */
import { createMemoryProgressStore } from "../../../engine/adapters/memory-progress-store.ts";
import { createPocketsphinxListener, type Recorder } from "../../../engine/adapters/pocketsphinx/index.ts";
import { createSilentSpeaker } from "../../../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../../../engine/adapters/silent-sound-stage.ts";
import type { LoadedGame } from "../../../engine/definition/index.ts";
import { openGame, type Action, type Listener, type Move } from "../../../engine/index.ts";
import { createSimulatedClock } from "../../../engine/journal/index.ts";
import { usualSettings } from "../../../engine/settings/index.ts";
import { cardinal } from "../../../engine/speech/numbers.ts";
import { understand } from "../../../engine/voice/index.ts";

export interface Spoken {
  /** How many answers were heard as they were said, had to be asked for again, and were taken for others. */
  readonly right: number;
  readonly asked: number;
  readonly wrong: number;
  /** What was taken for what. */
  readonly mistakes: readonly string[];
  readonly isWon: boolean;
}

/** Said so often, it is done by a button. */
const MOST_SAID = 3;
const MOST_STEPS = 3000;

export async function playSpoken(
  game: LoadedGame,
  level: string,
  say: (text: string) => Int16Array,
): Promise<Spoken> {
  const clock = createSimulatedClock();
  const tally = { right: 0, asked: 0, wrong: 0 };
  const mistakes: string[] = [];
  let saying = "";
  let meant: Action | null = null;
  const recorder: Recorder = {
    start(take, end) {
      take(say(saying));
      end();
    },
    stop() {},
  };
  const ears = await createPocketsphinxListener(recorder, clock);
  let moves: readonly Move[] = [];
  const listener: Listener = {
    open(phrases, report) {
      ears.open(phrases, (event) => {
        if (event.type === "heard" && meant !== null) {
          const understanding = understand(event.alternatives, moves);
          const words = event.alternatives[0]?.words ?? "";
          if (
            understanding.type === "command" ||
            (understanding.type === "understood" && !isSame(understanding.action, meant))
          ) {
            tally.wrong += 1;
            mistakes.push(`${saying}: ${words}`);
          } else tally[understanding.type === "understood" ? "right" : "asked"] += 1;
        }
        report(event);
      });
    },
    close: () => ears.close(),
  };
  const playing = openGame({
    game,
    clock,
    speaker: createSilentSpeaker(clock),
    listener,
    stage: silentSoundStage,
    store: createMemoryProgressStore(),
    random: { seed: () => 1 },
    abilities: { canSpeak: true, canBeRead: false, canHear: true },
    settings: { ...usualSettings, output: "voice" },
    level,
    once: true,
    onTranscript: () => {},
  });
  const settle = (): void => {
    while (playing.view().place !== "left" && !playing.view().isWaiting && clock.advanceToNext());
  };

  let said = 0;
  for (let step = 0; step < MOST_STEPS && playing.view().place !== "left"; step++) {
    settle();
    const view = playing.view();
    if (isConfirming(view.moves)) {
      said += 1;
      // The answer again; where that does not help, a button says that it was none of them.
      if (said > MOST_SAID) playing.press("left");
      else playing.talk();
      continue;
    }
    const best = view.place === "playing" ? playing.best() : null;
    if (best === null) {
      meant = null;
      if (view.place !== "left") playing.press(view.place === "paused" ? "pause" : "select");
      continue;
    }
    const move = view.moves.find(({ id }) => id === best.move);
    said = meant !== null && isSame(best, meant) ? said + 1 : 1;
    meant = best;
    if (move === undefined || said > MOST_SAID) {
      said = 0;
      playing.act(best);
      continue;
    }
    saying = phraseOf(move, best);
    moves = view.moves;
    playing.talk();
    settle();
  }
  const isWon = playing.view().end === "finished";
  playing.close();
  return { ...tally, mistakes, isWon };
}

function isConfirming(moves: readonly Move[]): boolean {
  return moves.some(({ id }) => id === "yes");
}

function phraseOf({ phrases, label }: Move, { value }: Action): string {
  const phrase = phrases[0] ?? label.toLowerCase();
  return phrase.replace("<number>", cardinal(value ?? 0));
}

function isSame(a: Action, b: Action): boolean {
  return a.move === b.move && a.value === b.value;
}
