/** What is no phrase as it stands: it may be one without its fillers, or a part of one. */
import { isElsewhere } from "./elsewhere.ts";
import { isEither, isLittle, isTooMuch, asMove, NOTHING, TALK, type Sentence } from "./outcome.ts";
import { findPart } from "./parts.ts";
import { namesPlace } from "./places.ts";
import type { Meaning } from "./meaning.ts";
import { meaningOf, type Book, type Found } from "./spans.ts";
import { isRemark } from "./said-aside.ts";
import { withoutNoise } from "./tidy.ts";
import { isCarrier, isLight, isNegation, isOperation, wordSet } from "./heard-words.ts";

/** "I accuse the carrot": a phrase of several words without the fillers between them. */
export function plainMeaning(words: readonly string[], book: Book): Meaning | undefined {
  const plain = withoutNoise(words, book);
  const isShorter = plain.length > 1 && plain.length < words.length && !isOnlyTo(words, plain);
  return isShorter ? askedBackIfCounted(words, meaningOf(plain, book)) : undefined;
}

/** "I have to count": what is left of it is no two. */
function isOnlyTo(words: readonly string[], plain: readonly string[]): boolean {
  return (
    plain.includes("to") &&
    /(?:^| )(?:have|need|want|going|like|got|try|used|supposed) to /u.test(words.join(" "))
  );
}

/** They say nothing without a number. */
const SIGNS = wordSet("plus minus");

/** A lone number that something is to be done with may be a move of its own. */
function askedBackIfCounted(words: readonly string[], meaning: Meaning | undefined): Meaning | undefined {
  if (meaning?.type !== "move" || !words.some(isOperation)) return meaning;
  const { action, readBack } = meaning.match;
  const isLone = action.value !== undefined && readBack === String(action.value);
  return isLone ? { ...meaning, match: { ...meaning.match, sure: false } } : meaning;
}

/** No phrase is in it as it stands: it may be one without its fillers, or part of one, or a lone "help". */
export function withoutSpans(
  words: readonly string[],
  isRest: boolean,
  said: readonly Found[],
  book: Book,
): Sentence {
  if (words.some(isNegation)) return TALK;
  const plain = withoutNoise(words, book);
  if (plain.length === 1 && isOnlyTo(words, plain)) return TALK;
  const stripped =
    (isRest ? meaningOf(words, book) : undefined) ??
    (plain.length < words.length && plain.length > 0 ? meaningOf(plain, book) : undefined);
  if (stripped !== undefined) return { type: "meaning", meaning: stripped };
  const weak = said.find(({ meaning }) => meaning.type === "command");
  if (weak !== undefined && plain.filter((word) => !isLight(word)).length <= weak.to - weak.from)
    return { type: "meaning", meaning: weak.meaning };
  if (weak !== undefined && words[weak.from] === "help" && weak.to === words.length)
    return { type: "meaning", meaning: weak.meaning };
  if (book.choices.length > 0 && namesPlace(words)) return TALK;
  if (words.every((word) => SIGNS.has(word))) return TALK;
  const part = findPart(words, book.phrases);
  if (part === undefined) return { type: "unknown", words: plain.length > 0 ? plain : words };
  const { match, left } = part;
  if (isEither(words)) return NOTHING;
  const heard = words.filter((word) => !isLittle(word)).length;
  if (isTooMuch(left.length, heard - left.length)) return { type: "unknown", words: plain };
  if (isRemark(words, left.length, heard - left.length)) return TALK;
  const isLeft = (index: number): boolean =>
    left.includes(words[index] ?? "") && !isCarrier(words[index] ?? "");
  const isOwn = (word: string): boolean => !isLittle(word) && !left.includes(word);
  const at = { from: words.findIndex(isOwn), to: words.findLastIndex(isOwn) + 1 };
  if (!isRest && !book.vocabulary.has("and") && isElsewhere(words, at, isLeft)) return TALK;
  return asMove({ ...match, sure: match.sure && left.length === 0 });
}
