/** Where symbols lead on a course, step by step. */
import { BLOCKED, EMPTY, type Course, type Direction } from "./schema.ts";

/** Columns from the left, rows from the floor, which is 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export interface Footstep {
  readonly direction: Direction;
  /** Where it led, or would have led where something is in the way. */
  readonly to: Place;
  readonly bumped: boolean;
}

export interface Walk {
  readonly steps: readonly Footstep[];
  readonly end: Place;
  readonly bumped: boolean;
}

/** Whoever goes over and over gives up after so many steps. */
const LONGEST = 12;

export function beginOf({ rows, begins }: Course): Place {
  return { column: begins ?? Math.floor((rows[0]?.length ?? 0) / 2), row: 0 };
}

function after({ column, row }: Place, direction: Direction): Place {
  if (direction === "up") return { column, row: row + 1 };
  return { column: column + (direction === "left" ? -1 : 1), row };
}

/** What a box holds; undefined beside the wall. The floor is empty. */
export function boxAt({ rows }: Course, { column, row }: Place): string | undefined {
  if (row === 0) return rows[0]?.[column] === undefined ? undefined : EMPTY;
  return rows[rows.length - row]?.[column];
}

export function thingAt(course: Course, place: Place): string | undefined {
  const box = boxAt(course, place);
  return box === EMPTY || box === BLOCKED ? undefined : box;
}

export function isSame(one: Place, other: Place): boolean {
  return one.column === other.column && one.row === other.row;
}

/** It ends with the last direction, where something is in the way, or, given a goal, as soon as that is reached. */
export function walk(course: Course, directions: readonly Direction[], goal?: Place): Walk {
  const steps: Footstep[] = [];
  let end = beginOf(course);
  for (const direction of directions) {
    const to = after(end, direction);
    const box = boxAt(course, to);
    const bumped = box === undefined || box === BLOCKED;
    steps.push({ direction, to, bumped });
    if (bumped) return { steps, end, bumped };
    end = to;
    if (goal !== undefined && isSame(end, goal)) break;
  }
  return { steps, end, bumped: false };
}

/** Directions over and over, as far as anybody goes. */
export function overAndOver(directions: readonly Direction[]): Direction[] {
  if (directions.length === 0) return [];
  return Array.from({ length: LONGEST }, (_, at) => directions[at % directions.length] ?? "up");
}

/** The things of a wall by their names, where they stand. */
export function placesOf(course: Course): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  course.rows.forEach((boxes, at) =>
    boxes.forEach((_box, column) => {
      const place = { column, row: course.rows.length - at };
      const thing = thingAt(course, place);
      if (thing !== undefined) places.set(thing, place);
    }),
  );
  return places;
}

/** Nobody goes left and at once right again. */
function isBack(before: Direction | undefined, next: Direction): boolean {
  return (before === "left" && next === "right") || (before === "right" && next === "left");
}

/** All ways that lead somewhere without a bump and without going straight back, from where these directions have led. */
export function waysFrom(course: Course, begun: readonly Direction[], most: number): readonly Direction[][] {
  const found: Direction[][] = [];
  const waiting: Direction[][] = [[...begun]];
  for (const way of waiting) {
    if (way.length > begun.length) found.push(way);
    if (way.length >= most) continue;
    for (const next of ["up", "left", "right"] as const) {
      if (isBack(way.at(-1), next)) continue;
      const longer = [...way, next];
      if (!walk(course, longer).bumped) waiting.push(longer);
    }
  }
  return found;
}
