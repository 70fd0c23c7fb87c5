import { describe, expect, it } from "vitest";
import { candidates, LAYOUTS, SPOTS, worth, type LayoutId } from "./layouts.ts";
import { enough } from "./stop.ts";

const layouts = Object.keys(LAYOUTS) as LayoutId[];

describe("the six doors", () => {
  it("leave one door when everything was asked", () => {
    const left = layouts.flatMap((layout) =>
      SPOTS.map((goal) => candidates(layout, goal, ["side", "number", "sound"])),
    );
    expect(left.every((doors) => doors.length === 1)).toBe(true);
  });

  it("need no question where the goal is the only one that sounds like it", () => {
    expect(enough("alone", "R2")).toEqual([[]]);
  });

  it("need the side and the number where all doors sound alike", () => {
    expect(enough("alike", "L1")).toEqual([["side", "number"]]);
  });

  it("need just the side where two doors across from each other sound alike", () => {
    expect(candidates("across", "L3", [])).toEqual(["L3", "R3"]);
    expect(enough("across", "L3")).toEqual([["side"]]);
  });

  it("make a question worth nothing that leaves as many doors", () => {
    expect(worth("alike", "L1", [], "sound")).toBe(0);
    expect(worth("across", "L3", [], "number")).toBe(0);
    expect(worth("neighbors", "L3", [], "number")).toBe(1);
  });

  it("have a best question wherever more than one door is left", () => {
    const stuck = layouts.flatMap((layout) =>
      SPOTS.filter((goal) => candidates(layout, goal, []).length > 1).filter(
        (goal) =>
          !(["side", "number", "sound"] as const).some((piece) => worth(layout, goal, [], piece) === 1),
      ),
    );
    expect(stuck).toEqual([]);
  });
});
