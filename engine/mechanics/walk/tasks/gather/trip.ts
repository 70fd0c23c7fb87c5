/** A trip as the rules use it: its ground, its things in numbers, and how all of it is called. */
import {
  floorAt,
  placeAt,
  placeOf,
  readGround,
  startNow,
  startOf,
  steps,
  swapped,
  type Ground,
} from "../../ground.ts";
import type { WalkContent, WalkDeal, WalkRules, WalkWorld } from "../../schema.ts";
import { planFrom } from "./plan.ts";
import { beginRun, grab, pass, type Model, type Run } from "./run.ts";
import type { GatherRules, Order, Product, Thing, Trip } from "./schema.ts";
import type { GatherContent } from "./words.ts";

type Given = Pick<WalkDeal, "content" | "rules" | "item" | "world">;

export interface Shop {
  readonly content: WalkContent;
  readonly words: GatherContent;
  readonly rules: GatherRules;
  readonly trip: Trip;
  readonly order: Order;
  readonly model: Model;
}

const NEVER = 1_000;
const NOWHERE = -1;

/** A trip is asked for at every press: what was made of it is kept as long as the item and the world are. */
const made = new WeakMap<
  object,
  { readonly world: WalkWorld; readonly rules: WalkRules; readonly shop: Shop }
>();

export function shopOf({ content, rules, item, world }: Given): Shop {
  const known = made.get(item);
  if (known !== undefined && known.world === world && known.rules === rules) return known.shop;
  const shop = shopFor(content, rules, item.task, world);
  made.set(item, { world, rules, shop });
  return shop;
}

function shopFor(
  content: WalkContent,
  rules: WalkRules,
  trip: WalkDeal["item"]["task"],
  world: WalkWorld,
): Shop {
  const words = content.tasks.gather;
  if (words === undefined || rules.task.type !== "gather" || trip.type !== "gather")
    throw new RangeError("shopOf: content, rules and item must be of a trip");
  const order = rules.task.orders[trip.order];
  if (order === undefined) throw new RangeError(`shopOf: no order "${trip.order}"`);
  return { content, words, rules: rules.task, trip, order, model: modelOf(content, rules, trip, world) };
}

export function groundOf(
  content: WalkContent,
  { map }: WalkRules,
  world: WalkWorld,
  swap?: Trip["swap"],
): Ground {
  return swapped(readGround(content, map), swap === undefined ? world.swaps : [...world.swaps, swap]);
}

/** Trips of the same things in the same store have the same plans: the last few are kept, and what was found out with them. */
const models = new WeakMap<WalkRules, { readonly content: WalkContent; readonly kept: Map<string, Model> }>();
const MOST_MODELS = 64;

export function modelOf(content: WalkContent, rules: WalkRules, trip: Trip, world: WalkWorld): Model {
  const known = models.get(rules);
  const kept = known?.content === content ? known.kept : new Map<string, Model>();
  if (kept !== known?.kept) models.set(rules, { content, kept });
  const key = JSON.stringify([trip, world.swaps, world.at]);
  const model = kept.get(key) ?? makeModel(content, rules, trip, world);
  kept.set(key, model);
  if (kept.size > MOST_MODELS) kept.delete(kept.keys().next().value as string);
  return model;
}

function makeModel(content: WalkContent, rules: WalkRules, trip: Trip, world: WalkWorld): Model {
  const words = content.tasks.gather;
  if (words === undefined || rules.task.type !== "gather")
    throw new RangeError("modelOf: content and rules must be of a trip");
  const ground = groundOf(content, rules, world, trip.swap);
  const { task } = rules;
  const { nest } = words.places;
  return {
    ground,
    neighbours: neighboursOf(content, ground),
    things: trip.things.map(({ product }) => placeOf(ground, productOf(task, product).section)),
    melts: trip.things.reduce(
      (set, { product }, thing) =>
        task.coldFor !== undefined && productOf(task, product).melts ? set | (1 << thing) : set,
      0,
    ),
    coldFor: task.coldFor ?? NEVER,
    soldOut: trip.things.reduce(
      (set, { soldOut }, thing) => (soldOut === true ? set | (1 << thing) : set),
      0,
    ),
    nest: ground.cells.indexOf(nest),
    home: startOf(content, ground),
    start: startNow(content, ground, world.at),
    pace: task.rival?.pace ?? 1,
  };
}

