import { describe, expect, it } from "vitest";
import { content, filling, leaping } from "./example.ts";
import { buttonJumps, distancesTo, landing, pitchOf, shortestWay } from "./track.ts";

const fillingJumps = buttonJumps(content, filling);
const leapingJumps = buttonJumps(content, leaping);

function way(from: number, target: number, rules: typeof filling, jumps = buttonJumps(content, rules)) {
  return shortestWay(from, target, rules.range, jumps)?.map(({ id }) => id);
}

describe("a jump", () => {
  it("goes on to the next multiple, a whole one further where it stands on one", () => {
    expect([7, 8, 10, 11, -3].map((value) => landing({ upTo: 10 }, value))).toEqual([10, 10, 20, 20, 0]);
  });

  it("goes back to the multiple before, a whole one where it stands on one", () => {
    expect([7, 10, 13, 20, -3].map((value) => landing({ downTo: 10 }, value))).toEqual([0, 0, 10, 10, -10]);
  });
});

describe("the shortest way", () => {
  it("fills the ten and adds the rest", () => {
    expect(way(8, 13, filling)).toEqual(["fill", "hop", "hop", "hop"]);
  });

  it("jumps too far and comes back where that is shorter", () => {
    expect(way(9, 17, filling)).toEqual(["fill", "fill", "back", "back", "back"]);
    expect(way(47, 76, leaping)).toEqual(["leap", "leap", "leap", "back"]);
  });

  it("goes by tens before ones", () => {
    expect(way(75, 52, leaping)).toEqual(["leap-back", "leap-back", "back", "back", "back"]);
  });

  it("stays on the track: 20 is the last pad", () => {
    expect(way(20, 19, filling)).toEqual(["back"]);
    expect(way(4, 20, filling)).toEqual(["fill", "fill"]);
    expect(shortestWay(95, 99, { from: 0, to: 99 }, leapingJumps)?.length).toBe(4);
  });

  it("is empty at the target, and undefined where no jumps lead there", () => {
    expect(way(13, 13, filling)).toEqual([]);
    expect(way(13, 21, filling)).toBeUndefined();
    expect(way(13, 12, { ...filling, buttons: { up: "hop" } })).toBeUndefined();
  });
});

describe("the distances to a target", () => {
  it("are those that trying every row of jumps gives", () => {
    for (const { rules, jumps } of [
      { rules: filling, jumps: fillingJumps },
      { rules: leaping, jumps: leapingJumps },
    ]) {
      const { from, to } = rules.range;
      const target = 13;
      const distances = distancesTo(target, rules.range, jumps);
      const found = Array.from({ length: to - from + 1 }, (_, value) => distances.from(value));
      const tried = Array.from({ length: to - from + 1 }, (_, value) => {
        let reached = new Set([value]);
        for (let count = 0; ; count++) {
          if (reached.has(target)) return count;
          const next = [...reached].flatMap((at) => jumps.map(({ jump }) => landing(jump.change, at)));
          reached = new Set([...reached, ...next.filter((at) => at >= from && at <= to)]);
        }
      });
      expect(found).toEqual(tried);
    }
  });
});

describe("the pitch", () => {
  it("climbs a short track by whole semitones, at most two octaves in all", () => {
    expect([0, 1, 6, 12].map((value) => pitchOf(value, { from: 0, to: 12 }))).toEqual([-12, -10, 0, 12]);
    expect([0, 20].map((value) => pitchOf(value, { from: 0, to: 20 }))).toEqual([-10, 10]);
  });

  it("spreads a long track evenly over two octaves", () => {
    expect([0, 1, 50, 100].map((value) => pitchOf(value, { from: 0, to: 100 }))).toEqual([
      -12, -11.76, 0, 12,
    ]);
  });
});
