/** Opens a game on a shell's devices: the one door through which shells, tests and bots play. */
import { createActor, toObserver, type Observer, type Subscribable } from "xstate";
import type { LevelSource, LoadedGame } from "./definition/index.ts";
import { formatJournalLine } from "./journal/format-journal-line.ts";
import type { JournalEntry, JournalHeader, OutsideEvent } from "./journal/journal.ts";
import { createLogicalClock } from "./journal/logical-clock.ts";
import { recordListener, recordSpeaker } from "./journal/recorded-devices.ts";
import { mergeSaves } from "./learner/merge-saves.ts";
import { gameProgress } from "./learner/progress.ts";
import type { TranscriptEntry } from "./machines/devices.ts";
import { actorNamed, snapshotsIn, type Snapshots } from "./machines/actors.ts";
import { createLobbyMachine } from "./machines/lobby-machine.ts";
import type { ShellAbilities } from "./machines/lobby-menus.ts";
import type { Action, Dot, Move, Press, PressMade } from "./move.ts";
import { bestAction, movesAt, placeOf, type PlaceName } from "./places.ts";
import type { Clock } from "./ports/clock.ts";
import type { Listener } from "./ports/listener.ts";
import type { ProgressStore } from "./ports/progress-store.ts";
import type { SoundStage } from "./ports/sound-stage.ts";
import type { Speaker } from "./ports/speaker.ts";
import type { RandomSource } from "./ports/random-source.ts";
import { parseProgress } from "./save/index.ts";
import type { Progress, VerdictLog } from "./save/progress.ts";
import type { SettingId, Settings } from "./settings/index.ts";
import type { Guide } from "./sitting/guide.ts";
import { turnsIn, withGame } from "./sitting/log.ts";
import { expectedTurns, levelAt } from "./sitting/next-act.ts";
import type { PlannedTurn } from "./sitting/plan-turn.ts";
import { stakesOf, stretchAt } from "./sitting/standing.ts";

export interface OpenGameOptions {
  readonly game: LoadedGame;
  readonly clock: Clock;
  readonly speaker: Speaker;
  readonly listener: Listener;
  readonly stage: SoundStage;
  readonly store: ProgressStore;
  readonly random: RandomSource;
  readonly abilities: ShellAbilities;
  /** Where its levels come one by one; all are there if absent. */
  readonly levels?: LevelSource | undefined;
  /** The id of a level to play without asking. */
  readonly level?: string | undefined;
  /** Ends after one sitting. */
  readonly once?: boolean | undefined;
  /** What time it is, in milliseconds since 1970: asked once, and verdicts are dated from then on. 0 if absent. */
  readonly today?: (() => number) | undefined;
  /** Chooses what is asked by what the save tells of the player; chance does, if absent. */
  readonly guide?: Guide | undefined;
  /** Replaces the settings of the save. */
  readonly settings?: Settings | undefined;
  readonly onTranscript: (entry: TranscriptEntry) => void;
  /** A line of the journal, its end included, before what it tells of happens: a crash leaves what led to it. */
  readonly onJournal?: ((line: string) => void) | undefined;
}

export interface GameView {
  readonly place: PlaceName;
  /** All that can be done now; empty only once the game is left. */
  readonly moves: readonly Move[];
  /** Nothing more is heard until the player does something or a long time passes. */
  readonly isWaiting: boolean;
  readonly isListening: boolean;
  /** Somebody is heard speaking into the open microphone. */
  readonly isHearing: boolean;
  readonly settings: Settings;
  /** The device's voice is to speak and does not: what is to be read must reach the player in another way. */
  readonly isVoiceLost: boolean;
  readonly sitting: SittingView | null;
  readonly end: "finished" | "quit" | null;
}

export interface SittingView {
  readonly levelName: string;
  /** What the act is that a turn is played in; null between turns that are told or asked. */
  readonly act: Pick<PlannedTurn, "as" | "turn" | "of"> | null;
  /** Turns that were played, and that there will be in all, as far as it can be told. */
  readonly played: number;
  readonly turns: number;
  /** What is at stake: where it stands, 0 to 1, and how that sounds, counted from the first of its stretches. */
  readonly stakes: readonly { readonly id: string; readonly value: number; readonly stretch: number }[];
}

