/** Trips: of one order, each thing from another section, winnable, and not by walking blindly. */
import type { Random } from "../../../../random.ts";
import { flight } from "../../ground.ts";
import type { WalkContent, WalkItem, WalkRules, WalkWorld } from "../../schema.ts";
import { planForAll } from "./plan.ts";
import { grab, onShelves, pass, won, type Model, type Run } from "./run.ts";
import type { GatherRules, Thing, Trip } from "./schema.ts";
import { SPARE, leastOf } from "./money.ts";
import { drawPacks } from "./packs.ts";
import { firstRun, groundOf, modelOf, productOf } from "./trip.ts";

const TRIES = 60;
/** So many trips are looked at for one that is contested and can be won. */
const LOOKS = 12;

export function generate(content: WalkContent, rules: WalkRules, random: Random, world: WalkWorld): WalkItem {
  const { task } = rules;
  if (task.type !== "gather" || task.trips === undefined)
    throw new RangeError("generate: the rules say nothing of trips");
  // What was asked for least comes first. Where that cannot be won, anything may be asked for again, and where one stands too
  // far from a fast rival, it waits elsewhere.
  const free = { ...world, asked: [] };
  const trip =
    bestTrip(content, rules, task, random, world, LOOKS) ??
    bestTrip(content, rules, task, random, free, TRIES) ??
    bestTrip(content, rules, task, random, { ...free, rival: undefined }, TRIES);
  if (trip === undefined) throw new RangeError("generate: no trip of these rules can be won");
  return itemOf(trip);
}

function bestTrip(
  content: WalkContent,
  rules: WalkRules,
  task: GatherRules,
  random: Random,
  world: WalkWorld,
  looks: number,
): Trip | undefined {
  const found: { readonly trip: Trip; readonly contest: number }[] = [];
  for (let tries = 0; tries < TRIES && found.length < looks; tries++) {
    const trip = tryTrip(content, rules, task, random, world);
    if (trip === undefined) continue;
    const model = modelOf(content, rules, trip, world);
    const contest = contestOf(model, firstRun(model, trip));
    found.push({ trip, contest });
    if (contest === MOST_CONTEST && planForAll(model, firstRun(model, trip)) !== undefined) return trip;
    if (trip.rivalAt === undefined && model.melts === 0) break;
  }
  const best = found
    .toSorted((a, b) => b.contest - a.contest)
    .find(({ trip }) => {
      const model = modelOf(content, rules, trip, world);
      return planForAll(model, firstRun(model, trip)) !== undefined;
    });
  return best?.trip;
}

const MOST_CONTEST = 3;

/**
 * How much there is to think about: whoever always goes for what is nearest loses something (which counts double), and so
 * does whoever fetches in the order heard.
 */
function contestOf(model: Model, start: Run): number {
  const isLost = (next: (run: Run, left: readonly number[]) => number): boolean =>
    wonBy(model, start, next) < model.things.length;
  const nearest = (run: Run, left: readonly number[]): number =>
    left.toSorted((a, b) => flightTo(model, run.at, a) - flightTo(model, run.at, b))[0] as number;
  return (isLost(nearest) ? 2 : 0) + (isLost((_run, left) => left[0] as number) ? 1 : 0);
}

function flightTo({ ground, things }: Model, at: number, thing: number): number {
  return flight(ground, at, things[thing] as number);
}

/** What is won by always fetching what is next, whatever the rival does. */
function wonBy(model: Model, start: Run, next: (run: Run, left: readonly number[]) => number): number {
  let run = start;
  const go = (to: number, thing?: number): void => {
    for (
      let step = stepTowards(model, run.at, to);
      step !== undefined;
      step = stepTowards(model, run.at, to)
    ) {
      if (thing !== undefined && !onShelves(model, run).includes(thing)) return;
      run = pass(model, run, step).run;
    }
  };
  for (let left = onShelves(model, run); left.length > 0; left = onShelves(model, run)) {
    const thing = next(run, left);
    go(model.things[thing] as number, thing);
    if (onShelves(model, run).includes(thing)) run = grab(model, run, thing);
  }
  go(model.home);
  return won(run);
}

