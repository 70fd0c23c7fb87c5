/** How a walk begins: where the one before has ended, with what lies on the way now. */
import { createRandom, deriveSeed } from "../../../../random.ts";
import { onMap, type Direction } from "../../directions.ts";
import { floorAt, neighbour, placeOf, readGround, startOf, type Ground } from "../../ground.ts";
import type { WalkDeal } from "../../schema.ts";
import { layFinds } from "./finds.ts";
import type { CaneWorld } from "./schema.ts";
import type { CaneState, Lane, Trail } from "./trail.ts";

const made = new WeakMap<
  object,
  { readonly world: unknown; readonly rules: unknown; readonly seed: number; readonly trail: Trail }
>();

export function trailOf(deal: WalkDeal): Trail {
  const { content, rules, item, world, seed } = deal;
  const known = made.get(item);
  if (known?.world === world && known.rules === rules && known.seed === seed) return known.trail;
  const words = content.tasks.cane;
  if (words === undefined || rules.task.type !== "cane" || item.task.type !== "cane")
    throw new RangeError("trailOf: content, rules and item must be of a walk with a cane");
  const ground = readGround(content, rules.map);
  const kept = keptOn(ground, world.cane);
  const begins = kept?.at ?? startOf(content, ground);
  const goal = placeOf(ground, item.task.to);
  const plain = {
    content,
    words,
    rules: rules.task,
    ground,
    goal,
    meets: item.task.meets,
    begins,
    finds: [],
  };
  const came = kept === undefined ? "up" : (world.facing ?? "up");
  const trail: Trail = { ...plain, faces: outward(plain, begins, came) };
  const random = createRandom(deriveSeed(seed, "finds"));
  const whole = { ...trail, finds: layFinds(trail, rules.task.finds ?? 0, random) };
  made.set(item, { world, rules, seed, trail: whole });
  return whole;
}

/** Where a path has ended, one sets out from there facing the other way. */
function outward(trail: Omit<Trail, "faces">, at: number, came: Direction): Direction {
  const isOpen = (side: Direction) => {
    const to = neighbour(trail.ground, at, onMap(came, side));
    return to !== undefined && floorAt(trail.content, trail.ground, to) !== undefined;
  };
  return isOpen("up") || isOpen("left") || isOpen("right") ? came : onMap(came, "down");
}

/** What is kept of this map; nothing on another. */
export function keptOn({ cells }: Ground, kept: CaneWorld | undefined): CaneWorld | undefined {
  return kept?.map === cells.length ? kept : undefined;
}

export function begin(deal: WalkDeal): CaneState {
  const trail = trailOf(deal);
  const kept = keptOn(trail.ground, deal.world.cane);
  return {
    at: trail.begins,
    facing: trail.faces,
    lane: laneOut(trail, kept, deal.world.facing),
    tapped: 0,
    last: null,
    stopped: false,
    glides: false,
    spent: 0,
    tired: 0,
    yawned: false,
    slips: 0,
    line: deal.world.cane?.line ?? [],
    sat: kept?.sat ?? [],
    taken: [],
  };
}

/** By the same edge as before, which is the other one to whoever has turned around. */
function laneOut({ faces }: Trail, kept: CaneWorld | undefined, came: Direction | undefined): Lane {
  if (kept === undefined) return -1;
  return ((came ?? "up") === faces ? kept.lane : 0 - kept.lane) as Lane;
}
