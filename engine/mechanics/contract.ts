/**
 * A mechanic is the rules of one kind of play: pure functions over a state, and the schemas of the content that it
 * plays. It knows nothing of time, devices, machines or other mechanics. A new one is a folder beside this file and a
 * line in `catalogue.ts`.
 */
import type * as z from "../zod.ts";
import type { Cue } from "../cue.ts";
import type { Problem } from "../definition/problem.ts";
import type { Action, Move } from "../move.ts";
import type { Random } from "../random.ts";

/** What every item has, whatever its mechanic. */
export interface AnyItem {
  /** Unique in its game and never reused for another thing: saves refer to it. */
  readonly id: string;
  /** What the learner files it under, if it differs from the level's skill. */
  readonly skill?: string | undefined;
}

/** Everything fixed about one turn. */
export interface Deal<Content, Rules, Item> {
  readonly content: Content;
  readonly rules: Rules;
  readonly item: Item;
  /** Chance for this turn: pass it to `createRandom`. */
  readonly seed: number;
  /**
   * The same number in every turn of a round: what a round has in common is drawn from it. The next round's is one
   * more, so that `list[roundSeed % list.length]` never gives the same twice running.
   */
  readonly roundSeed: number;
}

export type Outcome =
  /** Nothing was judged. */
  | { readonly type: "going" }
  /** Judged and right, but the item has more to it: misses are counted anew. */
  | { readonly type: "advanced" }
  /** Judged, not right, still going: after two of these the turn helps by itself, after four it shows the answer. */
  | { readonly type: "missed" }
  /** The item is over. */
  | { readonly type: "solved"; readonly credit: number };

export interface Step<State> {
  readonly state: State;
  /** What is heard at once, a sound first: a press must be answered within 50 ms. */
  readonly cues: readonly Cue[];
  readonly outcome: Outcome;
}

export interface Mechanic<Content, Rules, Item extends AnyItem, State> {
  readonly id: string;

  /** What a game says once, what a level says, and what an item says. The types come from these. */
  readonly content: z.ZodType<Content>;
  readonly rules: z.ZodType<Rules>;
  readonly item: z.ZodType<Item>;

  /** What a schema cannot say about a game's parts together, as problems with a path from the game's root. */
  check?(game: {
    readonly content: Content;
    readonly levels: readonly { readonly rules: Rules; readonly items?: readonly Item[] | undefined }[];
    readonly boss: { readonly rules: Rules; readonly items?: readonly Item[] | undefined };
  }): Problem[];

  /** Makes an item, where a level has no authored ones. The id is derived from what is asked, so equal items are one. */
  generate?(content: Content, rules: Rules, random: Random): Item;

  /** What a round has in common, said when the round begins (the tag code of this household). */
  openRound?(content: Content, rules: Rules, roundSeed: number): Cue[];

  begin(deal: Deal<Content, Rules, Item>): State;

  /** The question. Said when the turn begins. */
  open(deal: Deal<Content, Rules, Item>, state: State): Cue[];

  /** Never empty while the turn is going. No two moves share a button. `repeat`, `hint` and `pause` are not the mechanic's. */
  moves(deal: Deal<Content, Rules, Item>, state: State): Move[];

  /** Makes one of `moves`. Called with nothing else. */
  apply(deal: Deal<Content, Rules, Item>, state: State, action: Action): Step<State>;

  /** Where we are, for REPEAT and for a re-prompt: the question again, and what has been done so far. Short. */
  where(deal: Deal<Content, Rules, Item>, state: State): Cue[];

  /** The solver: a best move from here. Following it solves every item, in few moves and with full credit from a fresh start. */
  best(deal: Deal<Content, Rules, Item>, state: State): Action;

  /**
   * Help. `strength` 1 points the way, 2 narrows it, 3 says the best move. Never scolds. Lines are of part `object`,
   * since help that was asked for or earned is always said.
   */
  hint(deal: Deal<Content, Rules, Item>, state: State, strength: 1 | 2 | 3): Cue[];

  /** The worked answer, kindly, when the player has tried enough. */
  reveal(deal: Deal<Content, Rules, Item>, state: State): Cue[];
}

/** A mechanic whose types are its own business: what the machines hold. */
// eslint-disable-next-line typescript/no-explicit-any -- the one place where a mechanic's own types are forgotten
export type AnyMechanic = Mechanic<any, any, any, any>;

export const GOING: Outcome = { type: "going" };
export const ADVANCED: Outcome = { type: "advanced" };
export const MISSED: Outcome = { type: "missed" };
export function solved(credit: number): Outcome {
  return { type: "solved", credit: Math.min(1, Math.max(0, credit)) };
}
