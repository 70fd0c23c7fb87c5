import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "carcounting",
  title: "Car Counting",
  category: "math",
  description: "Count the traffic from a balcony, and put your numbers to work.",
  ...grounds.mist,
};
