/**
 * When, in one round of a bed, what in it happens. A beat stays where it is. Whatever is strewn lies elsewhere in each round,
 * and what happens now and then, as a bird calls, changes places: another one first, later, higher or nearer. Pure.
 */
import { createRandom, deriveSeed, type Random } from "../random.ts";
import type { BedRecipe, Layer } from "./recipe.ts";
import { isSteady, strikes, type Strike } from "./strike.ts";

/** Shares of a round: what repeats more often is a beat, and what follows closer is one happening. */
const BEAT = 1 / 15;
const CLOSE = 1 / 45;
/** By how much a happening differs from the last time: share of the time until the next, decibels, semitones. */
const CHANGES = { time: 0.4, level: 1.5, pitch: 0.8 };

/** One blow of a layer, and the happening that it is part of. */
interface Blow {
  readonly layer: number;
  readonly strike: Strike;
}

/**
 * The strikes of each layer; none of what is steady.
 * @param round counted from the bed's beginning
 */
export function layout(recipe: BedRecipe, seed: number, round: number): Strike[][] {
  const random = createRandom(deriveSeed(seed, recipe.caption, round));
  const { layers, length } = recipe;
  const kinds = layers.map((layer) => kindOf(layer, recipe));
  const placed = layers.map((layer, place) => {
    if (kinds[place] === "beat") return strikes(layer);
    return kinds[place] === "strewn" ? strewn(layer, length, random) : [];
  });
  const blows = layers.flatMap((layer, place) =>
    kinds[place] === "now and then" ? strikes(layer).map((strike): Blow => ({ layer: place, strike })) : [],
  );
  for (const { layer, strike } of changed(happenings(blows, length), length, random)) {
    placed[layer]?.push(strike);
  }
  return placed;
}

type Kind = "steady" | "beat" | "strewn" | "now and then";

function kindOf(layer: Layer, { length, isBeat }: BedRecipe): Kind {
  if (isSteady(layer)) return "steady";
  const { repeat } = layer;
  if (isBeat) return "beat";
  if (repeat === undefined) return "now and then";
  if (repeat.type === "strewn") return repeat.over > length / 2 ? "strewn" : "now and then";
  return repeat.every <= BEAT * length && repeat.every * repeat.times > length / 2 ? "beat" : "now and then";
}

/** By another chance, and turned round, since what is strewn always begins with a blow. */
function strewn(layer: Layer, length: number, random: Random): Strike[] {
  const turned = length * random.next();
  return strikes(layer, random.int(1, 1e9)).map((strike) => ({
    ...strike,
    at: (strike.at + turned) % length,
  }));
}

/** What lies close together in time belongs together, in whichever layers it is. */
function happenings(blows: readonly Blow[], length: number): Blow[][] {
  const groups: Blow[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const blow of blows.toSorted((one, other) => one.strike.at - other.strike.at)) {
    if (blow.strike.at - last > CLOSE * length) groups.push([]);
    groups.at(-1)?.push(blow);
    last = blow.strike.at;
  }
  return groups;
}

function changed(groups: readonly Blow[][], length: number, random: Random): Blow[] {
  const starts = groups.map(([first]) => first?.strike.at ?? 0);
  const either = (most: number): number => most * (2 * random.next() - 1);
  return random.shuffle(groups).flatMap((group, place) => {
    const start = starts[place] ?? 0;
    const next = starts[place + 1] ?? length + (starts[0] ?? 0);
    const later = start + CHANGES.time * (next - start) * random.next() - (group[0]?.strike.at ?? 0);
    const [level, pitch] = [either(CHANGES.level), either(CHANGES.pitch)];
    return group.map(({ layer, strike }) => ({
      layer,
      strike: {
        at: (strike.at + later + length) % length,
        level: strike.level + level,
        pitch: strike.pitch + pitch,
      },
    }));
  });
}
