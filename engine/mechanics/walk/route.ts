/** The way to a place, and how it is told: in words, since front and back cannot be heard. */
import { fillTemplate } from "../../definition/fill.ts";
import { arrowFor, type Direction } from "./directions.ts";
import { steps, type Ground } from "./ground.ts";
import type { WalkContent } from "./schema.ts";
import { wordsOf } from "./usual.ts";

/** A shortest way, the one with the fewest turns; undefined if none leads there. */
export function shortestWay(
  content: WalkContent,
  ground: Ground,
  from: number,
  to: number,
): readonly Direction[] | undefined {
  interface Walk {
    readonly at: number;
    readonly way: readonly Direction[];
    readonly turns: number;
  }
  // One layer holds all walks of a length, the best for each place and last direction.
  let layer: Walk[] = [{ at: from, way: [], turns: 0 }];
  const settled = new Set<number>();
  while (layer.length > 0) {
    const arrived = layer.filter(({ at }) => at === to).toSorted((a, b) => a.turns - b.turns)[0];
    if (arrived !== undefined) return arrived.way;
    for (const { at } of layer) settled.add(at);
    const next = new Map<string, Walk>();
    for (const walk of layer) {
      for (const step of steps(content, ground, walk.at)) {
        if (settled.has(step.to)) continue;
        const last = walk.way.at(-1);
        const turns = walk.turns + (last === undefined || last === step.direction ? 0 : 1);
        const key = `${step.to} ${step.direction}`;
        const known = next.get(key);
        if (known === undefined || turns < known.turns)
          next.set(key, { at: step.to, way: [...walk.way, step.direction], turns });
      }
    }
    layer = [...next.values()];
  }
  return undefined;
}

/** "2 steps right, then 1 forward", or to somebody who turns: "turn right, then 2 steps forward" */
export function wayInWords(content: WalkContent, way: readonly Direction[], facing?: Direction): string {
  const legs: { direction: Direction; count: number }[] = [];
  for (const direction of way) {
    const last = legs.at(-1);
    if (last?.direction === direction) last.count++;
    else legs.push({ direction, count: 1 });
  }
  const words = wordsOf(content);
  const { turning } = words;
  const told =
    turning === undefined || facing === undefined
      ? legs.map(({ direction, count }) => counted(words.ways[direction], count))
      : legs.flatMap(({ direction, count }, leg) => {
          const arrow = arrowFor(legs[leg - 1]?.direction ?? facing, direction);
          return [...(arrow === "up" ? [] : [turning.way[arrow]]), counted(words.ways.up, count)];
        });
  return told.reduce((first, next) => fillTemplate(words.joinLegs, { first, next }));
}

export function counted(texts: { readonly one: string; readonly many: string }, count: number): string {
  return count === 1 ? texts.one : fillTemplate(texts.many, { count });
}
