/** The games on the console: those that it came with, and those that were brought on a stick. */
import { parseGame, formatProblem, type Definition, type LoadedGame } from "../engine/definition/index.ts";
import { failure, success, type Result } from "../engine/index.ts";
import type { GameCard } from "../games/card.ts";
import { catalogue, findGame } from "../games/catalogue.ts";
import type { ShelfGame } from "./menu/screens.ts";
import { ourDefinition } from "./our-games.ts";
import type { PackStore } from "./packs/pack-store.ts";

export interface Shelf {
  readonly games: readonly ShelfGame[];
  load(slug: string): Promise<Result<LoadedGame, string>>;
  /** Never rejects: a game that is gone or broken has none. */
  keepsakes(slug: string): Promise<Definition["keepsakes"]>;
}

/** Games from sticks: one with the slug of a game of ours takes its place. */
type Packs = Pick<PackStore, "games" | "load">;

const NO_PACKS: Packs = { games: () => [], load: () => Promise.resolve(null) };

export function createShelf(packs: Packs = NO_PACKS): Shelf {
  const broughtOf = (slug: string): ShelfGame | undefined => packs.games().find((game) => game.slug === slug);
  return {
    get games() {
      const ours = catalogue.filter(({ slug }) => broughtOf(slug) === undefined);
      return [...ours, ...packs.games()].map(({ slug, title, category, description }) => ({
        slug,
        title,
        category,
        description,
      }));
    },
    async keepsakes(slug) {
      try {
        if (broughtOf(slug) !== undefined) return (await packs.load(slug))?.definition.keepsakes;
        const ours = findGame(slug);
        return ours && (await ourDefinition(ours)).keepsakes;
      } catch {
        return undefined;
      }
    },
    async load(slug): Promise<Result<LoadedGame, string>> {
      const brought = broughtOf(slug);
      const ours = findGame(slug);
      const card = brought ?? ours;
      if (card === undefined) return failure("I do not have this game any more.");
      const game =
        brought === undefined && ours !== undefined ? await loadOurs(ours) : await packs.load(slug);
      return game === null
        ? failure(`Sorry, ${card.title} is broken. Please choose another game.`)
        : success(game);
    },
  };
}

/** Null where it is broken, which is told in the log. */
async function loadOurs(card: GameCard): Promise<LoadedGame | null> {
  const { slug } = card;
  try {
    const parsed = await parseGame(await ourDefinition(card));
    if (parsed.ok) return parsed.value;
    console.error(parsed.problem.map((problem) => formatProblem(`games/${slug}`, problem)).join("\n"));
  } catch (error) {
    console.error(`games/${slug}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return null;
}
