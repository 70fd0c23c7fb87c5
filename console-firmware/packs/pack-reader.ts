/**
 * The script of a thread of its own, which reads a stick while somebody plays: takes what is right onto the memory card, game
 * by game, and tells of each.
 */
import { parentPort, workerData } from "node:worker_threads";
import { loadGames } from "../../games/load-games.ts";
import type { ShelfGame } from "../menu/screens.ts";
import { keep } from "./kept-games.ts";
import { readPack } from "./read-pack.ts";

export interface ReadingOrder {
  /** The folder `buzzle` of a stick. */
  readonly from: string;
  readonly to: string;
  /** Kept already; these may be brought again. */
  readonly kept: readonly string[];
  readonly most: number;
}

export type ReadingReport =
  | { readonly type: "kept"; readonly game: ShelfGame }
  | { readonly type: "problem"; readonly problem: string }
  | { readonly type: "done" };

async function read(
  { from, to, kept, most }: ReadingOrder,
  tell: (report: ReadingReport) => void,
): Promise<void> {
  const refuse = (problem: string): void => tell({ type: "problem", problem });
  const { files, problems } = await readPack(from);
  problems.forEach(refuse);
  const all = new Set(kept);
  const owners = new Map<string, string>();
  for (const file of files) {
    const loaded = await loadGames([file]);
    loaded.problems.forEach(refuse);
    for (const game of loaded.games) {
      const { slug } = game.definition;
      const owner = owners.get(slug);
      if (owner !== undefined)
        refuse(`${file.file}: ${owner} has the slug "${slug}" too. Give each game its own.`);
      else if (all.size >= most && !all.has(slug))
        refuse(`${file.file}: I keep ${most} games, and have them. Remove one in my settings.`);
      else
        try {
          tell({ type: "kept", game: keep(to, game) });
          owners.set(slug, file.file);
          all.add(slug);
        } catch (error) {
          refuse(`${slug}: it cannot be kept (${error instanceof Error ? error.message : String(error)}).`);
        }
    }
  }
  tell({ type: "done" });
}

const port = parentPort;
if (port !== null) await read(workerData as ReadingOrder, (report) => port.postMessage(report));
