/** A voice that speaks one utterance at a time. */
export interface Speaker {
  /**
   * Speaks, silencing what it was saying. Reports `started` once it is audible, then `finished`; or `failed` at any
   * time, after which this utterance reports nothing more.
   */
  speak(utterance: Utterance, report: (event: SpeakerEvent) => void): void;
  /** Silence at once. The silenced utterance reports nothing more. */
  silence(): void;
  /** Tells what will probably be said next, for speakers that can make it ready meanwhile. */
  prepare?(utterance: Utterance): void;
}

export interface Utterance {
  /** Words as a voice should say them: no digits, signs or abbreviations are left. */
  readonly text: string;
  /** Times the voice's usual speed: 0.5 to 4; a voice that cannot goes as fast as it can. The pitch does not follow it. */
  readonly rate: number;
  /** Times the voice's usual pitch: 0 to 2. */
  readonly pitch: number;
  /** One of this device's voices, by its name. Null or unknown: whichever fits best. Others than browsers leave it. */
  readonly voice?: string | null | undefined;
  /** 0 to 1. */
  readonly volume: number;
  /** -1 left to 1 right, for speakers that can; others leave it. */
  readonly side: number;
}

export type SpeakerEvent =
  | { readonly type: "started" }
  | { readonly type: "finished" }
  | { readonly type: "failed"; readonly reason: string };
