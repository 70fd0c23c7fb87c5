import { describe, expect, test } from "vitest";
import { formatWeights, weigh } from "./weigh.ts";

const manifest = {
  "index.html": { file: "assets/index.js", src: "index.html", isEntry: true, imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "_catalogue.js": { file: "assets/catalogue.js", imports: ["index.html"] },
  "_shared.js": { file: "assets/shared.js", imports: ["_deep.js"] },
  "_deep.js": { file: "assets/deep.js" },
  "pages/game-zone.tsx": { file: "assets/zone.js", src: "pages/game-zone.tsx", imports: ["_catalogue.js"] },
  "pages/home-page.tsx": { file: "assets/home.js", src: "pages/home-page.tsx", imports: ["_react.js"] },
  "pages/any-game-page.tsx": {
    file: "assets/any.js",
    src: "pages/any-game-page.tsx",
    imports: ["index.html"],
  },
  "game/screen.tsx": {
    file: "assets/screen.js",
    src: "game/screen.tsx",
    imports: ["_catalogue.js", "_react.js"],
  },
  "../engine/index.ts": { file: "assets/engine.js", src: "../engine/index.ts" },
  "../engine/adapters/stage.ts": {
    file: "assets/stage.js",
    src: "../engine/adapters/stage.ts",
    imports: ["_deep.js"],
  },
  "../engine/mechanics/dial/index.ts": {
    file: "assets/dial.js",
    src: "../engine/mechanics/dial/index.ts",
    imports: ["_shared.js"],
  },
  "../engine/mechanics/sort/index.ts": { file: "assets/sort.js", src: "../engine/mechanics/sort/index.ts" },
  "../games/addition/game.ts": { file: "assets/addition.js", src: "../games/addition/game.ts" },
  "../games/laundry/game.ts": { file: "assets/laundry.js", src: "../games/laundry/game.ts" },
};

// Each file weighs a decimal digit of its own, so that a sum shows what was counted.
const sizes: Record<string, number> = {
  "assets/index.js": 1,
  "assets/react.js": 10,
  "assets/home.js": 100,
  "assets/any.js": 100_000_000,
  "assets/catalogue.js": 1,
  "assets/screen.js": 10,
  "assets/engine.js": 100,
  "assets/stage.js": 1000,
  "assets/shared.js": 10_000,
  "assets/deep.js": 100_000,
  "assets/dial.js": 1_000_000,
  "assets/sort.js": 2_000_000,
  "assets/addition.js": 10_000_000,
  "assets/laundry.js": 20_000_000,
};

function sizeOf(file: string): number {
  const size = sizes[file];
  if (size === undefined) throw new Error(`${file} should not be loaded`);
  return size;
}

const games = [
  { slug: "addition", mechanic: "dial" },
  { slug: "laundry", mechanic: "sort" },
];

describe("weigh", () => {
  test("counts every chunk that is loaded before the first sound once, and none of another game", () => {
    expect(weigh(manifest, games, sizeOf)).toEqual([
      { name: "first page", bytes: 111, limit: 90_000 },
      { name: "addition (dial)", bytes: 111_111_111, limit: 130_000 },
      { name: "laundry (sort)", bytes: 122_101_111, limit: 130_000 },
    ]);
  });

  test.each([
    ["../games/addition/game.ts", "the game addition"],
    ["../engine/mechanics/dial/index.ts", "the mechanic dial"],
    ["../engine/adapters/stage.ts", "the sound stage"],
    ["game/screen.tsx", "the game screen"],
    ["pages/home-page.tsx", "the home page"],
    ["pages/any-game-page.tsx", "the page of a game"],
  ])("says that %s has no chunk of its own", (key, what) => {
    const rest = Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== key));
    expect(() => weigh(rest, games, sizeOf)).toThrow(
      `There is no chunk for ${what}. Is it loaded by an import() of its own?`,
    );
  });
});

test("the table puts what is nearest its limit first and marks what is over it", () => {
  expect(
    formatWeights([
      { name: "first page", bytes: 68_280, limit: 90_000 },
      { name: "addition (dial)", bytes: 130_001, limit: 130_000 },
    ]),
  ).toBe("addition (dial)   130.0 of   130.0 KB  TOO HEAVY\nfirst page         68.3 of    90.0 KB");
});
