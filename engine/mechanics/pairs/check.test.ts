import { expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { check } from "./check.ts";
import { attic, content, rules } from "./example.ts";
import { generate } from "./generate.ts";

const faultsOf = (set: object) =>
  check({ content, sets: [{ path: "levels[0]", rules, ...set }] }).map(
    ({ path, mend }) => `${path}: ${mend}`,
  );

it("takes boards that fill their places, from items or from a bank", () => {
  expect([...faultsOf({ items: [attic] }), ...faultsOf({})]).toEqual([]);
});

it("refuses boards that do not", () => {
  expect(faultsOf({ rules: { ...rules, rows: 3 } })).toEqual([
    "levels[0].rules.columns: Make the number of places even: each pair fills two.",
  ]);
  expect(faultsOf({ rules: { ...rules, rows: 4 }, items: [attic] })).toEqual([
    "levels[0].items[0].pairs: Give 6 pairs: 4 by 3 places.",
  ]);
  expect(faultsOf({ rules: { ...rules, rows: 4 } })).toEqual([
    "levels[0].rules.pairs: Give items, or at least 6 pairs that can be on one board.",
  ]);
});

it("never deals two pairs that could be taken for each other, and new ones first", () => {
  const bank = [
    { id: "big", first: "big", second: "small", apart: "size" },
    { id: "large", first: "large", second: "little", apart: "size" },
    { id: "wet", first: "wet", second: "dry" },
    { id: "hot", first: "hot", second: "cold" },
  ];
  const small = { rows: 2, columns: 2, pairs: bank };
  const boards = Array.from(
    { length: 40 },
    (_, seed) => generate(content, small, createRandom(seed), undefined).id,
  );
  expect(boards.filter((id) => id === "big-large")).toEqual([]);
  const next = generate(content, small, createRandom(1), { met: ["wet", "big"], found: [] });
  expect(next.pairs.map(({ id }) => id).toSorted()).toEqual(["hot", "large"]);
});
