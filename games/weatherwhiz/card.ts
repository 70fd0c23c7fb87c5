import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "weatherwhiz",
  title: "Weather Whiz",
  category: "science",
  description: "Hear the weather, say what comes next, and advise your radio callers.",
  ...grounds.leaf,
};
