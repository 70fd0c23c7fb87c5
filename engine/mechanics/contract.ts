/**
 * A mechanic is the rules of one kind of play: pure functions over a state, and the schemas of the content that it
 * plays. It has no clock and knows no devices, machines or other mechanics: times come with the actions. A new one is a
 * folder beside this file and a line in `catalogue.ts`.
 */
import type * as z from "../zod.ts";
import type { Cue } from "../cue.ts";
import type { Problem } from "../definition/problem.ts";
import type { Action, Move } from "../move.ts";
import type { Random } from "../random.ts";
import type { BedId, SoundId } from "../sound/index.ts";

/** What every item has, whatever its mechanic. */
export interface AnyItem {
  /** Unique in its game and never reused for another thing: saves refer to it. */
  readonly id: string;
  /** What the learner files it under, if it differs from the level's skill. */
  readonly skill?: string | undefined;
}

/** Everything fixed about one turn. */
export interface Deal<Content, Rules, Item, World = undefined> {
  readonly content: Content;
  readonly rules: Rules;
  readonly item: Item;
  /** Chance for this turn: pass it to `createRandom`. */
  readonly seed: number;
  /**
   * The same number in every turn of an act: what an act has in common is drawn from it. The next act's is one more, so
   * that `list[actSeed % list.length]` never gives the same twice running.
   */
  readonly actSeed: number;
  /** What the turns before this one have left behind. */
  readonly world: World;
  /** Nobody is hurried: a window of time is a question without one. */
  readonly calm: boolean;
  /** Where the sitting's stakes stood when the turn began, by their ids. */
  readonly stakes: Readonly<Record<string, number>>;
  /** The ids of what this player has been given for good. */
  readonly keepsakes: readonly string[];
  /** It is the rival's turn: the rival answers, rightly or not, and the player believes it or does not. */
  readonly rival?: { readonly errs: boolean; readonly voice?: string | undefined } | undefined;
}

export type Outcome =
  /** Nothing was judged. */
  | { readonly type: "going" }
  /** Judged and right, but the item has more to it: misses are counted anew. */
  | { readonly type: "advanced" }
  /** Judged, not right, still going: after so many of these the turn helps by itself, then it shows the answer. */
  | { readonly type: "missed" }
  /** The item is over. */
  | { readonly type: "solved"; readonly credit: number };

/** What is told without anything being judged. */
export interface Telling<State> {
  readonly state: State;
  readonly cues: readonly Cue[];
  /** Call `tick` when this time has passed, unless a move comes first: a press starts the time anew, or ends it. */
  readonly wake?: Wake | undefined;
}

export interface Wake {
  readonly milliseconds: number;
  /** Counted from when the cues reach this mark, or a pattern of this name begins; from now on if absent. */
  readonly from?: string | undefined;
}

export interface Step<State> extends Telling<State> {
  /** What is heard at once, a sound first: a press must be answered within 50 ms. */
  readonly cues: readonly Cue[];
  readonly outcome: Outcome;
  /**
   * What has happened in this step, by names that the mechanic's `counts` lists: `{ jumps: 1 }`. Stakes are moved by it,
   * and tallies count it.
   */
  readonly counts?: Counts | undefined;
  /** This press has changed what is to be thought about: help begins at its first rung again. */
  readonly helpAnew?: true | undefined;
}

/**
 * The rungs of help, from below: where one is; what to listen for; the word explained or the rule shown with an easy case;
 * the two that are left, side by side; the move.
 */
export const RUNGS = ["where", "listen", "rule", "two", "move"] as const;
export type Rung = (typeof RUNGS)[number];
/** The name by which help has its price, beside what a mechanic lists in `priced`. The first rung is always free. */
export const HINT = "hint";

export type Help = { readonly [R in Rung]?: readonly Cue[] | undefined };

export type Counts = Readonly<Record<string, number>>;

/** After how many misses on one item the turn helps by itself, and after how many it shows the answer and goes on. */
export interface Patience {
  readonly help: number;
  readonly reveal: number;
}
export const USUAL_PATIENCE: Patience = { help: 2, reveal: 4 };

/** What a level or a bank has for its mechanic to look at. */
export interface CheckedSet<Rules, Item> {
  readonly path: string;
  readonly rules: Rules;
  readonly items?: readonly Item[] | undefined;
}

export interface Mechanic<Content, Rules, Item extends AnyItem, State, World = undefined> {
  readonly id: string;

  /** What a game says once, what a level says, and what an item says. The types come from these. */
  readonly content: z.ZodType<Content>;
  readonly rules: z.ZodType<Rules>;
  readonly item: z.ZodType<Item>;

  /**
   * What a schema cannot say about a game's parts together, as problems with a path from the game's root; and warnings of what
   * can be played and is probably not meant.
   */
  check?(game: {
    readonly content: Content;
    /** Levels and banks; the path of each begins a problem's path: `levels[2]`. */
    readonly sets: readonly CheckedSet<Rules, Item>[];
  }): Problem[];

  /** The names that its steps may count, each with what it counts: stakes and tallies refer to them. */
  readonly counts?: Readonly<Record<string, string>>;

  /** The names of its moves that may have a price, each with what it does: `move.priced` is one of them. */
  readonly priced?: Readonly<Record<string, string>>;

