import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "socialSense",
  title: "Social Sense",
  category: "independence-skills",
  description: "Listen to how people say things, choose what to say, and try it another way.",
  ...grounds.lilac,
};
