import { expect, it } from "vitest";
import { meadow, meadowBanks } from "./levels/meadow.ts";
import { water, waterBanks } from "./levels/water.ts";
import { plants, type Animal, type Being } from "./life.ts";
import { diets } from "./links.ts";
import type { Row } from "./rows.ts";

const rows: readonly Row[] = [meadow, water, ...meadowBanks, ...waterBanks].flatMap(
  ({ items = [] }) => items,
);

function eats(eater: Being, eaten: Being): boolean {
  return !Object.hasOwn(plants, eater) && diets[eater as Animal].eats.includes(eaten);
}

/** All orders of these in which each eats the one before. */
function chainsOf(beings: readonly Being[], so: readonly Being[] = []): (readonly Being[])[] {
  if (beings.length === 0) return [so];
  return beings
    .filter((next) => {
      const before = so.at(-1);
      return before === undefined ? Object.hasOwn(plants, next) : eats(next, before);
    })
    .flatMap((next) =>
      chainsOf(
        beings.filter((other) => other !== next),
        [...so, next],
      ),
    );
}

it.each(rows.map((row) => [row.id, row] as const))("%s is the one chain that its diners make", (id, row) => {
  const diners = row.cards.filter(({ out, card }) => out !== true && card !== "worms");
  const written = diners.map(({ card }) => card as Being);
  expect(chainsOf(written)).toEqual([id.startsWith("back-") ? written.toReversed() : written]);
});
