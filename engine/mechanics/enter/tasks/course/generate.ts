/** A job on a course: something that stands there still, a way to it, and a tape that may be one symbol off. */
import type { Random } from "../../../../random.ts";
import { EMPTY, type Course, type Direction } from "./schema.ts";
import { isSame, overAndOver, placesOf, walk, waysFrom, type Place } from "./walk.ts";
import { courseOf, leading, patched, patterns, straight, swapped } from "./wanted.ts";
import { read } from "../../ladder.ts";
import type { EnterContent, EnterRules, EnterWorld, Job } from "../../schema.ts";

/** What comes around is heard so often, at the least. */
const ROUNDS = 1.5;

interface Way {
  readonly answer: string;
  /** All symbols until one is there. */
  readonly whole: string;
}

export function generate(content: EnterContent, rules: EnterRules, random: Random, world: EnterWorld): Job {
  const course = courseOf({ rules });
  const asked = [...placesOf(course)].filter(([thing]) => rules.things?.[thing]?.asks !== undefined);
  // What was fetched stands there again only where no way leads to anything else, and then what was fetched longest ago.
  const fetchedAt = ([thing]: readonly [string, Place]): number => world.made.lastIndexOf(thing);
  const jobs = random.shuffle(asked).toSorted((a, b) => fetchedAt(a) - fetchedAt(b));
  for (const [wanted, goal] of jobs) {
    const found = wayTo(content, course, random, goal);
    if (found === undefined) continue;
    const [{ answer }, tape] = found;
    return {
      id: [wanted, answer, tape].filter((part) => part !== undefined).join("-"),
      ask: rules.things?.[wanted]?.asks ?? [],
      answers: [answer],
      wanted,
      ...(tape === undefined ? {} : { tape }),
    };
  }
  throw new RangeError("enter: no way of that length leads to anything on this course");
}

/** A way and the tape of it, whichever is drawn first of those that can be told apart; undefined where there is none. */
function wayTo(
  content: EnterContent,
  course: Course,
  random: Random,
  goal: Place,
): readonly [Way, string | undefined] | undefined {
  for (const way of random.shuffle(waysTo(content, course, goal))) {
    if (course.tape === undefined) return [way, undefined];
    const tapes = tapesOf(content, course, way).filter((tape) => isOff(content, course, tape, goal));
    if (tapes.length > 0) return [way, random.pick(tapes)];
  }
  return undefined;
}

/** The ways to a place that are as long as the rules ask for, where none is shorter. */
export function waysTo(content: EnterContent, course: Course, goal: Place): Way[] {
  const { steps, most, over } = course;
  const isLong = ({ length }: { readonly length: number }): boolean =>
    length >= steps.from && length <= steps.to;
  const symbols = leading(content);
  if (over !== true) {
    const ways = waysFrom(course, [], Math.min(steps.to, most)).filter((way) =>
      isSame(walk(course, way).end, goal),
    );
    const told = (way: readonly Direction[]) => way.map((one) => symbolOf(symbols, one)).join("");
    return ways.every(isLong) ? ways.map((way) => ({ answer: told(way), whole: told(way) })) : [];
  }
  const rounds = patterns(
    symbols.map(([symbol]) => symbol),
    most,
  ).flatMap((answer) => {
    const run = walk(course, overAndOver(straight(content, answer)), goal);
    return run.bumped || !isSame(run.end, goal) ? [] : [{ answer, run }];
  });
  // One beep over and over is no round to find.
  if (rounds.some(({ answer }) => answer.length === 1)) return [];
  return rounds
    .filter(({ answer, run: { steps: taken } }) => taken.length >= ROUNDS * answer.length && isLong(taken))
    .map(({ answer, run }) => ({
      answer,
      whole: run.steps.map(({ direction }) => symbolOf(symbols, direction)).join(""),
    }));
}

function symbolOf(symbols: readonly (readonly [string, Direction])[], wanted: Direction): string {
  return symbols.find(([, goes]) => goes === wanted)?.[0] ?? EMPTY;
}

/** What the tape may say of this way. */
function tapesOf(content: EnterContent, { tape }: Course, { whole }: Way): string[] {
  if (tape === "right") return [whole];
  const cells = [...whole];
  const symbols = leading(content).map(([symbol]) => symbol);
  const made =
    tape === "other"
      ? patched(symbols, whole)
      : cells.flatMap((cell, at) => [cells.toSpliced(at, 1), cells.toSpliced(at, 0, cell)].map(read));
  return [...new Set(made)].filter((one) => one.length > 1);
}

/** Whether whoever walks the tape ends somewhere else, whatever is crossed; and without a bump, where each beep is to be compared with a step. */
function isOff(content: EnterContent, course: Course, tape: string, goal: Place): boolean {
  const pairs = course.crossed ?? [undefined];
  return pairs.every((pair) => {
    const { end, bumped } = walk(course, straight(content, swapped(tape, pair)));
    return bumped ? course.patch !== true : !isSame(end, goal);
  });
}
