import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "ecorangers",
  title: "Eco Rangers",
  category: "science",
  description: "Put a food chain in order and bring a quiet habitat back to life.",
  ...grounds.mint,
};
