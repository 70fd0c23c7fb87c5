import type { BedId, SoundId } from "../sound/index.ts";

/** Plays the sound library. Every call returns at once and none throws: a stage without a device is silent. */
export interface SoundStage {
  play(sound: StageSound): void;
  /** Starts, changes (level, side) or, with `bed: null`, ends the looping layer of this name, with a fade. */
  bed(layer: StageBed): void;
  /** Lowers effects and beds while speech is heard, and raises them again. */
  duck(ducked: boolean): void;
  mix(mix: Mix): void;
  /** Ends all sounds and beds with a short fade. */
  silence(): void;
}

export interface StageSound {
  readonly sound: SoundId;
  /** -1 left to 1 right. In mono it becomes one of three timbres. */
  readonly side: number;
  /** 0 to 1. */
  readonly level: number;
  /** Semitones. */
  readonly pitch: number;
}

export interface StageBed {
  readonly layer: string;
  readonly bed: BedId | null;
  readonly level: number;
  readonly side: number;
}

export interface Mix {
  /** 0 to 1 each. Speech is here for stages that speech runs through; a browser's voice has its own. */
  readonly speech: number;
  readonly effects: number;
  readonly music: number;
  readonly mono: boolean;
}
