import type { Chunks, Game } from "./site/chunks.ts";

export interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

export function isTooHeavy({ bytes, limit }: Weight): boolean {
  return bytes > limit;
}

/** DESIGN.md, "Numbers that must hold". A KB is 1,000 bytes, which is the stricter reading. */
const FIRST_PAGE_SCRIPT_LIMIT = 90_000;
const FIRST_PAGE_LIMIT = 350_000;
const FIRST_SOUND_LIMIT = 110_000;
/** What its rules and a level weigh comes while it is presented, and is measured with all that came before. */
const FIRST_QUESTION_LIMIT = 140_000;
/** Recipes have a budget of their own: what makes a game's sounds, beside its rules and words. */
const RECIPES_LIMIT = 40_000;

/**
 * What the home page loads, and what each game loads on top of the frame of every page: before its first sound, and before
 * the first question of the heaviest of its levels.
 * @param named every file that the home page's HTML and its style sheet name, and itself
 * @param sizeOf the compressed bytes of a built file
 */
export function weigh(
  chunks: Chunks,
  named: readonly string[],
  games: readonly Game[],
  sizeOf: (file: string) => number,
): Weight[] {
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const script = new Set([...chunks.frame, ...chunks.page("pages/home-page.tsx")]);
  return [
    { name: "first page, script", bytes: sum(script), limit: FIRST_PAGE_SCRIPT_LIMIT },
    { name: "first page, everything", bytes: sum(new Set([...script, ...named])), limit: FIRST_PAGE_LIMIT },
    ...games.flatMap((game) => {
      const levels = [...Array(chunks.levelsOf(game.slug)).keys()];
      const heaviest = (bytes: readonly number[]) => ({
        level: bytes.indexOf(Math.max(...bytes)) + 1,
        bytes: Math.max(...bytes),
      });
      const turn = heaviest(levels.map((level) => sum(chunks.turn(game, level))));
      const recipes = heaviest(levels.map((level) => sum(chunks.recipes(game, level))));
      return [
        { name: `${game.slug}, first sound`, bytes: sum(chunks.start(game)), limit: FIRST_SOUND_LIMIT },
        {
          name: `${game.slug} (${game.mechanic}), first question, level ${turn.level}`,
          bytes: turn.bytes,
          limit: FIRST_QUESTION_LIMIT,
        },
        {
          name: `${game.slug}, recipes of its sounds, level ${recipes.level}`,
          bytes: recipes.bytes,
          limit: RECIPES_LIMIT,
        },
      ];
    }),
  ];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7);
}

/** One line each, the heaviest first. */
export function formatWeights(weights: readonly Weight[]): string {
  const width = Math.max(...weights.map(({ name }) => name.length));
  const lines = weights
    .toSorted((one, other) => other.bytes / other.limit - one.bytes / one.limit)
    .map((weight) => {
      const { name, bytes, limit } = weight;
      const verdict = isTooHeavy(weight) ? "  TOO HEAVY" : "";
      return `${name.padEnd(width)} ${kilobytes(bytes)} of ${kilobytes(limit)} KB${verdict}`;
    });
  return lines.join("\n");
}
