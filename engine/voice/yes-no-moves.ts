/** "Yeah" and "nope" where a yes and a no are moves. */
import type { Move } from "../move.ts";
import type { MoveSpan } from "./move-spans.ts";
import { asMove, isEither, NOTHING, type Sentence } from "./outcome.ts";
import { wordMatchOf } from "./phrases.ts";
import { meaningOf, type Book } from "./spans.ts";
import { wordSet } from "./heard-words.ts";
import { isBoth, plainYesNo } from "./yes-no.ts";

/** @param all with what is said while one thinks: "uh huh" */
export function yesOrNo(all: readonly string[], words: readonly string[], book: Book): Sentence | undefined {
  const { yes, no } = book;
  if (yes === undefined && no === undefined) return undefined;
  const whole = meaningOf(words, book);
  if (whole?.type === "move" || (whole?.type === "command" && !whole.isWeak)) return undefined;
  const said = all.join(" ");
  const better = all.findLastIndex((word) => THOUGHT_BETTER.has(word));
  const last = better < 0 ? null : plainYesNo(all.slice(better + 1).join(" "));
  if (isBoth(said) && better < 0) return NOTHING;
  // "Maybe, maybe not"
  if (words.filter((word) => UNDECIDED.has(word)).length > 1) return NOTHING;
  const answer = plainYesNo(said) ?? last ?? unwanted(words, book);
  const move = answer === null ? undefined : answer ? yes : no;
  return move && asMove(wordMatchOf(move));
}

/** "I don't want to bet", where a bet is the yes. */
function unwanted(words: readonly string[], { yes, no }: Book): false | null {
  // "No bet"
  const last = words.slice(-2).join(" ");
  if (words.length > 2 && !isEither(words) && !words.includes("and") && no?.phrases.includes(last) === true)
    return false;
  if (yes === undefined || !/^i (?:do|would|will) not (?:want |like )?(?:to )?\S+$/u.test(words.join(" ")))
    return null;
  return yes.phrases.includes(words.at(-1) ?? "") ? false : null;
}

const UNDECIDED = wordSet("maybe perhaps");

const THOUGHT_BETTER = wordSet("wait mean actually sorry rather oops");
/** Two that cannot both be: where one is denied, the other is meant. */
export function opposite(denied: readonly MoveSpan[], { yes, no }: Book): Sentence | undefined {
  if (yes === undefined || no === undefined) return undefined;
  const isEach = (move: Move): boolean => denied.every(({ match }) => match.action.move === move.id);
  if (isEach(yes)) return asMove(wordMatchOf(no));
  return isEach(no) ? asMove(wordMatchOf(yes)) : undefined;
}
