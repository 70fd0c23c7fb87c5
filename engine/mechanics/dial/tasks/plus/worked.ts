/** How a sum is best thought: the strategy that its numbers invite, and the worked answer, one sentence a step. */
import { fillTemplate } from "../../../../definition/fill.ts";
import { pairOfTen, totalOf } from "./sums.ts";
import type { PlusContent, PlusTask } from "./schema.ts";

export type Strategy = Exclude<keyof PlusContent["hints"], "upTo">;

/** A sentence of a worked answer; `reaches` is where on the track it leads, if it does. */
interface Sentence {
  readonly form: keyof PlusContent["worked"];
  readonly values: Readonly<Record<string, number | string>>;
  readonly reaches?: number;
}

export interface Working {
  readonly strategy: Strategy;
  readonly values: Readonly<Record<string, number>>;
  readonly sentences: readonly Sentence[];
}

const need = (a: number, b: number): Sentence => ({ form: "need", values: { a, b, c: a + b } });
const split = (a: number, b: number, c: number): Sentence => ({ form: "split", values: { a, b, c } });
const join = (a: number, b: number): Sentence => ({ form: "join", values: { a, b, c: a + b } });
const less = (a: number, b: number): Sentence => ({ form: "less", values: { a, b, c: a - b } });
const leading = (sentence: Sentence, reaches: number): Sentence => ({ ...sentence, reaches });

/** Four back from a round number, and the jump there, are fewer than six on. */
export const NEARLY_TEN = 6;

/** `start` is where the player starts: if that is an addend, the others are added to it. */
export function workPlus({ addends, missing }: PlusTask, start: number): Working {
  if (missing !== undefined) return workMissing(addends[1 - missing] ?? 0, totalOf(addends));
  const first = addends.includes(start) ? start : Math.max(...addends);
  const at = addends.indexOf(first);
  const [b = 0, c] = addends.filter((_, index) => index !== at);
  return c === undefined ? workPair(first, b) : workThree(first, b, c);
}

function workMissing(known: number, total: number): Working {
  const asked = { strategy: "missing", values: { a: known, total } } as const;
  const ten = Math.ceil(known / 10) * 10;
  if (ten === known || ten >= total) return { ...asked, sentences: [need(known, total - known)] };
  const sentences = [
    leading(need(known, ten - known), ten - known),
    need(ten, total - ten),
    join(ten - known, total - ten),
  ];
  return { ...asked, sentences };
}

function workThree(a: number, b: number, c: number): Working {
  const addends = [a, b, c];
  // Small ones are counted on, all that is left at once.
  if (totalOf(addends) < 10) return workPair(a, b + c);
  const pair = pairOfTen(addends);
  if (pair === undefined) {
    const sentences = [...workPair(a, b).sentences, ...workPair(a + b, c).sentences];
    return { strategy: "inTurn", values: {}, sentences };
  }
  const [first = 0, second = 0] = pair.map((index) => addends[index]);
  const third = totalOf(addends) - 10;
  return {
    strategy: "tenPair",
    values: {},
    sentences: [join(first, second), join(Math.max(third, 10), Math.min(third, 10))],
  };
}

/** Adds b to a. */
function workPair(a: number, b: number): Working {
  if (a < 10 && b >= 10) return workPair(b, a);
  const [tens, ones] = [a - (a % 10), a % 10];
  const [bTens, bOnes] = [b - (b % 10), b % 10];
  const values = { a, b };
  if (b === 0) return { strategy: "count", values, sentences: [join(a, b)] };
  if (b >= 10 && bOnes === 0) return { strategy: "tens", values, sentences: addTens(tens, ones, b) };
  if (a >= 10 && bOnes >= NEARLY_TEN) {
    const near = bTens + 10;
    const sentences = [less(near, near - b), leading(join(a, near), a + near), less(a + near, near - b)];
    return { strategy: "roundUp", values: { b, near }, sentences };
  }
  if (b >= 10) {
    return {
      strategy: "tensThenOnes",
      values,
      sentences: [leading(join(a, bTens), a + bTens), ...workPair(a + bTens, bOnes).sentences],
    };
  }
  if (a + b <= 10) return { strategy: "count", values, sentences: countOn(a, b) };
  if (ones + b === 10) return { strategy: "count", values, sentences: [join(a, b)] };
  if (ones + b < 10) return { strategy: "ones", values, sentences: addOnes(tens, ones, b) };
  const toTen = 10 - ones;
  const sentences = [
    leading(need(a, toTen), a + toTen),
    split(b, toTen, b - toTen),
    join(a + toTen, b - toTen),
  ];
  return { strategy: "fillTen", values, sentences };
}

function countOn(a: number, b: number): Sentence[] {
  const list = Array.from({ length: b }, (_, index) => a + index + 1).join(", ");
  return [
    { form: "start", values: { a, b } },
    { form: "counted", values: { list } },
  ];
}

/** Two sentences where both parts have something to join; one where the answer is plain. */
function addTens(tens: number, ones: number, more: number): Sentence[] {
  return tens === 0 || ones === 0 || more === 10
    ? [join(tens + ones, more)]
    : [join(tens, more), join(tens + more, ones)];
}

function addOnes(tens: number, ones: number, more: number): Sentence[] {
  return ones === 0 ? [join(tens, more)] : [join(ones, more), join(tens, ones + more)];
}

export function strategyHint({ hints }: PlusContent, { strategy, values }: Working): string {
  return fillTemplate(hints[strategy], values);
}

export function workedAnswer({ worked }: PlusContent, { sentences }: Working): string[] {
  return sentences.map(({ form, values }) => fillTemplate(worked[form], values));
}
