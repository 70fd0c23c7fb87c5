import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "oddoneout",
  title: "Odd One Out: Party Intruder",
  category: "language",
  description: "Find the guest who does not belong, and say which rule gives it away.",
  ...grounds.blush,
};
