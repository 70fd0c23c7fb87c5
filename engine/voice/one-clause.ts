/** One clause that is no answer as a whole, but begins with one, or ends with a wish. */
import { clausesOf, isOneClause } from "./clauses.ts";
import { edgeOf, wishAtEnd } from "./edges.ts";
import { asMove, doubtful, type Sentence } from "./outcome.ts";
import { findSpans, type Book } from "./spans.ts";
import { isOwnLife } from "./said-aside.ts";
import { isPreposition } from "./heard-words.ts";

/**
 * "Spread the butter all the way to the edge", "spend three on a gift", "what did he say again repeat please".
 *
 * @param isTorn whether more than one thing was found in it: then only a number of things will do, "seven coins each"
 */
export function readOneClause(all: readonly string[], isTorn: boolean, book: Book): Sentence | undefined {
  const { words, clauses } = clausesOf(all, book);
  const [only] = clauses;
  if (only === undefined || !isOneClause({ words, clauses })) return undefined;
  const wish = isTorn ? undefined : wishAtEnd(words, only, book);
  if (wish !== undefined) return { type: "meaning", meaning: wish.meaning };
  const edge = edgeOf(words, only, book);
  if (edge?.meaning.type !== "move" || (edge.from > 0 && isOwnLife(words, book.vocabulary))) return undefined;
  const { from, to, meaning } = edge;
  const rest = words.slice(to);
  const isNumber = meaning.match.action.value !== undefined;
  const isMeant = isTorn
    ? isNumber && from === 0 && rest.length === 0
    : isNumber
      ? rest.length === 0 || isPreposition(rest[0] ?? "")
      : from === 0 || (rest.length === 0 && WILL.test(words.slice(0, from).join(" ")));
  const isAlone = findSpans(rest, book).every((span) => span.meaning.type === "command");
  return isMeant && isAlone ? doubtful(asMove(meaning.match)) : undefined;
}

/** "I would ring the …" */
const WILL = /^(?:i|we) (?:would|will|should|can|could|want to|need to|have to|am going to)(?: \S+){1,2}$/u;
