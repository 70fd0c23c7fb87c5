import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { catalogue } from "../games/catalogue.ts";
import { FOUND_FILE, foundText, gameFolders } from "./catalogue.ts";

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