/** `subscribe` and `getSnapshot` are an actor's, so that whatever reads actors reads a game. */
export interface OpenGame extends Subscribable<GameView> {
  press(press: Press, made?: PressMade): void;
  /** A button went down whose move is made when it is let go. */
  down(press: Press): void;
  /** Keys of a six-dot cell were down together. */
  chord(dots: readonly Dot[], made?: PressMade): void;
  /** Makes one of the moves by its id, as a finger on the screen does. */
  act(action: Action): void;
  /** Opens the microphone now. */
  talk(): void;
  /** Silences what is being said and goes on, for whoever has no press to spare that does nothing else. */
  hush(): void;
  /** Changes a setting by a step; the change is said at once. */
  set(setting: SettingId, direction: 1 | -1): void;
  /** Records something of the shell's own, for its replay. */
  note(text: string): void;
  /** Lives an entry of a journal again. */
  replay(entry: JournalEntry): void;
  view(): GameView;
  /** As `view()`, and the same object until something may have changed. */
  getSnapshot(): GameView;
  /** What the solver would do now, for bots and demonstrations; null where there is nothing to solve or to choose. */
  best(): Action | null;
  /** Silences everything and stops the machines. */
  close(): void;
}

/** What the player does by hand. */
const BY_PLAYER = new Set<OutsideEvent["type"]>(["press", "chord", "act", "talk", "hush"]);

