import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "colorgame",
  title: "Color Quest",
  category: "language",
  description: "Play hide-and-seek with a coat of all colors: know why things have theirs, and stay unseen.",
  ...grounds.blush,
};
