/** What each machine can be told: by the player, by a device, or by another machine. Who finds whom is in `actors.ts`. */
import type { Cue } from "../cue.ts";
import type { Menu } from "../menu/menu.ts";
import type { Action, Move, Press, PressMade } from "../move.ts";
import type { ListenerEvent } from "../ports/listener.ts";
import type { Utterance } from "../ports/speaker.ts";
import type { SettingId, Settings } from "../settings/index.ts";
import type { SittingData } from "../sitting/log.ts";
import type { PlannedTurn } from "../sitting/plan-turn.ts";
import type { Standing } from "../sitting/standing.ts";
import type { Verdict } from "../verdict.ts";
import type { MenuTaken } from "./take-menu-press.ts";
import type { Taken } from "./take-press.ts";

/** What the prompt answers whoever handed it cues. */
type PromptAnswer = { type: "prompt.finished" } | { type: "prompt.interrupted" };

/** Nobody has done anything for a while, and nobody is speaking. Each machine tells it itself. */
export type IdleEvent = { type: "idle.noticed" };

export type LobbyTopic = "menu" | "settings" | "quit" | "standing" | "sounds";

/** Presses and voices from outside, and reports of the other machines. */
export type LobbyEvent =
  | { type: "lobby.press"; press: Press; made?: PressMade }
  /** A button went down that is held for its move. */
  | { type: "lobby.down"; press: Press }
  /** A move that no one button has: chosen by touch, said, or made by keys together. */
  | { type: "lobby.act"; action: Action; made?: PressMade }
  /** The player wants to speak now. */
  | { type: "lobby.listen" }
  /** Said from anywhere: to the settings, out of the game, or to hear how it stands. */
  | { type: "lobby.open"; what: LobbyTopic }
  /** The parts of a level have come, or could not be had: its index. */
  | { type: "lobby.arrived"; level: number }
  | { type: "lobby.missing"; level: number }
  /** One step of a setting, from wherever the player is. */
  | { type: "lobby.set"; setting: SettingId; direction: 1 | -1 }
  /** The id of an entry, or of an answer. */
  | { type: "menu.chosen"; id: string }
  /** A turn of this kind is over. */
  | { type: "session.judged"; verdict: Verdict; planned: PlannedTurn; sitting: SittingData }
  /** Something has happened that must survive a pulled plug. */
  | { type: "session.kept"; sitting: SittingData }
  | { type: "session.over"; sitting: SittingData }
  /** Whether the voice works, when that has changed. */
  | { type: "prompt.voice"; works: boolean }
  | PromptAnswer;

export type MenuEvent =
  | { type: "menu.open"; list: Menu; cues: readonly Cue[] }
  /** A question: each of its answers is a choice. `again`: what REPEAT says, if not just its words. */
  | { type: "menu.ask"; answers: readonly Move[]; cues: readonly Cue[]; again?: readonly Cue[] }
  | { type: "menu.close" }
  | { type: "menu.press"; press: Press }
  | { type: "menu.act"; action: Action }
  /** Something to be heard while it waits. */
  | { type: "menu.say"; cues: readonly Cue[] }
  | { type: "menu.settings"; settings: Settings }
  | MenuTaken
  | IdleEvent
  | PromptAnswer;

export type SessionEvent =
  /** `bests`: the player's own at this level, by tally. */
  | { type: "session.start"; sitting: SittingData; bests: Readonly<Record<string, number>> }
  /** While a turn is going, presses and moves go to the turn. */
  | { type: "session.press"; press: Press }
  | { type: "session.act"; action: Action }
  | { type: "session.pause" }
  | { type: "session.resume" }
  | { type: "session.settings"; settings: Settings }
  | { type: "session.stop" }
  /** Something has happened in the turn that stakes or tallies know. */
  | { type: "turn.counted"; standing: Standing }
  /** The item is over; its feedback is still to be heard. `world`: what the turn leaves behind. */
  | { type: "turn.judged"; verdict: Verdict; world: unknown; standing: Standing }
  | { type: "turn.ended" }
  | IdleEvent
  | PromptAnswer;

export type TurnEvent =
  /** `calm`: no time runs against the player. */
  | { type: "turn.begin"; planned: PlannedTurn; calm: boolean; sitting: SittingData }
  | { type: "turn.press"; press: Press; made?: PressMade | undefined }
  /** A button went down that is held for its move. */
  | { type: "turn.down"; press: Press }
  /** A voice made a move, or keys that were down together. */
  | { type: "turn.act"; action: Action; made?: PressMade | undefined }
  /** The time is over that the mechanic asked for. */
  | { type: "turn.wake" }
  /** The cues have come to a mark, at this time by the clock. */
  | { type: "prompt.marked"; mark: string; at: number }
  | { type: "turn.stop" }
  | { type: "turn.pause" }
  | { type: "turn.resume" }
  /** What came of a press, a move or a time: it tells itself. */
  | Taken
  | IdleEvent
  | PromptAnswer;

export type PromptEvent =
  | { type: "prompt.play"; cues: readonly Cue[]; from: Requester }
  /** Heard at once beside whatever is going on: a tick, a music layer, a caption. Nobody waits for its end. */
  | { type: "prompt.insert"; cues: readonly Cue[] }
  /** Silences speech and forgets the queue; nobody hears that it finished. */
  | { type: "prompt.silence" }
  /** What is still to be said and to sound is left out, and the requester hears that it is finished. */
  | { type: "prompt.hush" }
  /** The player has done something, and nothing of it has been heard yet. */
  | { type: "prompt.pressed" }
  /** Ends every looping layer that is on. */
  | { type: "prompt.endBeds" }
  | { type: "prompt.settings"; settings: Settings }
  /** While it is open, nothing is heard; whoever plays something closes it. */
  | { type: "prompt.microphone"; open: boolean }
  | { type: "speech.finished" }
  | { type: "speech.failed" };

/** The machines that hand cues to the prompt. */
export type Requester = "lobby" | "menu" | "session" | "turn" | "voiceInput";

export type SpeechEvent =
  | { type: "speech.say"; utterance: Utterance }
  | { type: "speech.silence" }
  | { type: "speaker.started"; utterance: number }
  | { type: "speaker.finished"; utterance: number }
  | { type: "speaker.failed"; utterance: number; reason: string };

export type VoiceInputEvent =
  /** These can be said now; the microphone opens if the player has switched it on. */
  | { type: "voice.offer"; moves: readonly Move[] }
  /** The player asked to speak now. */
  | { type: "voice.listen"; moves: readonly Move[] }
  | { type: "voice.close" }
  /** The player has pressed something: the microphone is not owed any more. */
  | { type: "voice.pressed" }
  | { type: "voice.confirm"; press: Press }
  /** Asks back once more. */
  | { type: "voice.askAgain" }
  | { type: "voice.enable"; enabled: boolean }
  | { type: "listener.heard"; event: Extract<ListenerEvent, { type: "heard" }> }
  | { type: "listener.hearing" }
  | { type: "listener.silence" }
  | { type: "listener.failed"; why: Extract<ListenerEvent, { type: "failed" }>["why"] }
  /** What was understood may be told now. */
  | { type: "voice.tell" }
  | PromptAnswer;
