/** The worlds and the kinds of play that games are made of: complete templates, as pure data, and a list for each to begin with. */
import type { KindId, Made, WorldId } from "./kinds.ts";
import pairs from "./kinds/pairs.json";
import sorting from "./kinds/sorting.json";
import spelling from "./kinds/spelling.json";
import story from "./kinds/story.json";
import words from "./kinds/words.json";
import { readMade } from "./read-made.ts";
import pairsSample from "./samples/pairs.json";
import sortingSample from "./samples/sorting.json";
import spellingSample from "./samples/spelling.json";
import storySample from "./samples/story.json";
import wordsSample from "./samples/words.json";
import gull from "./worlds/gull.json";
import laundry from "./worlds/laundry.json";
import parrot from "./worlds/parrot.json";
import train from "./worlds/train.json";

type Lines = readonly unknown[];

/** A cast, a stake that turns move, and what is told around them: it carries any list. */
export interface World {
  readonly voices: object;
  readonly bed: string;
  readonly streakLayers: readonly string[];
  /** What the turns are: ride, build, rescue. */
  readonly arc: string;
  /** The id of the device, which is the stake that the endings go by. */
  readonly stake: string;
  readonly device: {
    readonly type: string;
    readonly start?: number;
    readonly things?: readonly unknown[];
    readonly away?: number;
  };
  readonly prices?: object;
  /** The fields of the device that say what is good for the player, and what is bad. */
  readonly good: string;
  readonly bad: string;
  /** A hint is as bad as a slip, where it has no price. */
  readonly hintsAreBad?: boolean;
  /** A tally by which its endings go instead of by its stake: how often somebody has come. It is never told as a score. */
  readonly slips?: object;
  readonly hook: Lines;
  readonly hookAgain: Lines;
  readonly how: Lines;
  readonly boss: Lines;
  /** The three endings. */
  readonly best: Lines;
  readonly middle: Lines;
  readonly least: Lines;
  readonly keepsakes: object;
  /** The keepsakes of the best ending and of the others. */
  readonly gifts: readonly string[];
  readonly next: Lines;
  readonly learn: Lines;
}

/** A mechanic that plays a list, and what it says around it, in words that are true of any list. */
export interface Play {
  readonly mechanic: string;
  readonly category: string;
  readonly objective: string;
  readonly standards: Lines;
  readonly forGrownUps: readonly string[];
  readonly skill: string;
  readonly learned: string;
  /** What the mechanic counts that is good for the player, and what is bad. */
  readonly good: string;
  readonly bad: string;
  readonly turn: object;
  readonly tally: object;
  readonly how: Lines;
  readonly tryAtHome: readonly string[];
  readonly learn: Lines;
  readonly content: object;
  readonly rules: object;
}

/** What a world is called, and what it is about. */
export const worlds: Readonly<Record<WorldId, World & { readonly name: string; readonly about: string }>> = {
  train,
  parrot,
  gull,
  laundry,
};

export const plays: Readonly<Record<KindId, Play>> = { spelling, words, sorting, pairs, story };

const written: Readonly<Record<KindId, unknown>> = {
  spelling: spellingSample,
  words: wordsSample,
  sorting: sortingSample,
  pairs: pairsSample,
  story: storySample,
};

/** A list that is whole, for who wants to hear how a kind of game goes. */
export function sampleOf(kind: KindId): Made {
  const read = readMade(written[kind]);
  if (!read.ok) throw new Error(`sampleOf: ${kind}: ${read.problem}`);
  return read.value;
}
