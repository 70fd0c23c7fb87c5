/** The sides of an outline that stops early, as somebody swims them: stroke by stroke, along rows and columns. */
import { ORIGIN, swum, type Point } from "./figure.ts";
import { DIRECTIONS, type Direction } from "./schema.ts";
import { heardSides, sidesIn, type OutlineDeal, type OutlineState } from "./state.ts";

const STEPS: Record<Direction, Point> = {
  right: { x: 1, y: 0 },
  up: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  down: { x: 0, y: -1 },
};
const OPPOSITE: Record<Direction, Direction> = { right: "left", left: "right", up: "down", down: "up" };

export function directionOf(from: Point, to: Point): Direction {
  const [x, y] = [Math.round(to.x - from.x), Math.round(to.y - from.y)];
  return DIRECTIONS.find((way) => STEPS[way].x === x && STEPS[way].y === y) ?? "right";
}

/** All strokes of the outline, in their order, as directions. */
function strokesIn(deal: OutlineDeal): Direction[][] {
  let before = ORIGIN;
  return swum(sidesIn(deal), deal.item).map((points) =>
    points.map((point) => {
      const way = directionOf(before, point);
      before = point;
      return way;
    }),
  );
}

/** What is missing. */
function missing(deal: OutlineDeal): Direction[] {
  return strokesIn(deal).slice(heardSides(deal)).flat();
}

function stepped({ x, y }: Point, way: Direction): Point {
  return { x: x + STEPS[way].x, y: y + STEPS[way].y };
}

function along(from: Point, path: readonly Direction[]): Point[] {
  return path.reduce<Point[]>((points, way) => [...points, stepped(points.at(-1) ?? from, way)], [from]);
}

/** Where the outline stops, and each stroke after it; the first corner is the origin. */
export function pathPoints(deal: OutlineDeal, { path }: OutlineState): Point[] {
  const stop = along(ORIGIN, given(deal)).at(-1) ?? ORIGIN;
  return along(stop, path);
}

function given(deal: OutlineDeal): Direction[] {
  return strokesIn(deal).slice(0, heardSides(deal)).flat();
}

/** A stroke back takes the last one of one's own away; undefined where a side is there already. */
export function swimOn(deal: OutlineDeal, state: OutlineState, way: Direction): Direction[] | undefined {
  const { path } = state;
  if (path.length > 0 && path.at(-1) === OPPOSITE[way]) return path.slice(0, -1);
  const at = pathPoints(deal, state).at(-1) ?? ORIGIN;
  const to = stepped(at, way);
  const points = along(ORIGIN, given(deal));
  const isThere = points.some((one, index) => {
    const next = points[index + 1];
    return next !== undefined && (isEdge(one, next, at, to) || isEdge(next, one, at, to));
  });
  return isThere ? undefined : [...path, way];
}

function isEdge(one: Point, next: Point, at: Point, to: Point): boolean {
  return isSame(one, at) && isSame(next, to);
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}

/** In strokes along rows and columns. */
export function fromHome(deal: OutlineDeal, state: OutlineState): number {
  const { x, y } = pathPoints(deal, state).at(-1) ?? ORIGIN;
  return Math.abs(x) + Math.abs(y);
}

export function isWhole(deal: OutlineDeal, { path }: OutlineState): boolean {
  return path.join() === missing(deal).join();
}

/** Swum on where there is a corner: the last side that is there was made longer. */
export function isStraightOn(deal: OutlineDeal, { path }: OutlineState): boolean {
  return path.length > 0 && path[0] === given(deal).at(-1);
}

/** The next stroke of a way home; undefined at home. What is off is taken back. */
export function nextStroke(deal: OutlineDeal, { path }: OutlineState): Direction | undefined {
  const wanted = missing(deal);
  const off = path.findIndex((way, index) => way !== wanted[index]);
  const last = path.at(-1);
  return off >= 0 && last !== undefined ? OPPOSITE[last] : wanted[path.length];
}
