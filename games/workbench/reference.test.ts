import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { referenceText } from "./reference.ts";

it("is as the schemas are now: npm run schema writes it", async () => {
  const file = join(import.meta.dirname, "..", "..", "docs", "reference.md");
  expect(readFileSync(file, "utf8")).toBe(await referenceText());
});
