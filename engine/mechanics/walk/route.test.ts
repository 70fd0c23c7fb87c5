import { describe, expect, it } from "vitest";
import { cornerStore } from "./corner-store.fixture.ts";
import { readGround } from "./ground.ts";
import { shortestWay, wayInWords } from "./route.ts";

const { words } = cornerStore;

describe("the shortest way", () => {
  it("has the fewest turns of all that are as short", () => {
    const ground = readGround(cornerStore, ["....", "....", "E.C."]);
    expect(shortestWay(cornerStore, ground, 0, (at) => at === 11)).toEqual({
      to: 11,
      way: ["right", "right", "right", "up", "up"],
    });
  });

  it("goes around what blocks", () => {
    const ground = readGround(cornerStore, ["...", ".#.", "E#C"]);
    expect(shortestWay(cornerStore, ground, 0, (at) => at === 2)?.way).toEqual([
      "up",
      "up",
      "right",
      "right",
      "down",
      "down",
    ]);
  });

  it("leads to the nearest of several places, and nowhere from a place that is one", () => {
    const ground = readGround(cornerStore, ["B..Z", "E..C"]);
    expect(shortestWay(cornerStore, ground, 0, (at) => at === 4 || at === 7)).toEqual({ to: 4, way: ["up"] });
    expect(shortestWay(cornerStore, ground, 0, (at) => at === 0)).toEqual({ to: 0, way: [] });
  });

  it("is none where none leads", () => {
    const ground = readGround(cornerStore, ["#B", "E#"]);
    expect(shortestWay(cornerStore, ground, 0, (at) => at === 3)).toBeUndefined();
  });
});

describe("a way in words", () => {
  it("counts the steps of each leg", () => {
    expect(wayInWords(words, ["right", "right", "up", "left"])).toBe("2 right, then 1 up, then 1 left");
  });

  it("tells the first two legs of a way of more than three", () => {
    expect(wayInWords(words, ["up", "left", "down", "right"])).toBe("1 up, then 1 left, and so on");
  });
});
