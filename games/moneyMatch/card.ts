import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "moneyMatch",
  title: "Money Match",
  category: "life-skills",
  description: "Take money from either end of a row, and pay the music machine before a pack rat does.",
  ...grounds.straw,
};
