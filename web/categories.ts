/** The five categories in the order of the Game Zone's tabs, which are numbered from 1 in its address. */
import type { Card } from "../games/card.ts";
import { cards } from "../games/cards.ts";

export type CategoryId = Card["category"];

export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  /** What a child learns there, in a sentence. */
  readonly description: string;
  /** See `Emoji`. */
  readonly icon: string;
}

export const categories: readonly Category[] = [
  {
    id: "language",
    name: "Language",
    description: "Words to find, spell, sort and play with.",
    icon: "speech-balloon",
  },
  { id: "math", name: "Math", description: "Numbers that you can hear and steer.", icon: "abacus" },
  {
    id: "science",
    name: "Science",
    description: "Cells, planets, weather and a robot to repair.",
    icon: "microscope",
  },
  {
    id: "life-skills",
    name: "Life Skills",
    description: "Shopping, laundry, money, time and a good meal.",
    icon: "shopping-cart",
  },
  {
    id: "independence-skills",
    name: "Independence Skills",
    description: "Streets, doors, elevators, and people to talk to.",
    icon: "compass",
  },
];

export function categoryName(category: CategoryId): string {
  return categories.find(({ id }) => id === category)?.name ?? category;
}

export function cardsOf(category: CategoryId): readonly Card[] {
  return cards.filter((card) => card.category === category);
}
