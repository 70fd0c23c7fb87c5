import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "healthyPlate",
  title: "Healthy Plate Diner",
  category: "life-skills",
  description: "Serve plates with many kinds of food and hear the whole band play.",
  ...grounds.straw,
};
