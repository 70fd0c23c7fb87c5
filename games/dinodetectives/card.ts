import type { Card } from "../card.ts";
import { grounds } from "../grounds.ts";

export const card: Card = {
  slug: "dinodetectives",
  title: "Dino Detectives",
  category: "science",
  description: "Dig for fossils by ear and work out what each one tells you.",
  ...grounds.meadow,
};
