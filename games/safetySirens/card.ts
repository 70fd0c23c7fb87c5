import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "safetySirens",
  title: "Safety Sirens",
  category: "life-skills",
  description: "Tell alarms and sirens apart and take the first safe step.",
  ...grounds.sand,
};
