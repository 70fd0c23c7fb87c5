import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rulePages } from "./rule-page.ts";

it("has a page for every rule, as it is now: npm run games -- rules writes them", () => {
  for (const [name, text] of rulePages())
    expect(
      readFileSync(join(import.meta.dirname, "../../../docs/rules", name), "utf8"),
      `docs/rules/${name}`,
    ).toBe(text);
});
