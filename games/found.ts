/** Every folder here with a game in it. `npm run catalogue` writes this file. */
import type { GameCard } from "./card.ts";
import { card as addition } from "./addition/card.ts";
import { card as definitionDetective } from "./definitionDetective/card.ts";
import { card as groceryGrab } from "./groceryGrab/card.ts";
import { card as laundryLegend } from "./laundryLegend/card.ts";
import { card as socialSense } from "./socialSense/card.ts";

export const found: readonly GameCard[] = [
  { ...addition, load: () => import("./addition/game.ts").then((m) => m.game) },
  { ...definitionDetective, load: () => import("./definitionDetective/game.ts").then((m) => m.game) },
  { ...groceryGrab, load: () => import("./groceryGrab/game.ts").then((m) => m.game) },
  { ...laundryLegend, load: () => import("./laundryLegend/game.ts").then((m) => m.game) },
  { ...socialSense, load: () => import("./socialSense/game.ts").then((m) => m.game) },
];
