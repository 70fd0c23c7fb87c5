/** The games that can be played, and how to load each when somebody plays. Nobody lists them: a folder is enough. */
import type { Card, GameCard } from "./card.ts";
import { found } from "./found.ts";

const CATEGORIES: readonly Card["category"][] = [
  "language",
  "math",
  "science",
  "life-skills",
  "independence-skills",
];

export const catalogue: readonly GameCard[] = inCategories(found);

export function findGame(slug: string): GameCard | undefined {
  return catalogue.find((card) => card.slug === slug);
}

export function inCategories<C extends Card>(cards: readonly C[]): C[] {
  return CATEGORIES.flatMap((category) => cards.filter((card) => card.category === category));
}
