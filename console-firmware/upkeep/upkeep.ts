/** What grown-ups do with a console without a shell: keep a copy, bring it back, take a new version, go back to the old, set it up. */

export interface StickView {
  /** A version that is on a stick, and newer than this one. */
  readonly newVersion: string | null;
  /** The one before this. */
  readonly oldVersion: string | null;
  /** A stick is there that a copy can be put on. */
  readonly canCopy: boolean;
  /** A copy is on it. */
  readonly hasCopy: boolean;
}

/** What can be done now; null where it cannot. */
export interface UpkeepView extends StickView {
  /** The page for a phone or a computer; absent where there is none to open. */
  readonly page: "absent" | "closed" | "open";
}

export type StickChore = "copy" | "bring-back" | "update" | "go-back";
export type PageChore = "open-page" | "tell-page" | "close-page";
export type Chore = StickChore | PageChore;

export interface Upkeep {
  view(): UpkeepView;
  /** Begins it. Returns what to say meanwhile; how it went is told when it is known. */
  start(chore: Chore): string;
}

export const NO_UPKEEP: Upkeep = {
  view: () => ({ newVersion: null, oldVersion: null, canCopy: false, hasCopy: false, page: "absent" }),
  start: () => "",
};
