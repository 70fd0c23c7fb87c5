/** The games of the built console: a file of data each, since what is loaded as a module is never let go of. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "../../games/catalogue.ts";

const MODULE = /\/games\/[^/]+\/game\.ts$/;

/** For a bundle that has them beside it, as `writeGames` writes them. */
export const withoutGames = {
  name: "games-as-files",
  load: (id: string): string | null => (MODULE.test(id) ? "export const game = undefined;" : null),
};

/** @param folder where `ourDefinition` looks for them, beside the folder that the program's pieces are in */
export async function writeGames(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { slug, load } of catalogue)
    writeFileSync(join(folder, `${slug}.json`), JSON.stringify(await load()));
}
