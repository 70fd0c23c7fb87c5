/** Numbers that are played: a deep knock for each ten, a bright one for each one, in fives, so that they can be counted. */
import { say, type Cue, type PatternCue, type PatternNote, type Side } from "../../cue.ts";
import { capitalize } from "../../capitalize.ts";
import type { DialRules } from "./schema.ts";
import type { Knocks, Piece } from "./tasks/task.ts";
import type { DialContent } from "./words.ts";

const EVERY_TEN = 430;
const EVERY_ONE = 250;
const PAUSE = 300;
const GROUP = 5;

export function knocks(
  { knocks: { ten, one } }: { readonly knocks: Knocks },
  number: number,
  side: Side = 0,
): PatternCue {
  const notes: PatternNote[] = [];
  let at = 0;
  for (let tens = 0; tens < Math.floor(number / 10); tens++, at += EVERY_TEN)
    notes.push({ sound: ten.sound, at, side });
  if (at > 0) at += PAUSE;
  for (let ones = 0; ones < number % 10; ones++, at += EVERY_ONE) {
    if (ones > 0 && ones % GROUP === 0) at += PAUSE;
    notes.push({ sound: one.sound, at, side });
  }
  return {
    type: "pattern",
    name: `knocks-${number}-${side}`,
    notes,
    caption: inKnocks(ten.word, one.word, number, side),
  };
}

/** "click click click", as it is heard: counting is the reader's business too. */
function inKnocks(ten: string, one: string, number: number, side: Side): string {
  const row = (word: string, times: number): string => Array(times).fill(word).join(" ");
  const ones = number % 10;
  const parts = [
    row(ten, Math.floor(number / 10)),
    row(one, Math.min(GROUP, ones)),
    row(one, Math.max(0, ones - GROUP)),
  ].filter((part) => part !== "");
  const from = side < 0 ? "from the left: " : side > 0 ? "from the right: " : "";
  return `${from}${parts.join(", ")}`;
}

/** A question, in which some numbers are played. */
export function questionInKnocks(
  content: DialContent,
  { heard = "none" }: Pick<DialRules, "heard">,
  pieces: readonly Piece[],
): Cue[] {
  const numbers = pieces.filter((piece) => typeof piece !== "string");
  // Where a number is played, the words around it are no lines of their own.
  const part = heard !== "none" && numbers.length > 1 ? "name" : "object";
  const cues: Cue[] = [];
  let said: string[] = [];
  const flush = (): void => {
    const text = said.join(" ").replace(/ ([?.,])/g, "$1");
    if (/[\p{L}\d]/u.test(text)) cues.push(say(cues.length === 0 ? capitalize(text) : text, part));
    said = [];
  };
  for (const piece of pieces) {
    if (typeof piece === "string") said.push(piece);
    else if (heard === "all" || (heard === "last" && piece === numbers.at(-1) && numbers.length > 1)) {
      flush();
      cues.push(knocks(piece.knocks === undefined ? content : { knocks: piece.knocks }, piece.number));
    } else said.push(String(piece.number));
  }
  flush();
  return cues;
}
