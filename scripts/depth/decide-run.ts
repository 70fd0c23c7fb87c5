/** What is decided once for a whole run, whichever program began it, and told once: which games are played, and how deeply. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { catalogue } from "../../games/catalogue.ts";
import { changedFiles } from "./changed-files.ts";
import { depthsOf, formatDepths, type Played } from "./depths.ts";
import { turnAt } from "./turn.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** Passed on to the programs that a run starts. */
const DECIDED = "WIGGLEWAVE_RUN";

const runSchema = z.object({
  games: z.array(z.string()),
  /** Why a game is played in full, by its slug. */
  full: z.record(z.string(), z.string()),
  inBrowser: z.array(z.string()),
  turn: z.int(),
  /** A folder in which whoever tells a fault of a game leaves a mark, so that no other suite tells it again. */
  told: z.string(),
});
export type Run = z.infer<typeof runSchema>;

export async function decideRun(): Promise<Run> {
  const decided = process.env[DECIDED];
  if (decided !== undefined) return runSchema.parse(JSON.parse(decided));
  const { WIGGLEWAVE_GAMES: games, WIGGLEWAVE_FULL: full, WIGGLEWAVE_TURN: turn } = process.env;
  const changes = changedFiles(ROOT);
  const played = await Promise.all(catalogue.map(mechanicOf));
  const depths = depthsOf(played, changes, turn ? Number(turn) : turnAt(Date.now()), { games, full });
  process.stdout.write(`${formatDepths(depths, changes)}\n`);
  const told = mkdtempSync(join(tmpdir(), "told-"));
  process.once("exit", () => rmSync(told, { recursive: true, force: true }));
  const run = { ...depths, games: [...depths.games], inBrowser: [...depths.inBrowser], told };
  process.env[DECIDED] = JSON.stringify(run);
  return run;
}

/** One that cannot even be read has none: the suites tell why. */
async function mechanicOf({ slug, load }: (typeof catalogue)[number]): Promise<Played> {
  try {
    return { slug, mechanic: (await load()).mechanic };
  } catch {
    return { slug, mechanic: "" };
  }
}
