/**
 * A device makes drama and is no lesson: a purse, a pursuer, a clock. It stands beside any mechanic and knows none: it sees
 * what was counted, and the frame (host.ts) asks it what comes of that. How it stands is always a number, kept, heard and
 * tested as a stake of the same id is. Pure functions over plain data.
 */
import type * as z from "../zod.ts";
import type { Cue } from "../cue.ts";
import type { ChooseAct } from "../definition/act-schema.ts";
import type { Stake } from "../definition/stake-schema.ts";
import type { Counts, Outcome } from "../mechanics/contract.ts";
import type { Action, Move } from "../move.ts";
import type { SoundId } from "../sound/index.ts";

/** What has happened, as a device sees it. */
export interface Happening {
  /** The device's own id. */
  readonly id: string;
  /** Where it stood before, and where what was counted has brought it. */
  readonly before: number;
  readonly after: number;
  /** What was counted just now. */
  readonly counts: Counts;
  /** Where everything stands by now, by the ids of stakes and devices. */
  readonly stakes: Readonly<Record<string, number>>;
  /** The same in the whole sitting. */
  readonly seed: number;
  /** Whether this has been told in the sitting. */
  isTold(key: string): boolean;
}

/** What comes of it. */
export interface Reaction {
  /** Heard after what the mechanic answers. */
  readonly cues: readonly Cue[];
  /** What the device counts: `{ "gull-came": 1 }`. Other devices, stakes and tallies hear of it. */
  readonly counts?: Counts | undefined;
  /** Where it stands now, if not where the counts have brought it. */
  readonly at?: number | undefined;
  /** What it takes from others or gives them, by their ids: `{ coins: -2 }`. Never below nothing. */
  readonly moves?: Readonly<Record<string, number>> | undefined;
  /** Keys of what is told with it, so that it is told once a sitting. */
  readonly told?: readonly string[] | undefined;
}

/** What is asked of a device when an act begins. */
export interface Beginning extends Pick<Happening, "id" | "seed" | "isTold"> {
  readonly at: number;
}

/** A turn as it begins: what can be done in it, and what is best. */
export interface TurnBegun {
  readonly moves: readonly Move[];
  readonly best: Action;
  readonly seed: number;
}

/** Somebody has said what to do, truly or not. Plain data, kept in the turn. */
export interface Claim {
  readonly device: string;
  readonly move: string;
  readonly isTrue: boolean;
  readonly cues: readonly Cue[];
}

export interface Answered {
  readonly move: string;
  readonly outcome: Outcome["type"];
}

export interface Device<Data> {
  readonly type: string;
  readonly schema: z.ZodType<Data>;

  /** Its number as a stake: where it begins, what moves it, how it stands in words and in the air. */
  stake(data: Data, id: string): Stake;

  /**
   * Itself as it begins for one player: kinder where `ease` is above 0, harder below, within what its game states. Asked for a
   * whole sitting, so that everything else that is asked of it is asked of this.
   */
  eases?(data: Data, ease: number): Data;

  /** The sounds that it plays where a game names none: they are fetched with the game. */
  readonly sounds?: readonly SoundId[];

  /** What it can count, after its id: "came" is counted as "gull-came". Each with what it means. */
  readonly counts?: Readonly<Record<string, string>>;

  /** Told when an act begins in which it is at work: what it does, what drives it, how far it is. */
  begins?(data: Data, beginning: Beginning): Reaction;

  react?(data: Data, happening: Happening): Reaction;

  /** What the player decides before a turn, if anything: each option counts what follows from it. */
  asks?(data: Data, id: string, stakes: Happening["stakes"]): ChooseAct | null;

  /** What somebody says of a turn that begins; null where nothing can be said of it. */
  claims?(data: Data, id: string, turn: TurnBegun): Claim | null;
  /** What comes of it once the player has answered. */
  settles?(data: Data, claim: Claim, answered: Answered): Reaction;

  /** What it has at play, where a line asks for it: what was collected. */
  perform?(data: Data, at: number, seed: number): Cue[];
  /** What would join next, by its name and as it sounds; null where nothing is left. Texts quote the name: {bandNext}. */
  next?(data: Data, at: number, seed: number): Next | null;
}

interface Next {
  readonly name: string;
  readonly cues: readonly Cue[];
}

export const NO_REACTION: Reaction = { cues: [] };
