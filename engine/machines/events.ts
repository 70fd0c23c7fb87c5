/** What each machine can be told: by the player, by a device, or by another machine. Who finds whom is in `actors.ts`. */
import type { Cue } from "../cue.ts";
import type { PastTurn, PlannedTurn } from "../learner/sitting.ts";
import type { Menu } from "../menu/menu.ts";
import type { Action, Move, Press } from "../move.ts";
import type { ListenerEvent } from "../ports/listener.ts";
import type { Utterance } from "../ports/speaker.ts";
import type { SettingId, Settings } from "../settings/index.ts";
import type { Verdict } from "../verdict.ts";

/** What the prompt answers whoever handed it cues. */
type PromptAnswer = { type: "prompt.finished" } | { type: "prompt.interrupted" };

/** Presses and voices from outside, and reports of the other machines. */
export type LobbyEvent =
  | { type: "lobby.press"; press: Press }
  /** A move that no button has: chosen by touch, or said. */
  | { type: "lobby.act"; action: Action }
  /** The player wants to speak now. */
  | { type: "lobby.talk" }
  /** One step of a setting, from wherever the player is. */
  | { type: "lobby.set"; setting: SettingId; direction: 1 | -1 }
  /** The id of an entry, or of an answer. */
  | { type: "menu.chosen"; id: string }
  | { type: "session.verdict"; verdict: Verdict; item: PastTurn["item"] }
  | { type: "session.over" }
  /** Whether the voice works, when that has changed. */
  | { type: "prompt.voice"; works: boolean }
  | PromptAnswer;

export type MenuEvent =
  | { type: "menu.open"; list: Menu; cues: readonly Cue[] }
  /** A question: each of its answers is a choice. */
  | { type: "menu.ask"; answers: readonly Move[]; cues: readonly Cue[] }
  | { type: "menu.close" }
  | { type: "menu.press"; press: Press }
  | { type: "menu.act"; action: Action }
  /** Something to be heard while it waits. */
  | { type: "menu.say"; cues: readonly Cue[] }
  | { type: "menu.settings"; settings: Settings }
  | PromptAnswer;

export type SessionEvent =
  /** `past`: the turns that were played before the sitting was broken off. */
  | { type: "session.start"; level: number; seed: number; past: readonly PastTurn[] }
  /** While a turn is going, presses go to the turn. */
  | { type: "session.press"; press: Press }
  | { type: "session.pause" }
  | { type: "session.resume" }
  | { type: "session.settings"; settings: Settings }
  | { type: "session.stop" }
  /** The item is over; its feedback is still to be heard. */
  | { type: "turn.judged"; verdict: Verdict }
  | { type: "turn.ended" }
  | PromptAnswer;

export type TurnEvent =
  | { type: "turn.begin"; planned: PlannedTurn }
  | { type: "turn.press"; press: Press }
  /** A voice made a move. */
  | { type: "turn.act"; action: Action }
  | { type: "turn.stop" }
  | { type: "turn.pause" }
  | { type: "turn.resume" }
  | PromptAnswer;

export type PromptEvent =
  | { type: "prompt.play"; cues: readonly Cue[]; from: Requester }
  /** Heard at once beside whatever is going on: a tick, a music layer, a caption. Nobody waits for its end. */
  | { type: "prompt.insert"; cues: readonly Cue[] }
  /** Silences speech and forgets the queue; nobody hears that it finished. */
  | { type: "prompt.silence" }
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
  | { type: "voice.talk"; moves: readonly Move[] }
  | { type: "voice.close" }
  | { type: "voice.confirm"; yes: boolean }
  /** Asks back once more. */
  | { type: "voice.askAgain" }
  | { type: "voice.enable"; enabled: boolean }
  | { type: "listener.heard"; event: Extract<ListenerEvent, { type: "heard" }> }
  | { type: "listener.silence" }
  | { type: "listener.failed"; why: Extract<ListenerEvent, { type: "failed" }>["why"] }
  /** What was understood may be told now. */
  | { type: "voice.tell" }
  | PromptAnswer;
