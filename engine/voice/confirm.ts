/** What the answer to "Did you say fifty, or fifteen?" comes to. */
import type { Action, Move } from "../move.ts";
import { ORDINALS } from "./numbers/index.ts";
import { isSameAction, type Reading } from "./phrases.ts";
import { LOW_CONFIDENCE, understand, type Heard, type Understanding } from "./understand.ts";
import { wordsOf } from "./heard-words.ts";
import { parseYesNo, plainYesNo } from "./yes-no.ts";

/** What is asked back. */
export interface Question extends Reading {
  readonly other?: Reading | undefined;
}

export type Confirmation =
  | { readonly type: "yes" }
  | { readonly type: "no" }
  /** It is to be asked once more. */
  | { readonly type: "again" }
  | Understanding;

/**
 * A yes, a no, the answer said again, or another answer.
 *
 * @param heard most likely first
 * @param moves those that could be said before it was asked back
 */
export function confirm(
  heard: readonly Heard[],
  question: Question,
  moves: readonly Move[],
  isMenu = false,
): Confirmation {
  const confirmations = heard.flatMap(
    (alternative) => confirmOne(alternative, question, moves, isMenu) ?? [],
  );
  const [first] = confirmations;
  if (first === undefined) return { type: "again" };
  // Who is not certain of the first, and has heard another answer as well, has heard none.
  const isCertain = heard.some(({ confidence }) => confidence >= LOW_CONFIDENCE);
  if (isCertain || confirmations.every((other) => isSameAnswer(other, first))) return first;
  // Of two that sound alike, saying it again does not tell which: a yes or a no does.
  return first.type === "understood" ? unsure(first.action, question, moves) : { type: "again" };
}

function isSameAnswer(a: Confirmation, b: Confirmation): boolean {
  if (a.type === "understood" || a.type === "unsure")
    return a.type === b.type && isSameAction(a.action, b.action);
  return a.type === b.type;
}

function confirmOne(
  heard: Heard,
  question: Question,
  moves: readonly Move[],
  isMenu: boolean,
): Confirmation | undefined {
  const answer = parseYesNo(heard.words);
  if (answer === true && question.other === undefined && THAT_ONE.test(heard.words)) return { type: "yes" };
  const left = leftOf(heard, question, moves);
  if (left !== undefined) return left;
  const understanding = understand([{ ...heard, words: withoutNo(heard.words) }], moves, isMenu);
  const { confidence } = heard;
  switch (understanding.type) {
    case "understood":
    case "unsure": {
      const action = askedFor(understanding, question);
      if (action !== undefined) {
        // "No, fifty" to "Did you say fifty?" is neither.
        const isContrary = answer === false && question.other === undefined;
        return isContrary ? { type: "again" } : { type: "understood", action, confidence };
      }
      // "No, I said forty" is another answer, and only "no" is none.
      const isElse = answer === null || (!answer && plainYesNo(heard.words) === null);
      if (understanding.type === "unsure") return isElse ? understanding : plain(answer);
      // Though "no" may be a move as well: it was the question that was just asked.
      if (plainYesNo(heard.words) === false) return plain(false);
      if (isRight(heard.words)) return { type: "yes" };
      // "Right" alone may mean that it is so: another move is not made of it unasked.
      return answer === true ? unsure(understanding.action, question, moves) : understanding;
    }
    case "command":
      return understanding.command === "repeat" ? { type: "again" } : understanding;
    case "not-understood":
      return ordinalOf(heard.words, question, confidence) ?? (answer === null ? undefined : plain(answer));
  }
}

const THAT_ONE = /\bthat(?:'s| is)? (?:the )?one\b/iu;

/** "Not fifteen", of fifty and fifteen. */
function leftOf(
  { words, confidence }: Heard,
  { action, other }: Question,
  moves: readonly Move[],
): Understanding | undefined {
  const denied = /^(?:no,? )?(?:it(?:'s| is) |that(?:'s| is) )?not (?<answer>.+)$/iu.exec(words)?.groups?.[
    "answer"
  ];
  if (other === undefined || denied === undefined) return undefined;
  const understanding = understand([{ words: denied, confidence }], moves);
  if (understanding.type !== "understood" && understanding.type !== "unsure") return undefined;
  const left = [action, other.action].filter((one) => !isSameAction(one, understanding.action));
  return left.length === 1 && left[0] !== undefined
    ? { type: "understood", action: left[0], confidence }
    : undefined;
}

/** "No, two": the no is for the question, the two is another answer. */
function withoutNo(words: string): string {
  return words.replace(/^\s*no,? (?!no\b|way\b)(?=\S)/iu, "");
}

/** "Yes, that's right", where one can also go right. */
function isRight(words: string): boolean {
  const without = words.replaceAll(/\bright\b/giu, "");
  return (
    without !== words && /\w/u.test(without) && (parseYesNo(without) === true || /\bthat/iu.test(without))
  );
}

function plain(answer: boolean): Confirmation {
  return { type: answer ? "yes" : "no" };
}

/** Which of what was asked it is. Said again it is believed, though it may still sound like the other. */
function askedFor(
  { action }: { readonly action: Action },
  { action: asked, other }: Question,
): Action | undefined {
  if (isSameAction(action, asked)) return asked;
  return other !== undefined && isSameAction(action, other.action) ? other.action : undefined;
}

/** "The second one", of two that were named. */
function ordinalOf(
  words: string,
  { action, other }: Question,
  confidence: number,
): Understanding | undefined {
  if (other === undefined) return undefined;
  const place = wordsOf(words).find((word) => ORDINALS.has(word) || word === "last");
  if (place === undefined) return undefined;
  return { type: "understood", action: place === "first" ? action : other.action, confidence };
}

function unsure(
  action: Action,
  { action: asked, readBack, other }: Question,
  moves: readonly Move[],
): Understanding {
  const known = [{ action: asked, readBack }, other].find((one) => one && isSameAction(one.action, action));
  const label = moves.find(({ id }) => id === action.move)?.label ?? "";
  const words = known?.readBack ?? (action.value === undefined ? label : String(action.value));
  return { type: "unsure", action, readBack: words, confidence: 0 };
}
