/** All games: what a list needs to know of each, and how to load it when somebody plays. */
import type { AnyDefinition } from "../engine/definition/index.ts";

export interface GameCard {
  readonly slug: string;
  readonly title: string;
  readonly category: AnyDefinition["category"];
  /** One sentence; the definition says the same. */
  readonly description: string;
  readonly load: () => Promise<AnyDefinition>;
}

export const catalogue: readonly GameCard[] = [
  {
    slug: "definitionDetective",
    title: "Definition Detective",
    category: "language",
    description: "Question the suspects, buy as few clues as you can, and name the hidden word.",
    load: () => import("./definitionDetective/game.ts").then((module) => module.game),
  },
  {
    slug: "addition",
    title: "Addition Express",
    category: "math",
    description: "Drive the number train and stop exactly at the total.",
    load: () => import("./addition/game.ts").then((module) => module.game),
  },
  {
    slug: "groceryGrab",
    title: "Grocery Grab",
    category: "life-skills",
    description: "Find your way through the store by ear and bring home what is on the list.",
    load: () => import("./groceryGrab/game.ts").then((module) => module.game),
  },
  {
    slug: "laundryLegend",
    title: "Laundry Legend",
    category: "life-skills",
    description: "Read the tags, sort the wash, and keep the socks from turning pink.",
    load: () => import("./laundryLegend/game.ts").then((module) => module.game),
  },
  {
    slug: "socialSense",
    title: "Social Sense",
    category: "independence-skills",
    description: "Listen to how people say things, choose what to say, and try it another way.",
    load: () => import("./socialSense/game.ts").then((module) => module.game),
  },
];

export function findGame(slug: string): GameCard | undefined {
  return catalogue.find((card) => card.slug === slug);
}
