/** Then: what was found among the words, and which of it is meant. */
import { lastWord } from "../corrections.ts";
import { isLight } from "../heard-words.ts";
import { isBetween, isMove, isNegated, withFrame, withoutLooseOnes, withoutVerb } from "../move-spans.ts";
import type { MoveSpan } from "../move-spans.ts";
import { oneOf } from "../one-of.ts";
import { asMove, isLittle, isTooMuch, NOTHING, TALK, type Sentence } from "../outcome.ts";
import { isSameAction } from "../phrases.ts";
import { findSpans, type Found } from "../spans.ts";
import { withoutSpans } from "../without-spans.ts";
import { opposite } from "../yes-no-moves.ts";
import { examples, type Rule, type Said } from "./rule.ts";

export interface FoundAmongWords extends Said {
  /** Where what counts begins: behind the last "no, wait". */
  readonly from: number;
  readonly isTakenBack: boolean;
  /** All that was found from there on. */
  readonly found: readonly Found[];
  readonly moves: readonly MoveSpan[];
  /** Those of the moves that are not denied. */
  readonly meant: readonly MoveSpan[];
}

export function foundAmong(said: Said): FoundAmongWords {
  const { words, book } = said;
  const spans = findSpans(words, book);
  const { from, isTakenBack } = lastWord(words, (marker) =>
    spans.some(
      (span) =>
        span.from <= marker.from &&
        span.to >= marker.to &&
        (isMove(span) ? !isBetween(span, spans) : isLonger(span, marker)),
    ),
  );
  if (isTakenBack) return { ...said, from, isTakenBack, found: [], moves: [], meant: [] };
  const found = withFrame(
    words,
    spans.filter((span) => span.from >= from),
    spans.filter((span) => span.to <= from),
    book,
  );
  const moves = withoutLooseOnes(
    words,
    found.flatMap(({ meaning, ...span }) =>
      meaning.type === "move" ? [{ match: meaning.match, ...span }] : [],
    ),
  );
  const meant = withoutVerb(
    words,
    moves.filter((span) => !isNegated(words, from, span, found)),
    book,
  );
  return { ...said, from, isTakenBack, found, moves, meant };
}

export const FOUND_AMONG_WORDS: readonly Rule<FoundAmongWords>[] = [
  {
    name: "taken back",
    why: "Who takes it back and says nothing else has said nothing.",
    examples: examples("roads", { "barn no wait": "-" }),
    read: ({ isTakenBack }) => (isTakenBack ? NOTHING : undefined),
  },
  {
    name: "said and denied",
    why: "'Seven, not seven' is none.",
    examples: examples("train", { "forty two not forty two": "-" }),
    read: ({ moves, meant }) =>
      moves.some(
        (one) =>
          !meant.includes(one) && meant.some((other) => isSameAction(one.match.action, other.match.action)),
      )
        ? NOTHING
        : undefined,
  },
  {
    name: "a wish said last",
    why: "After all moves a command is meant, unless nearly everything else is something else.",
    examples: examples("roads", {
      "go to the barn can we pause": ":pause",
      "can you repeat that": ":repeat",
    }),
    read: wishSaidLast,
  },
  {
    name: "the move that is meant",
    why: "Of the moves that were said, the one that all say, or the one that was decided on.",
    examples: [
      ...examples("roads", { "barn no field": "field", "barn or field": "-" }),
      ...examples("suspects", { "the kettle no the spoon": "spoon" }),
    ],
    read: ({ words, from, meant, found, book }) =>
      meant.length > 0 ? doubted(oneOf(words, from, meant, found, book), words, from) : undefined,
  },
  {
    name: "only denied",
    why: "Who denies one of two that cannot both be means the other; else it is none.",
    examples: examples("roads", { "not the barn": "-" }),
    read: ({ moves, book }) => (moves.length > 0 ? (opposite(moves, book) ?? NOTHING) : undefined),
  },
  {
    name: "a part, or a guess",
    why: "What is called nothing may be part of a phrase; what is left is guessed by its sounds, and asked back.",
    examples: examples("suspects", { "the green glass one": "green", sposn: "?spoon" }),
    read: ({ words, from, found, book }) => withoutSpans(words.slice(from), from > 0, found, book),
  },
];

function wishSaidLast({ words, from, found, meant }: FoundAmongWords): Sentence | undefined {
  const command = found.findLast(({ meaning }) => meaning.type === "command" && !meaning.isWeak);
  if (command === undefined) return undefined;
  const isAgain =
    /^(?:again|once more|one more time)$/u.test(words.slice(command.from, command.to).join(" ")) &&
    meant.some(({ to }) => words.slice(to, command.from).every(isLight));
  if (isAgain || meant.some(({ to }) => to > command.from)) return undefined;
  return isMostlyElse(words.slice(from), command.to - command.from)
    ? TALK
    : { type: "meaning", meaning: command.meaning };
}

/** "No, big" may take back a big as well as ask for it. */
function doubted(sentence: Sentence, words: readonly string[], from: number): Sentence {
  const isBare = from === 1 && words[0] === "no";
  if (!isBare || sentence.type !== "meaning" || sentence.meaning.type !== "move") return sentence;
  const { match } = sentence.meaning;
  return match.action.value === undefined ? asMove({ ...match, sure: false }) : sentence;
}

function isLonger(span: { from: number; to: number }, other: { from: number; to: number }): boolean {
  return span.to - span.from > other.to - other.from;
}

function isMostlyElse(words: readonly string[], used: number): boolean {
  return isTooMuch(words.filter((word) => !isLittle(word)).length - used, used);
}
