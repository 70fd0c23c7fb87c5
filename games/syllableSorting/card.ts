import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "syllableSorting",
  title: "Syllable Drum Sorting",
  category: "language",
  description: "Drum the beats of a word and build a band out of words.",
  ...grounds.honey,
};
