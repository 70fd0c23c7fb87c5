import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { referenceText } from "./reference.ts";

it("tells how many there may be, and of what size", async () => {
  const text = await referenceText();
  expect(text).toContain("- `soundsToLearn`: a list of 2 to 50. ");
  expect(text).toContain("- **`turns`**: whole number from 1 to 30\n");
  expect(text).toContain("A level's `chapter` is a list of 1 or more, in the order in which they come.");
  expect(text).toContain("### `items`: a list of 1 or more, each one thing to solve\n");
});

it("is as the schemas are now: npm run schema writes it", async () => {
  const file = join(import.meta.dirname, "..", "..", "docs", "reference.md");
  expect(readFileSync(file, "utf8")).toBe(await referenceText());
});
