/** At a shelf: what stands there, and which of it is right. */
import { capitalize } from "../../../../capitalize.ts";
import { fillTemplate } from "../../../../definition/fill.ts";
import type { Family } from "../../../../lines/family.ts";
import { createRandom, deriveSeed } from "../../../../random.ts";
import type { WalkDeal } from "../../schema.ts";
import { has, onShelves } from "./run.ts";
import type { Substitute } from "./schema.ts";
import type { GatherState } from "./state.ts";
import { amount, nameOf, productOf, thingAt, type Shop } from "./trip.ts";

export interface Option {
  /** Its number among all options of this choice, whatever was struck. */
  readonly id: number;
  readonly name: string;
  readonly fits: boolean;
  /** What it costs in all. */
  readonly price: number;
  readonly because: Family;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The thing of the list that stands where one is. */
export function thingHere({ model }: Shop, { run }: Pick<GatherState, "run">): number | undefined {
  return onShelves(model, run).find((thing) => model.things[thing] === run.at);
}

export function hasChoice({ rules, trip }: Shop, thing: number): boolean {
  const { soldOut, packs } = thingAt({ trip }, thing);
  return soldOut === true || packs !== undefined || rules.shelf > 0;
}

/** The options that are still open, in the order in which they stand from left to right. */
export function optionsOf(
  deal: WalkDeal,
  shop: Shop,
  state: GatherState,
  thing: number,
  struck: readonly number[] = [],
): Option[] {
  const random = createRandom(deriveSeed(deal.seed, "shelf", thing));
  return random.shuffle(allOptions(deal, shop, state, thing)).filter(({ id }) => !struck.includes(id));
}

function allOptions(deal: WalkDeal, shop: Shop, state: GatherState, thing: number): Option[] {
  const { product, soldOut, packs } = thingAt(shop, thing);
  const { price = 0 } = productOf(shop.words, product);
  if (packs !== undefined) return packOptions(shop, state, thing);
  if (soldOut === true)
    return substituteOf(shop, product).options.map((option, id) => ({ ...option, id, price, values: {} }));
  return [product, ...besideOf(deal, shop, thing)].map((other, id) => {
    const { name } = productOf(shop.words, other);
    const fits = id === 0;
    return {
      id,
      name,
      price,
      fits,
      because: fits ? shop.words.grab.says : shop.words.shelf.wrongOne,
      values: fits ? { product: capitalize(name) } : { name },
    };
  });
}

/** Other things of the section that somebody orders at this level, none of them on the list. */
function besideOf(deal: WalkDeal, { words, rules, trip }: Shop, thing: number): string[] {
  const { section } = productOf(words, thingAt({ trip }, thing).product);
  const listed = trip.things.map(({ product }) => product);
  const ordered = (rules.trips?.orders ?? [trip.order]).flatMap(
    (order) => words.orders[order]?.products ?? [],
  );
  const others = [...new Set(ordered)].filter(
    (id) => productOf(words, id).section === section && !listed.includes(id),
  );
  return createRandom(deriveSeed(deal.seed, "beside", thing))
    .shuffle(others)
    .slice(0, rules.shelf);
}

export function substituteOf({ rules, trip }: Shop, product: string): Substitute {
  const found = rules.substitutes?.[trip.order]?.[product];
  if (found === undefined) throw new RangeError(`substituteOf: none for "${product}" in ${trip.order}`);
  return found;
}

/** What is needed, bought in packs of one size. */
export function costOf(need: number, { count, price }: { readonly count: number; readonly price: number }) {
  const packs = Math.ceil(need / count);
  return { packs, total: packs * price };
}

function packOptions(shop: Shop, state: GatherState, thing: number): Option[] {
  const { words } = shop;
  const packs = thingAt(shop, thing).packs;
  if (packs === undefined) return [];
  const { need, sizes } = packs;
  const best = Math.min(...sizes.map((size) => costOf(need, size).total));
  const purse = purseOf(shop, state, thing);
  const sumOf = (size: (typeof sizes)[number]): string => {
    const { packs: many, total } = costOf(need, size);
    const values = { packs: many, price: amount(words, size.price), total: amount(words, total) };
    return fillTemplate(many === 1 ? words.shelf.sumOne : words.shelf.sumMany, {
      ...(many === 1 ? { total: values.total } : values),
    });
  };
  const bestSize = sizes.find((size) => costOf(need, size).total === best);
  return sizes.map((size, id) => {
    const { total } = costOf(need, size);
    const fits = total === best;
    const isTooMuch = purse !== undefined && total > purse.left - purse.rest;
    const name = fillTemplate(words.shelf.pack, { count: size.count, price: amount(words, size.price) });
    return {
      id,
      name,
      fits,
      price: total,
      because: fits ? words.shelf.cheapest : isTooMuch ? words.shelf.tooMuch : words.shelf.dearer,
      values: {
        sum: sumOf(size),
        best: bestSize === undefined ? "" : sumOf(bestSize),
        left: amount(words, purse === undefined ? total : purse.left - purse.rest),
      },
    };
  });
}

/** The least that a thing of the list can cost. */
function leastPrice({ words, trip }: Pick<Shop, "words" | "trip">, thing: number): number {
  const { product, packs } = thingAt({ trip }, thing);
  if (packs === undefined) return productOf(words, product).price ?? 0;
  return Math.min(...packs.sizes.map((size) => costOf(packs.need, size).total));
}

export interface Purse {
  readonly left: number;
  /** What the other things that are still wanted cost at least. */
  readonly rest: number;
}

/** What is in the purse while a thing is chosen; undefined where there is no budget. */
export function purseOf(shop: Shop, state: GatherState, thing: number): Purse | undefined {
  const { budget } = shop.trip;
  if (budget === undefined) return undefined;
  const { mine, lost } = state.run;
  const others = shop.trip.things.flatMap((_thing, index) =>
    index === thing || has(mine, index) || has(lost, index) ? [] : [index],
  );
  return {
    left: budget - state.spent,
    rest: others.reduce((sum, index) => sum + leastPrice(shop, index), 0),
  };
}

export function rightOption(deal: WalkDeal, shop: Shop, state: GatherState, thing: number): Option {
  const right = optionsOf(deal, shop, state, thing).find(({ fits }) => fits);
  if (right === undefined) throw new RangeError(`rightOption: nothing fits for ${nameOf(shop, thing)}`);
  return right;
}
