/** What was meant by words that nothing is called: the nearest in sound, if nothing else is nearly as near. */
import { COMMAND_PHRASES, COMMANDS, WEAK_COMMANDS } from "./commands.ts";
import { farness, soundsOf } from "./nearness.ts";
import { isNumberWord, numberWords } from "./numbers/index.ts";
import { isOtherNumber } from "./parts.ts";
import { findWhole, isAlwaysThere, wordMatch, type Match } from "./phrases.ts";
import { sameWords } from "./sounds.ts";
import type { Meaning } from "./meaning.ts";
import type { Book } from "./spans.ts";
import { phraseWords } from "./heard-words.ts";

/** A guess differs in less than a third, a short one in less, and the next best in clearly more. */
const FARTHEST = 0.34;
const FARTHEST_SHORT = 0.26;
/** Of several words that were heard as one. */
const FARTHEST_JOINED = 0.25;
const SHORT = 3;
/** A command is not asked back. */
const FARTHEST_COMMAND = 0.1;
const CLEARLY = 0.1;
/** What it costs that a word beside the guess means nothing. */
const BESIDE = 0.1;
const MOST_WORDS = 8;
/** Of one word of a phrase there must be more to go by. */
const SHORTEST_OWN = 5;
/** What is shorter could be anything. */
const SHORTEST = 3;

interface Candidate {
  readonly meaning: Meaning;
  readonly key: string;
  readonly words: readonly string[];
}

interface Near {
  readonly meaning: Meaning;
  readonly key: string;
  readonly far: number;
  readonly isNear: boolean;
}

const COMMANDS_TO_GUESS: readonly Candidate[] = COMMANDS.filter((command) => command !== "quit").flatMap(
  (command) =>
    COMMAND_PHRASES[command]
      .filter((phrase) => !WEAK_COMMANDS.has(phrase))
      .map((phrase) => ({
        meaning: { type: "command", command, isWeak: false },
        key: command,
        words: phraseWords(phrase),
      })),
);

export function nearestMeaning(words: readonly string[], book: Book): Meaning | undefined {
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const candidates: Candidate[] = book.phrases
    .filter(({ after, move }) => after === null && !isAlwaysThere(move))
    .map((phrase) => ({
      meaning: { type: "move", match: unsure(wordMatch(phrase)) },
      key: phrase.move.id,
      words: phrase.words,
    }));
  const numbers = words.filter(isNumberWord);
  const long = [...book.ownWords.values()].filter(
    ({ word, match }) =>
      soundsOf([word]).length >= SHORTEST_OWN &&
      book.phrases.some(
        (phrase) =>
          phrase.move.id === match.action.move &&
          phrase.words.includes(word) &&
          !isOtherNumber(phrase, numbers),
      ),
  );
  const own = long.map(({ word, match }) => ({
    meaning: { type: "move" as const, match: unsure(match) },
    key: match.action.move,
    words: [word],
  }));
  const near = [...candidates, ...own, ...COMMANDS_TO_GUESS]
    .filter((candidate) => !isOtherNumber(candidate, numbers))
    .map((candidate) => nearnessOf(words, candidate));
  const number = nearestNumber(words, book);
  if (number !== undefined) near.push(number);
  const [best, ...others] = near.toSorted((a, b) => a.far - b.far);
  if (best === undefined || !best.isNear) return undefined;
  const second = others.find(({ key }) => key !== best.key);
  return second !== undefined && second.far - best.far < CLEARLY ? undefined : best.meaning;
}

/** The best place for these words among those that were heard. */
function nearnessOf(heard: readonly string[], { meaning, key, words }: Candidate): Near {
  const meant = soundsOf(words);
  let far = 1;
  for (let size = Math.max(1, words.length - 1); size <= words.length + 1; size++) {
    for (let from = 0; from + size <= heard.length; from++) {
      const beside = heard.length - size;
      far = Math.min(far, farness(soundsOf(heard.slice(from, from + size)), meant) + beside * BESIDE);
    }
  }
  const short = meant.length <= SHORT ? FARTHEST_SHORT : FARTHEST;
  const isPhraseOfOne = heard.length === 1 && words.length > 1;
  const limit =
    meaning.type === "command" ? FARTHEST_COMMAND : isPhraseOfOne ? Math.min(short, FARTHEST_JOINED) : short;
  const isNear = meant.length >= SHORTEST && far <= limit && !isInsideWord(heard, meant);
  return { meaning, key, far, isNear };
}

/** "Bicycle" is a word of its own, though "cycle" is in it. */
function isInsideWord(heard: readonly string[], meant: string): boolean {
  if (heard.length !== 1) return false;
  const sounds = soundsOf(heard);
  const [before = "", after = ""] = sounds.split(meant);
  const more = before + after;
  return sounds.includes(meant) && more.length > 1 && /[aeiou]/u.test(more);
}

/** "sirty seben": every word of it is near a word that numbers are made of. */
function nearestNumber(heard: readonly string[], book: Book): Near | undefined {
  const { phrases } = book;
  const spelled = respelled(heard, book);
  const known = spelled && findWhole(spelled, phrases.filter(hasNumber), sameWords, true);
  if (known !== undefined)
    return { meaning: { type: "move", match: unsure(known) }, key: known.readBack, far: 0, isNear: true };
  let far = 0;
  const words = heard.map((word) => {
    const sounds = soundsOf([word]);
    const [best] = NUMBER_SOUNDS.map((number) => ({
      ...number,
      far: farness(sounds, number.sounds),
    })).toSorted((a, b) => a.far - b.far);
    far = Math.max(far, best?.far ?? 1);
    return best?.word ?? word;
  });
  if (far > FARTHEST_SHORT) return undefined;
  const match = findWhole(words, phrases.filter(hasNumber), sameWords, false);
  return match && { meaning: { type: "move", match: unsure(match) }, key: match.readBack, far, isNear: true };
}

/** "Colum five": words that are nearly those which a number is said with now. */
function respelled(heard: readonly string[], { phrases }: Book): readonly string[] | undefined {
  const beside = phrases.filter(hasNumber).flatMap(({ words, after }) => [...words, ...(after ?? [])]);
  const spelled = heard.map((word) => {
    if (word.length < SHORTEST_SPELLED || isNumberWord(word)) return word;
    return beside.find((own) => farness(soundsOf([word]), soundsOf([own])) <= FARTHEST_SPELLED) ?? word;
  });
  return spelled.some((word, at) => word !== heard[at]) ? spelled : undefined;
}

const SHORTEST_SPELLED = 4;
const FARTHEST_SPELLED = 0.2;

const NUMBER_SOUNDS = numberWords().map((word) => ({ word, sounds: soundsOf([word]) }));

function hasNumber({ after }: { readonly after: readonly string[] | null }): boolean {
  return after !== null;
}

function unsure(match: Match): Match {
  return { ...match, sure: false };
}
