import { join } from "node:path";
import { expect, it } from "vitest";
import { staticChecksFor } from "./checks.ts";

const root = join(import.meta.dirname, "..");
const CARD = "games/addition/card.ts";
const MOVES = "engine/move.ts";

/** What lint and boundaries are asked of, for a change of these files. */
function askedOf(...changed: string[]): string[][] {
  return staticChecksFor(changed, root)
    .filter(({ name }) => name === "lint" || name === "boundaries")
    .map(({ command }) => command.slice(2).filter((word) => !word.startsWith("-")));
}

it("looks at a game's own files where nothing but games has changed", () => {
  expect(askedOf(CARD, "games/addition/README.md")).toEqual([[CARD], [CARD]]);
});

it("looks at everything where the change may be felt elsewhere, or a file is gone", () => {
  const everything = [[], ["."]];
  expect(askedOf(CARD, MOVES)).toEqual(everything);
  expect(askedOf("games/workbench/texts.ts")).toEqual(everything);
  expect(askedOf(CARD, "games/addition/gone.ts")).toEqual(everything);
});
