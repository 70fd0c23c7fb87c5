import { describe, expect, it } from "vitest";
import { aVerdict } from "../../tests/fakes/verdicts.ts";
import { chooseEase } from "./choose-ease.ts";
import { guide } from "./guide.ts";

const { at: now } = aVerdict();
const DAY = 86_400_000;
const set = { id: "make-ten", difficulty: -0.4, skill: "make-ten" };
const items = ["7+5", "8+4", "9+3", "6+5"].map((id) => ({ id }));
const asked = { game: "addition", set, items, purpose: "turn", last: null, now } as const;

function logOf(...changes: readonly Parameters<typeof aVerdict>[0][]) {
  const verdicts = changes.map((change, place) =>
    aVerdict({ id: `1-1-${place}`, order: place + 1, ...change }),
  );
  return { forgotten: 0, verdicts, plays: [] };
}

describe("the guide of a sitting", () => {
  it("chooses the same by the same log and seed, and never what was asked last", () => {
    const log = logOf({ item: "8+4" }, { item: "7+5" });
    for (let seed = 0; seed < 50; seed++) {
      const chosen = guide.chooseItem(log, { ...asked, seed });
      expect(guide.chooseItem(log, { ...asked, seed })).toEqual(chosen);
      expect(chosen.item.id).not.toBe("7+5");
      expect(guide.chooseItem(log, { ...asked, seed, last: "8+4" }).item.id).not.toBe("8+4");
    }
  });

  it("brings back what was missed days ago, and leaves what was just learned", () => {
    const log = logOf({ item: "8+4", credit: 0, at: now - 4 * DAY }, { item: "9+3", at: now });
    const seeds = Array.from({ length: 100 }, (_, seed) => guide.chooseItem(log, { ...asked, seed }));
    const reviewed = seeds.filter(({ purpose }) => purpose === "review");
    expect(reviewed.length).toBeGreaterThan(70);
    expect(new Set(reviewed.map(({ item }) => item.id))).toEqual(new Set(["8+4"]));
  });

  it("takes the only item that may come", () => {
    const only = { ...asked, items: [{ id: "7+5" }], seed: 1, last: "7+5" };
    expect(guide.chooseItem(logOf({}), only).item).toEqual({ id: "7+5" });
  });

  it("lets devices begin as usual for who is new, and farther off or nearer by how hard it has been", () => {
    const ease = (many: number, credit: number) =>
      guide.ease(logOf(...Array.from({ length: many }, () => ({ credit }))), {
        game: "addition",
        level: set,
        now,
      });
    expect([ease(0, 0), ease(11, 0), ease(11, 1)]).toEqual([0, 0, 0]);
    expect([ease(20, 0), ease(30, 1)]).toEqual([2, -1]);
    expect(guide.ease(logOf({ game: "subtraction" }), { game: "addition", level: set, now })).toBe(0);
    const by = [0.1, 0.69, 0.74, 0.78, 0.82, 0.86, 0.91, 1].map((expected) =>
      chooseEase({ answers: 12, expected }),
    );
    expect(by).toEqual([2, 2, 1, 0, 0, -1, -2, -2]);
  });

  it("suggests an easier level to who fails, and goes on with who has played one often", () => {
    const levels = [set, { ...set, skill: "tens-and-ones", difficulty: 0.4 }];
    const level = (many: number, credit: number, usual: number) => {
      const answers = Array.from({ length: many }, () => ({
        credit,
        skill: "tens-and-ones",
        difficulty: 0.4,
      }));
      const known = Array.from({ length: 20 }, () => ({ credit: 1 }));
      return guide.suggestLevel(logOf(...known, ...answers), { game: "addition", levels, usual, now });
    };
    expect(level(0, 0, 1)).toBe(1);
    expect(level(10, 0, 1)).toBe(0);
    expect(level(10, 1, 1)).toBe(1);
  });
});
