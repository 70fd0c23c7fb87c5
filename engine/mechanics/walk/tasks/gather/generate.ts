/** Trips: of one order, each thing from another section, winnable, and not by walking blindly. */
import type { Random } from "../../../../random.ts";
import type { WalkContent, WalkItem, WalkRules, WalkWorld } from "../../schema.ts";
import { planForAll } from "./plan.ts";
import { grab, onShelves, pass, won, type Model, type Run } from "./run.ts";
import type { GatherRules, Thing, Trip } from "./schema.ts";
import { COINS_IN_ONE, SPARE, leastOf } from "./money.ts";
import { firstRun, groundOf, modelOf, productOf } from "./trip.ts";

const TRIES = 60;
/** So many trips are looked at for one that is contested and can be won. */
const LOOKS = 5;

export function generate(content: WalkContent, rules: WalkRules, random: Random, world: WalkWorld): WalkItem {
  if (rules.task.type !== "gather" || rules.task.trips === undefined)
    throw new RangeError("generate: the rules say nothing of trips");
  let kept: Trip | undefined;
  for (let tries = 0, looks = 0; tries < TRIES && (looks < LOOKS || kept === undefined); tries++) {
    const trip = tryTrip(content, rules, rules.task, random, world);
    if (trip === undefined) continue;
    const model = modelOf(content, rules, trip, world);
    const start = firstRun(model, trip);
    // Where whoever fetches in the order heard loses nothing, there is little to think about: only if nothing else is found.
    if (naiveWins(model, start) === trip.things.length) {
      kept ??= trip;
      if (trip.rivalAt === undefined && model.melts === 0) break;
    } else if (planForAll(model, start) !== undefined) return itemOf(trip);
    looks += 1;
  }
  if (kept === undefined) throw new RangeError("generate: no trip of these rules can be won");
  return itemOf(kept);
}

/** What is won by fetching things in the order of the list, whatever the rival does. */
function naiveWins(model: Model, start: Run): number {
  let run = start;
  const go = (to: number): void => {
    for (let step = stepTowards(model, run.at, to); step !== undefined; step = stepTowards(model, run.at, to))
      run = pass(model, run, step).run;
  };
  for (const [thing, place] of model.things.entries()) {
    if (!onShelves(model, run).includes(thing)) continue;
    go(place);
    if (onShelves(model, run).includes(thing)) run = grab(model, run, thing);
  }
  go(model.home);
  return won(run);
}

function stepTowards({ neighbours }: Model, from: number, to: number): number | undefined {
  if (from === to) return undefined;
  const towards = new Map([[to, 0]]);
  for (const [at, far] of towards)
    for (const next of neighbours[at] ?? []) if (!towards.has(next)) towards.set(next, far + 1);
  return (neighbours[from] ?? []).toSorted((a, b) => (towards.get(a) ?? 99) - (towards.get(b) ?? 99))[0];
}

function itemOf(trip: Trip): WalkItem {
  const things = trip.things.map(({ product, soldOut, packs }) =>
    [
      product,
      ...(soldOut ? ["out"] : []),
      ...(packs ? [packs.need, ...packs.sizes.map(({ price }) => price)] : []),
    ].join("-"),
  );
  const parts = [trip.order, ...things, ...(trip.rivalAt === undefined ? [] : ["from", trip.rivalAt])];
  return { id: parts.join("-"), task: trip };
}

