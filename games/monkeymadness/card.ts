import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "monkeymadness",
  title: "Monkey Madness",
  category: "math",
  description: "Drum, keep count, and catch the banana when the number fits.",
  ...grounds.sky,
};
