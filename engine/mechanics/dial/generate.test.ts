import { expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { costOf, taskId, taskTarget, worthOf } from "./asks.ts";
import { content, filling, guests } from "./example.ts";
import { generate } from "./generate.ts";

const [drawing] = filling.tasks ?? [];
const nine = { from: 9, to: 9 };
const fixed = {
  ...filling,
  tasks: drawing === undefined ? [] : [{ ...drawing, addends: [{ from: 5, to: 5 }, nine] }],
};
const world = { at: 7, aboard: [], gone: [], fuel: null };

it("holds what is asked and where it starts, and nothing else", () => {
  expect(generate(content, fixed, createRandom(1))).toEqual({
    id: "5+9",
    ways: [{ task: { type: "plus", addends: [5, 9] }, start: 9 }],
  });
});

it("offers the starts of one sum, with one who waits", () => {
  const { ways } = generate(
    content,
    { ...fixed, pick: "start", guests, pays: { from: 2, to: 2 } },
    createRandom(1),
    world,
  );
  expect(ways.map(({ start }) => start).toSorted((a, b) => a - b)).toEqual([5, 9]);
  expect(new Set(ways.map(({ guest, pays }) => `${guest} ${pays}`)).size).toBe(1);
});

it("never lets the price tell how far it is: who pays more is the shorter ride as often as the longer one, on either side", () => {
  const rules = { ...filling, pick: "load" as const, pays: { from: 2, to: 5 }, full: { every: 10, pays: 3 } };
  const found = { left: 0, shortAndDear: 0 };
  for (let seed = 0; seed < 200; seed++) {
    const { ways } = generate(content, rules, createRandom(seed), { ...world, fuel: 4 });
    const costs = ways.map((way) => costOf({ content, rules }, way));
    const [long, short] = (costs[0] ?? 0) > (costs[1] ?? 0) ? [0, 1] : [1, 0];
    expect(costs[short]).toBeLessThan(costs[long] ?? 0);
    expect(costs[short]).toBeLessThanOrEqual(4);
    const pays = ways.map((way) => way.pays ?? 0);
    const worths = ways.map((way) => worthOf(rules, way));
    const isShortDear = (pays[short] ?? 0) > (pays[long] ?? 0) && (worths[short] ?? 0) > (worths[long] ?? 0);
    if (isShortDear) found.shortAndDear += 1;
    else expect(worths[short]).toBeLessThan(worths[long] ?? 0);
    if (long === 0) found.left += 1;
  }
  expect(found.left > 60 && found.left < 140).toBe(true);
  expect(found.shortAndDear > 70 && found.shortAndDear < 130).toBe(true);
});

it("offers two rides that are both within reach, where such are drawn", () => {
  const rules = { ...filling, pick: "load" as const, pays: { from: 2, to: 5 } };
  for (let seed = 0; seed < 50; seed++) {
    const { ways } = generate(content, rules, createRandom(seed), { ...world, fuel: 5 });
    expect(Math.max(...ways.map((way) => costOf({ content, rules }, way)))).toBeLessThanOrEqual(5);
  }
});

it("offers loads of different size, and no two alike", () => {
  for (let seed = 0; seed < 50; seed++) {
    const { ways } = generate(
      content,
      { ...filling, pick: "load", guests, pays: { from: 1, to: 4 } },
      createRandom(seed),
      world,
    );
    expect([
      ways.length,
      new Set(ways.map(({ guest }) => guest)).size,
      new Set(ways.map(({ pays }) => pays)).size,
    ]).toEqual([2, 2, 2]);
    expect(new Set(ways.map(({ start }) => start)).size).toBe(1);
    expect(new Set(ways.map(({ task }) => taskId(task))).size).toBe(2);
  }
});

it("begins where the turn before has ended, and anew where nothing fits from there", () => {
  const rules = {
    ...filling,
    runsOn: true as const,
    tasks: drawing === undefined ? [] : [{ ...drawing, start: "first" as const }],
  };
  expect(generate(content, rules, createRandom(2), world).ways[0]?.start).toBe(7);
  expect(generate(content, rules, createRandom(2), { ...world, at: 18 }).ways[0]?.start).toBeLessThan(10);
});

it("brings somebody else each time, who is late only when all others are aboard, and nobody who has left", () => {
  const late = { ...guests, crab: { ...guests.newt, late: true as const } };
  const next = (aboard: string[], gone: string[] = []): unknown =>
    generate(content, { ...fixed, guests: late }, createRandom(1), { ...world, aboard, gone }).ways[0]?.guest;
  expect([
    next(["newt"]),
    next(["newt", "eel"]),
    next(["newt"], ["eel"]),
    next(["newt", "crab"], ["eel"]),
  ]).toEqual(["eel", "crab", "crab", undefined]);
});

it("offers nobody a full bridge for taking one after another", () => {
  const bridge = { ...fixed, gather: { offers: 4, size: { from: 1, to: 3 } } };
  const full = Array.from({ length: 60 }, (_, seed) => generate(content, bridge, createRandom(seed))).filter(
    ({ offers = [], ways: [way] }) => {
      if (way === undefined) throw new Error("no way");
      let taken = way.start;
      return offers.some(({ size }) => (taken += size) === taskTarget(way.task));
    },
  );
  expect(full).toEqual([]);
});

it("lets those wait who are said to", () => {
  for (let seed = 0; seed < 20; seed++)
    expect(generate(content, { ...fixed, guests, waits: ["newt"] }, createRandom(seed)).ways[0]?.guest).toBe(
      "newt",
    );
});
