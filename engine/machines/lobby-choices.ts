/** What the lobby remembers, and what follows from what was chosen. Pure. */
import { sound, type Cue } from "../cue.ts";
import type { Progress } from "../save/progress.ts";
import type { Menu } from "../menu/menu.ts";
import { settingLabel, settingValue, type SettingId, type Settings } from "../settings/index.ts";
import type { Quiz, QuizOutcome } from "../sound-lab/index.ts";
import { sentences } from "../words.ts";
import type { LobbyEvent, LobbyTopic } from "./events.ts";
import { levelOfEntry } from "./lobby-menus.ts";

export interface LobbyContext {
  progress: Progress;
  /** The list that the pause lies over, with its cursor. */
  listBelow: Menu | null;
  /** Index of the level that is played, or that is to be played without asking. */
  level: number | null;
  seed: number;
  /** Sittings that were begun since the game was opened. */
  begun: number;
  /** One was begun, or went on, since then. */
  hasSitting: boolean;
  /** Indices of the levels whose parts are there. */
  there: readonly number[];
  /** The level that was chosen could not be had: the player is told with the list. */
  isMissing: boolean;
  end: "finished" | "quit" | null;
  /** False once a save has failed: the player is told at the end. */
  isSaved: boolean;
  /** The voice was to speak and did not, until it speaks again. */
  isVoiceLost: boolean;
  /** The player is new here, and has not heard yet what the buttons are called. */
  isNew: boolean;
  /** The first level of all has just been finished: the buttons are known, and there is another way to play. */
  isFirstFinish: boolean;
  /** The sounds are being learned. */
  lab: Lab;
}

export interface Lab {
  /** The quiz that is going on, or that was ended last. */
  readonly quiz: Quiz | null;
  /** What the last answer came to; null before the first one. */
  readonly outcome: QuizOutcome | null;
  /** Quizzes that were begun. */
  readonly quizzes: number;
  /** It was opened from the pause menu, and goes back there. */
  readonly isFromPause: boolean;
}

export const NO_LAB: Lab = { quiz: null, outcome: null, quizzes: 0, isFromPause: false };

/** The id of what was chosen from the menu, if this event tells of it. */
export function chosenIn(event: LobbyEvent): string | null {
  return event.type === "menu.chosen" ? event.id : null;
}

export function isOpening(event: LobbyEvent, what: LobbyTopic): boolean {
  return event.type === "lobby.open" && event.what === what;
}

/** @param level index of the level that was played last, or is to be played */
export function chosenLevel(event: LobbyEvent, level: number | null): number {
  const id = chosenIn(event);
  if (id === "next") return (level ?? 0) + 1;
  return (id === null ? null : levelOfEntry(id)) ?? level ?? 0;
}

export function settingCues(settings: Settings, id: SettingId): Cue[] {
  return [
    sound("menu-step", { hold: "none" }),
    sentences.valued(settingLabel(id), settingValue(settings, id)),
    // Said whenever it is switched on, before anything can be heard: a browser's recognition is a service elsewhere.
    ...(id === "microphone" && settings.microphone ? [sentences.mayGoOut] : []),
  ];
}

export function withSettings(progress: Progress, settings: Settings): Progress {
  return { ...progress, settings };
}

/** With a screen reader the microphone would hear the reader: there it opens only when the player asks. */
export function hears({ microphone, output }: Settings): boolean {
  return microphone && output !== "reader";
}
