import type { Family } from "./families.ts";

export interface SoundFacts {
  readonly family: Family;
  readonly caption: string;
  /** Seconds after which the next cue may follow. */
  readonly lead: number;
  readonly length: number;
  /** Decibels that bring it to the library's loudness. */
  readonly trim: number;
  /** It may be heard in several variants, so that what is heard often is not one sample. */
  readonly varies?: true;
  /** It passes from the side that it is given to the other. */
  readonly moves?: true;
}

export interface BedFacts {
  readonly family: Family;
  readonly caption: string;
  readonly volume: "effects" | "music";
  readonly length: number;
  readonly trim: number;
}
