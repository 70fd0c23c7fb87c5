/**
 * Players who know a game only by what its braille line has told them: what they press follows from words and from sounds
 * in words, as it would for a child who reads with a finger. None of them sees the game's state.
 */
import type { Move, Press } from "../../engine/index.ts";

/** What the player knows when they press. */
export interface Known {
  /** All that has been announced, in order. */
  readonly lines: readonly string[];
  /** Those of them that are new since the last press. */
  readonly fresh: readonly string[];
  /** What can be done, as its buttons say it. */
  readonly moves: readonly Pick<Move, "label" | "button" | "isCurrent">[];
}

/** Says what to press by what is known, and nothing else. */
export type Mind = (known: Known) => Press;

/** A thought that may not apply now. */
export type Thought = (known: Known) => Press | undefined;

/** The first thought that applies; where nothing is to be found out, whatever is offered first. */
export function thinking(...thoughts: readonly Thought[]): Mind {
  return (known) => {
    for (const thought of thoughts) {
      const press = thought(known);
      if (press !== undefined) return press;
    }
    return firstOf(known);
  };
}

/** Goes on, or takes the first of what a story offers. */
function firstOf({ moves }: Known): Press {
  return (
    ["select", "left"].find((press): press is Press => moves.some(({ button }) => button === press)) ??
    "select"
  );
}

export const can = ({ moves }: Known, label: RegExp): boolean => moves.some((move) => label.test(move.label));

/** The button that does what is wanted, with those wanted most first. */
export function pressFor({ moves }: Known, ...labels: readonly RegExp[]): Press | undefined {
  for (const label of labels) {
    const button = moves.find((move) => move.button !== undefined && label.test(move.label))?.button;
    if (button !== undefined) return button;
  }
  return undefined;
}

/** Wants what a story offers, whenever it is offered. */
export const wanting =
  (...labels: readonly RegExp[]): Thought =>
  (known) =>
    pressFor(known, ...labels);

/** A step through a list of names, of which SELECT takes the one that was reached; the list goes around. */
export function reach({ moves }: Known, label: RegExp): Press | undefined {
  const names = moves.filter(({ button }) => button === undefined || button === "select");
  const wanted = names.findIndex((move) => label.test(move.label));
  if (wanted < 0) return undefined;
  const at = names.findIndex(({ button, isCurrent }) => button === "select" || isCurrent === true);
  if (at === wanted) return "select";
  return at < wanted ? "right" : "left";
}

/** The lines from the last that matches on; none if there is none. */
export function since(lines: readonly string[], line: RegExp): readonly string[] {
  const at = lines.findLastIndex((one) => line.test(one));
  return at < 0 ? [] : lines.slice(at);
}

export const last = (lines: readonly string[], line: RegExp): string | undefined =>
  lines.findLast((one) => line.test(one));

export const numbersIn = (text = ""): number[] => (text.match(/\d+/g) ?? []).map(Number);

export const count = (text: string | undefined, what: RegExp): number =>
  text?.match(new RegExp(what, "g"))?.length ?? 0;

/** Where a number is set by one more and one less: the number now, as it was told since it was asked for. */
export const setNumber = (asked: readonly string[], before = 0): number =>
  numbersIn(last(asked.slice(1), /^\d+\.$/))[0] ?? before;

interface Dial {
  readonly more: RegExp;
  readonly less: RegExp;
  readonly done: RegExp;
  readonly leap?: readonly [by: number, more: RegExp];
}

/** One press toward a number. */
export function dial(
  known: Known,
  now: number,
  goal: number,
  { more, less, done, leap }: Dial,
): Press | undefined {
  if (leap !== undefined && goal - now >= leap[0]) return pressFor(known, leap[1]);
  return pressFor(known, now < goal ? more : now > goal ? less : done);
}
