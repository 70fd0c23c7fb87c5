/** A case as it stands: plain data, the same form for every task. */
import type { LiarKind } from "./schema.ts";

export interface State {
  /** Ids of candidates, from left to right. */
  readonly row: readonly string[];
  /** All that are to be found, in any order. */
  readonly sought: readonly string[];
  /** How those that are sought answer, where the row answers. */
  readonly liars: Readonly<Record<string, LiarKind>>;
  /** Ids of clues, in the order in which they come, or as they lie on the table. */
  readonly deck: readonly string[];
  /** How many clues of the deck were given. */
  readonly given: number;
  /** A seat, a card, or a place; null before anybody has moved. */
  readonly cursor: number | null;
  /** Ids of who was heard: once, or pressed further. */
  readonly heard: Readonly<Record<string, number>>;
  /** For each candidate what it says, where everybody speaks: numbers of its truths, and -1 - n for its lies. */
  readonly says: Readonly<Record<string, readonly number[]>>;
  /** Ids of clues that are called out now; of a bench, what help has told since somebody was found. */
  readonly called: readonly string[];
  /** Named, and innocent; or cards and places that were wrong. */
  readonly refused: readonly string[];
  readonly found: readonly string[];
  /** What was paid in this case. */
  readonly paid: number;
  /** Something of what is sought was lost: by a wrong name, or by a guess. */
  readonly wrong: number;
  readonly lucky: number;
  /** Bites since the last one was found, and who was found with some. */
  readonly bites: number;
  readonly bitten: readonly string[];
  /** Of a survey: the probe in the hand, by which places are heard, and whether one stands at the shelf of probes. */
  readonly held: string;
  readonly isAtShelf: boolean;
  /** Probes whose reading is known, in their order; and places that the player has struck off. */
  readonly used: readonly string[];
  readonly struck: readonly string[];
  /** Of a bench: who slipped in before, and is heard to; nobody if empty. */
  readonly giggling: string;
  /** The two seats of a bench that have traded places last, from left to right. */
  readonly traded: readonly number[];
  /** All that help can tell here was told: once more it costs nothing. */
  readonly isTold: boolean;
  /** Of who is sought next: it was said that more help leaves nothing to think and costs the page, and it was given. */
  readonly isWarned: boolean;
  readonly isAided: boolean;
}

export const EMPTY: State = {
  row: [],
  sought: [],
  liars: {},
  deck: [],
  given: 0,
  cursor: null,
  heard: {},
  says: {},
  called: [],
  refused: [],
  found: [],
  paid: 0,
  wrong: 0,
  lucky: 0,
  bites: 0,
  bitten: [],
  held: "",
  isAtShelf: false,
  used: [],
  struck: [],
  giggling: "",
  traded: [],
  isTold: false,
  isWarned: false,
  isAided: false,
};
