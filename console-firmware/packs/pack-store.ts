/** Games that were brought on a stick, kept so that the stick can go home again. */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { loadGames, type GameFile } from "../../games/load-games.ts";
import { readPack } from "./read-pack.ts";

export interface Brought {
  readonly games: readonly LoadedGame[];
  /** For whoever made the pack, a line each. */
  readonly problems: readonly string[];
  /** For the player. */
  readonly spoken: string;
}

export interface PackStore {
  /** What was brought earlier. */
  load(): Promise<readonly LoadedGame[]>;
  /** Takes what is in the folder `buzzle` of a stick, checks it, and keeps what is right. */
  bring(folder: string): Promise<Brought>;
}

export function createPackStore(folder: string): PackStore {
  return {
    async load() {
      const { games, problems } = await loadGames(kept(folder));
      for (const problem of problems) console.error(problem);
      return games;
    },
    async bring(stick) {
      const read = readPack(stick);
      const loaded = await loadGames(read.files);
      const problems = [...read.problems, ...loaded.problems];
      const games: LoadedGame[] = [];
      for (const game of loaded.games) {
        try {
          keep(folder, game);
          games.push(game);
        } catch (error) {
          problems.push(
            `${game.definition.slug}: it cannot be kept (${error instanceof Error ? error.message : String(error)}).`,
          );
        }
      }
      return { games, problems, spoken: report(games, problems.length) };
    },
  };
}

function kept(folder: string): GameFile[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => ({ file: name, text: readFileSync(join(folder, name), "utf8") }));
  } catch {
    return [];
  }
}

/** By its slug, which the schema keeps to letters: nothing of the stick's own names becomes a path. */
function keep(folder: string, { definition }: LoadedGame): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${definition.slug}.json`);
  const handle = openSync(`${file}.new`, "w");
  try {
    writeSync(handle, JSON.stringify(definition));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(`${file}.new`, file);
}

function report(games: readonly LoadedGame[], faults: number): string {
  const titles = games.map(({ definition }) => definition.title);
  const news =
    titles.length === 0
      ? "I found no game that I can take on the stick."
      : `${titles.length === 1 ? "A new game" : `${titles.length} new games`}: ${titles.join(", ")}.`;
  const wrong =
    faults === 0
      ? ""
      : ` ${faults === 1 ? "One thing" : `${faults} things`} on the stick I did not take. A grown-up can read why in my log.`;
  return `${news}${wrong} You may pull the stick out.`;
}
