import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "definitionDetective",
  title: "Definition Detective",
  category: "language",
  description: "Question the suspects, buy as few clues as you can, and name the hidden word.",
  ...grounds.peach,
};
