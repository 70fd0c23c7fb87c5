import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "askingForAssistance",
  title: "Asking for Assistance",
  category: "independence-skills",
  description: "Find the right door by your own ears, or ask well for just what is missing.",
  ...grounds.orchid,
};
