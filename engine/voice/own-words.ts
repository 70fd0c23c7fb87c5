/** Words that only one move has: said in a sentence they stand for it, though its phrase is longer. */
import { isAlwaysThere, wordMatch, type Match, type Phrase } from "./phrases.ts";
import { isNumberWord } from "./numbers/index.ts";
import { soundKey } from "./sounds.ts";
import { isLight, isNegation, wordSet } from "./heard-words.ts";

export interface OwnWord {
  readonly word: string;
  readonly match: Match;
}

const SHORTEST = 3;
/** Of so many words one is enough. */
const MOST_CONTENT = 2;

/** Of moves that have phrases in words, by how they sound. */
export function ownWordsOf(phrases: readonly Phrase[]): ReadonlyMap<string, OwnWord> {
  const own = new Map<string, OwnWord>();
  const shared = new Set<string>();
  for (const phrase of phrases) {
    if (phrase.after !== null) continue;
    const content = phrase.words.filter(isContent);
    for (const word of content) {
      const key = soundKey(word);
      const known = own.get(key);
      if (known !== undefined && known.match.action.move !== phrase.move.id) shared.add(key);
      else if (!known?.match.sure)
        own.set(key, { word, match: { ...wordMatch(phrase), sure: content.length <= MOST_CONTENT } });
      if (isAlwaysThere(phrase.move)) shared.add(key);
    }
  }
  for (const key of shared) own.delete(key);
  return own;
}

/** "Previous line" is not "next line". */
const NOUNS = wordSet("line card option choice answer item");

function isContent(word: string): boolean {
  return (
    word.length >= SHORTEST && !NOUNS.has(word) && !isLight(word) && !isNegation(word) && !isNumberWord(word)
  );
}