function tryTrip(
  content: WalkContent,
  rules: WalkRules,
  task: GatherRules,
  random: Random,
  world: WalkWorld,
): Trip | undefined {
  const { trips } = task;
  if (trips === undefined) return undefined;
  const order = random.pick(Object.keys(task.orders));
  const ground = groundOf(content, rules, world);
  const found = task.orders[order];
  const sold = (found?.products ?? []).filter((id) => ground.cells.includes(productOf(task, id).section));
  const chosen = pickThings(task, random.shuffle(sold), trips.things);
  if (chosen.length < trips.things) return undefined;
  if (chosen.filter((id) => productOf(task, id).melts).length < trips.melts) return undefined;
  const out = chosen.filter((id) => task.substitutes?.[order]?.[id] !== undefined).slice(0, trips.soldOut);
  if (out.length < trips.soldOut) return undefined;
  const packed = chosen.filter((id) => !out.includes(id)).slice(0, trips.packs);
  const things = chosen.map((product): Thing => ({
    product,
    ...(out.includes(product) ? { soldOut: true as const } : {}),
    ...(packed.includes(product) ? { packs: makePacks(random) } : {}),
  }));
  const swap = trips.swap ? swapOf(task, ground.cells, chosen, random) : undefined;
  return {
    type: "gather",
    order,
    things: random.shuffle(things),
    ...(task.rival === undefined ? {} : { rivalAt: perch(task, ground.cells, chosen, random, world.rival) }),
    ...(task.budget ? { budget: budgetFor(things) } : {}),
    ...(swap === undefined ? {} : { swap }),
  };
}

function pickThings(task: GatherRules, shuffled: readonly string[], count: number): string[] {
  const chosen: string[] = [];
  for (const id of shuffled) {
    if (chosen.length === count) break;
    const { section } = productOf(task, id);
    if (chosen.every((other) => productOf(task, other).section !== section)) chosen.push(id);
  }
  return chosen;
}

/** Where it was left; anywhere but on a thing of the list. */
function perch(
  task: GatherRules,
  cells: readonly string[],
  chosen: readonly string[],
  random: Random,
  left: string | undefined,
): string {
  const sections = new Set(Object.values(task.products).map(({ section }) => section));
  const taken = chosen.map((id) => productOf(task, id).section);
  if (left !== undefined && cells.includes(left) && !taken.includes(left)) return left;
  return random.pick(cells.filter((id) => sections.has(id) && !taken.includes(id)));
}

/** A section of the list and one that is not on it change places. */
function swapOf(
  task: GatherRules,
  cells: readonly string[],
  chosen: readonly string[],
  random: Random,
): [string, string] {
  const sections = [...new Set(Object.values(task.products).map(({ section }) => section))].filter((id) =>
    cells.includes(id),
  );
  const listed = chosen.map((id) => productOf(task, id).section);
  return [random.pick(listed), random.pick(sections.filter((id) => !listed.includes(id)))];
}

/** Three packs in whole dollars, to be reckoned in the head: half of the time the small one costs least in all. */
function makePacks(random: Random): Thing["packs"] {
  const small = random.pick([2, 3, 4]);
  const times = random.pick([2, 3]);
  const need = small * times;
  const large = need + random.pick([0, small]);
  const smallPrice = random.pick([1, 2, 3]) * COINS_IN_ONE;
  const total = smallPrice * times;
  const isLargeBetter = random.next() < 0.5 && total - COINS_IN_ONE > smallPrice;
  const largePrice = isLargeBetter ? total - COINS_IN_ONE : total + COINS_IN_ONE;
  return {
    need,
    sizes: [
      { count: small, price: smallPrice },
      { count: large, price: largePrice },
      thirdPack(need, small * 2 === large ? large + 1 : small * 2, Math.min(total, largePrice), random),
    ],
  };
}

/** One that always costs more in all, if only a little. */
function thirdPack(need: number, count: number, best: number, random: Random) {
  const packs = Math.ceil(need / count);
  const dollars = Math.ceil((best / COINS_IN_ONE + random.pick([1, 2])) / packs);
  return { count, price: dollars * COINS_IN_ONE };
}

/** Enough for the best packs, and two more: one dearer pack may be bought, a second one costs. */
function budgetFor(things: readonly Thing[]): number {
  return things.reduce((sum, { packs }) => (packs === undefined ? sum : sum + leastOf(packs)), SPARE);
}
