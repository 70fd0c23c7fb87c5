import { wordsOf } from "../heard-words.ts";
import { amountAt } from "./amount.ts";

/** The number in a sentence, the longest if there are several: "The answer is two thirds". */
export function findNumber(text: string): number | undefined {
  const words = wordsOf(text);
  let best: { readonly value: number; readonly length: number } | undefined;
  for (let at = 0; at < words.length; at++) {
    const piece = amountAt(words, at);
    if (piece === undefined) continue;
    if (best === undefined || piece.to - at > best.length)
      best = { value: piece.value, length: piece.to - at };
    at = piece.to - 1;
  }
  return best?.value;
}