export function openGame(options: OpenGameOptions): OpenGame {
  const { game, stage } = options;
  const { definition } = game;
  const seed = options.random.seed();
  const { progress, chosenOutput, isReadable } = loadProgress(options);
  const there = [...definition.levels.keys()].filter((level) => options.levels?.isThere(level) ?? true);
  const header: JournalHeader = {
    journal: 1,
    game: definition.slug,
    level: options.level ?? null,
    ...(options.levels === undefined ? {} : { levels: there.map((level) => levelAt(definition, level).id) }),
    seed,
    once: options.once ?? false,
    openedAt: Math.max(0, Math.round(options.today?.() ?? 0)),
    ...(options.guide === undefined ? {} : { guided: logOf(progress.log, definition.slug) }),
    abilities: options.abilities,
    settings: progress.settings,
    progress: gameProgress(progress, definition.slug),
  };
  let isOpen = true;
  let outputDelay = 0;
  const observers = new Set<Observer<GameView>>();
  let latest: GameView | null = null;

  const clock = createLogicalClock(options.clock, changed);
  const began = clock.now();
  const speaker = recordSpeaker(options.speaker, outside);
  const listener = recordListener(options.listener, outside, changed);

  const lobby = createActor(
    createLobbyMachine({
      game,
      devices: {
        clock,
        speaker,
        listener,
        // What goes on goes on otherwise in each game that is opened, and in its replay as it did.
        stage: { ...stage, bed: (layer) => stage.bed({ ...layer, seed }) },
        outputDelay: () => outputDelay,
        transcript: options.onTranscript,
      },
      keep,
      abilities: options.abilities,
      fetchLevel,
      seed,
      openedAt: header.openedAt,
      today: () => header.openedAt + Math.max(0, Math.round(clock.now() - began)),
      guide: options.guide,
      once: header.once,
    }),
    {
      systemId: "lobby",
      clock,
      input: { progress, level: levelIndex(game, options.level), there, isSaved: isReadable },
    },
  );

  function running(): Snapshots {
    const { status, error } = lobby.getSnapshot();
    if (status === "error") throw new Error("The game has stopped by a mistake of its own", { cause: error });
    return snapshotsIn(lobby.system);
  }

  function fetchLevel(level: number): void {
    const { id } = levelAt(definition, level);
    options.levels?.fetch(level).then(
      () => outside({ type: "level-arrived", level: id }),
      () => outside({ type: "level-missing", level: id }),
    );
  }

  /** Whether it was saved. What another window has kept meanwhile stays; of this game its place is ours. */
  function keep(progressNow: Progress): boolean {
    const ours = withOutput(progressNow, chosenOutput);
    const isSettingsOurs = options.settings !== undefined || progressNow.settings !== progress.settings;
    const merged = mergeSaves(options.store.load(), ours, definition, isSettingsOurs);
    return options.store.save(merged).type === "saved";
  }

  /** Everything from outside comes through here: it is written down with its time, then it happens. */
  function outside(event: OutsideEvent): void {
    if (!isOpen) return;
    const entry: JournalEntry = { ...event, at: clock.enter() };
    options.onJournal?.(formatJournalLine(entry));
    happen(entry);
    changed();
  }

  /** Also after what came to nothing: comparing is for who draws. */
  function changed(): void {
    latest = null;
    for (const { next } of observers) next?.(getSnapshot());
  }

  function getSnapshot(): GameView {
    latest ??= viewOf(running(), game);
    return latest;
  }

  function happen(entry: JournalEntry): void {
    if (BY_PLAYER.has(entry.type)) {
      actorNamed(lobby.system, "prompt").send({ type: "prompt.pressed" });
      actorNamed(lobby.system, "voiceInput").send({ type: "voice.pressed" });
    }
    switch (entry.type) {
      case "press":
        lobby.send({ type: "lobby.press", press: entry.press, made: madeBy(entry) });
        return;
      case "down":
        lobby.send({ type: "lobby.down", press: entry.press });
        return;
      case "chord": {
        const move = chordMove(movesAt(running()), entry.dots);
        if (move === undefined) return;
        const action: Action = { move: move.id, chord: entry.dots };
        lobby.send({ type: "lobby.act", action, made: madeBy(entry) });
        return;
      }
      case "output-delay":
        outputDelay = entry.milliseconds;
        return;
      case "act":
        // A finger may be slower than the game, and a journal from another day may name what is no longer there.
        if (isPossible(entry, movesAt(running()))) {
          const action: Action = { move: entry.move, value: entry.value };
          lobby.send({ type: "lobby.act", action, made: madeBy(entry) });
        }
        return;
      case "level-arrived":
      case "level-missing": {
        const level = definition.levels.findIndex(({ id }) => id === entry.level);
        lobby.send({ type: entry.type === "level-arrived" ? "lobby.arrived" : "lobby.missing", level });
        return;
      }
      case "talk":
        lobby.send({ type: "lobby.listen" });
        return;
      case "hush":
        actorNamed(lobby.system, "prompt").send({ type: "prompt.hush" });
        return;
      case "set":
        lobby.send({ type: "lobby.set", setting: entry.setting, direction: entry.direction });
        return;
      case "speech-started":
      case "speech-finished":
      case "speech-failed":
        speaker.deliver(entry);
        return;
      case "heard":
      case "not-heard":
      case "not-hearing":
        listener.deliver(entry);
        return;
      case "note":
        return;
    }
  }

  /** Loudspeakers differ, and a Bluetooth one comes and goes: what is judged by time must know. */
  function noteOutputDelay(): void {
    const milliseconds = Math.round(stage.outputDelay());
    if (Math.abs(milliseconds - outputDelay) >= LEAST_CHANGE_OF_DELAY)
      outside({ type: "output-delay", milliseconds });
  }

  options.onJournal?.(formatJournalLine(header));
  lobby.start();
  for (const level of definition.levels.keys()) if (!there.includes(level)) fetchLevel(level);

  return {
    press(press, made) {
      noteOutputDelay();
      outside({ type: "press", press: meaningOf(press, () => movesAt(running())), ...written(made) });
    },
    down: (press) => outside({ type: "down", press }),
    chord(dots, made) {
      noteOutputDelay();
      outside({ type: "chord", dots: [...dots], ...written(made) });
    },
    act: ({ move, value, held, chord }) => {
      // A move that has meanwhile gone is not made: a finger may be slower than the game.
      const found = movesAt(running()).find(({ id }) => id === move);
      if (found === undefined) return;
      noteOutputDelay();
      if (chord !== undefined) outside({ type: "chord", dots: [...chord] });
      else if (found.button !== undefined)
        outside({ type: "press", press: found.button, ...written({ held }) });
      else outside({ type: "act", move, ...(value === undefined ? {} : { value }) });
    },
    talk: () => outside({ type: "talk" }),
    hush: () => outside({ type: "hush" }),
    set: (setting, direction) => outside({ type: "set", setting, direction }),
    note: (text) => outside({ type: "note", text }),
    replay: ({ at: _at, ...event }) => outside(event),
    view: () => viewOf(running(), game),
    getSnapshot,
    subscribe(next: Observer<GameView> | ((view: GameView) => void)) {
      const observer = toObserver(next);
      observers.add(observer);
      return { unsubscribe: () => observers.delete(observer) };
    },
    best: () => bestAction(running(), game),
    close() {
      isOpen = false;
      clock.stop();
      lobby.stop();
      options.speaker.silence();
      options.listener.close();
      stage.silence();
    },
  };
}

