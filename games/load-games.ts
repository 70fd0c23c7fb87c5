/** Definitions from files, such as a designer's folder: what is faulty is told, and the rest is played. */
import { formatProblem, parseGameText, type LoadedGame } from "../engine/definition/index.ts";

export interface GameFile {
  /** As it is named in problems. */
  readonly file: string;
  readonly text: string;
}

export interface LoadedGames {
  readonly games: readonly LoadedGame[];
  /** One line each: file, path, what was found, what would be right. */
  readonly problems: readonly string[];
}

export async function loadGames(files: readonly GameFile[]): Promise<LoadedGames> {
  const games: LoadedGame[] = [];
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const { file, text } of files) {
    const parsed = await parseGameText(text);
    if (!parsed.ok) {
      problems.push(...parsed.problem.map((fault) => formatProblem(file, fault)));
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
  }
  return { games, problems };
}
