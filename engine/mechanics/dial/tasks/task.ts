/**
 * What the dial asks: a plug-in for each kind of question, with its schemas, its words and its help in one folder. A game may
 * have several; the words of each stand under its own name, so that they can never meet another task.
 */
import type { Action } from "../../../move.ts";
import type { Random } from "../../../random.ts";
import type { SoundId } from "../../../sound/index.ts";
import type { Step } from "../../contract.ts";
import type { TaskTurn } from "../../kit/task.ts";
import type { DialDeal, DialItem, DialRules, DialState } from "../schema.ts";
import type { Span } from "../texts.ts";

/** How a number is played: what is heard for each ten and for each one, and how these sound in a caption. */
export interface Knocks {
  readonly ten: { readonly sound: SoundId; readonly word: string };
  readonly one: { readonly sound: SoundId; readonly word: string };
}

/** A question in pieces: what is said, and the numbers, which can be said or played. */
export type Piece = string | { readonly number: number; readonly knocks?: Knocks };

export interface Thinking {
  /** Points the way, without a number that is not known yet. */
  readonly strategy: string;
  /** The next sentence of the worked answer; undefined if only the answer itself is left to say. */
  readonly thought: string | undefined;
  /** Whether jumping too far and coming back is the very idea. */
  readonly overshoots: boolean;
}

export interface Drawn {
  /** The track's first number. */
  readonly trackFrom: number;
  /** Begins at this number: where the turn before has ended. */
  readonly from?: number | undefined;
}

export type Drive = (deal: DialDeal, state: DialState, action: Action) => Step<DialState>;

/** A turn in which nothing is driven: the mechanic passes on what it is asked. */
export interface OwnTurn extends Omit<TaskTurn<DialDeal, DialState>, "apply"> {
  generate(rules: DialRules, random: Random): DialItem;
  /** @param state as it is where one drives */
  begin(deal: DialDeal, state: DialState): DialState;
  /** @param drive what comes of a jump along the track, if it has one */
  apply(deal: DialDeal, state: DialState, action: Action, drive: Drive): Step<DialState>;
}

export interface Task<Words, Rules, Sum> {
  /** The number to stop at. */
  target(sum: Sum): number;
  /** What is asked, without spaces: equal questions are one. */
  id(sum: Sum): string;
  question(words: Words, sum: Sum): readonly Piece[];
  /** Where a part is asked for: what is known of the whole, and the whole. */
  whole?(sum: Sum): { readonly known: number; readonly total: number } | undefined;
  /** What is added to where one starts; undefined where it is the very thing that is asked for. */
  load(sum: Sum, start: number): number | undefined;
  /** Help on the way from `start`, for a player who has come to `at`; `fills` where a button fills the ten. */
  thinking(words: Words, sum: Sum, start: number, at: number, fills: boolean): Thinking;
  /** The worked answer, one sentence a step. */
  worked(words: Words, sum: Sum, start: number): string[];
  /** What it comes to, in one sentence; the last of the worked answer if absent. */
  fact?(words: Words, sum: Sum): string;
  /** What is heard where it is right, if it has a sound of its own. */
  right?(words: Words, sum: Sum): SoundId | undefined;
  /** A question by these rules; undefined if nothing fits. */
  draw(rules: Rules, drawn: Drawn, random: Random): Sum | undefined;
  /** Where one may begin: its own place first, then those that a player could choose instead. */
  starts(rules: Rules, sum: Sum, drawn: Drawn): readonly number[];
  /** The lowest and the highest number that its questions start at, and end at; undefined if nothing fits its rules. */
  within(rules: Rules, trackFrom: number): { readonly starts: Span; readonly answers: Span } | undefined;
  readonly turn?: OwnTurn;
}
