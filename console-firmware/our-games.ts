import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AnyDefinition } from "../engine/definition/index.ts";
import type { GameCard } from "../games/card.ts";

/** Beside the folder that the built program's pieces are in. */
const FILES = join(import.meta.dirname, "..", "games");

/** From its file, so that it is let go of when nobody plays it any more; from its module where the sources are run. */
export async function ourDefinition({ slug, load }: GameCard): Promise<AnyDefinition> {
  const file = join(FILES, `${slug}.json`);
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as AnyDefinition) : load();
}
