import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "spacecase",
  title: "Space Case",
  category: "science",
  description: "Hear how long a jump lasts, and find the world that somebody's lunchbox is on.",
  ...grounds.mint,
};
