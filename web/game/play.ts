/** A game at play, as the screen sees it: what can be done to it, and a picture of it that changes. */
import type { LoadedGame } from "../../engine/definition/index.ts";
import {
  openGame,
  type Action,
  type GameView,
  type OpenGame,
  type OpenGameOptions,
  type ProgressStore,
} from "../../engine/index.ts";
import { RATES, type SettingId } from "../../engine/settings/index.ts";
import type { Aside } from "./aside.ts";
import { captionOf, type Caption } from "./captions.ts";
import { watchListener } from "./watched-listener.ts";

/** Nobody reads back further, and a page that grows for ever grows slow. */
const KEPT_CAPTIONS = 200;

export interface PlayOptions extends Omit<
  OpenGameOptions,
  "onTranscript" | "onChange" | "once" | "settings"
> {
  readonly aside: Pick<Aside, "say" | "hush">;
}

export interface PlayPicture {
  /** Null until the game has begun. */
  readonly view: GameView | null;
  /** The newest of them. */
  readonly captions: readonly Caption[];
  /** It was refused, is missing or broke down when it was last asked for. */
  readonly isMicrophoneLost: boolean;
  /** What was played last could not be kept. */
  readonly isSaveLost: boolean;
}

export interface Play {
  readonly game: LoadedGame;
  /** As they are now: a browser finds its voices late. A game keeps to those that it began with. */
  readonly abilities: OpenGameOptions["abilities"];
  /** Begins, or begins anew. Called within a gesture, since a browser lets a page speak only then. */
  start(): void;
  press: OpenGame["press"];
  down: OpenGame["down"];
  chord: OpenGame["chord"];
  act(action: Action): void;
  talk(): void;
  set(setting: SettingId, direction: 1 | -1): void;
  /** Answers a press before it is known what it means. */
  touched(): void;
  /** Answers by a sound alone. */
  tick(): void;
  /**
   * Says something of the screen's once the game is waiting, if our own voice is wanted and nothing was done meanwhile.
   * The screen shows it too.
   */
  sayAside(text: string): void;
  hushAside(): void;
  /** All that has happened, to be replayed elsewhere; null before the game has begun. */
  journal(): string | null;
  picture(): PlayPicture;
  /** Calls back after changes until the returned function is called. */
  subscribe(callback: () => void): () => void;
  /** Silences everything. */
  close(): void;
}

export function createPlay({ aside, ...options }: PlayOptions): Play {
  const { game, abilities, speaker, stage } = options;
  const callbacks = new Set<() => void>();
  let playing: OpenGame | null = null;
  let captions: readonly Caption[] = [];
  let journal: readonly string[] = [];
  let isMicrophoneLost = false;
  let isSaveLost = false;
  let picture: PlayPicture = { view: null, captions, isMicrophoneLost, isSaveLost };
  let isTelling = false;
  let toSay: string | null = null;

  const tell = (): void => {
    isTelling = false;
    picture = { view: playing?.view() ?? null, captions, isMicrophoneLost, isSaveLost };
    for (const callback of callbacks) callback();
    sayWaiting();
  };
  const sayWaiting = (): void => {
    const view = playing?.view();
    if (toSay === null || view === undefined || !view.isWaiting || view.isListening) return;
    const { output, rate, speech } = view.settings;
    if (output !== "reader")
      aside.say({ text: toSay, rate: RATES[rate] ?? 1, pitch: 1, volume: speech / 10, side: 0 });
    toSay = null;
  };
  const tick = (): void => stage.play({ sound: "tick", side: 0, level: 1, pitch: 0 });
  /** After what is to be heard has been started: drawing comes second. */
  const tellSoon = (): void => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(tell);
  };
  const listener = watchListener(options.listener, (worked) => {
    isMicrophoneLost = !worked;
    tellSoon();
  });

  const store: ProgressStore = {
    ...options.store,
    save(progress) {
      const saved = options.store.save(progress);
      isSaveLost = saved.type === "failed";
      return saved;
    },
  };

  return {
    game,
    abilities,
    start() {
      playing?.close();
      toSay = null;
      captions = [];
      const lines: string[] = [];
      journal = lines;
      playing = openGame({
        ...options,
        listener,
        store,
        abilities: { ...abilities },
        onTranscript(entry) {
          const caption = captionOf(entry, (captions.at(-1)?.id ?? -1) + 1);
          if (caption === null) return;
          captions = [...captions.slice(1 - KEPT_CAPTIONS), caption];
          tellSoon();
        },
        onJournal: (line) => lines.push(line),
        onChange: tellSoon,
      });
      tell();
    },
    press(press, made) {
      toSay = null;
      playing?.press(press, made);
    },
    down(press) {
      toSay = null;
      playing?.down(press);
    },
    chord(dots, made) {
      toSay = null;
      playing?.chord(dots, made);
    },
    act(action) {
      toSay = null;
      playing?.act(action);
    },
    talk() {
      toSay = null;
      playing?.talk();
    },
    set(setting, direction) {
      playing?.set(setting, direction);
      // A control that is being worked must show its new value within its own event.
      tell();
    },
    touched() {
      speaker.silence();
      tick();
    },
    tick,
    sayAside(text) {
      toSay = text;
      sayWaiting();
    },
    hushAside() {
      toSay = null;
      aside.hush();
    },
    journal: () => (playing === null ? null : journal.join("")),
    picture: () => picture,
    subscribe(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    close() {
      playing?.close();
      playing = null;
    },
  };
}
