import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cards } from "../../games/cards.ts";

it("has the colors of every card", () => {
  const sheet = readFileSync(join(import.meta.dirname, "grounds.css"), "utf8");
  const missing = cards.filter(
    ({ textColor, bgColor }) =>
      !sheet.includes(
        `.ground-${bgColor.slice(1)} {\n  --ground: ${bgColor};\n  --on-ground: ${textColor};\n}`,
      ),
  );
  expect(missing).toEqual([]);
});
