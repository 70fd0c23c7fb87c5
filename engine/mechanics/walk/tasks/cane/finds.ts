/** What lies along a way, for whoever leaves their line for it. */
import type { Random } from "../../../../random.ts";
import { onMap, type Direction } from "../../directions.ts";
import { neighbour } from "../../ground.ts";
import { otherSide, pathAt, type Spot, type Tap, type Trail } from "./trail.ts";
import { routeFrom } from "./turns.ts";

/** On the way, by the line that it does not need: whoever wants them has to leave theirs. */
export function layFinds(trail: Trail, count: number, random: Random): Spot[] {
  if (count === 0) return [];
  const { turns, way } = routeFrom(trail, trail.begins, trail.faces);
  const spots: Spot[] = [];
  let here = trail.begins;
  for (const direction of way.slice(0, -1)) {
    here = neighbour(trail.ground, here, direction) ?? here;
    const next = turns.find(({ at }) => way.length > 0 && reaches(trail, here, direction, at));
    const side: Tap = next === undefined ? random.pick(["left", "right"]) : otherSide(next.side);
    const edge = onMap(direction, side);
    const beside = neighbour(trail.ground, here, edge);
    const isFree = beside === undefined || pathAt(trail, beside) === undefined;
    const turnsHere = turns.some(({ at }) => at === here);
    if (isFree && !turnsHere && pathAt(trail, here)?.stands === undefined)
      spots.push({ at: here, side: edge });
  }
  return random.shuffle(spots).slice(0, count);
}

function reaches(trail: Trail, from: number, direction: Direction, to: number): boolean {
  for (
    let here: number | undefined = from;
    here !== undefined;
    here = neighbour(trail.ground, here, direction)
  ) {
    if (here === to) return true;
    if (pathAt(trail, here) === undefined) return false;
  }
  return false;
}
