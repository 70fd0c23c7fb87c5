/** Opens a game on the devices of this browser. The one place where they are made. */
import type { createToneSoundStage } from "../../engine/adapters/tone-sound-stage.ts";
import type { LevelSource, LoadedGame } from "../../engine/definition/index.ts";
import type { ProgressStore } from "../../engine/index.ts";
import { cryptoRandomSource } from "../../engine/adapters/crypto-random-source.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import { openOwnProgress } from "../accounts/own-progress.ts";
import { connectedShakers, withRumble } from "../adapters/gamepad-rumble.ts";
import { isTouch } from "../adapters/is-touch.ts";
import { voiceNames } from "../adapters/choose-voice.ts";
import { fetchRecording } from "../adapters/recordings.ts";
import type { SynthesisThread } from "../adapters/synthesis-thread.ts";
import { canRead, guideNow, loadReader } from "../adapters/late-saves.ts";
import { loadVoice, understanding } from "../adapters/late-voice.ts";
import { hasVoice } from "../adapters/voices.ts";
import { browserParts, createWebSpeechSpeaker } from "../adapters/web-speech-speaker.ts";
import type { PlayRequest } from "../pages/play-request.ts";
import { createAside } from "./aside.ts";
import { keysInWords } from "./keys.ts";
import { createPlay, type Play, type PlayOptions } from "./play.ts";
import { createScreenStore, type ScreenStore } from "./screen-settings.ts";
import { soundsOf } from "./sounds-of.ts";

export interface ReadyPlay extends Play {
  readonly screen: ScreenStore;
  /** Lets sounds be heard again, or rests them while nobody is here. */
  wake(isAwake: boolean): void;
  /** Null where it can be started at once. A save that came to be meanwhile is read by what is not there yet. */
  readable(): Promise<void> | null;
  /** They rest. */
  isAway(): boolean;
  /** Absent where the browser gave none. */
  readonly loudspeaker: AudioContext | undefined;
}

const UNREAD = { type: "failed", reason: "what reads it could not be fetched" } as const;

const fetchEars = () => import("../adapters/web-speech-listener.ts");

export interface OpenPlayOptions {
  readonly game: LoadedGame;
  readonly levels?: LevelSource | undefined;
  readonly request: PlayRequest;
  /** The caller closes it. */
  readonly thread: SynthesisThread;
  readonly createSoundStage: typeof createToneSoundStage;
  /** Where progress is kept, if not where this player's is. */
  readonly store?: ProgressStore;
  /** What the game is given instead of them. */
  readonly around?: (devices: PlayDevices) => PlayDevices;
}

export type PlayDevices = Pick<PlayOptions, "clock" | "speaker" | "listener" | "stage">;

/** Opening the loudspeaker can take tenths of a second, in which the page does nothing else. */
export function openPlay({
  game,
  levels,
  request,
  thread,
  createSoundStage,
  store = openOwnProgress(),
  around = (devices) => devices,
}: OpenPlayOptions): ReadyPlay {
  const context = openContext();
  const screen = createScreenStore();
  const stage = withRumble(createSoundStage(context, thread.synthesiser, fetchRecording), () =>
    screen.get().rumble ? connectedShakers() : [],
  );
  const seed = request.seed ?? cryptoRandomSource.seed();
  const prepare = (): void => {
    const { sounds, beds } = soundsOf(game);
    void stage.prepare(sounds, beds, seed);
  };
  prepare();

  let isUnread = false;
  const closing = new AbortController();
  const aside = createAside(createWebSpeechSpeaker(browserParts(), closing));
  const play = createPlay({
    game,
    levels: levels && { ...levels, fetch: (level) => levels.fetch(level).then(prepare) },
    ...around({
      clock: wallClock,
      speaker: aside.speaker,
      listener: understanding(async () => (await fetchEars()).createWebSpeechListener()),
      stage,
    }),
    aside,
    // A save that nobody here can read is left as it is: what is played is not kept, and the player is told.
    store: {
      load: () => (isUnread ? UNREAD : store.load()),
      save: (progress) => (isUnread ? UNREAD : store.save(progress)),
    },
    random: { seed: () => seed },
    today: Date.now,
    guide: guideNow,
    abilities: {
      get canSpeak() {
        return hasVoice();
      },
      canBeRead: true,
      canHear: canHear(),
      get voices() {
        return hasVoice() ? voiceNames(speechSynthesis.getVoices()) : undefined;
      },
      keys: keysInWords(canHear(), isTouch()),
    },
    level: game.definition.levels[(request.level ?? 0) - 1]?.id,
  });
  /**
   * Browsers suspend a context whose device went away, or that was opened too early, and let it go on within a gesture
   * only: each press is one.
   */
  let isAway = false;
  const awake = <Arguments extends unknown[]>(act: (...given: Arguments) => void) => {
    return (...given: Arguments): void => {
      if (!isAway && context !== undefined && context.state !== "running") void stage.resume();
      act(...given);
    };
  };
  return {
    ...play,
    screen,
    loudspeaker: context,
    isAway: () => isAway,
    readable: () => (canRead(store, game.mechanic) ? null : loadReader(game.mechanic)),
    start: awake(() => {
      isUnread = !canRead(store, game.mechanic);
      play.start();
      // Without a network it is tried again when somebody wants to speak.
      if (canHear()) Promise.all([fetchEars(), loadVoice()]).catch(() => {});
      // What this sitting keeps is read when the game is begun once more.
      loadReader(game.mechanic).catch(() => {});
    }),
    press: awake(play.press),
    down: awake(play.down),
    chord: awake(play.chord),
    act: awake(play.act),
    talk: awake(play.talk),
    set: awake(play.set),
    touched: awake(play.touched),
    hear: awake(play.hear),
    wake(isAwake) {
      isAway = !isAwake;
      aside.rest(isAway);
      void (isAwake ? stage.resume() : context?.suspend());
    },
    close() {
      play.close();
      closing.abort();
      void context?.close();
    },
  };
}

/** Without one the game is silent, and its captions tell everything. */
function openContext(): AudioContext | undefined {
  try {
    return new AudioContext({ latencyHint: "interactive" });
  } catch {
    return undefined;
  }
}

function canHear(): boolean {
  return "SpeechRecognition" in window || "webkitSpeechRecognition" in window;
}
