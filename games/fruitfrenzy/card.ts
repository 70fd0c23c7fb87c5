import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "fruitfrenzy",
  title: "Fruit Frenzy",
  category: "math",
  description: "Count the falling fruit and make the buckets equal for Chef Mango.",
  ...grounds.sky,
};
