/** What a command works on: one of our games by its slug, or anybody's definition by its file. Nothing else is loaded. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  formatProblem,
  nearestOfAll,
  parseGame,
  parseGameText,
  type ParsedGame,
} from "../../engine/definition/index.ts";
import { failure, success, type Result } from "../../engine/index.ts";
import { catalogue, findGame } from "../catalogue.ts";

export const GAMES = join(import.meta.dirname, "..");

export interface Target {
  readonly game: ParsedGame;
  /** The file of the definition, or the folder of our game, as it is named to people. */
  readonly path: string;
  /** The text of the file; null where the game is one of ours, which are written in TypeScript. */
  readonly text: string | null;
}

/** A file is told from a slug by what no slug has: a dot or a slash. */
export function isFile(named: string): boolean {
  return /[./\\]/.test(named);
}

export function readDefinition(path: string): Result<string, string> {
  try {
    return success(readFileSync(path, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure(`I cannot read ${path}: look whether it is there (${reason}).`);
  }
}

/** On failure one line for each fault. */
export async function loadTarget(named: string): Promise<Result<Target, readonly string[]>> {
  return isFile(named) ? loadFile(named) : loadSlug(named);
}

async function loadFile(path: string): Promise<Result<Target, readonly string[]>> {
  const text = readDefinition(path);
  if (!text.ok) return failure([text.problem]);
  const parsed = await parseGameText(text.value);
  if (!parsed.ok) return failure(parsed.problem.map((fault) => formatProblem(path, fault)));
  return success({ game: parsed.value, path, text: text.value });
}

async function loadSlug(slug: string): Promise<Result<Target, readonly string[]>> {
  const card = findGame(slug);
  if (card === undefined) return failure([unknownGame(slug)]);
  const path = relative(process.cwd(), join(GAMES, slug));
  const parsed = await parseGame(await card.load());
  if (!parsed.ok) return failure(parsed.problem.map((fault) => formatProblem(path, fault)));
  return success({ game: parsed.value, path, text: null });
}

/** What is there by a name that the catalogue does not know, and what to do about it. */
export function unknownGame(slug: string, folders = { games: GAMES, drafts: "drafts" }): string {
  const draft = join(folders.drafts, `${slug}.json`);
  if (existsSync(draft)) return `"${slug}" is no game of ours. Name the file, with its folder: ${draft}`;
  if (existsSync(join(folders.games, slug, "game.ts")))
    return `games/${slug}/game.ts is there, and games/found.ts does not list it yet: run npm run catalogue, then this again.`;
  if (existsSync(join(folders.games, slug)))
    return `The folder games/${slug} has no game.ts: write it (games/README.md tells how), then run npm run catalogue.`;
  const slugs = catalogue.map((one) => one.slug);
  return `There is no game "${slug}". ${nearestOfAll(slug, slugs)} A file is named with its folder: drafts/mine.json.`;
}
