import { describe, expect, it } from "vitest";
import { estimateSeconds } from "./estimate-seconds.ts";

/** What espeak-ng takes for these lines at 150 words a minute (version 1.51, voice en-us). */
const MEASURED: readonly (readonly [string, number])[] = [
  ["Yes.", 0.83],
  ["Thermometer", 1.12],
  ["What is forty two plus seven?", 2.32],
  ["Left, light load. Right, dark load.", 3.59],
  ["The dog ran away, and nobody knew where it had gone.", 3.97],
  ["Great ears! That was the kettle, whistling on the stove.", 4.14],
  ["You are standing at the corner of the street. A bus comes from the left.", 4.64],
  ["one million two hundred thirty four thousand five hundred sixty seven", 4.93],
];

describe("estimateSeconds", () => {
  it.each(MEASURED)("comes within a tenth of a real voice: %s", (spoken, seconds) => {
    const estimate = estimateSeconds(spoken, 1);
    expect(estimate).toBeGreaterThan(seconds * 0.9);
    expect(estimate).toBeLessThan(seconds * 1.1);
  });

  it("halves at twice the rate", () => {
    expect(estimateSeconds("Great ears!", 2)).toBe(estimateSeconds("Great ears!", 1) / 2);
  });

  it("grows with every word and mark", () => {
    const lines = ["Great", "Great ears", "Great ears!", "Great ears! That was the kettle."];
    const seconds = lines.map((line) => estimateSeconds(line, 1));
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  });
});
