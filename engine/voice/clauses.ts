/** What was heard, cut wherever a clause may begin: "go left | I hear the freezer", "it is black | so the dark drum". */
import { isNumberWord } from "./numbers/index.ts";
import type { Book } from "./spans.ts";
import { isHesitation, isNoise, wordSet } from "./heard-words.ts";

/** Some of the words: from, and up to but not including. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Clause extends Stretch {
  /** Why, when, or like what: never the answer. */
  readonly isReason: boolean;
}

export interface Clauses {
  /** What was heard, with a break where something is said to somebody or said again. */
  readonly words: readonly string[];
  readonly clauses: readonly Clause[];
}

/** Stands between clauses, and for what is left out. */
const BREAK = "/";

/** @param all with what is said while one thinks */
export function clausesOf(all: readonly string[], book: Book): Clauses {
  const words = saidOnce(withoutCalls(all, book));
  const clauses: Clause[] = [];
  let from = 0;
  const end = (to: number): void => {
    if (to > from) clauses.push({ from, to, isReason: REASONS.has(words[from] ?? "") });
    from = to;
  };
  for (const [at, word] of words.entries()) {
    if (word === BREAK || (isCall(words, at) && !book.vocabulary.has(word))) {
      end(at);
      from = at + 1;
    } else if (at === from && ALONE.has(word)) {
      end(at + 1);
    } else if (at > from && begins(words, at, from)) {
      end(at);
    }
  }
  end(words.length);
  return { words, clauses };
}

export function isOneClause({ words, clauses }: Clauses): boolean {
  const [only] = clauses;
  return only === undefined || (clauses.length === 1 && only.to - only.from === words.length);
}

export function isInside(inner: Stretch, outer: Stretch): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

export function isApart(a: Stretch, b: Stretch): boolean {
  return a.to <= b.from || b.to <= a.from;
}

/** They are clauses of their own where one may begin. */
const ALONE = wordSet("no nope nah yes yeah yep yup wait");
/** They begin one, whatever comes after them. */
const BEGINNING = wordSet("i he she they we let but");
const REASONS = wordSet("because cause cuz cos if when while before after until till unless as");
/** They begin one where somebody does something. */
const DOERS = wordSet("it that this you there");
const OWNERS = wordSet("my our his her");
const ASKING = wordSet("what where who how which why");
/** Between them and who does it no clause begins: "can I", "thank you". */
const HELPERS = wordSet(
  "is are am do does did can could will would may shall should have has had must might not and to let thank",
);
const DONE =
  /^(?:is|are|has|had|have|got|will|would|can|could|must|might|may|did|does|do|not|went|fell|came|said|told|goes|keep|want|need|forgot|know|\S{2,}(?:ed|ing)|(?!this$|always$|plus$|minus$|less$)\S{3,}s)$/u;
/** What is done, or what somebody does. */
export function isDoing(word: string): boolean {
  return DONE.test(word);
}

function begins(words: readonly string[], at: number, from: number): boolean {
  const [before = "", word = "", next = "", ...more] = words.slice(at - 1);
  const isAfterAsking = ASKING.has(words[from] ?? "");
  // Who does something comes late in a question: "what is it", "what can I do".
  const isQuestion = isAfterAsking && at - from < LATE_IN_QUESTION;
  if (REASONS.has(before)) return false;
  // "What are all the things I can do"
  if (BEGINNING.has(word))
    return !HELPERS.has(before) && !isQuestion && !(isAfterAsking && HELPERS.has(next));
  if (REASONS.has(word)) return more.length > 0;
  if (word === "like") return !BEFORE_LIKE.has(before);
  if (word === "so") return !BEFORE_SO.has(before);
  if (word === "and") return BEGINNING.has(next) || DOERS.has(next) || AFTER_AND.has(next);
  if (word === "do") return next === "not" && !BEGINNING.has(before) && !DOERS.has(before);
  if (DOERS.has(word)) return isDoing(next) && !HELPERS.has(before) && !isQuestion;
  if (OWNERS.has(word)) return more.slice(0, 2).some(isDoing);
  return ASKING.has(word) && !BEFORE_ASKED.has(before);
}

const LATE_IN_QUESTION = 3;
const BEFORE_LIKE = wordSet("i we you would not is are feel feels sound sounds look looks");
/** "It is so dark", "I think so" */
const BEFORE_SO = wordSet("is are am feel feels sound sounds look looks seem seems not say said think hope");
const AFTER_AND = wordSet("then hurry now my");
const BEFORE_ASKED = wordSet("know tell is see say ask me you");

/** Said to somebody, or to nobody, they belong to no clause. */
const CALLS = wordSet(
  "please okay oh ooh oops oopsie oopsies whoops wow whoa yay yippee hooray hey hi hello haha ha hee hehe yikes yuck eww",
  "ew gross ouch hmm aww phew shh duh ugh woo hoo boo huh sir ma'am mister missus captain chef officer boss buddy dude",
  "ladies gentlemen silly",
);

function isCall(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  // "So it's solid, right?"
  const isTag = word === "right" && at > 1 && at === words.length - 1;
  return CALLS.has(word) || isHesitation(word) || isTag;
}

/** The same in several words, unless a move is called so. */
const CALLS_OF_WORDS =
  /\b(?:excuse me|thank you(?: (?:very|so) much)?|good job|come on|(?:mister|missus|miss) \S+|let me (?:see|think))\b/gu;

/** "Uh huh, he's talking", where one can say yes or no. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:uh|mm|um) (?:huh|hmm|hum)\b/gu, "yes /"],
  [/\b(?:nuh|uh|unh) (?:uh|ah|unh)\b/gu, "no /"],
];

function withoutCalls(all: readonly string[], { phrases, yes, no }: Book): readonly string[] {
  const isAnswered = yes !== undefined || no !== undefined;
  const text = (isAnswered ? SOUNDS : []).reduce(
    (said, [sound, word]) => said.replace(sound, word),
    all.join(" "),
  );
  const isOfMove = (call: string): boolean => phrases.some((phrase) => phrase.words.join(" ").includes(call));
  return text.replace(CALLS_OF_WORDS, (call) => (isOfMove(call) ? call : BREAK)).split(" ");
}

const MOST_REPEATED = 4;

/** "Box box box", "take it take it before …": said over and over it stands for itself. */
function saidOnce(words: readonly string[]): readonly string[] {
  for (let size = MOST_REPEATED; size > 0; size--) {
    for (let at = 0; at + 2 * size <= words.length; at++) {
      const unit = words.slice(at, at + size);
      const times = unit.every(isRepeatable) ? 1 : timesAt(words, at, unit);
      if (times > 1) return saidOnce([...words.slice(0, at), BREAK, ...words.slice(at + (times - 1) * size)]);
    }
  }
  return words;
}

/** "Very very", "nine nine", "no no" */
function isRepeatable(word: string): boolean {
  return isNumberWord(word) || isNoise(word) || ALONE.has(word) || word === BREAK;
}

function timesAt(words: readonly string[], at: number, unit: readonly string[]): number {
  let times = 1;
  while (unit.every((word, index) => words[at + times * unit.length + index] === word)) times += 1;
  return times;
}
