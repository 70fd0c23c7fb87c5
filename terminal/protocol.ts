/**
 * Playing by program: a line in, lines of JSON out, in virtual time and as fast as it goes.
 */
import { guide } from "../engine/adaptive/index.ts";
import { createSilentSpeaker } from "../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../engine/adapters/silent-sound-stage.ts";
import { createMemoryProgressStore } from "../engine/adapters/memory-progress-store.ts";
import type { LevelSource, LoadedGame } from "../engine/definition/index.ts";
import { isPress, openGame, type OpenGame } from "../engine/index.ts";
import {
  createSimulatedClock,
  silentDevices,
  type Journal,
  type JournalHeader,
  type SimulatedClock,
} from "../engine/journal/index.ts";
import { usualSettings, type Settings } from "../engine/settings/index.ts";
import type { Ears } from "./ears.ts";
import { createTypedListener } from "./adapters/typed-listener.ts";
import { awaitLine, endLine, entryLine, errorLine } from "./transcript-lines.ts";

export const EXIT = { end: 0, failed: 1, misuse: 2, inputEnded: 3 } as const;

/** Programs hear all parts that are usual, in the game's own voice. */
const PROTOCOL_SETTINGS: Settings = { ...usualSettings, output: "voice" };
const ABILITIES = { canSpeak: true, canBeRead: false, canHear: true };

export interface ProtocolOptions {
  readonly game: LoadedGame;
  readonly seed: number;
  /** The id of the level. */
  readonly level: string;
  readonly clock: SimulatedClock;
  /** Recordings that are heard first, at the first question. */
  readonly ears: Ears | null;
  readonly write: (line: string) => void;
  /** Takes the lines of the journal. */
  readonly record: ((line: string) => void) | undefined;
}

/** Plays until the game ends or the input does. */
export async function runProtocol(
  { game, seed, level, clock, ears, write, record }: ProtocolOptions,
  lines: AsyncIterable<string>,
): Promise<number> {
  const typed = createTypedListener();
  let recordings = ears?.recordings ?? 0;
  const hasRecordings = (): boolean => recordings > 0;
  const playing = openGame({
    game,
    clock,
    speaker: createSilentSpeaker(clock),
    listener: {
      open(phrases, report) {
        const listener = ears !== null && recordings-- > 0 ? ears.listener : typed;
        listener.open(phrases, report);
      },
      close() {
        ears?.listener.close();
        typed.close();
      },
    },
    stage: silentSoundStage,
    store: createMemoryProgressStore(),
    random: { seed: () => seed },
    abilities: ABILITIES,
    level,
    once: true,
    settings: PROTOCOL_SETTINGS,
    onTranscript: (entry) => write(entryLine(entry)),
    onJournal: record,
  });

  /** Lets time pass until the game waits for the player; false once it is over. */
  const settle = (): boolean => {
    for (let view = playing.view(); view.place !== "left"; view = playing.view()) {
      if (view.isWaiting) {
        write(awaitLine(view.moves));
        return true;
      }
      if (!clock.advanceToNext()) throw new Error(`the game stands still at ${view.place}`);
    }
    write(endLine(playing.view().end));
    return false;
  };

  const obey = (line: string): void => {
    const [first = "", ...rest] = line.split(/\s+/);
    const words = rest.join(" ");
    if (isPress(line)) {
      playing.press(line);
    } else if (first === "say" && words !== "") {
      playing.note(line);
      if (!playing.view().isListening) playing.talk();
      while (!playing.view().isListening && clock.advanceToNext());
      typed.hear(words);
    } else if (secondsOf(line) !== null) {
      playing.note(line);
      clock.advanceTo(clock.now() + (secondsOf(line) ?? 0) * 1000);
    } else {
      playing.note(line);
      write(errorLine(line));
    }
  };

  const finish = (status: number): number => {
    playing.close();
    return status;
  };

  if (!settle()) return finish(EXIT.end);
  while (hasRecordings()) {
    playing.talk();
    if (!settle()) return finish(EXIT.end);
  }
  for await (const raw of lines) {
    const line = raw.trim().replace(/\s+/g, " ");
    if (line === "") continue;
    obey(line);
    if (!settle()) return finish(EXIT.end);
  }
  return finish(EXIT.inputEnded);
}

/** Lives a journal again and writes the same lines. */
export function replayProtocol(game: LoadedGame, journal: Journal, write: (line: string) => void): number {
  const { header, entries } = journal;
  const clock = createSimulatedClock();
  const playing = openGame({
    game,
    clock,
    ...silentDevices,
    stage: silentSoundStage,
    store: createMemoryProgressStore({
      settings: header.settings,
      games: { [header.game]: header.progress },
      log: header.guided,
    }),
    guide: header.guided === undefined ? undefined : guide,
    random: { seed: () => header.seed },
    today: () => header.openedAt,
    abilities: header.abilities,
    level: header.level ?? undefined,
    once: header.once,
    levels: levelsOf(header, game),
    onTranscript: (entry) => write(entryLine(entry)),
  });
  let until = 0;
  for (const entry of entries) {
    clock.advanceTo(entry.at);
    // Where a line was read, the game was waiting and had said so.
    if (entry.type === "press" || entry.type === "note") write(awaitLine(playing.view().moves));
    if (entry.type === "note" && !entry.text.startsWith("say ")) {
      const seconds = secondsOf(entry.text);
      if (seconds === null) write(errorLine(entry.text));
      else until = entry.at + seconds * 1000;
    }
    playing.replay(entry);
  }
  clock.advanceTo(until);
  return finishReplay(playing, clock.advanceToNext, write);
}

/** They come when the journal says so. */
function levelsOf({ levels }: JournalHeader, { definition }: LoadedGame): LevelSource | undefined {
  if (levels === undefined) return undefined;
  return {
    isThere: (level) => levels.includes(definition.levels[level]?.id ?? ""),
    fetch: () => new Promise(() => {}),
  };
}

function finishReplay(playing: OpenGame, advance: () => boolean, write: (line: string) => void): number {
  while (!isSettled(playing) && advance());
  const view = playing.view();
  write(view.place === "left" ? endLine(view.end) : awaitLine(view.moves));
  playing.close();
  return view.place === "left" ? EXIT.end : EXIT.inputEnded;
}

function isSettled(playing: OpenGame): boolean {
  const { isWaiting, place } = playing.view();
  return isWaiting || place === "left";
}

const LONGEST_WAIT_SECONDS = 86_400;

/** The seconds of `wait SECONDS`, or null. */
function secondsOf(line: string): number | null {
  const match = /^wait (\d+(?:\.\d+)?)$/.exec(line);
  const seconds = Number(match?.[1]);
  return match === null || seconds > LONGEST_WAIT_SECONDS ? null : seconds;
}
