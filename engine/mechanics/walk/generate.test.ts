import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { checkWalk } from "./check.ts";
import { cornerStore, plainRules } from "./corner-store.fixture.ts";
import { generateTrip } from "./generate.ts";
import type { Trip } from "./gathering-schema.ts";
import { placeAt } from "./ground.ts";
import { isConnected } from "./lay-out.ts";
import type { WalkItem, WalkRules } from "./schema.ts";
import { findTour, groundNow, productOf, startOf } from "./trip.ts";

const TRIP: Trip = {
  occasions: ["lunch"],
  sections: ["bakery", "freezer", "soups", "snacks"],
  things: 3,
  others: 1,
  missing: 1,
  packs: 1,
  shelf: 2,
  budget: true,
  moved: true,
};
const rules: WalkRules = {
  ...plainRules,
  map: { columns: 5, rows: 4, blocks: 3 },
  task: { ...plainRules.task, trip: TRIP },
};

function everyTrip(check: (item: WalkItem) => void, made = rules): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      check(generateTrip(cornerStore, made, createRandom(seed)));
    }),
  );
}

const groundOf = (item: WalkItem) => groundNow({ content: cornerStore, item }, []);

describe("trips that are made", () => {
  it("pass the checks that authored ones must pass: everything can be reached, and the money does", () => {
    everyTrip((item) => {
      expect(
        checkWalk({ content: cornerStore, sets: [{ path: "levels[0]", rules, items: [item] }] }),
      ).toEqual([]);
    });
  });

  it("have no place that is cut off", () => {
    everyTrip((item) => {
      expect(isConnected(cornerStore, groundOf(item))).toBe(true);
    });
  });

  it("keep sections in their zones, and the entrance, the checkout and the desk in front", () => {
    everyTrip((item) => {
      const ground = groundOf(item);
      const zones = ground.cells.map((id, at) => {
        const { column, row } = placeAt(ground, at);
        const isEdge = column === 1 || column === ground.columns || row === ground.rows;
        return { id, zone: row === 1 ? "front" : isEdge ? "edge" : "middle" };
      });
      const zonesOf = (...ids: string[]) => [
        ...new Set(zones.filter(({ id }) => ids.includes(id)).map(({ zone }) => zone)),
      ];
      expect(zonesOf("door", "checkout", "desk")).toEqual(["front"]);
      expect(zonesOf("bakery", "freezer")).toEqual(["edge"]);
      expect(zonesOf("soups", "snacks", "shelf")).toEqual(["middle"]);
    });
  });

  it("want things of different sections, one sold out and one in packs, as the level asks", () => {
    everyTrip(({ task: { things } }) => {
      const sections = things.map(({ product }) => productOf(cornerStore, product).section);
      expect(new Set(sections).size).toBe(3);
      const types = things.map(({ choice }) => choice?.type);
      expect(types.filter((type) => type === "missing")).toHaveLength(1);
      expect(types.filter((type) => type === "packs")).toHaveLength(1);
    });
  });

  it("put something else of its section beside each other thing, where there is something else", () => {
    everyTrip(({ task: { things } }) => {
      for (const { product, choice } of things) {
        if (choice?.type === "missing" || choice?.type === "packs") continue;
        const { section } = productOf(cornerStore, product);
        const beside = choice?.beside.map((other) => [
          other === product,
          productOf(cornerStore, other).section,
        ]);
        // Nothing but chips is kept with the snacks.
        expect(beside).toEqual(section === "snacks" ? undefined : [[false, section]]);
      }
    });
  });

  it("give packs whose prices for one are whole coins and differ", () => {
    everyTrip(({ task: { things } }) => {
      for (const { choice } of things) {
        if (choice?.type !== "packs") continue;
        const each = choice.packs.map(({ count, price }) => price / count);
        expect(each).toEqual(each.map(Math.round));
        expect(new Set(each).size).toBe(2);
      }
    });
  });

  it("move a section of the list to another place, and the tour goes there", () => {
    everyTrip((item) => {
      const { moved, things } = item.task;
      expect(things.map(({ product }) => productOf(cornerStore, product).section)).toContain(moved?.section);
      const game = { content: cornerStore, item };
      const after = groundNow(game, [0, 1, 2]);
      expect(after.cells.indexOf(moved?.section ?? "")).not.toBe(
        groundOf(item).cells.indexOf(moved?.section ?? ""),
      );
      expect(findTour(game, { at: startOf(game), got: [] })?.stops).toHaveLength(4);
    });
  });

  it("are named after what is in them: the same seed, the same id; another trip, another id", () => {
    const made = (seed: number) => generateTrip(cornerStore, rules, createRandom(seed));
    expect(made(7)).toEqual(made(7));
    const ids = Array.from({ length: 50 }, (_, seed) => made(seed)).map(({ id, ...item }) => [
      JSON.stringify(item),
      id,
    ]);
    expect(new Set(ids.map(([, id]) => id)).size).toBe(new Set(ids.map(([item]) => item)).size);
  });
});
