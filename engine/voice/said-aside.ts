/** What is said to somebody else, or about something else, though a word of a move may be in it. */
import type { MoveSpan } from "./move-spans.ts";
import { isNumberWord } from "./numbers/index.ts";
import { isLight, wordSet } from "./heard-words.ts";

/** "What is a bet?" asks about the bet. */
export function isQuestion(words: readonly string[]): boolean {
  return /^(?:what is|what are|what does|why|how|which one is) \S|^who \S+(?: \S+)?$/u.test(words.join(" "));
}

/** "I see", "are you": where letters are said they are C and U. */
export function isSmallTalk(words: readonly string[]): boolean {
  return /^(?:oh )*(?:i see|you see|see you|are you|you are|i are|why oh why|oh you|oh why)$/u.test(
    words.join(" "),
  );
}

/** "Do you like rockets" is talk, and so is "stop it, you're squishing me". */
export function isToSomebody(words: readonly string[]): boolean {
  return TO_SOMEBODY.test(words.join(" "));
}

const TO_SOMEBODY = new RegExp(
  "^(?:(?:do|are|did|have) you (?!know)|are we |stop it you|stop (?:it|that) (?!(?:here|now|there|please)$)\\S+$|stop \\S+ing me|" +
    ".* not (?:talking|speaking) to |leave me |give it back |go away i |get off )",
  "u",
);

/** "My left shoe is gone", "I had a rabbit once": a word of a move in talk about something else. */
export function isRemark(words: readonly string[], left: number, used: number): boolean {
  if (left === 0) return false;
  return (left >= MOST_LEFT && left > used) || REMARK.test(words.join(" "));
}

const MOST_LEFT = 3;
const REMARK = new RegExp(
  "^(?:(?:my|our)(?: \\S+){1,3} (?:is|are|has|had|hurts?|sits?|went|came|said|\\S+ed) |" +
    "we have |we had |i (?:had|hate|love|play|drank|ate|went|got|am scared) |" +
    "(?:he|she|they) \\S+ed |look at )",
  "u",
);

/**
 * Talk whatever else is in it: of one's own life ("my brother", "yesterday"), of how it is here ("it's hot in here"), of
 * what one has or does ("I have a parrot", "I walk my dog").
 *
 * @param vocabulary the words of all phrases: what a game speaks of itself is no life of the player's
 */
export function isOwnLife(words: readonly string[], vocabulary: ReadonlySet<string>): boolean {
  if (words.some((word) => LIFE.has(word) && !vocabulary.has(word))) return true;
  // "I'm seven" is how old one is.
  if (words.length > 2 && isFirstPerson(words) && words.slice(2).every(isNumberWord)) return true;
  return OWN.test(words.join(" "));
}

function isFirstPerson([first, second]: readonly string[]): boolean {
  return first === "i" && second === "am";
}

/** "I'm happy", "I like rabbits" may be how one is, or the answer. */
export function isOfOneself(words: readonly string[]): boolean {
  const isLiked = words[0] === "i" && words[1] === "like";
  return (
    (isLiked && words.length > 2) || (isFirstPerson(words) && words.length === 3 && !isLight(words[2] ?? ""))
  );
}

const LIFE = wordSet(
  "mother father parents kindergarten mom mommy mama mum dad daddy brother brothers sister sisters grandma grandpa cousin uncle",
  "yesterday tomorrow tonight birthday christmas halloween weekend recess homework bedtime lunchtime",
  "monday tuesday wednesday thursday friday saturday sunday home school youtube movie movies",
);

const MY_ANSWER = "answer|guess|choice|pick|vote|turn|final|first|second|last|best|idea";
const OWN = new RegExp(
  `^(?:my (?!${MY_ANSWER})|` +
    "(?:i|we) (?:saw|lost|went|rode) |" +
    "i (?:have|have got|found|see|need|got) (?:a|an|eigh|my) (?!feeling|hunch|guess|idea|clue|hint|question|answer)|" +
    "i (?:left|spilled|broke|forgot) (?:my|it|a|eigh) |i (?:live|slept|sleep|walk my|dropped my|eat|go to) |" +
    "i am (?:so |really |very )*\\S+ today|.*\\bone of (?:those|these|them|my|your)\\b|look at me|" +
    "i am (?:so |really |very )*(?:scared|afraid|tired|cold|bored) |" +
    "it is (?:so |too |really |very |getting |a bit )*\\S+ (?:in here|outside|out there|in this room|already)|" +
    "this (?!one )\\S+ is (?:so |too |really |very )*\\S+$|turn (?:it )?(?:on|off) |shut )",
  "u",
);

/** "Bigger than fifty", "is it more than ten" only ask about a number. */
export function isComparison(words: readonly string[]): boolean {
  const than = words.indexOf("than");
  return than > 0 && words.slice(than + 1).some(isNumberWord);
}

/** "Carrots are orange", "the light is too bright": what is said of a thing is no choice of it. */
export function isSaidOfIt(words: readonly string[], { match, from, to }: MoveSpan): boolean {
  if (match.action.value !== undefined) return false;
  if (words.slice(0, from).some((word) => !isLight(word))) return false;
  const said = words.slice(to);
  if (said[0] !== "is" && said[0] !== "are") return false;
  const rest = said.slice(1).filter((word) => !isLight(word));
  return rest.length > 0 && !rest.some((word) => VERDICT.has(word));
}

/** What is said of one that is chosen. */
const VERDICT = wordSet(
  "guilty thief culprit liar lying hiding robber crook villain best better right correct true wrong more less most left",
  "first second third fourth last bad winner broken ready open done",
);
