import { describe, expect, it } from "vitest";
import { formatOutcomes } from "./format-outcomes.ts";
import { study, type Outcome } from "./study.ts";
import { TUTORS } from "./tutors.ts";

const outcomes = Object.entries(TUTORS).map(([name, make]) => [name, study(make, 80)] as const);

describe("simulated children", () => {
  it("have about the success that is aimed at, and rarely miss four times running", () => {
    const { within, sittingsWithin, distance, runs } = outcomeOf("ours");
    expect(within).toBeGreaterThan(0.93);
    expect(sittingsWithin).toBeGreaterThan(0.9);
    expect(distance).toBeLessThan(0.03);
    expect(runs).toBeLessThan(0.08);
  });

  it("are known soon and well, though they do not answer as the learner believes", () => {
    const { error, untilGood } = outcomeOf("ours");
    expect(error).toBeLessThan(0.08);
    expect(untilGood).toBeLessThan(45);
  });

  it.each(["plain Elo", "3 up, 1 down", "by chance"])("are taught better than by %s", (name) => {
    const [ours, other] = [outcomeOf("ours"), outcomeOf(name)];
    expect(ours.sittingsWithin).toBeGreaterThan(other.sittingsWithin);
    expect(ours.distance).toBeLessThan(other.distance);
    expect(ours.runs).toBeLessThan(other.runs);
    expect(ours.error).toBeLessThan(other.error);
    expect(ours.untilGood).toBeLessThan(other.untilGood);
    expect(ours.retained).toBeGreaterThan(other.retained);
  });

  it("come out in a table", () => {
    const [first, , row] = formatOutcomes(outcomes).split("\n");
    expect(first).toBe("|  | ours | plain Elo | 3 up, 1 down | by chance |");
    expect(row).toMatch(/^\| children whose success stays within 0\.70 and 0\.90 (?:\| [\d.]+ % ){4}\|$/u);
  });
});

function outcomeOf(name: string): Outcome {
  const found = outcomes.find(([known]) => known === name);
  if (found === undefined) throw new Error(`nobody taught by ${name}`);
  return found[1];
}
