/** Keeps what must survive a pulled plug. */
export interface ProgressStore {
  /** What was saved last, unparsed, or undefined if nothing was. Never throws: what cannot be read is a `failed` read. */
  load(): LoadedProgress;
  /** Replaces what is kept, all or nothing: a crash in the middle leaves the old or the new. */
  save(progress: unknown): SavedProgress;
}

export type LoadedProgress =
  | { readonly type: "none" }
  | { readonly type: "found"; readonly progress: unknown }
  | { readonly type: "failed"; readonly reason: string };

export type SavedProgress = { readonly type: "saved" } | { readonly type: "failed"; readonly reason: string };
