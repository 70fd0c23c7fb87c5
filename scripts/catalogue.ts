/** `npm run catalogue`: lists the folders in games/ that hold a game, since bundlers must see each import, and tells of each in docs/games.md. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeFormatted } from "./formatted.ts";

const GAMES = join(import.meta.dirname, "..", "games");
export const FOUND_FILE = join(GAMES, "found.ts");

/** The names of the folders, in the order of the alphabet. */
export function gameFolders(): string[] {
  return readdirSync(GAMES)
    .filter((name) => existsSync(join(GAMES, name, "game.ts")))
    .toSorted();
}

/** The list as TypeScript, a line for each import and each game, so that two new games are no conflict. */
export function foundText(folders: readonly string[]): string {
  return [
    "/** Every folder here with a game in it. `npm run catalogue` writes this file. */",
    'import { playable, type GameCard } from "./card.ts";',
    ...folders.map((folder) => `import { card as ${folder} } from "./${folder}/card.ts";`),
    "",
    "export const found: readonly GameCard[] = [",
    ...folders.map((folder) => `  playable(${folder}, () => import("./${folder}/game.ts")),`),
    "];",
    "",
  ].join("\n");
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(FOUND_FILE, foundText(gameFolders()));
  // The table is read from what was just listed.
  const { TABLE_FILE, tableText, tabledGames } = await import("./games-table.ts");
  await writeFormatted(TABLE_FILE, tableText(await tabledGames()));
}