function stepTowards({ neighbours }: Model, from: number, to: number): number | undefined {
  if (from === to) return undefined;
  const towards = waysTo(neighbours, to);
  return (neighbours[from] ?? []).toSorted((a, b) => (towards.get(a) ?? 99) - (towards.get(b) ?? 99))[0];
}

/** How far every place is from one: asked for at each step of each trip that is looked at. */
const ways = new WeakMap<Model["neighbours"], Map<number, ReadonlyMap<number, number>>>();

function waysTo(neighbours: Model["neighbours"], to: number): ReadonlyMap<number, number> {
  const known = ways.get(neighbours) ?? new Map<number, ReadonlyMap<number, number>>();
  ways.set(neighbours, known);
  const found = known.get(to);
  if (found !== undefined) return found;
  const towards = new Map([[to, 0]]);
  for (const [at, far] of towards)
    for (const next of neighbours[at] ?? []) if (!towards.has(next)) towards.set(next, far + 1);
  known.set(to, towards);
  return towards;
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
  const callers = Object.keys(task.orders);
  const order = random.pick(callers.filter((id) => timesAsked(world, id) === leastAsked(world, callers)));
  const ground = groundOf(content, rules, world);
  const found = task.orders[order];
  const sold = (found?.products ?? []).filter((id) => ground.cells.includes(productOf(task, id).section));
  const chosen = chooseThings(task, trips, freshFirst(random.shuffle(sold), world), world);
  if (chosen.length < trips.things) return undefined;
  if (chosen.filter((id) => productOf(task, id).melts).length < trips.melts) return undefined;
  const out = chosen.filter((id) => task.substitutes?.[order]?.[id] !== undefined).slice(0, trips.soldOut);
  if (out.length < trips.soldOut) return undefined;
  const packed = trips.packs === 0 ? [] : chosen.filter((id) => productOf(task, id).packs === true);
  const things = chosen.map((product): Thing => ({
    product,
    ...(out.includes(product) ? { soldOut: true as const } : {}),
    ...(packed.includes(product) ? { packs: world.packs?.[product] ?? drawPacks(random) } : {}),
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

function timesAsked({ asked = [] }: WalkWorld, id: string): number {
  return asked.filter((each) => each === id).length;
}

function leastAsked(world: WalkWorld, ids: readonly string[]): number {
  return Math.min(...ids.map((id) => timesAsked(world, id)));
}

/** What was not asked for yet comes before what was. */
function freshFirst(ids: readonly string[], world: WalkWorld): string[] {
  return ids.toSorted((a, b) => timesAsked(world, a) - timesAsked(world, b));
}

/** What comes in packs, those first that were not asked for yet, and single things beside it: nothing is sold both ways. */
function chooseThings(
  task: GatherRules,
  { things, packs }: NonNullable<GatherRules["trips"]>,
  shuffled: readonly string[],
  { packs: priced = {} }: WalkWorld,
): string[] {
  if (packs === 0) return pickThings(task, shuffled, things);
  const comesInPacks = (id: string): boolean => productOf(task, id).packs === true;
  const inPacks = shuffled.filter(comesInPacks).toSorted((a, b) => Number(a in priced) - Number(b in priced));
  const singles = shuffled.filter((id) => !comesInPacks(id));
  return pickThings(task, singles, things, pickThings(task, inPacks, packs));
}

function pickThings(
  task: GatherRules,
  shuffled: readonly string[],
  count: number,
  before: readonly string[] = [],
): string[] {
  const chosen = [...before];
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

/** Enough for the best packs, and two more: a dearer pack may leave too little for the next. */
function budgetFor(things: readonly Thing[]): number {
  return things.reduce((sum, { packs }) => (packs === undefined ? sum : sum + leastOf(packs)), SPARE);
}
