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

it("tells lines that are all told from wordings of which one is, and how a sound may sound once", async () => {
  const text = await referenceText();
  expect(text).toContain("- `goodbye`: lines, all told. Said to somebody who stops");
  expect(text).toContain(
    "- `counted`: one wording, or a list of which one is told each time. Told after each turn",
  );
  expect(text).toContain("  - **`sound`**: a name\n    - and how it sounds\n    - `caption`: words\n");
  expect(text.match(/`side`: .*\n *- `level`/g)).toHaveLength(1);
});

it("is as the schemas are now: npm run schema writes it", async () => {
  const file = join(import.meta.dirname, "..", "..", "docs", "reference.md");
  expect(readFileSync(file, "utf8")).toBe(await referenceText());
});
