/** What the machines need from outside, handed to them when they are made, so that their context stays plain data. */
import type { Part, PatternNote } from "../cue.ts";
import type { Clock } from "../ports/clock.ts";
import type { Listener } from "../ports/listener.ts";
import type { SoundStage } from "../ports/sound-stage.ts";
import type { Speaker } from "../ports/speaker.ts";
import type { BedId, SoundId } from "../sound/index.ts";
import type { Verdict } from "../verdict.ts";

export interface Devices {
  readonly clock: Clock;
  readonly speaker: Speaker;
  readonly listener: Listener;
  readonly stage: SoundStage;
  /** Milliseconds between a call to the stage and the loudspeaker, as last reported. */
  readonly outputDelay: () => number;
  /** Told of everything that is heard, at the moment at which it begins. */
  readonly transcript: (entry: TranscriptEntry) => void;
}

/** One thing that was heard, or judged. All that is heard passes here as text, in the order of hearing. */
export type TranscriptEntry =
  | {
      readonly type: "say";
      /** As it is shown. */
      readonly text: string;
      readonly part: Part;
      /** The name of who speaks, "narrator" if nobody of the cast. */
      readonly voice: string;
      readonly side: number;
    }
  | {
      readonly type: "sound";
      readonly sound: SoundId | BedId;
      /** In words, without brackets. */
      readonly caption: string;
      readonly side: number;
      /** In semitones, and 0 to 1: what the ear may be asked about. */
      readonly pitch: number;
      readonly level: number;
    }
  | {
      readonly type: "pattern";
      readonly caption: string;
      readonly notes: readonly PatternNote[];
    }
  | { readonly type: "verdict"; readonly verdict: Verdict };
