/** The games that can be played: their cards, and how to load each when somebody plays. */
import type { AnyDefinition } from "../engine/definition/index.ts";
import { cards, type Card, type Slug } from "./cards.ts";

export interface GameCard extends Card {
  readonly load: () => Promise<AnyDefinition>;
}

const loaders: Readonly<Record<string, GameCard["load"]>> = {
  definitionDetective: () => import("./definitionDetective/game.ts").then((module) => module.game),
  addition: () => import("./addition/game.ts").then((module) => module.game),
  groceryGrab: () => import("./groceryGrab/game.ts").then((module) => module.game),
  laundryLegend: () => import("./laundryLegend/game.ts").then((module) => module.game),
  socialSense: () => import("./socialSense/game.ts").then((module) => module.game),
} satisfies Partial<Record<Slug, GameCard["load"]>>;

/** In the order of the cards. */
export const catalogue: readonly GameCard[] = cards.flatMap((card) => {
  const load = loaders[card.slug];
  return load === undefined ? [] : [{ ...card, load }];
});

export function findGame(slug: string): GameCard | undefined {
  return catalogue.find((card) => card.slug === slug);
}
