/**
 * The shortest tour, computed exactly. One search backwards from the finish tells for every place, and for every set of
 * things that are already fetched, how many steps are still to go; a tour is then followed downhill.
 */
import { isEnd, steps, type Ground } from "./ground.ts";
import type { WalkContent } from "./schema.ts";

export interface Errand {
  /** For each thing the cell where it is kept. */
  readonly sections: readonly string[];
  /** The ground once these things are fetched: fetching can change it. Equal grounds are the same object. */
  readonly groundWith: (fetched: ThingSet) => Ground;
}

/** Things as bits: thing 0 is 1, thing 1 is 2, thing 2 is 4. */
export type ThingSet = number;

export interface Stop {
  /** The thing fetched here; absent at the finish. */
  readonly thing?: number;
  readonly at: number;
}

export interface Tour {
  readonly steps: number;
  /** Where one stops, in order; the last is the finish. */
  readonly stops: readonly Stop[];
}

export interface TourMap {
  readonly size: number;
  /** Steps still to go by node: a place and a set of things as one number, `set * size + at`. */
  readonly toGo: Int16Array;
  readonly terrains: readonly Terrain[];
}

/** What the search asks of the ground again and again, by place. */
interface Terrain {
  readonly neighbours: readonly (readonly number[])[];
  readonly ends: readonly boolean[];
  readonly things: readonly (readonly number[])[];
}

const UNREACHED = -1;

export function mapTours(content: WalkContent, { sections, groundWith }: Errand): TourMap {
  const sets = Array.from({ length: 1 << sections.length }, (_, set) => set);
  const surveyed = new Map<Ground, Terrain>();
  const terrains = sets.map((set) => {
    const ground = groundWith(set);
    const terrain = surveyed.get(ground) ?? survey(content, ground, sections);
    surveyed.set(ground, terrain);
    return terrain;
  });
  const size = groundWith(0).cells.length;
  const map = { size, toGo: new Int16Array(size * sets.length).fill(UNREACHED), terrains };
  fillBackwards(map);
  return map;
}

function fillBackwards({ size, toGo, terrains }: TourMap): void {
  const all = terrains.length - 1;
  const reach = (list: number[], node: number, left: number): void => {
    if (toGo[node] !== UNREACHED) return;
    toGo[node] = left;
    list.push(node);
  };
  let layer: number[] = [];
  terrains[all]?.ends.forEach((ends, at) => {
    if (ends) reach(layer, all * size + at, 0);
  });
  for (let left = 0; layer.length > 0; left++) {
    // Fetching takes no step: where it was done from joins the layer while that is being gone through, and all of
    // them before any step is taken, or a place would be reached by a step that needs none.
    for (const node of layer) {
      const { at, set } = placed(node, size);
      for (let bit = 1; bit <= all; bit <<= 1) {
        if ((set & bit) === 0) continue;
        const before = set ^ bit;
        if (thingsAt(terrains, before, at).some((thing) => 1 << thing === bit))
          reach(layer, before * size + at, left);
      }
    }
    const farther: number[] = [];
    for (const node of layer) {
      const { at, set } = placed(node, size);
      for (const from of terrains[set]?.neighbours[at] ?? []) reach(farther, set * size + from, left + 1);
    }
    layer = farther;
  }
}

function placed(node: number, size: number): { at: number; set: ThingSet } {
  const at = node % size;
  return { at, set: (node - at) / size };
}

/** Undefined if a thing or the finish cannot be reached. */
export function tourFrom(
  { size, toGo, terrains }: TourMap,
  from: number,
  fetched: ThingSet,
): Tour | undefined {
  const left = toGo[fetched * size + from];
  if (left === undefined || left === UNREACHED) return undefined;
  const stops: Stop[] = [];
  let at = from;
  let set = fetched;
  for (let now = left; ;) {
    const thing = thingsAt(terrains, set, at).find((one) => {
      const bit = 1 << one;
      return (set & bit) === 0 && toGo[(set | bit) * size + at] === now;
    });
    if (thing !== undefined) {
      stops.push({ thing, at });
      set |= 1 << thing;
      continue;
    }
    const to = terrains[set]?.neighbours[at]?.find((next) => toGo[set * size + next] === now - 1);
    if (to === undefined || now === 0) return { steps: left, stops: [...stops, { at }] };
    at = to;
    now--;
  }
}

function thingsAt(terrains: readonly Terrain[], set: ThingSet, at: number): readonly number[] {
  return terrains[set]?.things[at] ?? [];
}

function survey(content: WalkContent, ground: Ground, sections: readonly string[]): Terrain {
  return {
    neighbours: ground.cells.map((_id, at) => steps(content, ground, at).map(({ to }) => to)),
    ends: ground.cells.map((_id, at) => isEnd(content, ground, at)),
    things: ground.cells.map((id) => sections.flatMap((section, thing) => (section === id ? [thing] : []))),
  };
}
