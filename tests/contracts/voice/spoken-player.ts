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

/** What came of the answers of a game; each is counted once. */
export interface Spoken {
  /** Taken at once, as it was meant. */
  readonly right: number;
  /** Asked back, or asked for again, and then done. */
  readonly asked: number;
  /** Taken for another. */
  readonly wrong: number;
  /** Of those that were asked, how many were done by a button in the end. */
  readonly pressed: number;
  /** How often something was asked in all. */
  readonly questions: number;
  /** What was taken for what. */
  readonly mistakes: readonly string[];
  readonly isWon: boolean;
}

/** One answer, until something is done. */
interface Answer {
  readonly meant: Action;
  said: number;
  questions: number;
  result: "open" | "done" | "wrong" | "pressed";
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
  const answers: Answer[] = [];
  const mistakes: string[] = [];
  let saying = "";
  let answer: Answer | null = null;
  const recorder: Recorder = {
    start(take, end) {
      if (answer !== null) saying = wordsFor(answer.meant);
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
        if (event.type === "heard" && answer !== null) note(event.alternatives, answer);
        else if (event.type === "silence" && answer !== null) answer.questions += 1;
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
  const note = (alternatives: readonly Heard[], to: Answer): void => {
    const confirming = isConfirming(playing.view().moves);
    const done = confirming ? confirmed(alternatives) : understood(alternatives);
    if (done === undefined) to.questions += 1;
    else if (done !== "no") {
      to.result = done !== "command" && isSame(done, to.meant) ? "done" : "wrong";
      const words = alternatives.map((alternative) => alternative.words).join(", ");
      if (to.result === "wrong") mistakes.push(`${saying}: ${words}`);
    }
  };
  /** What was done; undefined where it was asked. */
  const understood = (alternatives: readonly Heard[]): Action | "command" | undefined => {
    const understanding = understand(alternatives, moves);
    switch (understanding.type) {
      case "understood":
        return understanding.action;
      case "unsure":
        asked = [understanding.action, ...(understanding.other ? [understanding.other.action] : [])];
        return undefined;
      case "command":
        return "command";
      case "not-understood":
        return undefined;
    }
  };
  /** Of an answer to what was asked back. */
  const confirmed = (alternatives: readonly Heard[]): Action | "command" | "no" | undefined => {
    const [first, second] = asked;
    if (first === undefined) return undefined;
    const question = {
      action: first,
      readBack: "",
      ...(second && { other: { action: second, readBack: "" } }),
    };
    const heard = confirm(alternatives, question, moves);
    switch (heard.type) {
      case "yes":
        if (second === undefined) return first;
        asked = [first];
        return undefined;
      case "understood":
        return heard.action;
      case "command":
        return "command";
      case "no":
        return "no";
      case "unsure":
        asked = [heard.action];
        return undefined;
      case "again":
      case "not-understood":
        return undefined;
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
  for (let step = 0; step < MOST_STEPS && playing.view().place !== "left"; step++) {
    settle();
    const view = playing.view();
    if (view.place === "left") break;
    if (isConfirming(view.moves) && answer !== null) {
      answer.said += 1;
      const { meant } = answer;
      const button = answer.said > MOST_SAID ? buttonFor(asked, meant) : undefined;
      if (button !== undefined && asked.some((one) => isSame(one, meant))) answer.result = "pressed";
      if (button === undefined) playing.talk();
      else playing.press(button);
      continue;
    }
    const wanted = playing.best();
    if (wanted === null) {
      answer = null;
      playing.press(view.place === "paused" ? "pause" : "select");
      continue;
    }
    if (answer === null || answer.result !== "open" || !isSame(answer.meant, wanted)) {
      answer = { meant: wanted, said: 0, questions: 0, result: "open" };
      answers.push(answer);
    }
    answer.said += 1;
    moves = view.moves;
    if (answer.said <= MOST_SAID) playing.talk();
    else {
      answer.result = "pressed";
      playing.act(wanted);
    }
  }
  const isWon = playing.view().end === "finished";
  playing.close();
  const count = (is: (one: Answer) => boolean): number => answers.filter(is).length;
  return {
    right: count(({ result, questions }) => result !== "wrong" && questions === 0),
    asked: count(({ result, questions }) => result !== "wrong" && questions > 0),
    wrong: count(({ result }) => result === "wrong"),
    pressed: count(({ result }) => result === "pressed"),
    questions: answers.reduce((sum, one) => sum + one.questions, 0),
    mistakes,
    isWon,
  };
}

/** What to press at a question: SELECT is its first answer, LEFT its second, or no. Of two wrong ones there is none. */
function buttonFor(asked: readonly Action[], meant: Action): "select" | "left" | undefined {
  const [first, second] = asked;
  if (first !== undefined && isSame(first, meant)) return "select";
  if (second === undefined || isSame(second, meant)) return "left";
  return undefined;
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
