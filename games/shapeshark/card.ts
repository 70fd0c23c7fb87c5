import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "shapeshark",
  title: "Shape Shark",
  category: "math",
  description: "Swim around a shape by ear and count its corners to open the reef.",
  ...grounds.lagoon,
};