/** The move is there now, and its number, if it takes one, is within its bounds. */
function isPossible({ move, value }: Action, moves: readonly Move[]): boolean {
  const possible = moves.find(({ id }) => id === move);
  if (possible === undefined) return false;
  const { slot } = possible;
  if (slot === undefined) return true;
  const { from, to, heardFrom = from, heardTo = to } = slot;
  const isWhole = Number.isInteger(value) || slot.heardFrom !== undefined;
  return value !== undefined && isWhole && value >= heardFrom && value <= heardTo;
}

/**
 * Holding SELECT stands for REPEAT, as on a pad that has none, unless it is a move of its own. So does HINT where there
 * is none: REPEAT pressed twice is for hearing it once more.
 */
function meaningOf(press: Press, moves: () => readonly Move[]): Press {
  if (press !== "hold select" && press !== "hint") return press;
  return moves().some(({ button }) => button === press) ? press : "repeat";
}

/** What a guide goes by in this game. */
function logOf({ forgotten, verdicts }: VerdictLog, slug: string): VerdictLog {
  return { forgotten, verdicts: verdicts.filter(({ game }) => game === slug), plays: [] };
}

/** What cannot be read is played without, and the player is told at the end. */
function loadProgress({ store, settings, abilities }: OpenGameOptions): {
  progress: Progress;
  /** What is to stay in the save where it cannot be had now: the voice may be back tomorrow. */
  chosenOutput: Settings["output"] | undefined;
  isReadable: boolean;
} {
  const loaded = store.load();
  const progress = parseProgress(loaded.type === "found" ? loaded.progress : undefined);
  const wanted = settings ?? progress.settings;
  const isReadable = loaded.type !== "failed";
  if (abilities.canSpeak)
    return { progress: { ...progress, settings: wanted }, chosenOutput: undefined, isReadable };
  const silent: Settings = { ...wanted, output: "reader" };
  return { progress: { ...progress, settings: silent }, chosenOutput: wanted.output, isReadable };
}

/** Reading captions was not chosen, unless it had been chosen before. */
function withOutput(progress: Progress, chosen: Settings["output"] | undefined): Progress {
  if (chosen === undefined || progress.settings.output !== "reader") return progress;
  return { ...progress, settings: { ...progress.settings, output: chosen } };
}

function viewOf(now: Snapshots, game: LoadedGame): GameView {
  const { context } = now.lobby;
  return {
    place: placeOf(now),
    moves: movesAt(now),
    isWaiting: now.prompt.hasTag("quiet"),
    isListening: now.voiceInput.hasTag("listening"),
    isHearing: now.voiceInput.hasTag("listening") && now.voiceInput.context.isHearing,
    settings: context.progress.settings,
    isVoiceLost: context.isVoiceLost,
    sitting: sittingView(now, game),
    end: context.end,
  };
}

function levelIndex({ definition }: LoadedGame, level: string | undefined): number | null {
  if (level === undefined) return null;
  const index = definition.levels.findIndex(({ id }) => id === level);
  if (index < 0) throw new RangeError(`openGame: ${definition.slug} has no level ${level}`);
  return index;
}

function sittingView({ session }: Snapshots, game: LoadedGame): SittingView | null {
  if (session.hasTag("idle")) return null;
  const { doing, sitting: data } = session.context;
  const sitting = withGame(game, data);
  const level = levelAt(game.definition, data.level);
  return {
    levelName: level.name,
    act: doing.type === "turn" ? doing.planned : null,
    played: turnsIn(data.log).length,
    turns: expectedTurns(sitting).turns,
    stakes: stakesOf(sitting.definition, level).map(([id, stake]) => {
      const at = data.standing.stakes[id] ?? stake.start;
      return { id, value: (at - stake.from) / (stake.to - stake.from), stretch: stretchAt(stake, at) };
    }),
  };
}

/** Less than this no ear notices, and a loudspeaker's own report trembles. */
const LEAST_CHANGE_OF_DELAY = 5;

/** Only what is not usual is written down. */
function written({ late, held }: PressMade = {}): PressMade {
  return {
    ...(late === undefined || Math.round(late) <= 0 ? {} : { late: Math.round(late) }),
    ...(held === undefined ? {} : { held: Math.round(held) }),
  };
}

function madeBy({ late, held }: PressMade): PressMade {
  return { late, held };
}

function chordMove(moves: readonly Move[], dots: readonly Dot[]): Move | undefined {
  return moves.find(({ chord }) => chord !== undefined && dots.every((dot) => chord.includes(dot)));
}
