/** What grown-ups do with a console without a shell: keep a copy, bring it back, take a new version, go back to the old. */

/** What can be done now; null where it cannot. */
export interface UpkeepView {
  /** A version that is on a stick, and is not this one. */
  readonly newVersion: string | null;
  /** The one before this. */
  readonly oldVersion: string | null;
  /** A stick is there that a copy can be put on. */
  readonly canCopy: boolean;
  /** A copy is on it. */
  readonly hasCopy: boolean;
}

export type Chore = "copy" | "bring-back" | "update" | "go-back";

export interface Upkeep {
  view(): UpkeepView;
  /** Begins it. Returns what to say meanwhile; how it went is told when it is known. */
  start(chore: Chore): string;
}

export const NO_UPKEEP: Upkeep = {
  view: () => ({ newVersion: null, oldVersion: null, canCopy: false, hasCopy: false }),
  start: () => "",
};
