import type { ProgressStore, SavedProgress } from "../engine/index.ts";

export interface Player {
  readonly id: number;
  readonly name: string;
}

/** What Buzzle keeps for several children. Nothing here throws: what cannot be read is as if it were not there. */
export interface Vault {
  /** Whether what was kept can be read; what cannot has been set aside, and nothing is deleted. */
  check(): VaultCheck;
  players(): readonly Player[];
  /** Null where the name is taken or nothing can be written. */
  addPlayer(name: string): Player | null;
  /** With all that they have done. */
  removePlayer(id: number): SavedProgress;
  storeOf(player: number): ProgressStore;
  /** What was set on the console: who played last, how loud. */
  setting(name: string): string | null;
  set(name: string, value: string): SavedProgress;
  /** All of it, as it is now, in one file, which is replaced. */
  copyTo(file: string): SavedProgress;
  close(): void;
}

export type VaultCheck =
  | { readonly type: "fine" }
  | { readonly type: "set-aside"; readonly file: string }
  /** Nothing can be kept: a full or broken card. */
  | { readonly type: "failed"; readonly reason: string };
