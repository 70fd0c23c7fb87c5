/** "Not yet", where one can wait. */
import { asMove, doubtful, type Sentence } from "./outcome.ts";
import { wordMatch } from "./phrases.ts";
import type { Book } from "./spans.ts";
import { isNoise } from "./heard-words.ts";

export function heldBack(words: readonly string[], { phrases }: Book): Sentence | undefined {
  const said = words.slice(words.findIndex((word) => !isNoise(word))).join(" ");
  if (!HELD_BACK.test(said)) return undefined;
  const wait = phrases.find(({ words: [first, ...more], after }) => {
    return after === null && more.length === 0 && first === "wait";
  });
  return wait && doubtful(asMove(wordMatch(wait)));
}

const HELD_BACK = /^not yet(?: please)?$/u;
