/** Sums: what is asked, what is right, and drawing them. */
import type { Random } from "../../../../random.ts";
import { countOf, type AddendRange, type PlusContent, type PlusRules, type PlusTask } from "./schema.ts";
import type { Span } from "../../texts.ts";
import type { Drawn, Piece } from "../task.ts";

export function totalOf(addends: readonly number[]): number {
  return addends.reduce((sum, addend) => sum + addend, 0);
}

/** The number to stop at. */
export function plusTarget({ addends, missing }: PlusTask): number {
  return missing === undefined ? totalOf(addends) : (addends[missing] ?? 0);
}

/** "8 plus 5?", "8 plus what makes 13?" */
export function plusQuestion(words: PlusContent, { addends, missing }: PlusTask): Piece[] {
  const sum = addends.flatMap((addend, index): Piece[] => {
    const piece: Piece = index === missing ? words.what : { number: addend };
    return index === 0 ? [piece] : [words.plus, piece];
  });
  if (missing === undefined) return [...sum, words.ask.total];
  return [...sum, words.ask.missing, { number: totalOf(addends) }, "?"];
}

/** "8+5", "8+?=13": equal questions are one item, wherever they start. */
export function plusId({ addends, missing }: PlusTask): string {
  const sum = addends.map((addend, index) => (index === missing ? "?" : addend)).join("+");
  return missing === undefined ? sum : `${sum}=${totalOf(addends)}`;
}

/** Where a sum may start, its own place first; where an addend is asked for, at the track's beginning. */
export function plusStarts(
  { addends, missing }: PlusTask,
  start: PlusRules["start"],
  trackFrom: number,
): readonly number[] {
  if (missing !== undefined) return [trackFrom];
  const own = start === "first" ? (addends[0] ?? trackFrom) : Math.max(...addends);
  return [own, ...addends.toSpliced(addends.indexOf(own), 1)];
}

/** Draws that fit nearly always take a few attempts; a rule that fits seldom is searched whole. */
const ATTEMPTS = 50;

/** Undefined if nothing fits: `check` refuses such rules, but not every place where a turn before may have ended. */
export function drawPlus(
  rules: PlusRules,
  { from }: Pick<Drawn, "from">,
  random: Random,
): PlusTask | undefined {
  const [first, ...others] = rules.addends;
  if (from !== undefined && first !== undefined && (from < first.from || from > first.to)) return undefined;
  const fixed =
    from === undefined || first === undefined
      ? rules
      : { ...rules, addends: [{ from, to: from }, ...others] };
  const drawn = drawAddends(fixed, random);
  if (drawn === undefined) return undefined;
  const addends = rules.anyOrder === true && from === undefined ? random.shuffle(drawn) : drawn;
  if (rules.missing === undefined) return { type: "plus", addends };
  return { type: "plus", addends, missing: rules.missing === "first" ? 0 : addends.length - 1 };
}

function drawAddends(rules: PlusRules, random: Random): number[] | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const addends = rules.addends.map(
      (range) => range.from + (range.by ?? 1) * random.int(0, countOf(range) - 1),
    );
    if (fits(addends, rules)) return addends;
  }
  const all = [...everyAddends(rules, rules.addends)];
  return all.length === 0 ? undefined : random.pick(all);
}

export function drawsAnything(rules: PlusRules): boolean {
  return everyAddends(rules, rules.addends).next().done !== true;
}

export function lowestAddend({ addends }: PlusRules): number {
  return Math.min(...addends.map(({ from }) => from));
}

/** All addends that fit the rules, each from its range. */
function* everyAddends(
  rules: PlusRules,
  [range, ...others]: readonly AddendRange[],
  before: readonly number[] = [],
): Generator<number[]> {
  if (range === undefined) {
    if (fits(before, rules)) yield [...before];
    return;
  }
  for (let addend = range.from; addend <= range.to; addend += range.by ?? 1) {
    yield* everyAddends(rules, others, [...before, addend]);
  }
}

/** The lowest and the highest answer that the rules leave room for, drawn or not. */
export function answersWithin({ addends, total, missing, anyOrder }: PlusRules): Span {
  const from = addends.map((range) => range.from);
  const to = addends.map((range) => range.to);
  if (missing === undefined) {
    return {
      from: Math.max(totalOf(from), total?.from ?? -Infinity),
      to: Math.min(totalOf(to), total?.to ?? Infinity),
    };
  }
  if (anyOrder === true) return { from: Math.min(...from), to: Math.max(...to) };
  const place = missing === "first" ? 0 : addends.length - 1;
  return { from: from[place] ?? 0, to: to[place] ?? 0 };
}

function fits(addends: readonly number[], { total, regroups, tenPair }: PlusRules): boolean {
  const sum = totalOf(addends);
  const makesTen = totalOf(addends.map((addend) => addend % 10)) >= 10;
  if (total !== undefined && (sum < total.from || sum > total.to)) return false;
  if (regroups !== undefined && regroups !== makesTen) return false;
  return tenPair === undefined || pairOfTen(addends) !== undefined;
}

/** The places of two addends that make ten. */
export function pairOfTen(addends: readonly number[]): [number, number] | undefined {
  for (let first = 0; first < addends.length; first++) {
    const second = addends.findIndex(
      (addend, index) => index > first && (addends[first] ?? 0) + addend === 10,
    );
    if (second !== -1) return [first, second];
  }
  return undefined;
}
