import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { knownFrom, NOTHING_KNOWN, type Evidence } from "./known.ts";
import { NEW_RATING, rate, ratingAt, withAnswer, type Answered } from "./rating.ts";
import { evidenceOf, expectedSuccess, successAt } from "./response.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 5);

function answer(changes: Partial<Answered> = {}): Answered {
  return { item: "7+5", at: NOW, difficulty: 0, chance: 0.25, credit: 1, help: 0, ...changes };
}

/** Whatever a save may hold, clocks that lie included. */
const anyEvidence: fc.Arbitrary<Evidence> = fc.record({
  item: fc.constantFrom("7+5", "8+4", "9+9", "cat"),
  at: fc.oneof(fc.constantFrom(0, NOW, 8.64e15), fc.integer({ min: 0, max: 8.64e15 })),
  difficulty: fc.double({ min: -10, max: 10, noNaN: true }),
  chance: fc.double({ min: 0, max: 1, noNaN: true }),
  credit: fc.double({ min: 0, max: 1, noNaN: true }),
  help: fc.nat(20),
  purpose: fc.constantFrom("warm-up", "turn", "boss", "probe", "review"),
});

describe("a rating", () => {
  it("comes to the same, all at once or one after another", () => {
    fc.assert(
      fc.property(fc.array(anyEvidence), fc.array(anyEvidence), (first, then) => {
        expect(knownFrom(then, knownFrom(first))).toEqual(knownFrom([...first, ...then]));
      }),
    );
  });

  it("is always a number within reason, whatever was kept and whatever the clock says", () => {
    fc.assert(
      fc.property(fc.array(anyEvidence, { size: "medium" }), fc.nat(8.64e15), (evidence, now) => {
        const { rating, surplus } = knownFrom(evidence);
        const { mean, variance } = ratingAt(rating, now);
        for (const number of [mean, variance, surplus]) expect(number).not.toBeNaN();
        expect(Math.abs(mean)).toBeLessThanOrEqual(6);
        expect(variance).toBeGreaterThan(0);
        expect(variance).toBeLessThan(10);
        expect(Math.abs(surplus)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("finds out what somebody can, however items were authored around it", () => {
    const chance = createRandom(3);
    const answers = Array.from({ length: 64 }, (_, turn) => {
      const difficulty = -2 + (turn % 9) / 2;
      const isRight = chance.next() < successAt(0.8 - difficulty, 0.25);
      return answer({ item: `item-${turn}`, difficulty, credit: isRight ? 1 : 0 });
    });
    const { mean, variance } = rate(answers);
    expect(Math.abs(mean - 0.8)).toBeLessThan(2 * Math.sqrt(variance));
    expect(variance).toBeLessThan(NEW_RATING.variance / 2);
  });

  it("is moved little by a lucky guess", () => {
    const step = (difficulty: number, chance: number): number =>
      withAnswer(NEW_RATING, answer({ difficulty, chance })).mean - NEW_RATING.mean;
    expect(step(2.5, 0.5)).toBeGreaterThan(0);
    expect(step(2.5, 0.5)).toBeLessThan(0.2);
    expect(step(2.5, 0.5)).toBeLessThan(step(2.5, 0.1) / 2);
  });

  it("rises less by what was found with help, and not at all by how fast it was found", () => {
    const alone = withAnswer(NEW_RATING, answer()).mean;
    const helped = withAnswer(NEW_RATING, answer({ help: 1 })).mean;
    const told = withAnswer(NEW_RATING, answer({ help: 5 })).mean;
    expect(alone).toBeGreaterThan(helped);
    expect(told).toBeLessThan(NEW_RATING.mean);
    const slow = { ...answer(), seconds: 90 };
    expect(withAnswer(NEW_RATING, slow).mean).toBe(alone);
  });

  it("sinks gently while nobody plays, never by more than a fixed amount", () => {
    const rating = rate(Array.from({ length: 30 }, () => answer()));
    const after = (days: number) => ratingAt(rating, NOW + days * DAY);
    expect(after(0.5)).toEqual(rating);
    expect(after(30).mean).toBeLessThan(rating.mean - 0.3);
    expect(after(30).variance).toBeGreaterThan(rating.variance);
    expect(after(3_000_000).mean).toBeCloseTo(rating.mean - 0.6, 5);
    expect(ratingAt(rating, 0)).toEqual(rating);
  });

  it("is moved no further by a day in the year 9999 than by a year away", () => {
    const honest = Array.from({ length: 20 }, (_, turn) => answer({ at: NOW + turn }));
    const lied = honest.map((one, turn) => (turn === 5 ? { ...one, at: 8.64e15 } : one));
    expect(Math.abs(rate(lied).mean - rate(honest).mean)).toBeLessThan(0.7);
  });
});

describe("the curve of answers", () => {
  it("begins at chance and ends below one, and expects less of what is unsure", () => {
    expect(successAt(-40, 0.25)).toBeCloseTo(0.25);
    expect(successAt(40, 0.25)).toBeCloseTo(0.95);
    expect(expectedSuccess({ mean: 1, variance: 2 }, 0, 0)).toBeLessThan(successAt(1, 0));
    expect(NOTHING_KNOWN.rating).toBe(NEW_RATING);
  });

  it("tells most where the answer is open, and nothing where it is sure", () => {
    const weight = (logit: number) => evidenceOf(logit, 0.25, 1).weight;
    expect(weight(0.5)).toBeGreaterThan(weight(-3));
    expect(weight(0.5)).toBeGreaterThan(weight(4));
  });
});
