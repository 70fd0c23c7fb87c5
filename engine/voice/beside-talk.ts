/** An answer with other talk beside it: which of its clauses counts, and how surely. */
import type { Action } from "../move.ts";
import { claimsIn, isSure, type Claim, type Reader } from "./claims.ts";
import { clausesOf, isApart, isInside, type Clauses } from "./clauses.ts";
import { lastWord } from "./corrections.ts";
import type { Meaning } from "./meaning.ts";
import { asMove, doubtful, isEither, NOTHING, type Sentence } from "./outcome.ts";
import { isSameAction, type Match } from "./phrases.ts";
import { findSpans, type Book } from "./spans.ts";
import { isOwnLife, isToSomebody } from "./talk.ts";
import { isNegation, wordSet } from "./words.ts";

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
  const { from, isTakenBack } = lastWord(words, (marker) =>
    found.some((claim) => isInside(marker, claim) && claim.to - claim.from > 1),
  );
  if (isTakenBack) return undefined;
  const claims = meantOf(found.filter((claim) => claim.to > from && !isDenied(claim, words, found, book)));
  const [best, last] = [claims.find(({ meaning }) => isSure(meaning)) ?? claims[0], claims.at(-1)];
  if (best === undefined || last === undefined) return undefined;
  const { meaning } = best;
  if (!claims.every((claim) => isSame(claim.meaning, meaning)))
    return words[last.from] === "so" ? doubtful({ type: "meaning", meaning: last.meaning }) : undefined;
  if (meaning.type === "command")
    return isEither(words) && best.isComplaint ? undefined : { type: "meaning", meaning };
  const besides = besidesOf(heard, from, claims, book);
  if (besides.some(({ isDenied: isNot, action }) => isNot && isSameAction(action, meaning.match.action)))
    return NOTHING;
  if (besides.length > 0 && isEither(words)) return NOTHING;
  const rivals = besides.filter(
    ({ isDenied: isNot, action }) => !isNot && !isSameAction(action, meaning.match.action),
  );
  const isLong = last.to - last.from > 1 || isValued(last.meaning);
  if (rivals.some(({ to, from: start }) => to > last.from && (!isLong || start < last.to))) return undefined;
  const isDoubtful =
    rivals.length > 0 ||
    isTalk(heard, claims, book) ||
    isCompared(words, claims) ||
    isBareNo(words, from, meaning.match, book);
  return isDoubtful ? doubtful(asMove(meaning.match)) : asMove(meaning.match);
}

/** "Spread the butter all the way to the edge", "spend three on a gift": one clause that begins with the answer,
 * or ends with a wish: "what did he say again repeat please". */
export function readBeginning(
  all: readonly string[],
  book: Book,
  read: Reader,
  isSettled: boolean,
): Sentence | undefined {
  const heard = clausesOf(all, book);
  if (!isOneClause(heard)) return undefined;
  const wish = claimsIn(heard, book, read).find(({ meaning }) => meaning.type === "command");
  if (!isSettled && wish?.isEdge === true) return { type: "meaning", meaning: wish.meaning };
  const [claim] = claimsIn(heard, book, read).filter(({ isEdge }) => isEdge);
  if (claim?.meaning.type !== "move") return undefined;
  const next = heard.words[claim.to];
  const isAll = claim.from === 0 && next === undefined;
  if (isSettled && !(isValued(claim.meaning) && isAll)) return undefined;
  const isMeant = isValued(claim.meaning) ? next === undefined || PREPOSITIONS.has(next) : claim.from === 0;
  const isAlone =
    besidesOf(
      { ...heard, clauses: [{ ...claim, from: claim.to, to: heard.words.length, isReason: false }] },
      0,
      [],
      book,
    ).length === 0;
  return isMeant && isAlone ? doubtful(asMove(claim.meaning.match)) : undefined;
}

const PREPOSITIONS = wordSet("at of in on to with for about from");

function isOneClause({ words, clauses }: Clauses): boolean {
  const [only] = clauses;
  return only === undefined || (clauses.length === 1 && only.to - only.from === words.length);
}

function isSame(a: Meaning, b: Meaning): boolean {
  if (a.type === "command") return b.type === "command" && a.command === b.command;
  return b.type === "move" && isSameAction(a.match.action, b.match.action);
}

function isValued(meaning: Meaning): boolean {
  return meaning.type === "move" && meaning.match.action.value !== undefined;
}

/** "No label, so ask" has no label, and "left no right" goes right. */
function isDenied({ from }: Claim, words: readonly string[], all: readonly Claim[], { no }: Book): boolean {
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

interface Beside {
  readonly from: number;
  readonly to: number;
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
