/** A game at play, as the screen sees it: what can be done to it, and a picture of it that changes. */
import type { LoadedGame } from "../../engine/definition/index.ts";
import {
  openGame,
  type Action,
  type OpenGame,
  type OpenGameOptions,
  type ProgressStore,
  type SoundCue,
} from "../../engine/index.ts";
import { spokenAs, type SettingId } from "../../engine/settings/index.ts";
import type { Aside } from "./aside.ts";
import { captionOf, type Caption } from "./captions.ts";
import { isSilent } from "./hearing.ts";
import { createShown, type Shown } from "./shown.ts";
import { watchListener } from "./watched-listener.ts";

/** Nobody reads back further, and a page that grows for ever grows slow. */
const KEPT_CAPTIONS = 100;

export interface PlayOptions extends Omit<OpenGameOptions, "guide" | "onTranscript" | "once" | "settings"> {
  /** As it is there when the game begins. */
  readonly guide?: () => OpenGameOptions["guide"];
  readonly aside: Pick<Aside, "say" | "hush">;
}

/** What the screen knows beside the game. */
export interface PlayPicture {
  /** The newest of them. */
  readonly captions: readonly Caption[];
  /** It was refused, is missing or broke down when it was last asked for. */
  readonly isMicrophoneLost: boolean;
  /** What was played last could not be kept. */
  readonly isSaveLost: boolean;
}

const EMPTY: PlayPicture = { captions: [], isMicrophoneLost: false, isSaveLost: false };

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
  /** Plays a sound that is not the game's doing: to be known before. */
  hear(sound: Omit<SoundCue, "type">): void;
  /** Answers by a sound, and silences what is being said. */
  hush(): void;
  /**
   * Says something of the screen's once the game is waiting, if our own voice is wanted and nothing was done meanwhile.
   * The screen shows it too.
   */
  sayAside(text: string): void;
  hushAside(): void;
  /** All that has happened, to be replayed elsewhere; null before the game has begun. */
  journal(): string | null;
  /** The game that was begun last; misuse throws before there is one. */
  opened(): OpenGame;
  readonly picture: Shown<PlayPicture>;
  /** Silences everything. */
  close(): void;
}

export function createPlay({ aside, ...options }: PlayOptions): Play {
  const { game, abilities, speaker, stage } = options;
  const picture = createShown(EMPTY);
  let playing: OpenGame | null = null;
  let journal: readonly string[] = [];
  let toSay: string | null = null;

  const sayWaiting = (): void => {
    const view = playing?.getSnapshot();
    if (toSay === null || view === undefined || !isSilent(view)) return;
    const { settings } = view;
    if (settings.output !== "reader") aside.say({ ...spokenAs(settings), text: toSay, side: 0 });
    toSay = null;
  };
  const tick = (): void => stage.play({ sound: "tick", side: 0, level: 1, pitch: 0 });
  const listener = watchListener(options.listener, (worked) => picture.set({ isMicrophoneLost: !worked }));

  const store: ProgressStore = {
    ...options.store,
    save(progress) {
      const saved = options.store.save(progress);
      picture.set({ isSaveLost: saved.type === "failed" });
      return saved;
    },
  };

  return {
    game,
    abilities,
    start() {
      playing?.close();
      toSay = null;
      picture.set({ captions: [] });
      const lines: string[] = [];
      journal = lines;
      playing = openGame({
        ...options,
        guide: options.guide?.(),
        listener,
        store,
        abilities: { ...abilities },
        onTranscript(entry) {
          const { captions } = picture.get();
          const caption = captionOf(entry, (captions.at(-1)?.id ?? -1) + 1);
          if (caption !== null) picture.set({ captions: [...captions.slice(1 - KEPT_CAPTIONS), caption] });
        },
        onJournal: (line) => lines.push(line),
      });
      playing.subscribe(sayWaiting);
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
    set: (setting, direction) => playing?.set(setting, direction),
    touched() {
      speaker.silence();
      tick();
    },
    tick,
    hear({ sound, side = 0, level = 1, pitch = 0, rate, force }) {
      stage.play({ sound, side, level, pitch, rate, force });
    },
    hush() {
      toSay = null;
      tick();
      playing?.hush();
    },
    sayAside(text) {
      toSay = text;
      sayWaiting();
    },
    hushAside() {
      toSay = null;
      aside.hush();
    },
    journal: () => (playing === null ? null : journal.join("")),
    opened() {
      if (playing === null) throw new Error("createPlay: the game has not begun");
      return playing;
    },
    picture,
    close: () => playing?.close(),
  };
}
