import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "subtraction",
  title: "Submarine Subtraction",
  category: "math",
  description: "Fish pearls from under a sleeping sea monster: know how deep, or ping and stir him.",
  ...grounds.sky,
};
