import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "spellingbee",
  title: "Spelling Bee Hive",
  category: "language",
  description: "Turn one letter, and the thing turns too. Each word is a tune.",
  ...grounds.honey,
};
