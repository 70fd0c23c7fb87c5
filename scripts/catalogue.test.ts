import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogue } from "../games/catalogue.ts";
import { FOUND_FILE, foundText, gameFolders } from "./catalogue.ts";
import { formatted } from "./formatted.ts";
import {
  arcOf,
  mainStakeOf,
  TABLE_FILE,
  tableText,
  tabledGames,
  usersOfDevices,
  verbIn,
} from "./games-table.ts";

it("is up to date with the folders", () => {
  expect(readFileSync(FOUND_FILE, "utf8"), "run npm run catalogue").toBe(foundText(gameFolders()));
});

it("names a game as its folder is named, and tells each in a README", () => {
  const folders = gameFolders();
  expect(catalogue.map(({ slug }) => slug).toSorted()).toEqual(folders);
  const untold = folders.filter(
    (folder) => !existsSync(join(import.meta.dirname, "..", "games", folder, "README.md")),
  );
  expect(untold).toEqual([]);
});

describe("the table of games", async () => {
  const games = await tabledGames();

  it("is as the games are now", async () => {
    const text = await formatted(TABLE_FILE, tableText(games));
    expect(readFileSync(TABLE_FILE, "utf8"), "run npm run catalogue").toBe(text);
  });

  it("says which games use a device, and which use none", () => {
    const cells = usersOfDevices(games);
    const [last] = cells.slice(-1);
    for (const { definition } of games) {
      const named = cells.slice(0, -2).filter(([, users = ""]) => users.includes(`${definition.title} (`));
      const types = new Set(Object.values(definition.devices ?? {}).map(({ type }) => type));
      expect(new Set(named.map(([type]) => type))).toEqual(types);
      expect(last?.[1]?.split("; ").includes(definition.title)).toBe(types.size === 0);
    }
  });

  it("has a verb for each", () => {
    expect(games.filter(({ verb }) => verb === "").map(({ definition }) => definition.slug)).toEqual([]);
  });

  it("shows no composition of acts in more than three games, and no kind of device as main stake in more than a third", () => {
    const arcs = games.flatMap(({ definition }) => [
      ...new Set(definition.levels.map(({ chapter }) => arcOf(chapter))),
    ]);
    expect(oftenIn(arcs, 3)).toEqual([]);
    const stakes = games.map(({ definition }) => mainStakeOf(definition).split(" ")[0] ?? "");
    expect(
      oftenIn(
        stakes.filter((stake) => stake !== "none"),
        games.length / 3,
      ),
    ).toEqual([]);
  });
});

function oftenIn(all: readonly string[], most: number): string[] {
  return [...new Set(all)].filter((one) => all.filter((other) => other === one).length > most);
}

it.each([
  ["1. **Verb**: couple wagons, then whistle. The jumps are the sum.", "couple wagons, then whistle"],
  ["1. **Verb.** Carry a voice along\nthe row: the order is all.", "Carry a voice along the row"],
  ["- **The verb**: a thing comes, and goes; so it is.", "a thing comes, and goes"],
])("reads the verb of %j", (readme, verb) => {
  expect(verbIn(readme)).toBe(verb);
});
