/** At a shelf: what stands there, and which of it is right. */
import { capitalize } from "../../../../capitalize.ts";
import { fillTemplate } from "../../../../definition/fill.ts";
import type { Family } from "../../../../lines/family.ts";
import { createRandom, deriveSeed } from "../../../../random.ts";
import type { WalkDeal } from "../../schema.ts";
import { amount, costOf } from "./money.ts";
import { isCheaperApiece, type Size } from "./packs.ts";
import { onShelves } from "./run.ts";
import type { Substitute } from "./schema.ts";
import type { GatherState } from "./state.ts";
import { nameOf, productOf, thingAt, type Shop } from "./trip.ts";

export interface Option {
  /** Its number among all options of this choice, whatever was struck. */
  readonly id: number;
  readonly name: string;
  readonly fits: boolean;
  /** It may be had all the same: where a purse pays, any pack may. */
  readonly isSold: boolean;
  /** What it costs in all. */
  readonly price: number;
  readonly because: Family;
  /** Why it seemed to be right. */
  readonly why?: Family;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The thing of the list that stands where one is. */
export function thingHere({ model }: Shop, { run }: Pick<GatherState, "run">): number | undefined {
  return onShelves(model, run).find((thing) => model.things[thing] === run.at);
}

/** A thing of the list that other stores keep here, and this one does not: what has been told once is left out. */
export function alsoHere(
  shop: Shop,
  { run, pointed }: Pick<GatherState, "run" | "pointed">,
): number | undefined {
  const { model, rules } = shop;
  const here = model.ground.cells[run.at] as string;
  return onShelves(model, run).find(
    (thing) =>
      !pointed.includes(thing) &&
      productOf(rules, thingAt(shop, thing).product).also?.includes(here) === true,
  );
}

export function hasChoice({ rules, trip }: Pick<Shop, "rules" | "trip">, thing: number): boolean {
  const { soldOut, packs } = thingAt({ trip }, thing);
  return soldOut === true || packs !== undefined || rules.shelf > 0;
}

/** Where the list must be remembered, nothing but the player's own head may say what is on it. */
export function isSecret({ rules }: Pick<Shop, "rules">): boolean {
  return !rules.list.carried;
}

/** The options that are still open, in the order in which they stand from left to right. */
export function optionsOf(
  deal: WalkDeal,
  shop: Shop,
  thing: number,
  struck: readonly number[] = [],
): Option[] {
  const random = createRandom(deriveSeed(deal.seed, "shelf", thing));
  return random.shuffle(allOptions(deal, shop, thing)).filter(({ id }) => !struck.includes(id));
}

function allOptions(deal: WalkDeal, shop: Shop, thing: number): Option[] {
  const { product, soldOut, packs } = thingAt(shop, thing);
  if (packs !== undefined) return packOptions(shop, thing);
  const one = { isSold: false, price: 0 };
  if (soldOut === true)
    return substituteOf(shop, product).options.map((option, id) => ({ ...option, ...one, id, values: {} }));
  return [product, ...besideOf(deal, shop, thing)].map((other, id) => {
    const { name } = productOf(shop.rules, other);
    const fits = id === 0;
    return {
      ...one,
      id,
      name,
      fits,
      because: fits ? shop.words.grab.says : shop.words.shelf.wrongOne,
      values: fits ? { product: capitalize(name) } : { name },
    };
  });
}

/** Other things of the section, none of them on the list; what was shouted among them. */
function besideOf(deal: WalkDeal, shop: Shop, thing: number): string[] {
  const { rules, trip } = shop;
  const { section } = productOf(rules, thingAt({ trip }, thing).product);
  const listed = trip.things.map(({ product }) => product);
  const others = Object.keys(rules.products).filter(
    (id) => productOf(rules, id).section === section && !listed.includes(id) && !comesInPacks(rules, id),
  );
  const shouted = muddleOf(deal, shop);
  return createRandom(deriveSeed(deal.seed, "beside", thing))
    .shuffle(others)
    .toSorted((a, b) => Number(b === shouted) - Number(a === shouted))
    .slice(0, rules.shelf);
}

/** Where trips have packs, such a thing stands nowhere singly. */
function comesInPacks({ products, trips }: Shop["rules"], id: string): boolean {
  return (trips?.packs ?? 0) > 0 && products[id]?.packs === true;
}

/** What the rival shouts to muddle whoever must remember: it stands beside something of the list where it can. */
export function muddleOf(deal: WalkDeal, { rules, order, trip }: Shop): string | undefined {
  if (rules.rival?.muddles !== true) return undefined;
  const listed = trip.things.map(({ product }) => product);
  const others = order.products.filter((id) => !listed.includes(id));
  const sections = listed.map((id) => productOf(rules, id).section);
  const beside = others.filter((id) => sections.includes(productOf(rules, id).section));
  const among = beside.length > 0 ? beside : others;
  return among.length === 0 ? undefined : createRandom(deriveSeed(deal.seed, "muddle")).pick(among);
}

export function substituteOf({ rules, trip }: Shop, product: string): Substitute {
  const found = rules.substitutes?.[trip.order]?.[product];
  if (found === undefined) throw new RangeError(`substituteOf: none for "${product}" in ${trip.order}`);
  return found;
}

/** Every sum that is told is reckoned here, and so is why a dearer pack seemed to be the better one. */
function packOptions(shop: Shop, thing: number): Option[] {
  const { words, rules } = shop;
  const { shelf } = words;
  const { packs } = thingAt(shop, thing);
  if (packs === undefined) return [];
  const { need, sizes } = packs;
  const byTotal = sizes.toSorted((a, b) => costOf(need, a).total - costOf(need, b).total);
  const [best, next] = byTotal;
  if (best === undefined || next === undefined) throw new RangeError("packOptions: fewer than two sizes");
  const least = costOf(need, best).total;
  return sizes.map((size, id): Option => {
    const { count, price } = size;
    const { packs: many, total } = costOf(need, size);
    const fits = total === least;
    const sum = capitalize(sumOf(shop, need, size));
    const base = {
      id,
      name: fillTemplate(shelf.pack, { count, price: amount(words, price) }),
      fits,
      isSold: rules.budget,
      price: total,
    };
    if (fits) return { ...base, because: shelf.cheapest, values: { sum, next: sumOf(shop, need, next) } };
    const why =
      many > 1 && price < best.price
        ? { why: shelf.lowTag }
        : isCheaperApiece(size, best) && many * count > need
          ? { why: shelf.leftOver }
          : {};
    const told = { sum, count, price: amount(words, price), packs: many, over: many * count - need };
    return rules.budget
      ? {
          ...base,
          ...why,
          because: shelf.bought,
          values: { ...told, best: sumOf(shop, need, best), less: amount(words, total - least) },
        }
      : { ...base, ...why, because: shelf.dearer, values: { ...told, least: amount(words, least) } };
  });
}

/** "2 packs of 3 make $6" */
export function sumOf({ words }: Pick<Shop, "words">, need: number, size: Size): string {
  const { packs, total } = costOf(need, size);
  const values = { count: size.count, total: amount(words, total) };
  return packs === 1
    ? fillTemplate(words.shelf.sumOne, values)
    : fillTemplate(words.shelf.sumMany, { ...values, packs, price: amount(words, size.price) });
}

/** What is in the purse; undefined where there is none. */
export function purseOf({ trip }: Shop, { spent }: GatherState): number | undefined {
  return trip.budget === undefined ? undefined : trip.budget - spent;
}

export function rightOption(deal: WalkDeal, shop: Shop, thing: number): Option {
  const right = optionsOf(deal, shop, thing).find(({ fits }) => fits);
  if (right === undefined) throw new RangeError(`rightOption: nothing fits for ${nameOf(shop, thing)}`);
  return right;
}
