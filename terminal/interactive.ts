/** Playing at a terminal: keys in, captions out, in real time. The terminal's own reader, or a pair of eyes, reads them. */
import { emitKeypressEvents, type Key } from "node:readline";
import { guide } from "../engine/adaptive/index.ts";
import type { LoadedGame } from "../engine/definition/index.ts";
import {
  captionLine,
  openGame,
  type GameView,
  type Press,
  type ProgressStore,
  type SoundStage,
} from "../engine/index.ts";
import { silentDevices } from "../engine/journal/index.ts";
import { createTypedListener } from "./adapters/typed-listener.ts";
import { wallClock } from "../engine/adapters/wall-clock.ts";
import type { Ears } from "./ears.ts";
import { EXIT } from "./protocol.ts";

const KEYS: Readonly<Record<string, Press>> = {
  left: "left",
  right: "right",
  up: "up",
  down: "down",
  return: "select",
  space: "select",
  r: "repeat",
  h: "hint",
  p: "pause",
  escape: "pause",
};

export interface InteractiveOptions {
  readonly game: LoadedGame;
  readonly seed: number;
  readonly level: string | undefined;
  /** What is heard instead of what is typed. */
  readonly ears: Ears | null;
  readonly stage: SoundStage;
  readonly store: ProgressStore;
  /** Takes the lines of the journal. */
  readonly record: ((line: string) => void) | undefined;
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
}

/** Plays until the player leaves. Ctrl-C leaves too. */
export async function runInteractive(options: InteractiveOptions): Promise<number> {
  const { game, seed, level, ears, stage, store, record, input, output } = options;
  const write = (line: string): void => {
    output.write(`${line}\n`);
  };
  const listener = createTypedListener();
  let typed: string | null = null;

  write(
    `${game.definition.title}. Arrow keys, Enter, R again, H hint, P pause, V to type an answer, Q to leave.`,
  );
  return new Promise((resolve) => {
    const playing = openGame({
      game,
      clock: wallClock,
      ...silentDevices,
      listener: ears?.listener ?? listener,
      stage,
      store,
      random: { seed: () => seed },
      today: Date.now,
      guide,
      abilities: {
        canSpeak: false,
        canBeRead: true,
        canHear: false,
        keys: "Select is Enter. R repeats, H helps, P pauses.",
      },
      level,
      onTranscript(entry) {
        if (entry.type !== "verdict") write(captionLine(entry));
      },
      onJournal: record,
    });
    playing.subscribe(({ place }) => {
      if (place === "left") leave();
    });

    const onKey = (_text: string | undefined, key: Key): void => {
      if (key.ctrl === true && key.name === "c") return leave();
      if (typed !== null) return typeAnswer(key);
      if (key.name === "q") return leave();
      if (key.name === "v" && ears !== null) return playing.talk();
      if (key.name === "v") {
        typed = "";
        output.write("> ");
        return;
      }
      const press = KEYS[key.name ?? ""];
      if (press === undefined) write(movesText(playing.view()));
      else playing.press(press);
    };

    const typeAnswer = (key: Key): void => {
      if (key.name === "return") {
        const words = typed ?? "";
        typed = null;
        write("");
        playing.talk();
        hearWhenListening(words);
      } else if (key.name === "backspace") {
        typed = (typed ?? "").slice(0, -1);
        output.write("\b \b");
      } else if (key.sequence !== undefined && /^[\w' -]$/.test(key.sequence)) {
        typed = `${typed ?? ""}${key.sequence}`;
        output.write(key.sequence);
      }
    };

    /** The microphone opens after its tone; what was typed is heard then. */
    const hearWhenListening = (words: string, triesLeft = 40): void => {
      if (playing.view().isListening) listener.hear(words);
      else if (triesLeft > 0) setTimeout(() => hearWhenListening(words, triesLeft - 1), 50);
    };

    const leave = (): void => {
      input.off("keypress", onKey);
      input.setRawMode(false);
      input.pause();
      playing.close();
      resolve(EXIT.end);
    };

    emitKeypressEvents(input);
    input.setRawMode(true);
    input.on("keypress", onKey);
    input.resume();
  });
}

function movesText({ moves }: GameView): string {
  return moves
    .flatMap(({ button, label }) => (button === undefined ? [] : [`${button}: ${label}`]))
    .join("; ");
}
