import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "vocabVortex",
  title: "Vocab Vortex",
  category: "language",
  description: "Steer your wind-ship out of the vortex by working out mystery words.",
  ...grounds.apricot,
};
