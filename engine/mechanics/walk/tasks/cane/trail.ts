/** A walk as the rules use it: the map under the cane, who waits where, and what lies on the lines. */
import { createRandom, deriveSeed, type Random } from "../../../../random.ts";
import { onMap, type Direction } from "../../directions.ts";
import type { Standing } from "../../facing.ts";
import { floorAt, idAt, neighbour, placeOf, readGround, startOf, type Ground } from "../../ground.ts";
import { shortestWay } from "../../route.ts";
import type { WalkContent, WalkDeal } from "../../schema.ts";
import type { CaneContent, CaneRules, CaneWorld, Path, Sat } from "./schema.ts";

export type Tap = "left" | "right";
/** Of the path, to whoever faces along it: by the left edge, in the middle, by the right edge. */
export type Lane = -1 | 0 | 1;

export interface CaneState extends Standing {
  readonly facing: Direction;
  readonly lane: Lane;
  /** How many sides of this cell were tapped since one came here: with both, the next tap walks on. */
  readonly tapped: 0 | 1 | 2;
  readonly last: Tap | null;
  /** One has stopped here: the edge ahead is known. */
  readonly stopped: boolean;
  readonly glides: boolean;
  /** Presses that count for those who follow. */
  readonly spent: number;
  readonly tired: number;
  readonly yawned: boolean;
  readonly slips: number;
  readonly line: readonly string[];
  /** Who sat down in walks before this one, and can be picked up. */
  readonly sat: readonly Sat[];
  /** Who sat down in this one: they stay where they are until the next. */
  readonly sits: readonly Sat[];
  /** Which of what lies here was taken. */
  readonly taken: readonly number[];
}

/** At a cell, by the edge on this side of the map. */
export interface Spot {
  readonly at: number;
  readonly side: Direction;
}

export interface Trail {
  readonly content: WalkContent;
  readonly words: CaneContent;
  readonly rules: CaneRules;
  readonly ground: Ground;
  readonly goal: number;
  readonly meets: string | undefined;
  readonly begins: number;
  readonly faces: Direction;
  readonly finds: readonly Spot[];
}

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
    sits: [],
    taken: [],
  };
}

/** By the same edge as before, which is the other one to whoever has turned around. */
function laneOut({ faces }: Trail, kept: CaneWorld | undefined, came: Direction | undefined): Lane {
  if (kept === undefined) return -1;
  return ((came ?? "up") === faces ? kept.lane : 0 - kept.lane) as Lane;
}

export function pathAt({ content, words, ground }: Trail, at: number): Path | undefined {
  return floorAt(content, ground, at) === undefined ? undefined : (words.paths[idAt(ground, at)] ?? {});
}

export function surfaceAt(trail: Trail, at: number) {
  const id = pathAt(trail, at)?.surface ?? "path";
  const surface = trail.words.surfaces[id];
  if (surface === undefined) throw new RangeError(`surfaceAt: no surface "${id}"`);
  return surface;
}

export function heightAt(trail: Trail, at: number): number {
  return pathAt(trail, at)?.height ?? 0;
}

export function toSide({ ground }: Trail, { at, facing }: CaneState, side: Direction): number | undefined {
  return neighbour(ground, at, onMap(facing, side));
}

/** Where a step straight on would lead: undefined at the end of a path. */
export function aheadOf(trail: Trail, state: CaneState): number | undefined {
  const at = toSide(trail, state, "up");
  return at === undefined || pathAt(trail, at) === undefined ? undefined : at;
}

/** How much lower (below 0) or higher the next cell of the path lies. */
export function ledgeAhead(trail: Trail, state: CaneState): number {
  const ahead = aheadOf(trail, state);
  return ahead === undefined ? 0 : heightAt(trail, ahead) - heightAt(trail, state.at);
}

/** What stands in this lane of a cell, to whoever faces that way. */
export function standsIn(trail: Trail, at: number, facing: Direction, lane: number) {
  const stands = pathAt(trail, at)?.stands;
  if (stands === undefined || lane === 0) return undefined;
  return onMap(facing, lane < 0 ? "left" : "right") === stands.at ? stands : undefined;
}

/** The lane that an edge of the map's is to whoever faces that way; undefined if it lies ahead or behind. */
export function laneTo(facing: Direction, side: Direction): Lane | undefined {
  if (onMap(facing, "left") === side) return -1;
  return onMap(facing, "right") === side ? 1 : undefined;
}

export function signOf(side: Tap): -1 | 1 {
  return side === "left" ? -1 : 1;
}

/** A gap in the edge by which one walks: a path leads away there. */
export function isGap(trail: Trail, state: CaneState, side: Tap): boolean {
  const beside = toSide(trail, state, side);
  return state.lane === signOf(side) && beside !== undefined && pathAt(trail, beside) !== undefined;
}

export function isAt({ at, facing, lane }: CaneState, spot: Spot): boolean {
  return spot.at === at && lane !== 0 && laneTo(facing, spot.side) === lane;
}

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

function gapAt(trail: Trail, at: number, direction: Direction, side: Tap): Gap | undefined {
  const { ground } = trail;
  const beside = onMap(direction, side);
  const into = neighbour(ground, at, beside);
  if (into === undefined || pathAt(trail, into) === undefined) return undefined;
  const back = neighbour(ground, at, onMap(direction, "down"));
  const verge = back === undefined ? undefined : neighbour(ground, back, beside);
  return { into, after: verge === undefined ? undefined : idAt(ground, verge) };
}

/** On the way, by the line that it does not need: whoever wants them has to leave theirs. */
function layFinds(trail: Trail, count: number, random: Random): Spot[] {
  if (count === 0) return [];
  const { turns, way } = routeFrom(trail, trail.begins, trail.faces);
  const spots: Spot[] = [];
  let here = trail.begins;
  for (const direction of way.slice(0, -1)) {
    here = neighbour(trail.ground, here, direction) ?? here;
    const next = turns.find(({ at }) => way.length > 0 && reaches(trail, here, direction, at));
    const side: Tap =
      next === undefined ? random.pick(["left", "right"]) : next.side === "left" ? "right" : "left";
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