/** Hundreds of trips are looked at on one ground. */
const neighbours = new WeakMap<Ground, { readonly content: WalkContent; readonly of: Model["neighbours"] }>();

function neighboursOf(content: WalkContent, ground: Ground): Model["neighbours"] {
  const known = neighbours.get(ground);
  if (known?.content === content) return known.of;
  const of = ground.cells.map((_id, at) =>
    floorAt(content, ground, at) === undefined ? [] : steps(content, ground, at).map(({ to }) => to),
  );
  neighbours.set(ground, { content, of });
  return of;
}

export function firstRun(model: Model, { rivalAt }: Trip): Run {
  return beginRun(model, model.start, rivalAt === undefined ? NOWHERE : placeOf(model.ground, rivalAt));
}

/** A stop of a way: a thing off its shelf, a thing back from the rival, or steps that go by before the next stop. */
export type Stop =
  | { readonly type: "grab"; readonly thing: number }
  | { readonly type: "catch"; readonly thing: number; readonly at: number }
  | { readonly type: "pause"; readonly steps: number };

export interface Shortest {
  readonly steps: number;
  /** All that has to be done for it, in its order. */
  readonly way: readonly Stop[];
  readonly order: readonly number[];
}

/** Asked for at every press. */
const shortest = new WeakMap<Model, Shortest>();

/** In how many steps it can be done, and what is got in which order. */
export function shortestOf({ model, trip }: Pick<Shop, "model" | "trip">): Shortest {
  const known = shortest.get(model) ?? findShortest(model, trip);
  shortest.set(model, known);
  return known;
}

function findShortest(model: Model, trip: Trip): Shortest {
  const start = firstRun(model, trip);
  const { steps: least, deeds } = planFrom(model, start);
  let run = start;
  let last = start;
  /** Whoever only told what is got would leave out that the way there is not the straight one. */
  const reached = (stop: Stop): Stop[] => {
    const { column, row } = placeAt(model.ground, run.at);
    const from = placeAt(model.ground, last.at);
    const straight = Math.abs(column - from.column) + Math.abs(row - from.row);
    const spare = run.time - last.time - straight;
    last = run;
    return spare > 0 ? [{ type: "pause", steps: spare }, stop] : [stop];
  };
  const way = deeds.flatMap((deed): Stop[] => {
    if (deed.type === "pay") return [];
    if (deed.type === "grab") {
      run = grab(model, run, deed.thing);
      return reached({ type: "grab", thing: deed.thing });
    }
    const passed = pass(model, run, deed.to);
    run = passed.run;
    const at = deed.to;
    return passed.events.flatMap((event): Stop[] =>
      event.type === "caught" ? reached({ type: "catch", thing: event.thing, at }) : [],
    );
  });
  const order = way.flatMap((stop) => ("thing" in stop ? [stop.thing] : []));
  return { steps: least, way, order };
}

export function productOf({ products }: Pick<GatherRules, "products">, id: string): Product {
  const product = products[id];
  if (product === undefined) throw new RangeError(`productOf: no product "${id}"`);
  return product;
}

export function thingAt({ trip }: Pick<Shop, "trip">, index: number): Thing {
  const thing = trip.things[index];
  if (thing === undefined) throw new RangeError(`thingAt: no thing ${index}`);
  return thing;
}

export function nameOf(shop: Pick<Shop, "rules" | "trip">, thing: number): string {
  const { name, short = name } = productOf(shop.rules, thingAt(shop, thing).product);
  return short;
}

export function sectionOf(content: WalkContent, shop: Pick<Shop, "rules" | "trip">, thing: number): string {
  const { section } = productOf(shop.rules, thingAt(shop, thing).product);
  return placeName(content, section);
}

export function placeName(content: WalkContent, id: string): string {
  const cell = content.cells[id];
  return (cell?.type === "floor" ? cell.landmark?.name : undefined) ?? id;
}

/** "bread", "bread and milk", "bread, milk, and eggs" */
export function joined({ list }: GatherContent, names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return "";
  if (names.length === 1) return last;
  const comma = names.length > 2 ? "," : "";
  return `${names.slice(0, -1).join(", ")}${comma} ${list.and} ${last}`;
}

export function listNames(shop: Pick<Shop, "words" | "rules" | "trip">, things: readonly number[]): string {
  return joined(
    shop.words,
    things.map((thing) => productOf(shop.rules, thingAt(shop, thing).product).name),
  );
}
