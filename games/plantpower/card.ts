import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "plantpower",
  title: "Plant Power",
  category: "science",
  description: "Test by ear what three mystery seedlings need, before the goat gets them.",
  ...grounds.meadow,
};
