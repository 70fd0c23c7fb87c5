import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadTarget, unknownGame } from "./target.ts";

it("says of a name that is no game what is there by it, and what to do", () => {
  const root = mkdtempSync(join(tmpdir(), "wigglewave-target-"));
  const folders = { games: join(root, "games"), drafts: join(root, "drafts") };
  for (const folder of ["drafts", "games/listed", "games/begun"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(folders.drafts, "thumpOrRing.json"), "{}");
  writeFileSync(join(folders.games, "listed", "game.ts"), "");
  expect(["thumpOrRing", "listed", "begun"].map((slug) => unknownGame(slug, folders))).toEqual([
    `"thumpOrRing" is no game of ours. Name the file, with its folder: ${join(folders.drafts, "thumpOrRing.json")}`,
    "games/listed/game.ts is there, and games/found.ts does not list it yet: run npm run catalogue, then this again.",
    "The folder games/begun has no game.ts: write it (games/README.md tells how), then run npm run catalogue.",
  ]);
  rmSync(root, { recursive: true });
});

it("names the nearest game, and how a file is named", async () => {
  expect(await loadTarget("adition")).toEqual({
    ok: false,
    problem: [
      expect.stringMatching(
        /^There is no game "adition"\. Did you mean addition\? There are: .*, subtraction.* A file is named with its folder: drafts\/mine\.json\.$/,
      ),
    ],
  });
});
