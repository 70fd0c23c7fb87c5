import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "divisionDuel",
  title: "Division Duel",
  category: "math",
  description: "Share the treasure fairly and catch Baron Remainder when he gets it wrong.",
  ...grounds.lagoon,
};
