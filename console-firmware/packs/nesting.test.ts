import { expect, it } from "vitest";
import { isTooDeep } from "./nesting.ts";

it("tells what is nested deeper than any game, and counts no brackets in texts", () => {
  const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
  expect([nested(100), nested(101)].map(isTooDeep)).toEqual([false, true]);
  expect(isTooDeep(JSON.stringify({ a: "[".repeat(500), b: `"${"{".repeat(500)}` }))).toBe(false);
  expect(isTooDeep(`["\\\\",${nested(100)}]`)).toBe(true);
  expect(isTooDeep("[],".repeat(500))).toBe(false);
});
