import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "caneCompanion",
  title: "Cane Companion",
  category: "independence-skills",
  description: "The lights go out at camp. Walk with Tap, the talking cane, and bring everybody home.",
  ...grounds.lilac,
};
