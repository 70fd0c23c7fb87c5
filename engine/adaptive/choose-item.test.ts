import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { AIMS } from "./aims.ts";
import { chooseItem, expectedOf, type Candidate } from "./choose-item.ts";
import { knownFrom, NOTHING_KNOWN, type Evidence } from "./known.ts";
import { isDue } from "./memory.ts";

const NOW = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;
const CANDIDATES: readonly Candidate[] = Array.from({ length: 25 }, (_, place) => ({
  id: `item-${place}`,
  difficulty: -3 + place / 4,
  chance: 0.25,
}));

function met(item: string, changes: Partial<Evidence> = {}): Evidence {
  const { difficulty, chance } = CANDIDATES.find(({ id }) => id === item) ?? { difficulty: 0, chance: 0.25 };
  return { item, at: NOW, difficulty, chance, credit: 1, help: 0, purpose: "turn", ...changes };
}

/** What is chosen with many seeds. */
function chosen(
  known = NOTHING_KNOWN,
  purpose: "warm-up" | "turn" | "boss" = "turn",
  now = NOW,
  last: string | null = null,
) {
  return Array.from({ length: 400 }, (_, seed) =>
    chooseItem(CANDIDATES, known, now, { purpose, last }, createRandom(seed)),
  );
}

describe("the item that comes next", () => {
  it.each(["warm-up", "turn", "boss"] as const)(
    "is one for which the success that is aimed at is expected: %s",
    (purpose) => {
      const choices = chosen(NOTHING_KNOWN, purpose).filter((choice) => choice.purpose === purpose);
      expect(choices.length).toBeGreaterThan(300);
      for (const { expected } of choices) expect(Math.abs(expected - AIMS[purpose])).toBeLessThan(0.08);
    },
  );

  it("is one in ten times any, by chance alone, but neither to warm up nor as a boss", () => {
    const probes = chosen().filter(({ purpose }) => purpose === "probe");
    expect(probes.length).toBeGreaterThan(20);
    expect(probes.length).toBeLessThan(65);
    expect(new Set(probes.map(({ item }) => item)).size).toBeGreaterThan(15);
    for (const purpose of ["warm-up", "boss"] as const)
      expect(chosen(NOTHING_KNOWN, purpose).some((choice) => choice.purpose === "probe")).toBe(false);
  });

  it("is never the one before, unless there is no other", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...CANDIDATES), fc.nat(3), (seed, { id: last }, many) => {
        const asked = { purpose: "turn", last } as const;
        const candidates = CANDIDATES.slice(0, many + 2);
        expect(chooseItem(candidates, NOTHING_KNOWN, NOW, asked, createRandom(seed)).item).not.toBe(last);
      }),
    );
    const [only] = CANDIDATES;
    const asked = { purpose: "turn", last: only?.id ?? null } as const;
    expect(chooseItem(CANDIDATES.slice(0, 1), NOTHING_KNOWN, NOW, asked, createRandom(1)).item).toBe(
      only?.id,
    );
  });

  it("is what would soon be forgotten, if that fits about as well", () => {
    const [{ item } = { item: "" }] = chosen().filter(({ purpose }) => purpose === "turn");
    const known = knownFrom([met(item)]);
    const memory = known.memories.get(item);
    if (memory === undefined) throw new Error("it was met");
    expect(isDue(memory, NOW)).toBe(false);
    expect(isDue(memory, NOW + 30 * DAY)).toBe(true);
    expect(chosen(known, "turn", NOW + 5 * DAY).some(({ purpose }) => purpose === "review")).toBe(true);
  });

  it("is easier after a month than it was the day before", () => {
    const known = knownFrom(CANDIDATES.slice(5, 20).map(({ id }, place) => met(id, { at: NOW + place })));
    const hardest = CANDIDATES[12];
    if (hardest === undefined) throw new Error("there are more");
    expect(expectedOf(hardest, known, NOW + 30 * DAY)).toBeLessThan(
      expectedOf(hardest, known, NOW + DAY / 2),
    );
  });

  it("comes back though a clock has dated it in the year 9999", () => {
    const known = knownFrom([met("item-12", { at: 8.64e15 })]);
    const memory = known.memories.get("item-12");
    expect(memory !== undefined && isDue(memory, NOW)).toBe(true);
    const mended = knownFrom([met("item-12", { at: NOW })], known).memories.get("item-12");
    expect(mended !== undefined && isDue(mended, NOW)).toBe(false);
  });

  it("gets harder where too much succeeds, and easier where too little does", () => {
    const mean = (surplus: number): number => {
      const choices = chosen({ ...NOTHING_KNOWN, surplus }).filter(({ purpose }) => purpose === "turn");
      return choices.reduce((sum, { expected }) => sum + expected, 0) / choices.length;
    };
    expect(mean(0.1)).toBeLessThan(mean(0));
    expect(mean(-0.1)).toBeGreaterThan(mean(0));
  });
});
