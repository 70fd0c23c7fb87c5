import { describe, expect, test } from "vitest";
import { readChunks } from "./chunks.ts";

const manifest = {
  "index.html": { file: "assets/index.js", src: "index.html", isEntry: true, imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "_catalogue.js": { file: "assets/catalogue.js", imports: ["index.html"] },
  "_shared.js": { file: "assets/shared.js", imports: ["_deep.js"] },
  "_deep.js": { file: "assets/deep.js" },
  "pages/home-page.tsx": { file: "assets/home.js", src: "pages/home-page.tsx", imports: ["_react.js"] },
  "pages/any-game-page.tsx": {
    file: "assets/any.js",
    src: "pages/any-game-page.tsx",
    imports: ["index.html", "_catalogue.js"],
  },
  "game/screen.tsx": {
    file: "assets/screen.js",
    src: "game/screen.tsx",
    imports: ["_catalogue.js", "_react.js"],
  },
  "../engine/index.ts": { file: "assets/engine.js", src: "../engine/index.ts" },
  "../engine/adapters/endless/index.ts": {
    file: "assets/music.js",
    src: "../engine/adapters/endless/index.ts",
  },
  "../engine/save/index.ts": { file: "assets/save.js", src: "../engine/save/index.ts", imports: ["_zod.js"] },
  "../engine/adaptive/index.ts": { file: "assets/adaptive.js", src: "../engine/adaptive/index.ts" },
  "_zod.js": { file: "assets/zod.js" },
  "../engine/mechanics/dial/index.ts?kept": {
    file: "assets/dial-kept.js",
    src: "../engine/mechanics/dial/index.ts?kept",
    imports: ["_zod.js"],
  },
  "../engine/mechanics/sort/index.ts?kept": {
    file: "assets/sort-kept.js",
    src: "../engine/mechanics/sort/index.ts?kept",
  },
  "../engine/voice/index.ts": { file: "assets/voice.js", src: "../engine/voice/index.ts" },
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
  "../games/addition/game.ts?level=0": {
    file: "assets/easy.js",
    src: "../games/addition/game.ts?level=0",
    imports: ["_boss.js"],
  },
  "../games/addition/game.ts?level=1": {
    file: "assets/hard.js",
    src: "../games/addition/game.ts?level=1",
    imports: ["_boss.js"],
  },
  "../games/addition/game.ts?brought=all": {
    file: "assets/brought.js",
    src: "../games/addition/game.ts?brought=all",
  },
  "../games/laundry/game.ts?brought=all": {
    file: "assets/bag.js",
    src: "../games/laundry/game.ts?brought=all",
  },
  "../games/addition/game.ts?recipes=head": {
    file: "assets/recipes.js",
    src: "../games/addition/game.ts?recipes=head",
  },
  "../games/addition/game.ts?recipes=0": {
    file: "assets/easy-recipes.js",
    src: "../games/addition/game.ts?recipes=0",
  },
  "../games/addition/game.ts?recipes=1": {
    file: "assets/hard-recipes.js",
    src: "../games/addition/game.ts?recipes=1",
  },
  "../games/laundry/game.ts?recipes=head": {
    file: "assets/suds.js",
    src: "../games/laundry/game.ts?recipes=head",
  },
  "../engine/sound/recipes/shared.ts": {
    file: "assets/shared-sounds.js",
    src: "../engine/sound/recipes/shared.ts",
  },
  "game/scene/scene.tsx": { file: "assets/scene.js", src: "game/scene/scene.tsx", imports: ["_react.js"] },
  "../games/addition/scene.svg": { file: "assets/train.js", src: "../games/addition/scene.svg" },
  "game/late/settings.tsx": { file: "assets/settings.js", src: "game/late/settings.tsx" },
  "adapters/recording-addresses.ts": {
    file: "assets/addresses.js",
    src: "adapters/recording-addresses.ts",
  },
  "_boss.js": { file: "assets/boss.js" },
  "../games/laundry/game.ts": { file: "assets/laundry.js", src: "../games/laundry/game.ts" },
  "../games/laundry/game.ts?level=0": { file: "assets/socks.js", src: "../games/laundry/game.ts?level=0" },
};

const chunks = readChunks(manifest);

/** What every game loads, with the page that all of them share. */
const everyGame = ["any", "catalogue", "engine", "screen", "stage", "deep"];

function names(files: Iterable<string>): string[] {
  return [...files].map((file) => file.replace(/^assets\/(.*)\.js$/, "$1")).toSorted();
}

describe("readChunks", () => {
  test("finds what every page loads, and what any page does", () => {
    expect(names(chunks.frame)).toEqual(["index", "react"]);
    expect(names(chunks.pages)).toEqual(["any", "catalogue", "home", "index", "react"]);
  });

  test("finds what a page loads beyond the frame", () => {
    expect(names(chunks.page("pages/home-page.tsx"))).toEqual(["home"]);
    expect(names(chunks.page("pages/any-game-page.tsx"))).toEqual(["any", "catalogue"]);
  });

  test("finds everything that a game needs, and nothing of another game", () => {
    expect(names(chunks.game({ slug: "addition", mechanic: "dial" }))).toEqual(
      [
        ...everyGame,
        "adaptive",
        "music",
        "voice",
        "addition",
        "addresses",
        "boss",
        "brought",
        "dial",
        "dial-kept",
        "easy",
        "easy-recipes",
        "hard",
        "hard-recipes",
        "recipes",
        "save",
        "scene",
        "settings",
        "shared",
        "shared-sounds",
        "train",
        "zod",
      ].toSorted(),
    );
    expect(names(chunks.game({ slug: "laundry", mechanic: "sort" }))).toEqual(
      [
        ...everyGame,
        "adaptive",
        "music",
        "addresses",
        "bag",
        "scene",
        "settings",
        "voice",
        "laundry",
        "save",
        "sort-kept",
        "zod",
        "shared-sounds",
        "socks",
        "sort",
        "suds",
      ].toSorted(),
    );
  });

  test("finds what a game loads before its first sound, and before a level's first question", () => {
    expect(chunks.levelsOf("addition")).toBe(2);
    expect(names(chunks.start({ slug: "addition", mechanic: "dial" }))).toEqual(
      [...everyGame, "addition"].toSorted(),
    );
    expect(names(chunks.turn({ slug: "addition", mechanic: "dial" }, 1))).toEqual(
      [...everyGame, "addition", "boss", "brought", "dial", "hard", "shared"].toSorted(),
    );
    expect(names(chunks.recipes({ slug: "addition", mechanic: "dial" }, 1))).toEqual([
      "hard-recipes",
      "recipes",
      "shared-sounds",
    ]);
  });

  test.each([
    ["../games/addition/game.ts", "the game addition"],
    ["../engine/mechanics/dial/index.ts", "the mechanic dial"],
    ["../engine/adapters/stage.ts", "the sound stage"],
    ["game/screen.tsx", "the game screen"],
    ["pages/any-game-page.tsx", "the page of a game"],
  ])("says that %s has no chunk of its own", (key, what) => {
    const rest = Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== key));
    expect(() => readChunks(rest).game({ slug: "addition", mechanic: "dial" })).toThrow(
      `There is no chunk for ${what}. Is it loaded by an import() of its own?`,
    );
  });

  test("says that a page has no chunk of its own", () => {
    expect(() => chunks.page("pages/press-page.tsx")).toThrow(
      "There is no chunk for pages/press-page.tsx. Is it loaded by lazyPage()?",
    );
  });
});
