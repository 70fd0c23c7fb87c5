/** Rules that make trips: whether they can, whatever chance does. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import { chooseThings } from "./choose-things.ts";
import type { Trip } from "./gathering-schema.ts";
import { kindsOf, zoneOf, zonesOf, type MapSize, type Zone } from "./lay-out.ts";
import type { WalkContent } from "./schema.ts";

export function checkTrips(content: WalkContent, map: MapSize, trip: Trip, path: string): Problem[] {
  const sections = checkSections(content, trip, `${path}.task.trip`);
  if (sections.length > 0) return sections;
  return [
    ...checkFront(content, map, path),
    ...checkRoom(content, map, trip, path),
    ...checkThings(content, trip, `${path}.task.trip`),
  ];
}

function checkSections(content: WalkContent, trip: Trip, path: string): Problem[] {
  const possible = Object.keys(content.cells).filter((id) => zoneOf(content, id) !== undefined);
  const unknown = trip.sections.flatMap((section, index) =>
    possible.includes(section)
      ? []
      : [
          problem(
            `${path}.sections[${index}]`,
            section,
            `No such cell with a zone. ${nearest(section, possible)}`,
          ),
        ],
  );
  const needed = trip.things + trip.others;
  if (unknown.length === 0 && new Set(trip.sections).size < needed) {
    unknown.push(
      problem(`${path}.sections`, trip.sections, `Name ${needed} sections: things and others need one each.`),
    );
  }
  return unknown;
}

/** What a made map is made of: one start, a finish, plain floor. The same for all levels. */
export function checkKinds(content: WalkContent): Problem[] {
  const { front, plain } = kindsOf(content);
  const roles = front.map((id) => {
    const cell = content.cells[id];
    return cell?.type === "floor" ? cell.role : undefined;
  });
  const problems: Problem[] = [];
  if (roles.filter((role) => role === "start").length !== 1) {
    problems.push(problem("content.cells", roles, "Give exactly one cell the role start."));
  }
  if (!roles.includes("finish"))
    problems.push(problem("content.cells", roles, "Give a cell the role finish."));
  if (plain.length === 0)
    problems.push(problem("content.cells", plain, "Give a floor without landmark and role."));
  return problems;
}

/** The front row holds all that stands in front, and there are blocks if blocks are wanted. */
function checkFront(content: WalkContent, map: MapSize, path: string): Problem[] {
  const { front, blocks } = kindsOf(content);
  const problems: Problem[] = [];
  if (map.blocks > 0 && blocks.length === 0) {
    problems.push(problem(`${path}.map.blocks`, map.blocks, "No cell is a block: give one, or 0 blocks."));
  }
  if (front.length > map.columns) {
    const mend = `Give at least ${front.length}: ${front.join(", ")} stand in front.`;
    problems.push(problem(`${path}.map.columns`, map.columns, mend));
  }
  return problems;
}

/** Even when chance takes as many sections of a zone as there are, they have room, and one place stays free to move to. */
function checkRoom(content: WalkContent, map: MapSize, trip: Trip, path: string): Problem[] {
  const zones = zonesOf(map);
  const needed = trip.things + trip.others;
  const most = (zone: Zone): number =>
    Math.min(needed, trip.sections.filter((section) => zoneOf(content, section) === zone).length);
  const problems = (["edge", "middle"] as const).flatMap((zone) =>
    most(zone) <= zones[zone].length
      ? []
      : [
          problem(
            `${path}.map`,
            map,
            `Make it larger: ${most(zone)} sections may stand in the zone ${zone}, which has ${zones[zone].length} places.`,
          ),
        ],
  );
  const free = zones.edge.length + zones.middle.length - needed - map.blocks;
  if (problems.length === 0 && trip.moved && free < 1) {
    problems.push(
      problem(`${path}.map`, map, "Make it larger: no place may be left for a section to move to."),
    );
  }
  return problems;
}

function checkThings(content: WalkContent, trip: Trip, path: string): Problem[] {
  const problems: Problem[] = [];
  if (trip.missing + trip.packs > trip.things) {
    problems.push(
      problem(
        `${path}.things`,
        trip.things,
        `Give at least ${trip.missing + trip.packs}: missing and packs are among them.`,
      ),
    );
  }
  trip.occasions.forEach((occasion, index) => {
    const at = `${path}.occasions[${index}]`;
    const occasions = Object.keys(content.task.occasions);
    if (!occasions.includes(occasion)) {
      problems.push(problem(at, occasion, `No such occasion. ${nearest(occasion, occasions)}`));
    } else if (chooseThings(content, trip, occasion) === undefined) {
      problems.push(
        problem(
          at,
          occasion,
          `It cannot make a list of ${trip.things} things from different sections of this level, ` +
            `${trip.missing} with a surprise and ${trip.packs} in packs. Add products to it, or leave it out.`,
        ),
      );
    }
  });
  return problems;
}
