/** Then: what decides by the words alone, before anything is looked for among them. */
import { afterName, isOfOthers, isSomebodys } from "../called.ts";
import type { Meaning } from "../meaning.ts";
import { isCountedAloud, isNumberWord, isVague } from "../numbers/index.ts";
import { doubtful, NOTHING, TALK } from "../outcome.ts";
import { isComparison, isOfOneself, isOwnLife, isQuestion, isToSomebody } from "../said-aside.ts";
import { findSpans, meaningOf, wordForWord, type Book } from "../spans.ts";
import { findSideAndNumber } from "../side-and-number.ts";
import { plainMeaning } from "../without-spans.ts";
import { yesOrNo } from "../yes-no-moves.ts";
import { examples, type Rule } from "./rule.ts";

export const TAKEN_AS_WORDS: readonly Rule[] = [
  {
    name: "said to nobody here",
    why: "Questions about a thing, talk to somebody else and of one's own life are no answers, whatever word of a move is in them.",
    examples: [
      ...examples("roads", { "my brother left": "-", "do you like the barn": "-" }),
      ...examples("train", { "is it more than ten": "-" }),
    ],
    read: ({ words, book }) => (isAside(words, book) && !isMeantAllTheSame(words, book) ? TALK : undefined),
  },
  {
    name: "called by a name",
    why: "After the name of somebody in the house, only what follows it may be for the game.",
    examples: examples("roads", { "wash them Lucas left": "barn", "come here Emma quick": "-" }),
    read({ words, book }) {
      const called = afterName(words, book.vocabulary);
      if (called === undefined || wordForWord(words, book) !== undefined) return undefined;
      const meaning = called.length > 0 ? wordForWord(called, book) : undefined;
      return meaning === undefined ? TALK : { type: "meaning", meaning };
    },
  },
  {
    name: "somebody's things",
    why: "What is somebody's and not in the game, or is said of others, is no answer.",
    examples: examples("roads", { "brush your teeth": "-", "wash your hands left": "-" }),
    read: ({ words, book }) =>
      (isSomebodys(words, book.vocabulary) || isOfOthers(words)) &&
      !isMeantAllTheSame(words, book) &&
      !/^(?:what|how|where)$/u.test(words[0] ?? "")
        ? TALK
        : undefined,
  },
  {
    name: "asked instead of said",
    why: "'Is it the kettle?' is said by who thinks so: it is asked back.",
    examples: examples("suspects", { "is it the kettle": "?kettle" }),
    read({ words, anew }) {
      const rest = asksBack(words);
      return rest && doubtful(anew(rest));
    },
  },
  {
    name: "said of oneself",
    why: "'I like the kettle' may be the answer where no button gives it: it is asked back.",
    examples: examples("suspects", { "I like the kettle": "?kettle" }),
    read({ words, book, anew }) {
      if (!isOfOneself(words)) return undefined;
      const said = anew(words.slice(2));
      return said.type === "meaning" && isSaidOnly(said.meaning, book) ? doubtful(said) : undefined;
    },
  },
  {
    name: "yes or no",
    why: "Where a yes and a no are moves, they are said in a hundred ways.",
    examples: examples("bet", { absolutely: "bet", nah: "pass", "I would never bet": "pass", "yes no": "-" }),
    read: ({ all, words, book }) => yesOrNo(all, words, book),
  },
  {
    name: "nothing but thinking",
    why: "Of hesitations nothing is left.",
    examples: examples("roads", { um: "-" }),
    read: ({ words }) => (words.length === 0 ? { type: "unknown", words } : undefined),
  },
  {
    name: "counted aloud",
    why: "Who counts, or says about how many, has not said a number yet.",
    examples: examples("train", { "one two three four": "-" }),
    read: ({ words }) => (isCountedAloud(words) || isVague(words) ? NOTHING : undefined),
  },
  {
    name: "a side and a number",
    why: "What is called by both is meant in whatever order they come, and a number alone is no place in the list of them.",
    examples: examples("doors", {
      "door two on the left": "line-1",
      "the first one on the right": "line-3",
      "right door two": "line-4",
      "the second door on the right hand side": "line-4",
    }),
    read({ words, book }) {
      const match = findSideAndNumber(words, book.phrases);
      return match && { type: "meaning", meaning: { type: "move", match } };
    },
  },
  {
    name: "all of it means one thing",
    why: "What is a phrase, a number, a place or a command as it stands, or as it sounds, is just that.",
    examples: [
      ...examples("roads", { "the field": "field", "the left one": "barn", feeld: "?field" }),
      ...examples("train", { "forty two": "say=42", "plus 10": "add-ten" }),
    ],
    read({ words, book }) {
      const meaning = meaningOf(words, book) ?? plainMeaning(words, book);
      return meaning && { type: "meaning", meaning };
    },
  },
];

function isAside(words: readonly string[], { hasLetters, vocabulary }: Book): boolean {
  return (
    (isQuestion(words) && (hasLetters || !vocabulary.has(words[0] ?? ""))) ||
    isToSomebody(words) ||
    isComparison(words) ||
    isOwnLife(words, vocabulary)
  );
}

function isMeantAllTheSame(words: readonly string[], book: Book): boolean {
  return (
    wordForWord(words, book) !== undefined ||
    findSpans(words, book).some(({ meaning }) => meaning.type === "command" && !meaning.isWeak)
  );
}

function asksBack([first, second, ...others]: readonly string[]): readonly string[] | undefined {
  const isAsked = first === "is" && /^(?:it|he|she|that|this)$/u.test(second ?? "") && others.length > 0;
  if (others.length > MOST_ASKED || others.some(isNumberWord)) return undefined;
  return isAsked && second !== undefined ? [second, first, ...others] : undefined;
}

const MOST_ASKED = 3;

/** A choice that no button makes. */
function isSaidOnly(meaning: Meaning, { choices }: Book): boolean {
  if (meaning.type !== "move") return false;
  const { move } = meaning.match.action;
  return choices.some(({ id, button }) => id === move && button === undefined);
}
