/** Which of the moves that were said is meant: the one that all say, or the one that was decided on. */
import { decidedFrom } from "./corrections.ts";
import { isElsewhere } from "./elsewhere.ts";
import { nearestMeaning } from "./guess.ts";
import { isIn, type MoveSpan } from "./move-spans.ts";
import { isNumberWord } from "./numbers/index.ts";
import { asMove, isEither, isLittle, isTooMuch, NOTHING, TALK, type Sentence } from "./outcome.ts";
import { isSameAction, type Match } from "./phrases.ts";
import { isKin, isWordAlike } from "./sounds.ts";
import type { Meaning } from "./meaning.ts";
import type { Book, Found } from "./spans.ts";
import { isRemark, isSaidOfIt } from "./said-aside.ts";
import { GAP } from "./tidy.ts";
import { isCarrier, isOperation, wordSet } from "./heard-words.ts";

/** "38 plus 10 is" */
const SUM = /(?:plus|minus|times|and|take away|add|divided by) \S+(?: \S+)* (?:is|equals|makes|make)$/u;

/** One move, or the one that was decided on after thinking aloud. */
export function oneOf(
  words: readonly string[],
  from: number,
  spans: readonly MoveSpan[],
  said: readonly Found[],
  book: Book,
): Sentence {
  const [first, ...others] = spans;
  if (first === undefined) return NOTHING;
  const decided = decidedFrom(words, from);
  if (decided !== undefined && first.to > decided && isCounting(words.slice(from, first.from)))
    return oneOf(words, first.from, spans, said, book);
  const isChoice = isEither(words.slice(from));
  if (others.every(({ match }) => isSameAction(match.action, first.match.action))) {
    const own = book.phrases
      .filter(({ move }) => move.id === first.match.action.move)
      .flatMap((phrase) => phrase.words);
    if (spans.some((span) => isSaidOfIt(words, span))) return TALK;
    const isLeft = (index: number): boolean => {
      const word = words[index] ?? GAP;
      return (
        index >= from &&
        !isIn(said, index) &&
        !isLittle(word) &&
        (!isCarrier(word) || book.vocabulary.has(word)) &&
        !own.some((one) => isWordAlike(word, one) || isKin(word, one))
      );
    };
    const left = words.filter((_, index) => isLeft(index));
    const length = spans.reduce((sum, span) => sum + span.to - span.from, 0);
    if (isChoice && left.length > 0) return NOTHING;
    if (isTooMuch(left.length, length) || isRemark(words, left.length, length)) return TALK;
    const [last] = spans.slice(-1);
    const isLone =
      !own.includes("and") && first.match.action.value === undefined && from === 0 && last !== undefined;
    const isOfMuchElse =
      last !== undefined &&
      left.length > 1 &&
      words.filter((_, at) => at >= last.to && isLeft(at) && !isNumberWord(words[at] ?? "")).length > 1;
    if (first.match.action.value !== undefined && isOfMuchElse) return TALK;
    if (isLone && isElsewhere(words, { from: first.from, to: last.to }, isLeft)) return TALK;
    const isAll =
      left.length === 0 && said.every(({ meaning }) => meaning.type === "move" || isAgainst(meaning));
    if (left.length > 0) {
      const nearer = longerGuess(words.slice(from), length, book);
      if (nearer !== undefined) return asMove(nearer);
    }
    const { match } = spans.find((span) => span.match.sure) ?? first;
    const isPlain = match.action.value === undefined || !isWorkedWith(words, spans);
    return asMove({ ...match, sure: match.sure && isAll && !isChoice && isPlain });
  }
  const last = spans.filter((span) => decided !== undefined && span.to > decided);
  const [answer] = last;
  const isOne = last.every(({ match }) => answer && isSameAction(match.action, answer.match.action));
  if (answer === undefined || !isOne || isChoice) return NOTHING;
  const isSum = SUM.test(words.slice(from, decided).join(" "));
  return asMove({ ...answer.match, sure: isSum && answer.match.sure });
}

/** "Put another ten on", "take a hundred off", "fill the ten": something is to be done with the number. */
function isWorkedWith(words: readonly string[], spans: readonly MoveSpan[]): boolean {
  return words.some(
    (word, at) =>
      (isOperation(word) || WORKING.has(word)) && !spans.some(({ from, to }) => at >= from && at < to),
  );
}

const WORKING = wordSet("put another up down back fill");

/** "Ten twenty thirty that makes" */
function isCounting(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => isNumberWord(word) || isLittle(word));
}

/** "Feel it one more time" is no wish to hear something again, nor "keep going left" to go on. */
function isAgainst(meaning: Meaning): boolean {
  return meaning.type === "command" && (meaning.command === "repeat" || meaning.command === "resume");
}

/** "Excuse the spoon" is nearer to "accuse the spoon" than to the spoon alone. */
function longerGuess(words: readonly string[], length: number, book: Book): Match | undefined {
  const longer = book.phrases.filter((phrase) => phrase.after !== null || phrase.words.length > length);
  const guess = nearestMeaning(words, { ...book, phrases: longer });
  return guess?.type === "move" ? guess.match : undefined;
}
