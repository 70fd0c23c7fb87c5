import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "partofspeech",
  title: "Parts of Speech Goalie",
  category: "language",
  description: "Catch the right kind of word and hear it in a silly radio story.",
  ...grounds.apricot,
};
