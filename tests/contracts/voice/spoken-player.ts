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
import { confirm, understand } from "../../../engine/voice/index.ts";

export interface Spoken {
  /** How many answers were heard as they were said, had to be asked for again, and were taken for others. */
  readonly right: number;
  readonly asked: number;
  readonly wrong: number;
  /** What was taken for what. */
  readonly mistakes: readonly string[];
  readonly isWon: boolean;
}

type Heard = Parameters<typeof understand>[0][number];

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
      if (meant !== null) saying = wordsFor(meant);
      take(say(saying));
      end();
    },
    stop() {},
  };
  const ears = await createPocketsphinxListener(recorder, clock);
  let moves: readonly Move[] = [];
  /** What was last understood, or is being asked back. */
  let asked: readonly Action[] = [];
  const listener: Listener = {
    open(phrases, report) {
      ears.open(phrases, (event) => {
        if (event.type === "heard" && meant !== null) note(event.alternatives, meant);
        else if (event.type === "silence") tally.asked += 1;
        report(event);
      });
    },
    close: () => ears.close(),
  };
  /** To a question that names one: yes or no. To one that names two: the answer again. */
  const wordsFor = (wanted: Action): string => {
    if (!isConfirming(playing.view().moves)) return saidFor(moves, wanted);
    if (!asked.some((one) => isSame(one, wanted))) return "no";
    return asked.length > 1 ? saidFor(moves, wanted) : "yes";
  };
  const count = (result: "right" | "asked" | "wrong", words: string): void => {
    tally[result] += 1;
    if (result === "wrong") mistakes.push(`${saying}: ${words}`);
  };
  const note = (alternatives: readonly Heard[], wanted: Action): void => {
    const words = alternatives.map((alternative) => alternative.words).join(", ");
    if (isConfirming(playing.view().moves)) return count(answerResult(alternatives, wanted), words);
    const understanding = understand(alternatives, moves);
    switch (understanding.type) {
      case "understood":
        return count(isSame(understanding.action, wanted) ? "right" : "wrong", words);
      case "unsure":
        asked = [understanding.action, ...(understanding.other ? [understanding.other.action] : [])];
        return count("asked", words);
      case "command":
        return count("wrong", words);
      case "not-understood":
        return count("asked", words);
    }
  };
  /** Of an answer to what was asked back. */
  const answerResult = (alternatives: readonly Heard[], wanted: Action): "right" | "asked" | "wrong" => {
    const [first, second] = asked;
    if (first === undefined) return "asked";
    const question = {
      action: first,
      readBack: "",
      ...(second && { other: { action: second, readBack: "" } }),
    };
    const answer = confirm(alternatives, question, moves);
    switch (answer.type) {
      case "yes":
        return second !== undefined ? "asked" : isSame(first, wanted) ? "right" : "wrong";
      case "understood":
        return isSame(answer.action, wanted) ? "right" : "wrong";
      case "command":
        return "wrong";
      case "no":
        return asked.some((one) => isSame(one, wanted)) ? "asked" : "right";
      case "unsure":
        asked = [answer.action];
        return "asked";
      case "again":
      case "not-understood":
        return "asked";
    }
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
    if (view.place === "left") break;
    if (isConfirming(view.moves) && meant !== null) {
      said += 1;
      // Where that does not help, a button says that it was none of them.
      if (said > MOST_SAID) playing.press("left");
      else playing.talk();
      continue;
    }
    const wanted = playing.best();
    if (wanted === null) {
      meant = null;
      playing.press(view.place === "paused" ? "pause" : "select");
      continue;
    }
    said = meant !== null && isSame(wanted, meant) ? said + 1 : 1;
    meant = wanted;
    if (said > MOST_SAID) {
      said = 0;
      playing.act(wanted);
      continue;
    }
    moves = view.moves;
    playing.talk();
  }
  const isWon = playing.view().end === "finished";
  playing.close();
  return { ...tally, mistakes, isWon };
}

function isConfirming(moves: readonly Move[]): boolean {
  return moves[0]?.id === "yes" && moves[1]?.id === "no" && moves[0].button === "select";
}

function saidFor(moves: readonly Move[], { move: id, value }: Action): string {
  const move = moves.find((one) => one.id === id);
  const phrase = move?.phrases[0] ?? move?.label.toLowerCase() ?? id;
  return phrase.replace("<number>", cardinal(value ?? 0));
}

function isSame(a: Action, b: Action): boolean {
  return a.move === b.move && a.value === b.value;
}
