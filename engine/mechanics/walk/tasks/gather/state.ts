import type { Standing } from "../../facing.ts";
import type { Run } from "./run.ts";

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
  /** Whose shelves have been opened: the question is new only once. */
  readonly opened: readonly number[];
  /** Everything that was pressed: nobody on the telephone waits for ever. */
  readonly presses: number;
  /** In the smallest coin. */
  readonly spent: number;
  /** What was got, in its order. */
  readonly order: readonly number[];
  readonly wrong: number;
  /** Steps that were walked: the rest of the time was spent waiting. */
  readonly walked: number;
  /** How often SELECT let time pass while the rival was about. */
  readonly waited: number;
  /** Things that were looked for where others would keep them, too: it is told once where they are. */
  readonly pointed: readonly number[];
  /** It was told on this trip that SELECT only listens where there is nothing to grab. */
  readonly knowsListening: boolean;
  /** All around was heard here already: who waits on hears the rival alone. */
  readonly isListening: boolean;
  /** SELECT was pressed at the finish while something could still be had: once more pays. */
  readonly paysEarly: boolean;
  /** Steps since something was last achieved. */
  readonly idle: number;
  /** What the rival was last said to want; -1 for nothing. */
  readonly told: number;
}
