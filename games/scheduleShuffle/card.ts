import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "scheduleShuffle",
  title: "Schedule Shuffle",
  category: "life-skills",
  description: "Put your shuffled day back in order, then hear how it goes.",
  ...grounds.butter,
};
