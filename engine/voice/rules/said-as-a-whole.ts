/** First of all: what decides by all that was said, before a word of it is left out. */
import { readBesideTalk } from "../beside-talk.ts";
import { keptCommand } from "../find-command.ts";
import { heldBack } from "../held-back.ts";
import { wordSet } from "../heard-words.ts";
import { isMove } from "../move-spans.ts";
import { asNumberWord, isDealt, isNumberWord } from "../numbers/index.ts";
import { doubtful, NOTHING, TALK, type Sentence } from "../outcome.ts";
import { isSmallTalk } from "../said-aside.ts";
import { findSpans, type Book, type Found } from "../spans.ts";
import { examples, type Rule, type Said } from "./rule.ts";

export interface SaidAsAWhole extends Said {
  /** With what tells clauses apart. */
  readonly paused: readonly string[];
  /** It is word for word what may be said now. */
  readonly isWhole: boolean;
  /** Reads words by the rules after these. */
  readonly read: (words: readonly string[]) => Sentence;
}

export const SAID_AS_A_WHOLE: readonly Rule<SaidAsAWhole>[] = [
  {
    name: "a command of every game",
    why: "No game can take away repeat, hint, pause, menu or quit, whatever its moves are called.",
    examples: examples("suspects", { menu: ":menu", "say that again": ":repeat", quit: ":quit" }),
    read({ all, book }) {
      const command = book.isMenu ? undefined : keptCommand(all);
      return command && { type: "meaning", meaning: { type: "command", command, isWeak: false } };
    },
  },
  {
    name: "a number to be added",
    why: "Recognisers make an 'and' or a 'then' of what is to be added; it is asked back.",
    examples: examples("train", { "and ten": "?add-ten", "add then": "?add-ten" }),
    read({ words, book, read }) {
      const added = asAdded(words, book);
      return added && doubtful(read(added));
    },
  },
  {
    name: "held back",
    why: "'Not yet' is a wait, where one can wait; it is asked back.",
    examples: examples("roads", { "not yet": "?wait" }),
    read: ({ words, book, isWhole }) => (isWhole ? undefined : heldBack(words, book)),
  },
  {
    name: "words that are letters",
    why: "Where letters are said, 'I see' and 'are you' are talk and no C and U.",
    examples: examples("letters", { "oh I see": "-", "are you": "-" }),
    read: ({ words, book }) => (book.hasLetters && isSmallTalk(words) ? TALK : undefined),
  },
  {
    name: "praise of somebody",
    why: "'You're right' is said of somebody, where one can go right.",
    examples: examples("roads", { "you're right": "-" }),
    read: ({ words, book, isWhole }) =>
      !isWhole && book.yes === undefined && words.join(" ") === "you are right" ? TALK : undefined,
  },
  {
    name: "two things twice over",
    why: "Who says both, and both again, has not decided.",
    examples: examples("roads", { "barn field barn field": "-" }),
    read: ({ all, book }) => (isBothOver(all, book) ? NOTHING : undefined),
  },
  {
    name: "dealt out",
    why: "Who deals things out is counting, and answers nothing.",
    examples: examples("train", { "one for you one for me": "-" }),
    read: ({ all }) => (isDealt(all) ? NOTHING : undefined),
  },
  {
    name: "an answer beside other talk",
    why: "Children answer in sentences: of several clauses, those that are an answer count.",
    examples: examples("roads", {
      "go left, I can hear the cows": "barn",
      "it is dark here so the field": "field",
    }),
    read: ({ paused, book, isWhole, read }) => (isWhole ? undefined : readBesideTalk(paused, book, read)),
  },
];

/** "And ten", "take then off", where ten can be added or taken off. */
function asAdded(
  [first = "", ...rest]: readonly string[],
  { vocabulary }: Book,
): readonly string[] | undefined {
  const [second = "", ...more] = rest;
  const isTen = /^(?:take|add)$/u.test(first) && second === "then" && vocabulary.has("ten");
  if (isTen && more.length < 2) return [first, "ten", ...more];
  const number = rest.map(asNumberWord);
  const isLike = ADD_LIKE.has(first) && vocabulary.has("add") && rest.length === 1;
  return isLike && number.every((word) => isNumberWord(word) && vocabulary.has(word))
    ? ["add", ...number]
    : undefined;
}

const ADD_LIKE = wordSet("and ad had");

/** "Keep buy keep buy" */
function isBothOver(words: readonly string[], book: Book): boolean {
  const half = words.length / 2;
  if (!Number.isInteger(half) || half < 2) return false;
  if (!words.every((word, index) => word === words[index % half])) return false;
  return new Set(findSpans(words.slice(0, half), book).filter(isMove).map(moveOf)).size > 1;
}

function moveOf({ meaning }: Found): string {
  return meaning.type === "move" ? meaning.match.action.move : "";
}
