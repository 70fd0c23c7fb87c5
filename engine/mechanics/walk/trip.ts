/** What a shopping trip has come to: the ground now, what is here, what is left, and the shortest tour from here. */
import { floorAt, idAt, indexOf, isEnd, readGround, swapCells, type Ground } from "./ground.ts";
import type { Product, Surprise, Thing } from "./gathering-schema.ts";
import type { WalkContent, WalkDeal, WalkItem, WalkState } from "./schema.ts";
import { shortestWay, type Way } from "./route.ts";
import { mapTours, tourFrom, type Stop, type Tour, type TourMap } from "./tour.ts";

type Game = Pick<WalkDeal, "content" | "item">;

export function productOf(content: WalkContent, id: string): Product {
  const product = content.task.products[id];
  if (product === undefined) throw new RangeError(`productOf: no product "${id}"`);
  return product;
}

export function thingAt(item: WalkItem, index: number): Thing {
  const thing = item.task.things[index];
  if (thing === undefined) throw new RangeError(`thingAt: no thing ${index}`);
  return thing;
}

export function occasionOf({ content, item }: Game): WalkContent["task"]["occasions"][string] {
  const occasion = content.task.occasions[item.task.occasion];
  if (occasion === undefined) throw new RangeError(`occasionOf: no occasion "${item.task.occasion}"`);
  return occasion;
}

/** What happens to a thing that is sold out. */
export function surpriseOf(game: Game, product: string): Surprise {
  const surprise = occasionOf(game).surprises[product];
  if (surprise === undefined)
    throw new RangeError(`surpriseOf: none for "${product}" in ${game.item.task.occasion}`);
  return surprise;
}

function sectionOf({ content, item }: Game, index: number): string {
  return productOf(content, thingAt(item, index).product).section;
}

/** True once something from another section than the one that moves is in the cart. */
export function hasMoved(game: Game, got: readonly number[]): boolean {
  const { moved } = game.item.task;
  return moved !== undefined && got.some((index) => sectionOf(game, index) !== moved.section);
}

export function groundNow(game: Game, got: readonly number[]): Ground {
  const ground = readGround(game.content, game.item.map);
  const { moved } = game.item.task;
  if (moved === undefined || !hasMoved(game, got)) return ground;
  return swapCells(ground, ground.cells.indexOf(moved.section), indexOf(ground, moved.to));
}

export function remaining({ item }: Pick<Game, "item">, got: readonly number[]): number[] {
  return item.task.things.map((_thing, index) => index).filter((index) => !got.includes(index));
}

/** The first thing of the list that can be fetched where one stands. */
export function thingHere(game: Game, { at, got }: Pick<WalkState, "at" | "got">): number | undefined {
  const section = idAt(groundNow(game, got), at);
  return remaining(game, got).find((index) => sectionOf(game, index) === section);
}

export function canFinish(game: Game, { at, got }: Pick<WalkState, "at" | "got">): boolean {
  return remaining(game, got).length === 0 && isEnd(game.content, groundNow(game, got), at);
}

/** Hints, asking and the solver want tours of the same item again and again: its map of tours is kept while it is. */
const mapped = new WeakMap<WalkItem, { readonly content: WalkContent; readonly tours: TourMap }>();

function toursOf(game: Game): TourMap {
  const known = mapped.get(game.item);
  if (known?.content === game.content) return known.tours;
  const indexes = game.item.task.things.map((_thing, index) => index);
  const before = groundNow(game, []);
  const after = groundNow(game, indexes);
  const tours = mapTours(game.content, {
    sections: indexes.map((index) => sectionOf(game, index)),
    groundWith: (set) => {
      const fetched = indexes.filter((index) => (set & (1 << index)) !== 0);
      return hasMoved(game, fetched) ? after : before;
    },
  });
  mapped.set(game.item, { content: game.content, tours });
  return tours;
}

/** The shortest tour from here; undefined if something cannot be reached, which `check` and `generate` rule out. */
export function findTour(game: Game, { at, got }: Pick<WalkState, "at" | "got">): Tour | undefined {
  const fetched = got.reduce((set, index) => set | (1 << index), 0);
  return tourFrom(toursOf(game), at, fetched);
}

/** The tour from here, for a trip that has one. */
export function tourOf(game: Game, state: Pick<WalkState, "at" | "got">): Tour {
  const tour = findTour(game, state);
  if (tour === undefined)
    throw new RangeError(`tourOf: the list of ${game.item.id} cannot be fetched from here`);
  return tour;
}

export function startOf({ content, item }: Game): number {
  const ground = readGround(content, item.map);
  const start = ground.cells.findIndex((_id, at) => floorAt(content, ground, at)?.role === "start");
  if (start === -1) throw new RangeError("startOf: the map has no start");
  return start;
}

/** The next stop of the tour from here, and the way there that is told and that the solver takes. */
export function nextStop(game: Game, state: Pick<WalkState, "at" | "got">): Stop & Way {
  const stop = tourOf(game, state).stops[0];
  const found =
    stop && shortestWay(game.content, groundNow(game, state.got), state.at, (at) => at === stop.at);
  if (stop === undefined || found === undefined)
    throw new RangeError("nextStop: a tour has at least the finish, and a way there");
  return { ...stop, ...found };
}
