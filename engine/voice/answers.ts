/** What a clause comes to if it is an answer, all of it, but for fillers. */
import { commandShapes } from "./command-patterns.ts";
import { decidedFrom } from "./corrections.ts";
import { asked, commandIn } from "./find-command.ts";
import type { Meaning } from "./meaning.ts";
import { wordMatchOf } from "./phrases.ts";
import { meaningOf, wordForWord, type Book } from "./spans.ts";
import { withoutNoise } from "./tidy.ts";
import { isLight, isPreposition, wordSet } from "./heard-words.ts";
import { plainYesNo } from "./yes-no.ts";

/** Of several clauses together: word for word, but for fillers. */
export function plainAnswer(said: readonly string[], book: Book): Meaning | undefined {
  return wordForWord(said, book) ?? wordForWord(withoutNoise(said, book), book);
}

/** @param isLead whether more is said after it: "look, it's snowing" */
export function answerIn(all: readonly string[], isLead: boolean, book: Book): Meaning | undefined {
  const start = all.findIndex((word) => !LEADING.has(word));
  const led = all.slice(Math.max(0, start));
  const decided = decidedFrom(led, 0) ?? 0;
  for (let from = 0; from <= decided; from++) {
    const meaning = answerOf(led.slice(from), book);
    if (meaning === undefined) continue;
    const isForAttention = isLead && all.length === 1 && ATTENTION.has(all[0] ?? "");
    return isForAttention || OUTCRY.test(led.join(" ")) ? unsure(meaning) : meaning;
  }
  return undefined;
}

/** What a clause may begin with that is no part of it. */
const LEADING = wordSet("so and but then or now well also /");
/** "That's so cool" */
const OUTCRY = /\b(?:is|are|am|be) (?:so|too|very|really|super) /u;
const ATTENTION = wordSet("look see listen right now");

function unsure(meaning: Meaning): Meaning {
  return meaning.type === "command" ? meaning : { ...meaning, match: { ...meaning.match, sure: false } };
}

/** What all of these words come to, but for fillers. */
function answerOf(said: readonly string[], book: Book): Meaning | undefined {
  const [first = "", second] = said;
  // "It has no label", "I left"
  if (said.includes("no") && said.length > 1) return undefined;
  if (PERSONS.has(first) && second === "left") return undefined;
  if (said.length === 0 || isPreposition(said.at(-1) ?? "")) return undefined;
  const answer = yesOrNoIn(said, book);
  if (answer !== undefined) return answer;
  if (second === undefined && isLight(first) && !book.vocabulary.has(first)) return undefined;
  const plain = withoutNoise(said, book);
  const meaning =
    wordForWord(said, book) ??
    heardAgain(plain, book) ??
    commandOf(said, book) ??
    (plain.length > 0 ? meaningOf(plain, book) : undefined) ??
    withoutFrame(said, book);
  const isScrap = meaning?.type === "command" && meaning.isWeak && plain.length < said.length;
  return isScrap ? undefined : meaning;
}

/** "It is ate", where "is" stands in a phrase and is no filler. */
function withoutFrame(words: readonly string[], book: Book): Meaning | undefined {
  const rest = words.join(" ").replace(FRAME, "");
  return rest === "" || rest.length === words.join(" ").length ? undefined : meaningOf(rest.split(" "), book);
}

const FRAME =
  /^(?:i|we|it|that|this|he|she|they|there) (?:is|are|am|think|guess|say|said|hear|heard|want|would like|would|will|should|choose|pick|got|has|have|need) (?:it is |to |a |an )?/u;
const PERSONS = wordSet("i he she we they");

/** "I did" and "I do" are said of much else. */
function yesOrNoIn(said: readonly string[], { yes, no }: Book): Meaning | undefined {
  const isOfUs = /^(?:i|we|you|they)$/u.test(said[0] ?? "");
  if ((yes === undefined && no === undefined) || isOfUs) return undefined;
  const answer = plainYesNo(said.join(" "));
  const move = answer === null ? undefined : answer ? yes : no;
  return move && { type: "move", match: wordMatchOf(move) };
}

/** "Can I hear the label again", where the label is a move. */
function heardAgain(plain: readonly string[], book: Book): Meaning | undefined {
  if (plain.at(-1) !== "again" || plain.length < 2 || commandIn(plain) !== undefined) return undefined;
  const meaning = meaningOf(plain.slice(0, -1), book);
  return meaning?.type === "move" && meaning.match.sure ? meaning : undefined;
}

function commandOf(words: readonly string[], { phrases }: Book): Meaning | undefined {
  const whole = commandShapes(words).find(
    ({ from, to }) => words.slice(0, from).every(isLight) && words.slice(to).every(isLight),
  );
  return whole && asked(whole.command, phrases);
}
