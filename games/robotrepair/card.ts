import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "robotrepair",
  title: "Robot Repair",
  category: "science",
  description: "Listen to how robot Bolt walks, find his mistake, and fix his program.",
  ...grounds.leaf,
};
