/** A map as the rules use it: one cell id for each place, counted from the entrance's row, left to right. */
import { CENTRE, LEFT, RIGHT, type Side } from "../../cue.ts";
import type { WalkContent } from "./schema.ts";
import type { Cell, Floor } from "./walking-schema.ts";

export interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly string[];
}

export interface Place {
  /** 1 is the leftmost. */
  readonly column: number;
  /** 1 is at the entrance. */
  readonly row: number;
}

export const DIRECTIONS = ["left", "right", "up", "down"] as const;
export type Direction = (typeof DIRECTIONS)[number];

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

export function writeMap(content: WalkContent, { columns, rows, cells }: Ground): string[] {
  const signs = cells.map((id) => cellOf(content, id).sign);
  return Array.from({ length: rows }, (_, row) =>
    signs.slice(row * columns, (row + 1) * columns).join(""),
  ).toReversed();
}

export function cellOf(content: WalkContent, id: string): Cell {
  const cell = content.cells[id];
  if (cell === undefined) throw new RangeError(`cellOf: no cell "${id}"`);
  return cell;
}

/** The floor at an index; undefined where a block stands. */
export function floorAt(content: WalkContent, ground: Ground, at: number): Floor | undefined {
  const cell = cellOf(content, idAt(ground, at));
  return cell.type === "floor" ? cell : undefined;
}

/** Where a walk can end: at the finish, and at the desk of those who help. */
export function isEnd(content: WalkContent, ground: Ground, at: number): boolean {
  const role = floorAt(content, ground, at)?.role;
  return role === "finish" || role === "helper";
}

export function idAt(ground: Ground, at: number): string {
  const id = ground.cells[at];
  if (id === undefined) throw new RangeError(`idAt: ${at} is outside the ground`);
  return id;
}

export function placeAt({ columns }: Ground, at: number): Place {
  return { column: (at % columns) + 1, row: Math.floor(at / columns) + 1 };
}

export function indexOf({ columns }: Ground, { column, row }: Place): number {
  return (row - 1) * columns + column - 1;
}

export function contains({ columns, rows }: Ground, { column, row }: Place): boolean {
  return column >= 1 && column <= columns && row >= 1 && row <= rows;
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

export function swapCells(ground: Ground, one: number, other: number): Ground {
  const cells = ground.cells.map((id, at) =>
    at === one ? idAt(ground, other) : at === other ? idAt(ground, one) : id,
  );
  return { ...ground, cells };
}

export function sideOf(direction: Direction): Side {
  if (direction === "left") return LEFT;
  return direction === "right" ? RIGHT : CENTRE;
}
