/** What the lobby needs from whoever opens a game, and what its actions are given. */
import type { LoadedGame } from "../definition/index.ts";
import type { Progress } from "../save/progress.ts";
import type { Guide } from "../sitting/guide.ts";
import type { ActorSystem } from "./actors.ts";
import type { Devices } from "./devices.ts";
import type { LobbyEvent } from "./events.ts";
import type { LobbyContext } from "./lobby-choices.ts";
import type { ShellAbilities } from "./lobby-menus.ts";

export interface LobbyOptions {
  readonly game: LoadedGame;
  readonly devices: Devices;
  /** Whether it was saved. */
  readonly keep: (progress: Progress) => boolean;
  readonly abilities: ShellAbilities;
  /** Asks for the parts of a level; `lobby.arrived` or `lobby.missing` tells what came of it. */
  readonly fetchLevel: (level: number) => void;
  /** The game's own, from which all other chance comes. */
  readonly seed: number;
  /** When the game was opened, in milliseconds since 1970; 0 where nobody knows. And what time it is. */
  readonly openedAt: number;
  readonly today: () => number;
  /** Absent: chance chooses what is asked. */
  readonly guide?: Guide | undefined;
  /** Ends after the recap, instead of offering another sitting. */
  readonly once: boolean;
}

export interface LobbyInput {
  readonly progress: Progress;
  /** Skips the choice of a level. */
  readonly level: number | null;
  /** Indices of the levels whose parts are there. */
  readonly there: readonly number[];
  /** What was kept could be read. */
  readonly isSaved: boolean;
}

/** Where an action finds the lobby and the other machines. */
export interface LobbyMoment {
  readonly context: LobbyContext;
  readonly event: LobbyEvent;
  readonly system: ActorSystem;
  readonly self: { send(event: LobbyEvent): void };
}
