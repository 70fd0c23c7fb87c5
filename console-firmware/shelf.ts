/** The games on the console: those that it came with, and those that were brought on a stick. */
import { parseGame, formatProblem, type Definition, type LoadedGame } from "../engine/definition/index.ts";
import { failure, success, type Result } from "../engine/index.ts";
import { catalogue } from "../games/catalogue.ts";
import type { ShelfGame } from "./menu/screens.ts";

export interface Shelf {
  readonly games: readonly ShelfGame[];
  load(slug: string): Promise<Result<LoadedGame, string>>;
  /** Never rejects: a game that is gone or broken has none. */
  keepsakes(slug: string): Promise<Definition["keepsakes"]>;
}

export interface GrowingShelf extends Shelf {
  /** Games from packs; one with the slug of a game of ours takes its place. */
  bring(games: readonly LoadedGame[]): void;
}

export function createShelf(): GrowingShelf {
  const brought = new Map<string, LoadedGame>();
  return {
    get games() {
      const theirs = [...brought.values()].map(({ definition }) => definition);
      const ours = catalogue.filter(({ slug }) => !brought.has(slug));
      return [...ours, ...theirs].map(({ slug, title, category, description }) => ({
        slug,
        title,
        category,
        description,
      }));
    },
    bring(games) {
      for (const game of games) brought.set(game.definition.slug, game);
    },
    async keepsakes(slug) {
      try {
        const known = catalogue.find((card) => card.slug === slug);
        return (brought.get(slug)?.definition ?? (await known?.load()))?.keepsakes;
      } catch {
        return undefined;
      }
    },
    async load(slug): Promise<Result<LoadedGame, string>> {
      const game = brought.get(slug);
      if (game !== undefined) return success(game);
      const card = catalogue.find((known) => known.slug === slug);
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
