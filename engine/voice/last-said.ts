/** An answer at the end of something else: "I love clowns, so the circus", "forty plus seven, that's 47". */
import { isNumberWord } from "./numbers/index.ts";
import { doubtful, type Sentence } from "./outcome.ts";
import { meaningOf, wordForWord, type Book } from "./spans.ts";
import { plainMeaning } from "./without-spans.ts";
import { isOwnLife } from "./said-aside.ts";
import { isNegation, isNoise } from "./heard-words.ts";

/** What is said after them must be the answer, all of it; it is read back. */
export function lastSaid(words: readonly string[], book: Book): Sentence | undefined {
  // "My brother is eight"
  if (isOwnLife(words, book.vocabulary)) return undefined;
  for (let at = words.length - 1; at > 0; at--) {
    const lead = leadAt(words, at);
    if (lead === undefined) continue;
    const rest = words.slice(at + lead.length);
    if (rest.length === 0 || words.some(isNegation)) return undefined;
    const plain = rest.filter((word) => !isNoise(word) || book.vocabulary.has(word));
    const meaning = wordForWord(rest, book) ?? meaningOf(plain, book) ?? plainMeaning(rest, book);
    if (meaning?.type !== "move") return undefined;
    const isNumber = meaning.match.action.value !== undefined;
    // "That's mine" is no nine.
    if (isNumber && !rest.some((word) => isNumberWord(word))) return undefined;
    return isNumber || !lead.isOfNumbers ? doubtful({ type: "meaning", meaning }) : undefined;
  }
  return undefined;
}

interface Lead {
  readonly length: number;
  /** "It is dark" is no answer after a call to somebody, and "it is 26" is. */
  readonly isOfNumbers: boolean;
}

function leadAt(words: readonly string[], at: number): Lead | undefined {
  const [first, second] = words.slice(at, at + 2);
  // "It is so dark"
  if (first === "so") return /^(?:is|are|am|not|be|ever)$/u.test(words[at - 1] ?? "") ? undefined : SO;
  if (second !== "is" && second !== "are") return undefined;
  if (first === "that") return THAT_IS;
  return first === "it" || first === "there" ? IT_IS : undefined;
}

const SO: Lead = { length: 1, isOfNumbers: false };
const THAT_IS: Lead = { length: 2, isOfNumbers: false };
const IT_IS: Lead = { length: 2, isOfNumbers: true };
