import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "laundryLegend",
  title: "Laundry Legend",
  category: "life-skills",
  description: "Read the tags, sort the wash, and keep the socks from turning pink.",
  ...grounds.sand,
};
