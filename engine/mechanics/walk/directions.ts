/** Ways on a map, and the arrows that mean them to somebody who faces some way. */
export const DIRECTIONS = ["left", "right", "up", "down"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const CLOCKWISE = ["up", "right", "down", "left"] as const;

/** The way on the map that an arrow means to somebody who faces this way. */
export function onMap(facing: Direction = "up", arrow: Direction): Direction {
  return quarter(CLOCKWISE.indexOf(facing) + CLOCKWISE.indexOf(arrow));
}

/** The arrow that means this way on the map to somebody who faces that way. */
export function arrowFor(facing: Direction = "up", way: Direction): Direction {
  return quarter(CLOCKWISE.indexOf(way) - CLOCKWISE.indexOf(facing) + CLOCKWISE.length);
}

function quarter(index: number): Direction {
  return CLOCKWISE[index % CLOCKWISE.length] as Direction;
}