  /** The sounds that it plays of itself, beside those that a game names: they are fetched with the game. */
  readonly sounds?: readonly (SoundId | BedId)[];

  /**
   * The sounds that tell something which the player is asked for, or must go by: a game of this mechanic has to teach each
   * of those that it names ("Learn the sounds"). None where nothing is judged by ear alone.
   */
  evidence(game: {
    readonly content: Content;
    readonly sets: readonly Omit<CheckedSet<Rules, Item>, "path">[];
  }): readonly (SoundId | BedId)[];

  /** Takes the tasks that a game has, by their types, before it is opened: the built pages come without. */
  addTasks?(tasks?: Readonly<Record<string, unknown>>): void;
  /** The types of the tasks that a game has, by its content and by the rules of its levels and banks. */
  tasksOf?(content: Content, rules: readonly Rules[]): readonly string[];

  /** It can play a rival's turn: `deal.rival`. */
  readonly hasRivals?: true;

  /**
   * The world that stays, as it is before the first turn: the store and where one stands in it, the train as long as it
   * is. Plain data; it is saved with the sitting. Absent where a turn leaves nothing behind.
   */
  world?(content: Content, rules: Rules, seed: number): World;
  /** A world of a save is read by this, since it comes from outside. */
  readonly worldSchema?: z.ZodType<World>;
  /** The world after a turn that has ended in this state. */
  leave?(deal: Deal<Content, Rules, Item, World>, state: State): World;

  /** Makes an item, where a level has no authored ones. The id is derived from what is asked, so equal items are one. */
  generate?(content: Content, rules: Rules, random: Random, world: World): Item;

  /** What an act has in common, said when the act begins (the tag code of this household). */
  openAct?(content: Content, rules: Rules, actSeed: number): Cue[];

  /** What the turns have made so far, at play: the train with all its wagons, the song as it is now. */
  perform?(content: Content, rules: Rules, world: World, stakes?: Readonly<Record<string, number>>): Cue[];

  /** How long it waits before it helps, where two misses and four are not right. */
  patience?(deal: Deal<Content, Rules, Item, World>, state: State): Patience;

  begin(deal: Deal<Content, Rules, Item, World>): State;

  /** The question. Said when the turn begins. */
  open(deal: Deal<Content, Rules, Item, World>, state: State): Telling<State>;

  /** Never empty while the turn is going. No two moves share a button. `repeat`, `hint` and `pause` are not the mechanic's. */
  moves(deal: Deal<Content, Rules, Item, World>, state: State): Move[];

  /** Makes one of `moves`. Called with nothing else. */
  apply(deal: Deal<Content, Rules, Item, World>, state: State, action: Action): Step<State>;

  /** The time that the last step asked for has passed, and nobody has moved. `since` is as in an action. */
  tick?(
    deal: Deal<Content, Rules, Item, World>,
    state: State,
    since: Readonly<Record<string, number>>,
  ): Step<State>;

  /**
   * Where we are, for REPEAT and for a re-prompt: the question again, and what has been done so far. Short. It may change
   * the state: a row that is played once more is answered from its beginning. `stakes` is where they stand by now, by their
   * ids; as when the turn began, if absent.
   */
  where(
    deal: Deal<Content, Rules, Item, World>,
    state: State,
    stakes?: Readonly<Record<string, number>>,
  ): Telling<State>;

  /** The solver: a best move from here. Following it solves every item, in few moves and with full credit from a fresh start. */
  best(deal: Deal<Content, Rules, Item, World>, state: State, isTooDear?: IsTooDear): Action;

  /**
   * Help, by the rungs that it has here: the frame climbs them, one with each hint. Never scolds, and never says the move
   * before the last rung. Lines are of part `object`, since help that was asked for or earned is always said.
   */
  help(deal: Deal<Content, Rules, Item, World>, state: State, isTooDear?: IsTooDear): Help;

  /** The state after help of this rung was asked for, where that changes what a solution is worth. */
  helped?(deal: Deal<Content, Rules, Item, World>, state: State, rung: Rung): State;

  /** The worked answer, kindly, when the player has tried enough. */
  reveal(deal: Deal<Content, Rules, Item, World>, state: State): Cue[];
}

/** Whether a move costs more than there is to pay with: the solver does not make it, and help does not send there. */
export type IsTooDear = (move: string) => boolean;

/** A mechanic whose types are its own business: what the machines hold. */
// eslint-disable-next-line typescript/no-explicit-any -- the one place where a mechanic's own types are forgotten
export type AnyMechanic = Mechanic<any, any, any, any, any>;

/**
 * A mark among a step's cues: what is told before it has moved a stake, and the change is heard here. Of several, each
 * but the last bears what was counted up to it.
 */
export const STAKES_MOVED = "stakes-moved";

export const GOING: Outcome = { type: "going" };
export const ADVANCED: Outcome = { type: "advanced" };
export const MISSED: Outcome = { type: "missed" };
export function solved(credit: number): Outcome {
  return { type: "solved", credit: Math.min(1, Math.max(0, credit)) };
}

export function telling<State>(state: State, cues: readonly Cue[]): Telling<State> {
  return { state, cues };
}
