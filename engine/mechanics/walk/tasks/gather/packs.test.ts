import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../random.ts";
import { costOf, leastMixed, leastOf, type Packs } from "./money.ts";
import { drawPacks, isCheaperApiece, type Size } from "./packs.ts";

const DRAWN = 300;

function drawn(): Packs[] {
  const random = createRandom(1);
  return Array.from({ length: DRAWN }, () => drawPacks(random));
}

/** How often a rule of thumb finds the best pack. */
function luckOf(rule: (packs: Packs) => Size | undefined): number {
  const hits = drawn().filter((packs) => {
    const taken = rule(packs);
    return taken !== undefined && costOf(packs.need, taken).total === leastOf(packs);
  });
  return hits.length / DRAWN;
}

describe("packs that are drawn", () => {
  it("have one best size, which no mixture of sizes beats", () => {
    const beaten = drawn().filter((packs) => {
      const totals = packs.sizes.map((size) => costOf(packs.need, size).total);
      return leastMixed(packs) < leastOf(packs) || new Set(totals).size < totals.length;
    });
    expect(beaten).toEqual([]);
  });

  it("are found by no rule of thumb more than about half of the time", () => {
    expect(luckOf(({ sizes }) => sizes[0])).toBeLessThan(0.45);
    expect(luckOf(({ sizes }) => sizes.at(-1))).toBeLessThan(0.45);
    expect(luckOf(({ sizes }) => sizes.toSorted((a, b) => (isCheaperApiece(a, b) ? -1 : 1))[0])).toBeLessThan(
      0.6,
    );
  });
});

describe("a mixture of sizes", () => {
  it("can cost less than any one of them", () => {
    const sizes = [
      { count: 3, price: 300 },
      { count: 6, price: 500 },
    ];
    expect([leastOf({ need: 9, sizes }), leastMixed({ need: 9, sizes })]).toEqual([900, 800]);
  });
});
