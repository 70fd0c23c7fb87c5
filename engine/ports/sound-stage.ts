import type { BedId, RoomName, SoundId } from "../sound/index.ts";

/** Plays the sound library. Every call returns at once and none throws: a stage without a device is silent. */
export interface SoundStage {
  /** Plays these. The times between them are kept to the sample, however long the call takes. */
  play(...sounds: readonly StageSound[]): void;
  /** Ends what of this group sounds or is still to sound, with a short fade. */
  stop(group: string): void;
  /** Starts, changes (all but its name) or, with `bed: null`, ends the looping layer of this name, with a fade. */
  bed(layer: StageBed): void;
  /** Lowers sounds and beds while speech is heard, and raises them again. */
  duck(ducked: boolean): void;
  mix(mix: Mix): void;
  /** Ends all sounds and beds with a short fade. */
  silence(): void;
  /** Milliseconds between a call and the loudspeaker; 0 where it is not known. */
  outputDelay(): number;
}

export interface StageSound {
  readonly sound: SoundId;
  /** -1 left to 1 right. In mono it becomes one of three timbres. */
  readonly side: number;
  /** 0 to 1. */
  readonly level: number;
  /** Semitones. */
  readonly pitch: number;
  /** Seconds from the call until it begins, and `outputDelay` more until it is heard; 0 if absent: as soon as can be. */
  readonly after?: number | undefined;
  /** What it is stopped with. */
  readonly group?: string | undefined;
  /** How many times as fast as usual it goes on inside, at the same pitch: 0.25 to 4, 1 if absent. */
  readonly rate?: number | undefined;
  /** How hard it is struck or blown, in level and brightness: 0 to 1, 0.5 if absent. */
  readonly force?: number | undefined;
  /** Where it is heard; as its recipe says if absent. */
  readonly room?: RoomName | undefined;
  /** Which of its variants: the same seed gives the same sound. Absent: another one each time. */
  readonly seed?: number | undefined;
}

export interface StageBed {
  readonly layer: string;
  readonly bed: BedId | null;
  readonly level: number;
  readonly side: number;
  /** It tells something, as a beacon does, and is never masked; otherwise it is decoration, or music. */
  readonly signal?: boolean | undefined;
  /** As of sounds; changed while it sounds, it gets there smoothly. */
  readonly rate?: number | undefined;
  readonly pitch?: number | undefined;
  readonly force?: number | undefined;
  /** The chance by which it goes on, which is never the same twice: the same seed is the same bed. 0 if absent. */
  readonly seed?: number | undefined;
}

export interface Mix {
  /** 0 to 1 each. Speech is here for stages that speech runs through; a browser's voice has its own. */
  readonly speech: number;
  /** Signals: all sounds, and layers that tell something. */
  readonly effects: number;
  /** Places, and what else only goes on. */
  readonly decoration: number;
  readonly music: number;
  readonly mono: boolean;
  /** Nothing is loud, whatever the volumes say: for late hours and shared rooms. */
  readonly night: boolean;
  /** Through loudspeakers, which stand close together, what is a little to one side goes further out. */
  readonly ears: "headphones" | "speakers";
}
