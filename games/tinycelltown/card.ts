import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "tinycelltown",
  title: "Tiny Cell Town",
  category: "science",
  description: "Run a cell like a town, hear who went silent, and fix what silenced the others.",
  ...grounds.meadow,
};
