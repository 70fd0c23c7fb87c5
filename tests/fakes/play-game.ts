/** A real game opened on fakes and played by a bot, with all that was heard and pressed written down. */
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { createSilentSpeaker } from "../../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import type { PatternNote } from "../../engine/cue.ts";
import { formatProblem, parseGame, type LoadedGame } from "../../engine/definition/index.ts";
import {
  captionLine,
  openGame,
  type Action,
  type Move,
  type OpenGame,
  type ProgressStore,
  type TranscriptEntry,
} from "../../engine/index.ts";
import { createSimulatedClock, type SimulatedClock } from "../../engine/journal/index.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import { findGame } from "../../games/catalogue.ts";
import { createTypedListener, type TypedListener } from "../../terminal/adapters/typed-listener.ts";

const games = new Map<string, Promise<LoadedGame>>();

/** A game of ours, checked once, however many tests play it. */
export function loadGame(slug: string): Promise<LoadedGame> {
  const known = games.get(slug) ?? checked(slug);
  games.set(slug, known);
  return known;
}

async function checked(slug: string): Promise<LoadedGame> {
  const parsed = await parseGame(await findGame(slug)?.load());
  if (!parsed.ok) throw new Error(parsed.problem.map((fault) => formatProblem(slug, fault)).join("\n"));
  return parsed.value;
}

export interface GameAtPlay {
  readonly playing: OpenGame;
  readonly clock: SimulatedClock;
  readonly listener: TypedListener;
  readonly entries: TranscriptEntry[];
  /** Makes one of the moves that the view lists: by its button, or, where it has none, as a voice would. */
  make(move: Move, how?: Omit<Action, "move">): void;
  /** Lets time pass until the game waits for the player or is over. */
  settle(): void;
}

export interface PlayGameOptions {
  /** Absent: the game asks, and goes on after a sitting. */
  readonly level?: string;
  readonly seed: number;
  readonly output?: "voice" | "reader";
  readonly store?: ProgressStore;
  /** Nothing has to be done in time; false if absent. */
  readonly calm?: boolean;
}

export function playGame(game: LoadedGame, options: PlayGameOptions): GameAtPlay {
  const clock = createSimulatedClock();
  const listener = createTypedListener();
  const entries: TranscriptEntry[] = [];
  const playing = openGame({
    game,
    clock,
    speaker: createSilentSpeaker(clock),
    listener,
    stage: silentSoundStage,
    store: options.store ?? createMemoryProgressStore(),
    random: { seed: () => options.seed },
    abilities: { canSpeak: true, canBeRead: true, canHear: true },
    settings: { ...usualSettings, output: options.output ?? "voice", calm: options.calm ?? false },
    level: options.level,
    once: options.level !== undefined,
    onTranscript: (entry) => entries.push(entry),
  });
  return {
    playing,
    clock,
    listener,
    entries,
    make(move, how = {}) {
      playing.act({ ...how, move: move.id });
    },
    settle() {
      for (let view = playing.view(); !view.isWaiting && view.place !== "left"; view = playing.view()) {
        if (!clock.advanceToNext()) throw new Error(`the game stands still at ${view.place}`);
      }
    },
  };
}

/** One line of a readable transcript. */
export function transcriptLine(entry: TranscriptEntry): string {
  if (entry.type === "sound") return `${captionLine(entry)}${soundingLine(entry)}`;
  if (entry.type === "pattern") return `${captionLine(entry)} ${entry.notes.map(noteLine).join(", ")}`;
  if (entry.type !== "verdict") return captionLine(entry);
  const { item, credit, tries, hints } = entry.verdict;
  return `= ${item}: credit ${Math.round(credit * 100) / 100}, tries ${tries}, hints ${hints}`;
}

/** What the ear may be asked about: how high, and how near. */
function soundingLine({ pitch = 0, level = 1 }: Pick<PatternNote, "pitch" | "level">): string {
  const height = pitch === 0 ? [] : [`${pitch > 0 ? "+" : "−"}${Math.abs(Math.round(pitch * 10) / 10)}`];
  const loudness = level === 1 ? [] : [`${Math.round(level * 100)} %`];
  const words = [...height, ...loudness];
  return words.length === 0 ? "" : ` {${words.join(", ")}}`;
}

function noteLine(note: PatternNote): string {
  return `${note.at} ms ${note.sound}${soundingLine(note)}`;
}
