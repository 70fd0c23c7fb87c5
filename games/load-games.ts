/** Definitions from files, such as a designer's folder: what is faulty is told, and the rest is played. */
import {
  formatProblem,
  parseGameText,
  type LoadedGame,
  type ParsedGame,
} from "../engine/definition/index.ts";
import { failure, type Result } from "../engine/index.ts";

export interface GameFile {
  /** As it is named in problems. */
  readonly file: string;
  readonly text: string;
}

export interface LoadedGames {
  readonly games: readonly LoadedGame[];
  /** One line each: file, path, what was found, what would be right. */
  readonly problems: readonly string[];
  /** The same, of what is played all the same. */
  readonly warnings: readonly string[];
}

export async function loadGames(files: readonly GameFile[]): Promise<LoadedGames> {
  const games: LoadedGame[] = [];
  const problems: string[] = [];
  const warnings: string[] = [];
  const owners = new Map<string, string>();
  for (const { file, text } of files) {
    const parsed = await parsedOrRefused(file, text);
    if (!parsed.ok) {
      problems.push(...parsed.problem);
      continue;
    }
    const { slug } = parsed.value.definition;
    const owner = owners.get(slug);
    if (owner !== undefined) {
      problems.push(`${file}: slug: found "${slug}". ${owner} has this slug: give each game its own.`);
      continue;
    }
    owners.set(slug, file);
    games.push(parsed.value);
    warnings.push(...parsed.value.warnings.map((fault) => formatProblem(file, fault)));
  }
  return { games, problems, warnings };
}

/** One that is so deep that its checks give up is one faulty file, and not the end of all others. */
async function parsedOrRefused(file: string, text: string): Promise<Result<ParsedGame, readonly string[]>> {
  try {
    const parsed = await parseGameText(text);
    return parsed.ok ? parsed : failure(parsed.problem.map((fault) => formatProblem(file, fault)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure([`${file}: it cannot be checked (${reason}). Is it a game?`]);
  }
}
