/**
 * Somebody who plays with a screen reader on, in virtual time: the reader says where the focus is and reads the captions
 * that are live, the game's voice speaks, and presses cut the reader off. The player hears everything out, then does what
 * is best, and asks for everything once more where it is new.
 */
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { createSilentSpeaker } from "../../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { openGame, type OpenGame, type Press, type TranscriptEntry } from "../../engine/index.ts";
import { createSimulatedClock, silentDevices } from "../../engine/journal/index.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import { isRead } from "../../web/game/hearing.ts";
import { createReaderModel, type ReadLine } from "./reader-model.ts";

const MOST_PRESSES = 600;

/** A sound as who reads hears it. */
export interface Met {
  readonly entry: Extract<TranscriptEntry, { type: "sound" | "pattern" }>;
  readonly place: string;
  /** What was handed to the reader last, and is not older than the last press. */
  readonly line: ReadLine | null;
  /** Nothing else was heard since that line was handed over. */
  readonly isNext: boolean;
  /** Seconds from the end of that line: below 0 the reader is still at it. */
  readonly after: number;
}

export interface ReaderPlayer {
  readonly playing: OpenGame;
  readonly met: readonly Met[];
  readonly read: readonly ReadLine[];
  readonly spoken: readonly ReadLine[];
  /** Cuts the reader off. */
  press(press: Press): void;
  choose(move: string): void;
  /** Lets time pass until the game waits, and nobody says anything. */
  settle(): void;
}

/** @param level played without asking; else the levels are offered */
export function openWithReader(game: LoadedGame, level?: string): ReaderPlayer {
  const clock = createSimulatedClock();
  const reader = createReaderModel();
  const voice = createSilentSpeaker(clock);
  const met: Met[] = [];
  let spoken: ReadLine[] = [];
  let isNext = false;
  let isLive = false;
  let pressedAt = 0;

  const endSpeech = (): void => {
    spoken = spoken.map((line) => (line.to === Infinity ? { ...line, to: clock.now() } : line));
  };
  // The game takes the focus when it begins: its name, and what it is.
  reader.give(`${game.definition.title}, application`, 0);
  const playing = openGame({
    game,
    clock,
    ...silentDevices,
    speaker: {
      speak(utterance, report) {
        endSpeech();
        spoken = [...spoken, { text: utterance.text, from: clock.now(), to: Infinity }];
        voice.speak(utterance, (event) => {
          if (event.type !== "started") endSpeech();
          report(event);
        });
      },
      silence() {
        endSpeech();
        voice.silence();
      },
    },
    stage: silentSoundStage,
    store: createMemoryProgressStore(),
    random: { seed: () => 7 },
    abilities: { canSpeak: true, canBeRead: true, canHear: false },
    settings: { ...usualSettings, output: null, length: "short" },
    level,
    once: level !== undefined,
    onTranscript(entry) {
      if (entry.type === "verdict") return;
      if (entry.type === "say") {
        // The screen draws the line with what is live now.
        isLive ||= isRead(playing.view());
        if (isLive) reader.give(entry.text, clock.now());
        isNext = isLive;
        return;
      }
      const last = reader.read.at(-1);
      const line = last === undefined || last.from < pressedAt ? null : last;
      const after = line === null ? 0 : (clock.now() - line.to) / 1000;
      met.push({ entry, place: isLive ? playing.view().place : "asking", line, isNext, after });
      isNext = false;
    },
  });
  const cutOff = (): void => {
    pressedAt = clock.now();
    isNext = false;
    reader.press(pressedAt);
  };
  const settle = (): void => {
    for (;;) {
      const { isWaiting, place } = playing.view();
      const readUntil = reader.read.at(-1)?.to ?? 0;
      if (place === "left") return;
      if (!isWaiting) {
        if (!clock.advanceToNext()) throw new Error(`the game stands still at ${place}`);
      } else if (readUntil > clock.now()) clock.advanceTo(Math.ceil(readUntil));
      else return;
    }
  };
  return {
    playing,
    met,
    get read() {
      return reader.read;
    },
    get spoken() {
      return spoken;
    },
    press(press) {
      cutOff();
      playing.press(press);
    },
    choose(move) {
      cutOff();
      playing.act({ move });
    },
    settle,
  };
}

/** Who listens around oneself so often has had something on every side. */
const MOST_LISTENING = 12;

/**
 * Plays to the end of the sitting, and hears everything twice that is told or asked first. Where one can stand and listen,
 * that is done at one step after another.
 */
export function playThrough({ playing, press, choose, settle }: ReaderPlayer): void {
  const repeated = new Set<string>();
  let listened = 0;
  let presses = 0;
  for (settle(); playing.view().place !== "left"; settle()) {
    if (++presses > MOST_PRESSES) throw new Error(`the sitting does not end: ${playing.view().place}`);
    const { place, moves } = playing.view();
    if (place !== "asking" && !repeated.has(place)) {
      repeated.add(place);
      press("repeat");
      settle();
    }
    if (listened < MOST_LISTENING && moves.some(({ id }) => id === "listen")) {
      listened++;
      choose("listen");
      settle();
    }
    const best = playing.best()?.move;
    const move = place === "asking" ? "reader" : (best ?? moves[0]?.id);
    press(moves.find(({ id }) => id === move)?.button ?? "select");
  }
}
