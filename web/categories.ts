/** The five categories in the order of the Game Zone's tabs, which are numbered from 1 in its address. */
import type { Card } from "../games/card.ts";
import { cards } from "../games/cards.ts";

export type CategoryId = Card["category"];

export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  /** What a child learns there, in a sentence. */
  readonly description: string;
  /** The game whose picture stands for it. */
  readonly game: string;
}

export const categories: readonly Category[] = [
  {
    id: "language",
    name: "Language",
    description: "Words to find, spell, sort and play with.",
    game: "spellingbee",
  },
  { id: "math", name: "Math", description: "Numbers that you can hear and steer.", game: "addition" },
  {
    id: "science",
    name: "Science",
    description: "Cells, planets, weather and a robot to repair.",
    game: "spacecase",
  },
  {
    id: "life-skills",
    name: "Life Skills",
    description: "Shopping, laundry, money, time and a good meal.",
    game: "groceryGrab",
  },
  {
    id: "independence-skills",
    name: "Independence Skills",
    description: "Streets, doors, elevators, and people to talk to.",
    game: "caneCompanion",
  },
];

export function categoryName(category: CategoryId): string {
  return categories.find(({ id }) => id === category)?.name ?? category;
}

export function cardsOf(category: CategoryId): readonly Card[] {
  return cards.filter((card) => card.category === category);
}
