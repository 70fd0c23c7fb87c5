import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "moneyMatch",
  title: "Money Match",
  category: "life-skills",
  description: "Match coins and bills by value and touch, then open the vault.",
  ...grounds.straw,
};
