import type { Standing } from "../../facing.ts";
import type { Run, ThingSet } from "./run.ts";

/** The choice at a shelf: for which thing, which option is under the cursor, which were taken and did not fit. */
export interface Choice {
  readonly thing: number;
  readonly cursor: number;
  readonly struck: readonly number[];
  /** The rival has dropped it among other things: it is in the cart already, if the right one is picked up. */
  readonly isCaught?: true;
}

export interface GatherState extends Standing {
  readonly run: Run;
  readonly choice: Choice | null;
  /** Questions that the helper has answered. */
  readonly asked: number;
  /** What it has told the way to: the next answer is about something else. */
  readonly explained: readonly number[];
  /** Whose shelves have been opened: the question is new only once. */
  readonly opened: readonly number[];
  /** Everything that was pressed: nobody on the telephone waits for ever. */
  readonly presses: number;
  /** In the smallest coin. */
  readonly spent: number;
  /** What the purse can no longer pay: it stays on its shelf. */
  readonly unpayable: ThingSet;
  /** What was got, in its order. */
  readonly order: readonly number[];
  readonly wrong: number;
  /** Things that were looked for where others would keep them, too: it is told once where they are. */
  readonly pointed: readonly number[];
  /** SELECT was pressed at the finish while something could still be had: once more pays. */
  readonly paysEarly: boolean;
  /** Steps since something was last achieved. */
  readonly idle: number;
  /** What the rival was last said to want; -1 for nothing. */
  readonly told: number;
}
