import { describe, expect, it } from "vitest";
import { cornerStore } from "./corner-store.fixture.ts";
import { DIRECTIONS, neighbour, placeAt, indexOf, readGround, steps, swapCells, writeMap } from "./ground.ts";

const MAP = ["B.Z", "E#C"];
const ground = readGround(cornerStore, MAP);

describe("the ground", () => {
  it("counts from the entrance's row, left to right", () => {
    expect(ground).toEqual({
      columns: 3,
      rows: 2,
      cells: ["door", "shelf", "checkout", "bakery", "aisle", "freezer"],
    });
  });

  it("is written as the map that it was read from", () => {
    expect(writeMap(cornerStore, ground)).toEqual(MAP);
  });

  it("refuses a sign that no cell has", () => {
    expect(() => readGround(cornerStore, ["B?"])).toThrow('readGround: no cell has the sign "?"');
  });

  it("numbers rows and columns from 1, row 1 at the entrance", () => {
    expect(placeAt(ground, 3)).toEqual({ column: 1, row: 2 });
    expect(indexOf(ground, { column: 1, row: 2 })).toBe(3);
  });

  it("ends at its four edges", () => {
    expect(DIRECTIONS.map((one) => neighbour(ground, 0, one))).toEqual([undefined, 1, 3, undefined]);
    expect(DIRECTIONS.map((one) => neighbour(ground, 5, one))).toEqual([4, undefined, undefined, 2]);
  });

  it("lets one step on floors only", () => {
    expect(steps(cornerStore, ground, 0)).toEqual([{ direction: "up", to: 3 }]);
  });

  it("changes two cells with each other, and no others", () => {
    expect(writeMap(cornerStore, swapCells(ground, 3, 4))).toEqual([".BZ", "E#C"]);
  });
});
