/** A phrase in other words of the same meaning: in another order, with another little word, with one that means the same. */
import { wordMatch, type Match, type Phrase } from "./phrases.ts";
import { isArticle, isNumberWord } from "./numbers/index.ts";
import { isNoise, wordSet } from "./heard-words.ts";

/** What stands for the thing that is spoken of: "take that" is "take it". */
const THING = wordSet("it this that them these those him her one ones a an eigh the some my");
/** Said beside a phrase, they change nothing. */
const BESIDE = wordSet(
  "please now again first then okay just to of on in at i want let me us can you could would",
);

const BEING = wordSet("is are am be being has have got really definitely think going");
const ASKING = wordSet("where what how who which why when");

/** Each line means the same where a game has one of its words. */
const SYNONYMS: ReadonlyMap<string, string> = synonyms(
  "forward forwards ahead straight onward onwards",
  "back backward backwards around",
  "off away",
  "small smaller smallest little littler tiny teeny",
  "big bigger biggest large larger largest huge giant",
  "take grab get snatch",
  "start begin run",
  "mad angry",
  "happy glad",
  "scared afraid",
  "quick fast",
  "check look search",
  "stop halt",
  "repair fix mend",
  "feel touch",
  "hear list read tell",
  "lied lying lies liar",
  "accuse accusing accused blame",
  "did took stole",
  "done finished",
);

/** Each line means nearly the same: it is asked back. */
const ROUGHLY: ReadonlyMap<string, string> = synonyms(
  "mad furious grumpy cross upset annoyed grouchy",
  "happy joyful cheerful excited",
  "sad unhappy gloomy",
  "worried nervous anxious",
  "scared frightened terrified",
  "light bright white",
  "dark black darker",
  "night evening nighttime",
  "everybody everyone all",
  "save keep",
  "wrong false incorrect mistake",
  "true correct",
  "nobody none",
  "buy purchase",
  "pay checkout",
  "grown-up adult",
  "wait stay",
  "ice icy",
);

/** What is done with a number, and what it is called. */
const MORE = wordSet("add plus more up another increase forward extra higher");
const LESS = wordSet("take minus less off back subtract away down fewer lower decrease remove drop lose");

/** The only move that has a phrase of these words, wherever each of them stands. */
export function findLoosely(words: readonly string[], phrases: readonly Phrase[]): Match | undefined {
  for (const [index, keyOf] of KEYS.entries()) {
    const heard = keyOf(words);
    if (heard === "") continue;
    const found = phrases.filter((phrase) => phrase.after === null && keysOf(phrase)[index] === heard);
    const [first] = found;
    if (first !== undefined && found.every(({ move }) => move.id === first.move.id))
      return { ...wordMatch(first), sure: keyOf !== rough };
  }
  return undefined;
}

const KEYS = [thingless, synonymous, counted, rough];
/** A sentence asks for them more than once. */
const known = new WeakMap<Phrase, readonly string[]>();

function keysOf(phrase: Phrase): readonly string[] {
  let keys = known.get(phrase);
  if (keys === undefined) known.set(phrase, (keys = KEYS.map((keyOf) => keyOf(phrase.words))));
  return keys;
}

/** "Another ten" is "add ten", and "back one" is "take one off". */
function counted(words: readonly string[]): string {
  // "One more time" is no one more.
  if (words.some((word) => /^(?:this|that|times?)$/u.test(word))) return "";
  const said = words.filter(isNumberWord);
  // "One more ten" is ten more, and "add a car" one.
  const isOneMore = said.length > 1 && words[0] === "one" && words[1] === "more";
  const numbers = isOneMore ? said.slice(1) : said.length === 0 && hasSingle(words) ? ["one"] : said;
  const isPut = words[0] === "put" && words.includes("on");
  const isMore = isPut || words.some((word) => MORE.has(word));
  if (numbers.length === 0 || isMore === words.some((word) => LESS.has(word))) return "";
  const others = words.filter(
    (word) =>
      !isNumberWord(word) &&
      !isNoise(word) &&
      !COUNTING.has(word) &&
      !(isPut && /^(?:put|on)$/u.test(word)) &&
      !(isMore ? MORE : LESS).has(word),
  );
  // "Take off ten cars": what is counted.
  const isCounted = others.length === 1 && isThing(words, words.indexOf(others[0] ?? ""));
  return others.length === 0 || isCounted ? `${isMore ? "more" : "less"} ${numbers.join(" ")}` : "";
}

function hasSingle(words: readonly string[]): boolean {
  return words.some(isArticle) || words.includes("another");
}

function isThing(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  return isNumberWord(before) || isArticle(before) || before === "another" || before === "more";
}

const COUNTING = wordSet("by of from a an go going please us me");

function rough(words: readonly string[]): string {
  const plain = words.filter((word, index) => index === 0 || !PARTICLES.has(word));
  return thingless(plain.map((word) => ROUGHLY.get(word) ?? SYNONYMS.get(word) ?? word));
}

const PARTICLES = wordSet("up out");

const COUNTED = wordSet("plus minus add off subtract less");

function synonyms(...lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [first = "", ...others] = line.split(" ");
      return others.map((word) => [word, first] as const);
    }),
  );
}

function thingless(words: readonly string[]): string {
  const isQuestion = ASKING.has(words[0] ?? "");
  // "Plus one" is not "plus it".
  const isCounted = words.some((word) => COUNTED.has(word));
  return words
    .filter(
      (word, at) =>
        (!THING.has(word) || (isCounted && word === "one")) &&
        !(word === "keep" && words[at + 1] === "going") &&
        !BESIDE.has(word) &&
        (isQuestion || !BEING.has(word)),
    )
    .toSorted()
    .join(" ");
}

function synonymous(words: readonly string[]): string {
  return thingless(words.map((word) => SYNONYMS.get(word) ?? word));
}
