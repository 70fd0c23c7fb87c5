import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "mattermixup",
  title: "Matter Mix-Up",
  category: "science",
  description: "Heat or cool the whole room, and catch what each thing turns into.",
  ...grounds.mint,
};
