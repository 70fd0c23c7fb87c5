import { describe, expect, it } from "vitest";
import { coded, content, crate, dealOf, letter, parcel } from "./example.ts";
import type { SortItem, SortRules } from "./schema.ts";
import { codeOfAct, rightBin, signOf } from "./signs.ts";

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

describe("the code of a round", () => {
  const rules: SortRules = { ...coded, codes: ["strings", "stamps"] };

  it("is the same in every turn of the round, and every code has its rounds", () => {
    const drawn = seeds.map((actSeed) => codeOfAct(content, rules, actSeed));
    expect(seeds.map((actSeed) => codeOfAct(content, rules, actSeed))).toEqual(drawn);
    expect(new Set(drawn)).toEqual(new Set([content.codes["strings"], content.codes["stamps"]]));
  });

  it("sends the same thing elsewhere when it is another code", () => {
    const swapped = structuredClone(content);
    const [knot] = swapped.codes["strings"]?.signs ?? [];
    if (knot !== undefined) knot.bin = "shelf";
    expect(rightBin(dealOf(parcel), 0)).toBe("near");
    expect(rightBin({ ...dealOf(parcel), content: swapped }, 0)).toBe("shelf");
  });

  it("is absent where a level has none", () => {
    expect(codeOfAct(content, { bins: ["near", "far"], question: "{name}." }, 1)).toBeUndefined();
  });
});

describe("where a thing belongs", () => {
  it("is drawn among all signs if the thing names neither sign nor bin", () => {
    const anything: SortItem = { id: "box", name: "A box", details: [] };
    const bins = seeds.map((seed) => rightBin(dealOf(anything, coded, seed), 0));
    expect(new Set(bins)).toEqual(new Set(["near", "far", "shelf"]));
  });

  it("is drawn only among the bins that it may belong to", () => {
    const some: SortItem = { id: "box", name: "A box", details: [], mayBe: ["far", "shelf"] };
    const bins = seeds.map((seed) => rightBin(dealOf(some, coded, seed), 0));
    expect(new Set(bins)).toEqual(new Set(["far", "shelf"]));
  });

  it("is the bin that it names, whatever sign it bears", () => {
    const signs = seeds.map((seed) => signOf(dealOf(letter, coded, seed), 0)?.id);
    expect(new Set(signs)).toEqual(new Set(["knot", "bow", "tape"]));
    expect(new Set(seeds.map((seed) => rightBin(dealOf(letter, coded, seed), 0)))).toEqual(new Set(["far"]));
  });

  it("is an author's error if neither thing nor code says it", () => {
    const { bin: _bin, ...nowhere } = crate;
    const rules: SortRules = { bins: ["near", "far"], question: "{name}." };
    expect(() => rightBin(dealOf(nowhere, rules), 0)).toThrow("sort: crate belongs nowhere");
  });
});
