import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "groceryGrab",
  title: "Grocery Grab",
  category: "life-skills",
  description: "Find your way through the store by ear and bring home what is on the list.",
  ...grounds.butter,
};
