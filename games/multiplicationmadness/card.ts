import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "multiplicationmadness",
  title: "Multiplication Madness: Gear Works",
  category: "math",
  description: "Pick the gears that make the machine turn out exactly the right number.",
  ...grounds.mist,
};
