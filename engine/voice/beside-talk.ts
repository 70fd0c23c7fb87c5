/** An answer with other talk beside it: which of its clauses counts, and how surely. */
import type { Action, Move } from "../move.ts";
import { claimsIn, type Claim, type Reader } from "./claims.ts";
import { clausesOf, isApart, isInside, isOneClause, type Clauses, type Stretch } from "./clauses.ts";
import { lastWord } from "./corrections.ts";
import { isOfMove, isSameMeaning, isSure, type Meaning } from "./meaning.ts";
import { asMove, doubtful, isEither, NOTHING, type Sentence } from "./outcome.ts";
import { isSameAction, type Match } from "./phrases.ts";
import { findSpans, type Book } from "./spans.ts";
import { isOwnLife, isToSomebody } from "./said-aside.ts";
import { isNegation } from "./heard-words.ts";

/**
 * "Go left, I can hear the freezer", "no no, ask a grown-up, it has no label". Undefined where there is but one clause, where
 * none is an answer, or where it takes more to tell which is meant.
 *
 * @param all with what is said while one thinks
 */
export function readBesideTalk(all: readonly string[], book: Book, read: Reader): Sentence | undefined {
  const heard = clausesOf(all, book);
  if (isOneClause(heard)) return undefined;
  const { words } = heard;
  const found = claimsIn(heard, book, read);
  // "Nah, no thank you" takes nothing back.
  const [one, ...more] = found;
  const isOneAnswer =
    more.length > 0
      ? more.every(({ meaning }) => one && isSameMeaning(meaning, one.meaning))
      : one?.from === 0 && isOfMove(one.meaning, book.no);
  const { from, isTakenBack } = lastWord(words, (marker) =>
    found.some(
      (claim) =>
        isInside(marker, claim) &&
        (isOneAnswer ||
          (claim.to - claim.from > 1 && !MEANT.test(words.slice(claim.from, marker.to).join(" ")))),
    ),
  );
  if (isTakenBack) return undefined;
  const claims = meantOf(found.filter((claim) => claim.to > from && !isDenied(claim, words, found, book)));
  const [best, last] = [claims.find(({ meaning }) => isSure(meaning)) ?? claims[0], claims.at(-1)];
  if (best === undefined || last === undefined) return undefined;
  const { meaning } = best;
  if (areOpposite(claims, book)) return NOTHING;
  if (!claims.every((claim) => isSameMeaning(claim.meaning, meaning)))
    return words[last.from] === "so" ? doubtful({ type: "meaning", meaning: last.meaning }) : undefined;
  if (meaning.type === "command")
    return isEither(words) && best.isComplaint ? undefined : { type: "meaning", meaning };
  const besides = besidesOf(heard, from, claims, book);
  const isOwn = ({ action }: Beside): boolean => isSameAction(action, meaning.match.action);
  if (!isOfMove(meaning, book.no) && besides.some((beside) => beside.isDenied && isOwn(beside)))
    return NOTHING;
  if (besides.length > 0 && isEither(words)) return NOTHING;
  const rivals = besides.filter((beside) => !beside.isDenied && !isOwn(beside));
  // "No bets for me" is a no.
  const opposite = rivals.find(({ action }) => isOpposite(action, meaning.match.action, book));
  if (opposite !== undefined && words[opposite.from - 1] !== "no") return NOTHING;
  const isLong = last.to - last.from > 1 || isValued(last.meaning);
  if (rivals.some((rival) => rival.to > last.from && (!isLong || rival.from < last.to))) return undefined;
  const isDoubtful =
    rivals.length > 0 ||
    isTalk(heard, claims, book) ||
    isCompared(words, claims) ||
    isBareNo(words, from, meaning.match, book);
  return isDoubtful ? doubtful(asMove(meaning.match)) : asMove(meaning.match);
}

function isValued(meaning: Meaning): boolean {
  return meaning.type === "move" && meaning.match.action.value !== undefined;
}

/** "No label, so ask" has no label, and "left no right" goes right. */
function isDenied(
  { from, meaning }: Claim,
  words: readonly string[],
  all: readonly Claim[],
  { no }: Book,
): boolean {
  if (isOfMove(meaning, no)) return false;
  const isAfterNo = words[from - 1] === "no" && words[from - 2] !== "no";
  return isAfterNo && (no !== undefined || all.every(({ to }) => to >= from));
}

/** A move is meant beside what says that one has not heard, or does not know; of a move and a wish the last. */
function meantOf(claims: readonly Claim[]): readonly Claim[] {
  const moves = claims.filter(({ meaning }) => meaning.type === "move");
  const wishes = claims.filter(
    ({ meaning, isComplaint }) => meaning.type === "command" && !meaning.isWeak && !isComplaint,
  );
  const [move, wish] = [moves.at(-1), wishes.at(-1)];
  const isPlain = move !== undefined && isSure(move.meaning) && move.to - move.from > 1;
  if (wish !== undefined && (move === undefined || !isPlain || wish.from > move.from)) return wishes;
  return moves.length > 0 ? moves : claims;
}

/** What begins with it is meant instead of what was said before. */
const MEANT = /^(?:i mean|i meant|actually|sorry|rather|instead)$/u;

/** "She's right and that's wrong" */
function areOpposite(claims: readonly Claim[], { yes, no }: Book): boolean {
  const isSaid = (move: Move | undefined): boolean => claims.some(({ meaning }) => isOfMove(meaning, move));
  return isSaid(yes) && isSaid(no);
}

/** "I bet and no thanks" */
function isOpposite(a: Action, b: Action, { yes, no }: Book): boolean {
  if (yes === undefined || no === undefined) return false;
  return (a.move === yes.id && b.move === no.id) || (a.move === no.id && b.move === yes.id);
}

interface Beside extends Stretch {
  readonly action: Action;
  readonly isDenied: boolean;
}

/** The moves in clauses that are no answer, but for those that say why. */
function besidesOf(
  { words, clauses }: Clauses,
  start: number,
  claims: readonly Claim[],
  book: Book,
): readonly Beside[] {
  return clauses.flatMap(({ from, to, isReason }) => {
    if (from < start || claims.some((claim) => isInside({ from, to }, claim))) return [];
    const said = words.slice(from, to);
    const isNot = said.some((word) => isNegation(word) || word === "no");
    if (isReason && !isNot) return [];
    return findSpans(said, book).flatMap(({ meaning }) =>
      meaning.type === "move" ? [{ from, to, action: meaning.match.action, isDenied: isNot }] : [],
    );
  });
}

/** Somebody else is spoken to, or of. */
function isTalk({ words, clauses }: Clauses, claims: readonly Claim[], { vocabulary }: Book): boolean {
  const meant = clauses.filter(({ isReason }) => !isReason);
  const said = meant.flatMap(({ from, to }) => words.slice(from, to));
  return (
    isToSomebody(words) ||
    isOwnLife(said, vocabulary) ||
    meant.some(
      (clause) =>
        claims.every((claim) => isApart(clause, claim)) &&
        isOwnLife(words.slice(clause.from, clause.to), vocabulary),
    )
  );
}

/** "Light as a feather" */
function isCompared(words: readonly string[], claims: readonly Claim[]): boolean {
  return claims.some(({ to }) => words[to] === "like" || words[to] === "as");
}

/** "No, big" may take back a big as well as ask for it. */
function isBareNo(words: readonly string[], from: number, { action }: Match, { no }: Book): boolean {
  return from === 1 && words[0] === "no" && action.value === undefined && action.move !== no?.id;
}
