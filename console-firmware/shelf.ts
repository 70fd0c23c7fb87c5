/** The games on the console: those that it came with, and those that were brought on a stick. */
import { parseGame, formatProblem, type LoadedGame } from "../engine/definition/index.ts";
import { failure, success, type Result } from "../engine/index.ts";
import { catalogue } from "../games/catalogue.ts";
import type { Shelf } from "./firmware.ts";

/** @param brought games from packs; one with the slug of a game of ours takes its place */
export function createShelf(brought: readonly LoadedGame[]): Shelf {
  const theirs = new Map(brought.map((game) => [game.definition.slug, game]));
  const ours = catalogue.filter(({ slug }) => !theirs.has(slug));
  return {
    games: [
      ...ours.map(({ slug, title, category, description }) => ({ slug, title, category, description })),
      ...brought.map(({ definition: { slug, title, category, description } }) => ({
        slug,
        title,
        category,
        description,
      })),
    ],
    async load(slug): Promise<Result<LoadedGame, string>> {
      const game = theirs.get(slug);
      if (game !== undefined) return success(game);
      const card = ours.find((known) => known.slug === slug);
      if (card === undefined) return failure("I do not have this game any more.");
      try {
        const parsed = await parseGame(await card.load());
        if (parsed.ok) return parsed;
        console.error(parsed.problem.map((problem) => formatProblem(`games/${slug}`, problem)).join("\n"));
      } catch (error) {
        console.error(`games/${slug}: ${error instanceof Error ? error.message : String(error)}`);
      }
      return failure(`Sorry, ${card.title} is broken. Please choose another game.`);
    },
  };
}
