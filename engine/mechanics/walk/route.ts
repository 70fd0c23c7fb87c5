/** The way to a place, and how it is told: few legs, in words, since front and back cannot be heard. */
import { fillTemplate } from "../../definition/fill.ts";
import { steps, type Direction, type Ground } from "./ground.ts";
import type { WalkContent } from "./schema.ts";
import type { Words } from "./walking-schema.ts";

/** A way of more legs is not kept in mind: then only its beginning is told. */
const MOST_LEGS = 3;
const LEGS_OF_A_LONG_WAY = 2;

export interface Way {
  readonly to: number;
  readonly way: readonly Direction[];
}

/** A shortest way to the nearest of some places, the one with the fewest turns; undefined if none leads there. */
export function shortestWay(
  content: WalkContent,
  ground: Ground,
  from: number,
  isGoal: (at: number) => boolean,
): Way | undefined {
  interface Walk {
    readonly at: number;
    readonly way: readonly Direction[];
    readonly turns: number;
  }
  // One layer holds all walks of a length, the best for each place and last direction.
  let layer: Walk[] = [{ at: from, way: [], turns: 0 }];
  const settled = new Set<number>();
  while (layer.length > 0) {
    const arrived = layer.filter(({ at }) => isGoal(at)).toSorted((a, b) => a.turns - b.turns)[0];
    if (arrived !== undefined) return { to: arrived.at, way: arrived.way };
    for (const { at } of layer) settled.add(at);
    const next = new Map<string, Walk>();
    for (const walk of layer) {
      for (const { direction, to } of steps(content, ground, walk.at)) {
        if (settled.has(to)) continue;
        const last = walk.way.at(-1);
        const turns = walk.turns + (last === undefined || last === direction ? 0 : 1);
        const key = `${to} ${direction}`;
        const known = next.get(key);
        if (known === undefined || turns < known.turns)
          next.set(key, { at: to, way: [...walk.way, direction], turns });
      }
    }
    layer = [...next.values()];
  }
  return undefined;
}

/** "2 aisles right, then 1 up" */
export function wayInWords(words: Words, way: readonly Direction[]): string {
  const legs: { direction: Direction; count: number }[] = [];
  for (const direction of way) {
    const last = legs.at(-1);
    if (last?.direction === direction) last.count++;
    else legs.push({ direction, count: 1 });
  }
  const isLong = legs.length > MOST_LEGS;
  const told = legs
    .slice(0, isLong ? LEGS_OF_A_LONG_WAY : MOST_LEGS)
    .map(({ direction, count }) => counted(words.ways[direction], count))
    .reduce((first, next) => fillTemplate(words.joinLegs, { first, next }));
  return isLong ? fillTemplate(words.longWay, { way: told }) : told;
}

export function counted(texts: { readonly one: string; readonly many: string }, count: number): string {
  return count === 1 ? texts.one : fillTemplate(texts.many, { count });
}
