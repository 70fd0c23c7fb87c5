import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breadAndPeas, cornerStore, withTask } from "./corner-store.fixture.ts";
import { shortestWay } from "./route.ts";
import type { WalkItem } from "./schema.ts";
import { findTour, groundNow, productOf, startOf } from "./trip.ts";

const tourOf = (item: WalkItem, got: number[] = [], at = startOf({ content: cornerStore, item })) =>
  findTour({ content: cornerStore, item }, { at, got });

describe("the shortest tour", () => {
  it("fetches everything and ends at the nearest finish", () => {
    expect(tourOf(breadAndPeas)).toEqual({
      steps: 7,
      stops: [{ thing: 0, at: 8 }, { thing: 1, at: 11 }, { at: 3 }],
    });
  });

  it("goes on from wherever one is, with what one has", () => {
    expect(tourOf(breadAndPeas, [0], 4)).toEqual({ steps: 6, stops: [{ thing: 1, at: 11 }, { at: 3 }] });
  });

  it("fetches two things of one section at one stop", () => {
    const item = withTask({ things: [{ product: "bread" }, { product: "cake" }] });
    expect(tourOf(item)).toEqual({ steps: 6, stops: [{ thing: 0, at: 8 }, { thing: 1, at: 8 }, { at: 2 }] });
  });

  it("knows that a section will have moved", () => {
    const item = withTask({ moved: { section: "freezer", to: { column: 1, row: 2 } } });
    expect(tourOf(item)).toEqual({ steps: 6, stops: [{ thing: 0, at: 8 }, { thing: 1, at: 4 }, { at: 2 }] });
  });

  it("is none where something cannot be reached", () => {
    expect(tourOf(withTask({}, ["B#Z", "E#C"]))).toBeUndefined();
  });

  it("is as short as the best order of stops, tried one by one", () => {
    const products = ["bread", "peas", "soup", "chips"];
    const cells = fc.shuffledSubarray("EDCBZNA.........####".split(""), {
      minLength: 20,
      maxLength: 20,
    });
    fc.assert(
      fc.property(cells, fc.subarray(products, { minLength: 1 }), (signs, wanted) => {
        const map = [0, 1, 2, 3].map((row) => signs.slice(row * 5, row * 5 + 5).join(""));
        const item = withTask({ things: wanted.map((product) => ({ product })) }, map);
        expect(tourOf(item)?.steps).toBe(shortestByTrying(item));
      }),
    );
  });
});

/** The same by another road: every order of the stops, each leg as short as it can be. */
function shortestByTrying(item: WalkItem): number | undefined {
  const ground = groundNow({ content: cornerStore, item }, []);
  const placeOf = (cell: string): number => ground.cells.indexOf(cell);
  const leg = (from: number, to: number): number =>
    shortestWay(cornerStore, ground, from, (at) => at === to)?.way.length ?? Infinity;
  const sections = item.task.things.map(({ product }) => productOf(cornerStore, product).section);
  const least = orders(sections)
    .map((order) => {
      const places = [placeOf("door"), ...order.map(placeOf)];
      const last = places.at(-1) ?? 0;
      const legs = places.slice(1).map((to, index) => leg(places[index] ?? 0, to));
      return legs.reduce(
        (sum, length) => sum + length,
        Math.min(leg(last, placeOf("checkout")), leg(last, placeOf("desk"))),
      );
    })
    .reduce((one, other) => Math.min(one, other));
  return least === Infinity ? undefined : least;
}

function orders(list: readonly string[]): string[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first) => orders(list.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}
