/** From a line that was heard back to the text in the definition that it was made of. */
import { shownText } from "../../../engine/speech/index.ts";
import type { Text } from "../texts.ts";

const PLACE = /\{[A-Za-z][A-Za-z0-9]*\}/g;

/** Gives the text with its places still in it; null for what the engine or a mechanic has put together. */
export function originOf(texts: readonly Text[]): (line: string) => Text | null {
  const exact = new Map<string, Text>();
  const patterns: { readonly text: Text; readonly fits: RegExp; readonly literal: number }[] = [];
  for (const one of texts) {
    const shown = shownText(one.text);
    if (!PLACE.test(shown)) exact.set(plain(shown), one);
    else patterns.push({ text: one, ...patternOf(shown) });
    PLACE.lastIndex = 0;
  }
  // The one with most words of its own is meant.
  patterns.sort((a, b) => b.literal - a.literal);
  const known = new Map<string, Text | null>();
  return (line) => {
    const before = known.get(line);
    if (before !== undefined) return before;
    const found =
      exact.get(plain(line)) ??
      patterns.find(({ fits, literal }) => literal > 0 && fits.test(line))?.text ??
      null;
    known.set(line, found);
    return found;
  };
}

function patternOf(shown: string) {
  const pieces = shown.split(PLACE);
  const literal = pieces.join("").replace(/[^\p{L}]/gu, "").length;
  return { fits: new RegExp(`^${pieces.map(escape).join(".*")}$`, "s"), literal };
}

/** What is named inside a sentence is heard with its capital and full stop where it stands alone. */
function plain(text: string): string {
  return text.replace(/[.!?:]+$/, "").toLowerCase();
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
