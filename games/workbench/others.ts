/** Commands that others carry out: the terminal plays, Vitest tests. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { GAMES, isFile } from "./target.ts";

const ROOT = join(GAMES, "..");

/** @returns the status of whoever did it */
export function play(game: string, options: readonly string[]): number {
  return run(["--import", "tsx", join(ROOT, "terminal", "main.ts"), game, ...options]);
}

/** In full depth: what its mechanic promises, bots and random inputs, how it is heard, and its own tests. */
export function test(game: string): number {
  if (isFile(game))
    return vitest(["--project", "contracts", "tests/contracts/designed-game"], { GAME: game });
  const only = { GAMES: game, FULL: game };
  const runs = [
    vitest(["--project", "unit", "--passWithNoTests", `games/${game}`], only),
    vitest(["--project", "contracts", "tests/contracts/mechanics", "tests/contracts/by-level"], only),
    vitest(["--project", "transcripts", "tests/fuzz", "tests/transcripts"], only),
  ];
  return Math.max(...runs);
}

function vitest(words: readonly string[], variables: Readonly<Record<string, string>>): number {
  const named = Object.entries(variables).map(([name, value]) => [`WIGGLEWAVE_${name}`, value]);
  return run([join(ROOT, "node_modules", "vitest", "vitest.mjs"), "run", ...words], {
    ...process.env,
    ...Object.fromEntries(named),
  });
}

function run(words: readonly string[], env: NodeJS.ProcessEnv = process.env): number {
  return spawnSync(process.execPath, words, { stdio: "inherit", env, cwd: process.cwd() }).status ?? 1;
}
