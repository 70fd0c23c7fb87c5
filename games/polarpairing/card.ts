import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "polarpairing",
  title: "Polar Pairing",
  category: "language",
  description: "Lift the ice floes, remember what you heard, and match the opposites.",
  ...grounds.peach,
};
