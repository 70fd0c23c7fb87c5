/** Games from sticks as they lie on the memory card, a file each: checked when they were brought, and again when they are opened. */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { loadGames } from "../../games/load-games.ts";
import type { ShelfGame } from "../menu/screens.ts";

const ENDING = ".json";

/** What the menu says of them; a file that the card has damaged is left out, and not deleted. */
export function keptCards(folder: string): readonly ShelfGame[] {
  return namesIn(folder).flatMap((name) => {
    try {
      return cardOf(JSON.parse(readFileSync(join(folder, name), "utf8")) as unknown, name) ?? [];
    } catch (error) {
      console.error(`${join(folder, name)}: ${String(error)}`);
      return [];
    }
  });
}

/** @throws where it is gone or cannot be read */
export async function loadKept(folder: string, slug: string): Promise<LoadedGame | null> {
  const file = `${slug}${ENDING}`;
  const { games, problems } = await loadGames([{ file, text: readFileSync(join(folder, file), "utf8") }]);
  for (const problem of problems) console.error(problem);
  return games[0] ?? null;
}

/** By its slug, which the schema keeps to letters: nothing of the stick's own names becomes a path. */
export function keep(folder: string, { definition }: LoadedGame): ShelfGame {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${definition.slug}${ENDING}`);
  const handle = openSync(`${file}.new`, "w");
  try {
    writeSync(handle, JSON.stringify(definition));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(`${file}.new`, file);
  const { slug, title, category, description } = definition;
  return { slug, title, category, description };
}

export function removeKept(folder: string, slug: string): void {
  rmSync(join(folder, `${slug}${ENDING}`));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(ENDING));
  } catch {
    return [];
  }
}

/** The file's name is what it is removed and opened by. */
function cardOf(value: unknown, name: string): ShelfGame | null {
  if (typeof value !== "object" || value === null) return null;
  const { slug, title, category, description } = value as Readonly<Record<string, unknown>>;
  const isCard =
    typeof slug === "string" &&
    typeof title === "string" &&
    typeof category === "string" &&
    typeof description === "string";
  return isCard && `${slug}${ENDING}` === name ? { slug, title, category, description } : null;
}
