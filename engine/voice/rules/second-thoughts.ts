/** Last: where nothing came of it so far, its beginning or its end may still be an answer. */
import { readOneClause } from "../one-clause.ts";
import { examples, type Rule, type Said } from "./rule.ts";

export interface SecondThoughts extends Said {
  /** More than one thing was found in it, or what was found was taken back. */
  readonly isTorn: boolean;
}

export const SECOND_THOUGHTS: readonly Rule<SecondThoughts>[] = [
  {
    name: "a clause that begins with an answer",
    why: "Or ends with a wish: the answer is asked back.",
    examples: examples("shares", { "seven coins each": "?each=7" }),
    read: ({ all, book, isTorn }) => readOneClause(all, isTorn, book),
  },
];
