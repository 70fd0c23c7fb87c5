/** What the lobby hears: presses and voices from outside, and reports of the other actors. */
import type { PastTurn } from "../learner/sitting.ts";
import type { Action, Press } from "../move.ts";
import type { SettingId } from "../settings/index.ts";
import type { Verdict } from "../verdict.ts";

export type LobbyEvent =
  | { type: "lobby.press"; press: Press }
  /** A move that no button has: chosen by touch, or said. */
  | { type: "lobby.act"; action: Action }
  /** The player wants to speak now. */
  | { type: "lobby.talk" }
  /** One step of a setting, from wherever the player is. */
  | { type: "lobby.set"; setting: SettingId; direction: 1 | -1 }
  | { type: "session.verdict"; verdict: Verdict; item: PastTurn["item"] }
  | { type: "session.over" }
  | { type: "prompt.finished" }
  | { type: "prompt.interrupted" }
  /** Whether the voice works, when that has changed. */
  | { type: "prompt.voice"; works: boolean };
