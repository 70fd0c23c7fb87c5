/** Which of the moves that are in a sentence are meant by it. */
import { isNumberWord, ORDINALS } from "./numbers/index.ts";
import { findWhole, type Match } from "./phrases.ts";
import { sameWords } from "./sounds.ts";
import type { Book, Found } from "./spans.ts";
import { isLight, isNegation, isNoise, wordSet } from "./heard-words.ts";

/** A "not" reaches so far. */
const NEGATION_REACH = 3;

/** "I don't think it's a …" */
const NOT_THOUGHT =
  /\bnot (?:think|believe|mean|say|guess)(?: (?:it|that|this|he|she|they))?(?: (?:is|are))?(?: (?:a|an|eigh))?$/u;

/** "The one about …" */
const OF_ONE = wordSet("about with where that who which in on at from");

/** "This one" and "another one" are no number. */
const BEFORE_ONE = wordSet("this that which what another every each other any no first last next");

export interface MoveSpan {
  readonly match: Match;
  readonly from: number;
  readonly to: number;
}

export function isMove({ meaning }: Found): boolean {
  return meaning.type === "move";
}

export function isIn(spans: readonly Found[], index: number): boolean {
  return spans.some(({ from, to }) => index >= from && index < to);
}

/** "Not left, right" */
export function isNegated(
  words: readonly string[],
  start: number,
  { from, to }: MoveSpan,
  said: readonly Found[],
): boolean {
  // "The bowl didn't do it"
  if (/^(?:did|does|is|has) not\b/u.test(words.slice(to).join(" "))) return true;
  if (NOT_THOUGHT.test(words.slice(start, from).join(" "))) return true;
  for (let at = from - 1; at >= Math.max(start, from - NEGATION_REACH); at--) {
    if (isIn(said, at)) return false;
    if (isNegation(words[at] ?? "")) return true;
  }
  return false;
}

/** "Wrong no right": a "no" that is a move as well only takes back where it stands between two others. */
export function isBetween(span: Found, spans: readonly Found[]): boolean {
  const others = spans.filter(isMove);
  return others.some(({ to }) => to <= span.from) && others.some(({ from }) => from >= span.to);
}

/** "I accuse the kettle, no, the sponge": what stood before the first stands before the second. */
export function withFrame(
  words: readonly string[],
  said: readonly Found[],
  before: readonly Found[],
  book: Book,
): readonly Found[] {
  const [first, ...more] = said.filter(isMove);
  const taken = before.findLast(isMove);
  if (first === undefined || more.length > 0 || taken === undefined) return said;
  const after = words.slice(first.from, first.to);
  for (let end = taken.to - 1; end > taken.from; end--) {
    const match = findWhole([...words.slice(taken.from, end), ...after], book.phrases, sameWords, false);
    if (match?.sure === true)
      return said.map((one) => (one === first ? { ...first, meaning: { type: "move", match } } : one));
  }
  return said;
}

/** "Call card three": the button's own verb before the choice that is named. */
export function withoutVerb(
  words: readonly string[],
  spans: readonly MoveSpan[],
  { choices }: Book,
): readonly MoveSpan[] {
  const isChoice = ({ match }: MoveSpan): boolean =>
    match.action.value !== undefined ||
    choices.some(({ id, button }) => id === match.action.move && button === undefined);
  return spans.filter((span, index) => {
    const next = spans[index + 1];
    if (isChoice(span) || next === undefined || !isChoice(next)) return true;
    return words.slice(span.to, next.from).some((word) => !ON.has(word));
  });
}

/** "Stop on forty eight" */
const ON = wordSet("on at");

/** A "one" or a "first" may be only a word beside what was meant: "the left one", "first I want the dog". */
export function withoutLooseOnes(words: readonly string[], spans: readonly MoveSpan[]): readonly MoveSpan[] {
  const isOne = ({ from, to }: MoveSpan): boolean =>
    to - from === 1 && words[from] === "one" && (from > 0 || OF_ONE.has(words[to] ?? ""));
  const isThing = ({ from }: MoveSpan): boolean => BEFORE_ONE.has(words[from - 1] ?? "");
  const ends = spans.map(({ to }) => to);
  const firm = spans.filter((span) => {
    const before = words[span.from - 1] ?? "";
    const isAfter = ends.includes(span.from) || OF_ONE.has(words[span.to] ?? "");
    return !isOne(span) || (!isAfter && !isThing(span) && (isLight(before) || isNumberWord(before)));
  });
  const isOnlyWord = ({ from, to }: MoveSpan): boolean => to - from === 1 && isNoise(words[from] ?? "");
  const isOrder = ({ from, to }: MoveSpan): boolean =>
    to - from === 1 && /^(?:first|second|last)$/u.test(words[from] ?? "");
  const isAnyOrder = ({ from, to }: MoveSpan): boolean => to - from === 1 && ORDINALS.has(words[from] ?? "");
  const isCountedUp = firm.filter(isAnyOrder).length > 2;
  const meant = firm.filter((span) => (isCountedUp || !isOrder(span)) && !isOnlyWord(span));
  return meant.length > 0 ? meant : firm.filter((span) => !isOnlyWord(span) || words.length < 3);
}
