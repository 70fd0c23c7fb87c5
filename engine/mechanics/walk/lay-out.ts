/** Makes the map of a store: the front row, sections along the walls and between them, shelves that cut nothing off. */
import type { Random } from "../../random.ts";
import { cellOf, floorAt, idAt, steps, type Ground } from "./ground.ts";
import type { WalkContent, WalkRules } from "./schema.ts";

export type Zone = "edge" | "middle";
export type MapSize = NonNullable<WalkRules["map"]>;

/** The cells of the content that a map is made of. */
export interface Kinds {
  /** Entrance, checkout, desk: they stand in the front row. */
  readonly front: readonly string[];
  /** Floor with nothing on it. */
  readonly plain: readonly string[];
  readonly blocks: readonly string[];
}

export function kindsOf(content: WalkContent): Kinds {
  const kinds = { front: [] as string[], plain: [] as string[], blocks: [] as string[] };
  for (const [id, cell] of Object.entries(content.cells)) {
    if (cell.type === "block") kinds.blocks.push(id);
    else if (cell.role !== undefined) kinds.front.push(id);
    else if (cell.landmark === undefined) kinds.plain.push(id);
  }
  return kinds;
}

export function zoneOf(content: WalkContent, section: string): Zone | undefined {
  const cell = content.cells[section];
  return cell?.type === "floor" ? cell.landmark?.zone : undefined;
}

/** The indexes behind the front row: along the walls, and between them. */
export function zonesOf({ columns, rows }: MapSize): Record<Zone, number[]> {
  const zones: Record<Zone, number[]> = { edge: [], middle: [] };
  for (let at = columns; at < columns * rows; at++) {
    const column = at % columns;
    const isEdge = column === 0 || column === columns - 1 || at >= columns * (rows - 1);
    zones[isEdge ? "edge" : "middle"].push(at);
  }
  return zones;
}

/** Needs what `check` makes sure of: room for all sections in their zones, and cells of each kind. */
export function layOut(
  content: WalkContent,
  size: MapSize,
  sections: readonly string[],
  random: Random,
): Ground {
  const kinds = kindsOf(content);
  const zones = zonesOf(size);
  const cells = Array.from({ length: size.columns * size.rows }, () => random.pick(kinds.plain));
  const fill = (places: readonly number[], ids: readonly string[]): number[] => {
    const shuffled = random.shuffle(places);
    ids.forEach((id, index) => {
      const at = shuffled[index];
      if (at === undefined)
        throw new RangeError(`layOut: no room for "${id}" in ${size.columns} by ${size.rows}`);
      cells[at] = id;
    });
    return shuffled.slice(ids.length);
  };
  fill(
    Array.from({ length: size.columns }, (_, at) => at),
    kinds.front,
  );
  fill(
    zones.edge,
    sections.filter((id) => zoneOf(content, id) !== "middle"),
  );
  const free = fill(
    zones.middle,
    sections.filter((id) => zoneOf(content, id) === "middle"),
  );
  return addBlocks(
    content,
    { columns: size.columns, rows: size.rows, cells },
    free,
    kinds.blocks,
    size.blocks,
    random,
  );
}

/** Puts blocks on free places one by one, and leaves out each that would cut something off. */
function addBlocks(
  content: WalkContent,
  ground: Ground,
  free: readonly number[],
  kinds: readonly string[],
  most: number,
  random: Random,
): Ground {
  let built = ground;
  let count = 0;
  for (const at of free) {
    if (count >= most || kinds.length === 0) break;
    const block = random.pick(kinds);
    const tried = { ...built, cells: built.cells.map((id, index) => (index === at ? block : id)) };
    if (!isConnected(content, tried)) continue;
    built = tried;
    count++;
  }
  return built;
}

/** True if every floor can be reached from every other. */
export function isConnected(content: WalkContent, ground: Ground): boolean {
  const floors = ground.cells.flatMap((_id, at) => (floorAt(content, ground, at) === undefined ? [] : [at]));
  const [first] = floors;
  return first !== undefined && reachable(content, ground, first).size === floors.length;
}

function reachable(content: WalkContent, ground: Ground, from: number): Set<number> {
  const reached = new Set([from]);
  for (const at of reached) for (const { to } of steps(content, ground, at)) reached.add(to);
  return reached;
}

/** Floors behind the front row with nothing on them: where a section can move to. */
export function freePlaces(content: WalkContent, ground: Ground): number[] {
  return ground.cells.flatMap((_id, at) => {
    const cell = cellOf(content, idAt(ground, at));
    const isFree = cell.type === "floor" && cell.landmark === undefined && cell.role === undefined;
    return isFree && at >= ground.columns ? [at] : [];
  });
}
