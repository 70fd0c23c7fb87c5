/** Makes a shopping trip from a level's rules. `check` makes sure that the rules can make one. */
import { deriveSeed, type Random } from "../../random.ts";
import { chooseThings, type ChosenThing } from "./choose-things.ts";
import type { GatherItem, Thing, ThingChoice, Trip } from "./gathering-schema.ts";
import { placeAt, writeMap, type Ground } from "./ground.ts";
import { freePlaces, layOut, zoneOf } from "./lay-out.ts";
import { leastPrice } from "./money.ts";
import type { WalkContent, WalkItem, WalkRules } from "./schema.ts";
import { productOf, startOf, thingAt, tourOf } from "./trip.ts";

const STEP_OF_EACH = 5;
const SHARE_OF_BIG_BARGAINS = 0.6;
const STEP_OF_BUDGET = 50;
const RADIX = 36;

export function generateTrip(content: WalkContent, rules: WalkRules, random: Random): WalkItem {
  const { trip } = rules.task;
  if (rules.map === undefined || trip === undefined)
    throw new RangeError("generateTrip: the rules need map and trip");
  const occasion = random.pick(trip.occasions);
  const chosen = chooseThings(content, trip, occasion, random);
  if (chosen === undefined)
    throw new RangeError(`generateTrip: "${occasion}" has too few things for this level`);
  const things = chosen.map((thing) => toThing(content, trip, thing, random));
  const ground = layOut(content, rules.map, sectionsFor(content, trip, chosen, random), random);
  const task: GatherItem = { type: "gather", occasion, things };
  const plain: WalkItem = { id: occasion, map: writeMap(content, ground), task };
  const budget = trip.budget ? { budget: budgetFor(content, plain, random) } : {};
  const moved = trip.moved ? { moved: moveFor(content, plain, ground, random) } : {};
  const item: WalkItem = { ...plain, task: { ...task, ...budget, ...moved } };
  return { ...item, id: `${occasion}-${deriveSeed(0, JSON.stringify(item)).toString(RADIX)}` };
}

function sectionsFor(
  content: WalkContent,
  trip: Trip,
  chosen: readonly ChosenThing[],
  random: Random,
): string[] {
  const needed = chosen.map(({ product }) => productOf(content, product).section);
  const others = random.shuffle(trip.sections.filter((id) => !needed.includes(id)));
  return [...needed, ...others.slice(0, trip.others)];
}

function toThing(content: WalkContent, trip: Trip, { product, part }: ChosenThing, random: Random): Thing {
  if (part === "missing") return { product, choice: { type: "missing" } };
  if (part === "packs") return { product, choice: packsOf(content, trip, product, random) };
  const { section } = productOf(content, product);
  const others = Object.keys(content.task.products).filter(
    (id) => id !== product && productOf(content, id).section === section,
  );
  const beside = random.shuffle(others).slice(0, trip.shelf - 1);
  return beside.length === 0 ? { product } : { product, choice: { type: "shelf", beside } };
}

/** Two packs whose prices for each one differ by a step of whole coins, so that the comparison comes out even. */
function packsOf(content: WalkContent, trip: Trip, product: string, random: Random): ThingChoice {
  const { packs } = productOf(content, product);
  if (packs === undefined) throw new RangeError(`packsOf: "${product}" has no packs`);
  const step = STEP_OF_EACH * random.int(1, packs.each > 4 * STEP_OF_EACH ? 2 : 1);
  // Where money is short, the large pack is the bargain, so that value and purse can disagree.
  const isLargeCheaper = trip.budget || random.next() < SHARE_OF_BIG_BARGAINS;
  const large = isLargeCheaper ? packs.each - step : packs.each + step;
  return {
    type: "packs",
    packs: [
      { count: packs.small, price: packs.small * packs.each },
      { count: packs.large, price: packs.large * large },
    ],
  };
}

/** Enough for the cheapest of everything, and for some of what the larger packs cost more. */
function budgetFor(content: WalkContent, item: WalkItem, random: Random): number {
  const indexes = item.task.things.map((_thing, index) => index);
  const least = indexes.reduce((sum, index) => sum + leastPrice({ content, item }, index), 0);
  const more = indexes.reduce((sum, index) => {
    const { choice } = thingAt(item, index);
    const most = choice?.type === "packs" ? Math.max(...choice.packs.map(({ price }) => price)) : 0;
    return sum + Math.max(0, most - leastPrice({ content, item }, index));
  }, 0);
  return Math.ceil((least + more * random.next()) / STEP_OF_BUDGET) * STEP_OF_BUDGET;
}

/**
 * Of the sections on the list one that the shortest tour comes to late moves away, so that the news is of use when it
 * comes. Shelves between the walls move rather than a counter.
 */
function moveFor(
  content: WalkContent,
  item: WalkItem,
  ground: Ground,
  random: Random,
): NonNullable<GatherItem["moved"]> {
  const { stops } = tourOf({ content, item }, { at: startOf({ content, item }), got: [] });
  const latest = stops
    .flatMap(({ thing }) =>
      thing === undefined ? [] : [productOf(content, thingAt(item, thing).product).section],
    )
    .toReversed();
  const section = latest.find((id) => zoneOf(content, id) === "middle") ?? latest[0];
  if (section === undefined) throw new RangeError("moveFor: a trip has at least one thing");
  return { section, to: placeAt(ground, random.pick(freePlaces(content, ground))) };
}
