/** What the shells see of the engine. */
export {
  openGame,
  type GameView,
  type OpenGame,
  type OpenGameOptions,
  type SittingView,
} from "./open-game.ts";
export { readGestures } from "./gestures.ts";
export { capitalize } from "./capitalize.ts";
export { captionLine } from "./caption-line.ts";
export { say, sideName, sound, type Cue, type SoundCue } from "./cue.ts";
export type { TranscriptEntry } from "./machines/devices.ts";
export type { Move, Press, Action } from "./move.ts";
export { isPress, PRESSES } from "./move.ts";
export type { Clock } from "./ports/clock.ts";
export type { Speaker, SpeakerEvent, Utterance } from "./ports/speaker.ts";
export type { Listener, ListenerEvent } from "./ports/listener.ts";
export type { SoundStage, StageSound } from "./ports/sound-stage.ts";
export { PAD_BUTTONS, type ButtonPad, type PadButton, type PadEvent } from "./ports/button-pad.ts";
export type { LoadedProgress, ProgressStore, SavedProgress } from "./ports/progress-store.ts";
export type { RandomSource } from "./ports/random-source.ts";
export { failure, success, type Result } from "./result.ts";
