import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "addition",
  title: "Addition Express",
  category: "math",
  description: "Drive the number train and stop exactly at the total.",
  ...grounds.mist,
};
