/** A picture for each kind of game, of the set Fluent Emoji Flat. Decoration: the kind is written beside it. */
import type { Toolkit } from "../../content/types.ts";

export const categoryEmoji: Readonly<Record<Toolkit["category"], string>> = {
  FPS: "bullseye",
  Sandbox: "brick",
  Platform: "running-shoe",
  Sports: "soccer-ball",
  "Battle Royale": "parachute",
  Action: "high-voltage",
  MOBA: "shield",
  Party: "party-popper",
  Horror: "ghost",
  RPG: "dragon",
  MMO: "castle",
  Card: "joker",
  Adventure: "compass",
  Fighting: "boxing-glove",
  Racing: "automobile",
  Simulation: "house-with-garden",
  Strategy: "crown",
  Survival: "camping",
};
