/** The way to a goal as somebody walks it along the edges of paths: where to turn in, and which gaps come before. */
import { onMap, type Direction } from "../../directions.ts";
import { idAt, neighbour } from "../../ground.ts";
import { shortestWay } from "../../route.ts";
import { pathAt, type CaneState, type Tap, type Trail } from "./trail.ts";

/** A gap in the edge of a path, to whoever walks along it. */
export interface Gap {
  /** The first cell behind it. */
  readonly into: number;
  /** What lies on that side right before it. */
  readonly after: string | undefined;
}

/** A turn of the way: where, to which side, and which gaps of that side come before it. */
export interface Turn extends Gap {
  readonly at: number;
  readonly side: Tap;
  readonly passed: readonly Gap[];
}

/** The way as somebody walks it: how they must turn at first, and where they turn in. */
export function routeFrom(trail: Trail, at: number, facing: Direction) {
  const { content, ground, goal } = trail;
  const way = shortestWay(content, ground, at, goal) ?? [];
  const turns: Turn[] = [];
  let here = at;
  let gaps: Record<Tap, Gap[]> = { left: [], right: [] };
  for (const [index, direction] of way.entries()) {
    const before = way[index - 1];
    const straight = before ?? direction;
    const turnsTo: Tap | undefined =
      straight === direction ? undefined : onMap(straight, "left") === direction ? "left" : "right";
    for (const side of ["left", "right"] as const) {
      const gap = gapAt(trail, here, straight, side);
      if (gap === undefined) continue;
      if (side === turnsTo) turns.push({ ...gap, at: here, side, passed: gaps[side] });
      else gaps[side].push(gap);
    }
    if (turnsTo !== undefined) gaps = { left: [], right: [] };
    here = neighbour(ground, here, direction) ?? here;
  }
  const [first] = way;
  const starts =
    first === undefined
      ? undefined
      : (["up", "left", "right", "down"] as const).find((arrow) => onMap(facing, arrow) === first);
  return { starts, turns, way };
}

/** The way that is left: without the turns that are done, or from where one has strayed to. */
export function routeLeft(trail: Trail, { at, facing }: CaneState) {
  const { begins, faces, ground } = trail;
  const whole = routeFrom(trail, begins, faces);
  if (at === begins && facing === faces) return whole;
  let here = begins;
  let done = 0;
  for (const [index, direction] of whole.way.entries()) {
    if (index > 0 && direction !== whole.way[index - 1]) done++;
    here = neighbour(ground, here, direction) ?? here;
    if (here === at && direction === facing)
      return { starts: "up", turns: whole.turns.slice(done), way: whole.way.slice(index + 1) } as const;
  }
  return routeFrom(trail, at, facing);
}

function gapAt(trail: Trail, at: number, direction: Direction, side: Tap): Gap | undefined {
  const { ground } = trail;
  const beside = onMap(direction, side);
  const into = neighbour(ground, at, beside);
  if (into === undefined || pathAt(trail, into) === undefined) return undefined;
  const back = neighbour(ground, at, onMap(direction, "down"));
  const verge = back === undefined ? undefined : neighbour(ground, back, beside);
  return { into, after: verge === undefined ? undefined : idAt(ground, verge) };
}
