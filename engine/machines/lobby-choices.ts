/** What the lobby remembers, and what follows from what was chosen. Pure. */
import { say, sound, type Cue } from "../cue.ts";
import type { Progress } from "../learner/progress.ts";
import { entryCues, type Menu, type MenuChoice } from "../menu/menu.ts";
import type { Move } from "../move.ts";
import { settingLabel, settingValue, type SettingId, type Settings } from "../settings/index.ts";
import { moveFor } from "./judge.ts";
import type { LobbyEvent } from "./events.ts";
import { levelOfEntry } from "./lobby-menus.ts";

export interface LobbyContext {
  progress: Progress;
  /** The list that is open, if one is. */
  menu: Menu | null;
  /** The list that the pause lies over, with its cursor. */
  menuBelow: Menu | null;
  /** What the player has just done with it. */
  choice: MenuChoice | null;
  /** What was asked last, so that it can be asked again. */
  asked: readonly Cue[];
  reminders: number;
  /** Index of the level that is played, or that is to be played without asking. */
  level: number | null;
  seed: number;
  end: "finished" | "quit" | null;
  /** False once a save has failed: the player is told at the end. */
  isSaved: boolean;
  /** The voice was to speak and did not, until it speaks again. */
  isVoiceLost: boolean;
  /** The player is new here, and has not heard yet what the buttons are called. */
  isNew: boolean;
}

/** What was asked, without its ceremony. */
export function shortly({ menu, asked }: LobbyContext): Cue[] {
  return menu === null ? asked.filter((cue) => cue.type === "say") : entryCues(menu);
}

export function moveIdOf(event: LobbyEvent, moves: readonly Move[]): string | undefined {
  if (event.type === "lobby.press") return moveFor(moves, event.press)?.id;
  if (event.type === "lobby.act") return moves.find(({ id }) => id === event.action.move)?.id;
  return undefined;
}

export function isChosen({ choice }: LobbyContext, id: string): boolean {
  return choice?.type === "chosen" && choice.id === id;
}

export function chosenLevel({ choice, level }: LobbyContext): number {
  if (choice?.type !== "chosen") return level ?? 0;
  return choice.id === "next" ? (level ?? 0) + 1 : (levelOfEntry(choice.id) ?? level ?? 0);
}

export function settingCues(settings: Settings, id: SettingId): Cue[] {
  return [
    sound("menu-step", { hold: "none" }),
    say(`${settingLabel(id)}: ${settingValue(settings, id)}.`, "name"),
    // Said whenever it is switched on, before anything can be heard: a browser's recognition is a service elsewhere.
    ...(id === "microphone" && settings.microphone
      ? [say("What you say may go out over the internet.")]
      : []),
  ];
}

export function withSettings(progress: Progress, settings: Settings): Progress {
  return { ...progress, settings };
}
