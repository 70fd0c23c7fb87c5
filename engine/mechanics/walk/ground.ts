/** A map as the rules use it: one cell id for each place, counted from the front row, left to right. */
import { CENTRE, LEFT, RIGHT, type Side } from "../../cue.ts";
import { DIRECTIONS, type Direction } from "./directions.ts";
import type { Cell, Floor, Landmark, WalkContent } from "./schema.ts";

export interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly string[];
}

export interface Place {
  /** 0 is the leftmost. */
  readonly column: number;
  /** 0 is the front. */
  readonly row: number;
}

/** A map is read at every press: what was read is kept as long as the map is. */
const read = new WeakMap<readonly string[], { readonly content: WalkContent; readonly ground: Ground }>();

/** Reads a map whose rows are equally long and whose signs are known; throws a RangeError on another. */
export function readGround(content: WalkContent, map: readonly string[]): Ground {
  const known = read.get(map);
  if (known?.content === content) return known.ground;
  const bySign = new Map(Object.entries(content.cells).map(([id, cell]) => [cell.sign, id]));
  const cells = map.toReversed().flatMap((row) =>
    [...row].map((sign) => {
      const id = bySign.get(sign);
      if (id === undefined) throw new RangeError(`readGround: no cell has the sign "${sign}"`);
      return id;
    }),
  );
  const ground = { columns: cells.length / map.length, rows: map.length, cells };
  read.set(map, { content, ground });
  return ground;
}

export function cellOf(content: WalkContent, id: string): Cell {
  const cell = content.cells[id];
  if (cell === undefined) throw new RangeError(`cellOf: no cell "${id}"`);
  return cell;
}

export function idAt(ground: Ground, at: number): string {
  const id = ground.cells[at];
  if (id === undefined) throw new RangeError(`idAt: ${at} is outside the ground`);
  return id;
}

/** The floor at an index; undefined where a block stands. */
export function floorAt(content: WalkContent, ground: Ground, at: number): Floor | undefined {
  const cell = cellOf(content, idAt(ground, at));
  return cell.type === "floor" ? cell : undefined;
}

export function landmarkAt(content: WalkContent, ground: Ground, at: number): Landmark | undefined {
  return floorAt(content, ground, at)?.landmark;
}

/** Where a cell lies on the map; throws where it is not on it. */
export function placeOf(ground: Ground, id: string): number {
  const at = ground.cells.indexOf(id);
  if (at === -1) throw new RangeError(`placeOf: "${id}" is not on the map`);
  return at;
}

export function startOf(content: WalkContent, ground: Ground): number {
  const at = ground.cells.findIndex((_id, index) => floorAt(content, ground, index)?.role === "start");
  if (at === -1) throw new RangeError("startOf: the map has no start");
  return at;
}

/** Where a turn begins: where the one before it has ended. */
export function startNow(content: WalkContent, ground: Ground, at: string | undefined): number {
  const index = at === undefined ? -1 : ground.cells.indexOf(at);
  return index === -1 ? startOf(content, ground) : index;
}

/** What a place is called in a save; nothing where cells cannot be told apart. */
export function idForSave(content: WalkContent, ground: Ground, at: number): string | undefined {
  return landmarkAt(content, ground, at) === undefined ? undefined : idAt(ground, at);
}

export function placeAt({ columns }: Ground, at: number): Place {
  return { column: at % columns, row: Math.floor(at / columns) };
}

/** The index one step away, whatever is there; undefined beyond the edge. */
export function neighbour({ columns, cells }: Ground, at: number, direction: Direction): number | undefined {
  const column = at % columns;
  switch (direction) {
    case "left":
      return column > 0 ? at - 1 : undefined;
    case "right":
      return column < columns - 1 ? at + 1 : undefined;
    case "up":
      return at + columns < cells.length ? at + columns : undefined;
    case "down":
      return at >= columns ? at - columns : undefined;
  }
}

/** The floors one step away, in the order of `DIRECTIONS`. */
export function steps(
  content: WalkContent,
  ground: Ground,
  at: number,
): { direction: Direction; to: number }[] {
  return DIRECTIONS.flatMap((direction) => {
    const to = neighbour(ground, at, direction);
    return to === undefined || floorAt(content, ground, to) === undefined ? [] : [{ direction, to }];
  });
}

export function swapped(ground: Ground, swaps: readonly (readonly [string, string])[]): Ground {
  return swaps.reduce(
    (now, [one, other]) => ({
      ...now,
      cells: now.cells.map((id) => (id === one ? other : id === other ? one : id)),
    }),
    ground,
  );
}

export function sideOf(direction: Direction): Side {
  if (direction === "left") return LEFT;
  return direction === "right" ? RIGHT : CENTRE;
}

/** As the bird flies: steps without anything in the way. In numbers alone, since solvers ask for it millions of times. */
export function flight({ columns }: Ground, from: number, to: number): number {
  return (
    Math.abs((to % columns) - (from % columns)) +
    Math.abs(Math.floor(to / columns) - Math.floor(from / columns))
  );
}

/** One cell nearer as the bird flies, along the longer way first; the same cell when it is there. */
export function fly({ columns }: Ground, from: number, to: number): number {
  const across = (to % columns) - (from % columns);
  const along = Math.floor(to / columns) - Math.floor(from / columns);
  if (across === 0 && along === 0) return from;
  return Math.abs(across) >= Math.abs(along) ? from + Math.sign(across) : from + Math.sign(along) * columns;
}

/** True if every floor can be reached from every other. */
export function isConnected(content: WalkContent, ground: Ground): boolean {
  const floors = ground.cells.flatMap((_id, at) => (floorAt(content, ground, at) === undefined ? [] : [at]));
  const [first] = floors;
  if (first === undefined) return false;
  const reached = new Set([first]);
  for (const at of reached) for (const { to } of steps(content, ground, at)) reached.add(to);
  return reached.size === floors.length;
}
