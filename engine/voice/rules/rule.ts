/** A rule of the table: its place in the order is its meaning, and its examples are its test. */
import type { Sentence } from "../outcome.ts";
import type { Book } from "../spans.ts";
import type { ExampleTurn } from "./example-turns.ts";

/** One alternative of a recogniser, and what may be said now. */
export interface Said {
  /** As it was heard, in the voice's own form. */
  readonly all: readonly string[];
  /** Without what is said while one thinks. */
  readonly words: readonly string[];
  readonly book: Book;
  /** Reads other words from the first rule on. */
  readonly anew: (words: readonly string[]) => Sentence;
}

export interface Rule<What = Said> {
  readonly name: string;
  /** What it is for, as somebody asks who wants to change it. */
  readonly why: string;
  /** Each is decided by this rule, and by none before it. */
  readonly examples: readonly Example[];
  /** Undefined where it has nothing to say. */
  readonly read: (what: What) => Sentence | undefined;
}

export interface Example {
  readonly at: ExampleTurn;
  readonly heard: string;
  /** "left", "say=8", ":repeat", "?left" where it is asked back, or "-". */
  readonly comes: string;
}

/** In one turn, what comes of what is heard. */
export function examples(at: ExampleTurn, outcomes: Readonly<Record<string, string>>): readonly Example[] {
  return Object.entries(outcomes).map(([heard, comes]) => ({ at, heard, comes }));
}

/** What comes of the first rule that has something to say, and its name. */
export function firstOf<What>(
  rules: readonly Rule<What>[],
  what: What,
): { readonly rule: string; readonly sentence: Sentence } | undefined {
  for (const { name, read } of rules) {
    const sentence = read(what);
    if (sentence !== undefined) return { rule: name, sentence };
  }
  return undefined;
}
