import { expect, it } from "vitest";
import { isWarning } from "../../definition/problem.ts";
import { check } from "./check.ts";
import { atDesk, content, plain, sack } from "./example.ts";
import { contentSchema, itemSchema, rulesSchema, type SortItem, type SortRules } from "./schema.ts";

function problems(rules: SortRules, items: SortItem[] | undefined, changed = {}): string[] {
  return check({ content: { ...content, ...changed }, sets: [{ path: "levels[0]", rules, items }] })
    .filter((fault) => !isWarning(fault))
    .map(({ path, mend }) => `${path}: ${mend}`);
}

it("finds nothing wrong with the example, which its schemas know", () => {
  expect(problems(plain, [sack])).toEqual([]);
  expect(contentSchema.parse(content)).toEqual(content);
  expect(itemSchema.parse(sack)).toEqual(sack);
  expect(rulesSchema.parse(plain)).toEqual(plain);
});

it("asks for items, or for a way to make them", () => {
  expect(problems(plain, undefined)).toEqual([
    "levels[0].items: Give it items, or say in rules.make how they are made.",
  ]);
  expect(
    problems({ ...plain, make: { from: ["parcel"], bins: { near: 2 }, codes: ["monday"] } }, undefined),
  ).toEqual([]);
});

it.each<[string, SortRules, SortItem, RegExp]>([
  [
    "a seat without a bin",
    { seats: { left: "nere", right: "far" } },
    sack,
    /seats\.left: There is no such bin/,
  ],
  ["a code that is none", plain, { ...sack, codes: ["moonday"] }, /codes\[0\]: There is no such code/],
  ["a customer who is none", plain, { ...sack, customer: "anna" }, /customer: There is no such customer/],
  ["an empty basket", plain, { id: "empty" }, /There is nothing in it/],
  [
    "a thing that becomes what belongs nowhere",
    atDesk,
    { id: "odd", things: [{ name: "A vase", bin: "shelf", becomes: [{ bin: "near" }] }] },
    /things\[0\]\.becomes\[0\]\.bin: The bin of "A vase" is not among the bins that are there: shelf, floor/,
  ],
  [
    "a thing that belongs nowhere",
    atDesk,
    { id: "odd", things: [{ name: "Odd" }] },
    /things\[0\]\.bin: Say where/,
  ],
  [
    "a thing for a bin of another level",
    atDesk,
    { id: "odd", things: [{ name: "Odd", bin: "near" }] },
    /The bin of "Odd" is not among the bins that are there: shelf, floor/,
  ],
  [
    "a draw of what nothing can be",
    plain,
    { id: "odd", codes: ["tuesday"], draw: { from: ["parcel"], bins: { cage: 1 } } },
    /Nothing that can be drawn/,
  ],
  [
    "a draw from what there is not",
    plain,
    { id: "odd", draw: { from: ["parcle"], bins: { near: 1 } } },
    /no such thing/,
  ],
])("finds %s", (_what, rules, item, mend) => {
  expect(problems(rules, [item])[0]).toMatch(mend);
});

it("tells once of a thing whose bin is nowhere, by its name, with the bins that are there", () => {
  const things = { ...content.things, parcel: { name: "A parcel", bin: "nere" } };
  const item: SortItem = { id: "odd", draw: { from: ["parcel"], bins: { near: 1 } } };
  expect(problems(plain, [item], { things })).toEqual([
    'content.things.parcel.bin: The bin of "parcel" is not among the bins that are there: near, far, cage, shelf, floor, desk, morning, noon, night.',
  ]);
});

it("finds two moves that answer to one phrase", () => {
  const bins = { ...content.bins, far: { ...content.bins["far"], phrases: ["near"] } };
  expect(problems(plain, [sack], { bins })[0]).toMatch(/Both answer to "near"/);
});

it("finds loads of which nothing is told", () => {
  expect(problems(plain, [sack], { loads: undefined })[0]).toMatch(/A bin takes loads/);
});
