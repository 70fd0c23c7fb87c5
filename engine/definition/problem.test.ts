import { describe, expect, it } from "vitest";
import { formatProblem, problem } from "./problem.ts";

describe("what was found", () => {
  it("is told as JSON, shortened", () => {
    expect(problem("levels", { a: [1, "two", null] }, "").found).toBe('{"a":[1,"two",null]}');
    expect(problem("levels", "x".repeat(100), "").found).toBe(`"${"x".repeat(78)}…`);
    expect(
      problem(
        "levels",
        Array.from({ length: 200 }, () => 0),
        "",
      ).found,
    ).toBe(`[${"0,".repeat(39)}…`);
    expect(problem("levels", undefined, "").found).toBe("nothing");
  });

  it("is told of what is nested deeper than anything can be written", () => {
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    expect(formatProblem("a.json", problem("", deep, "Give an object."))).toBe(
      `a.json: the whole file: found ${"[".repeat(79)}…. Give an object.`,
    );
  });
});
