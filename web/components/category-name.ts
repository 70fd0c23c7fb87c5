import type { GameCard } from "../../games/catalogue.ts";

const NAMES: Readonly<Record<GameCard["category"], string>> = {
  language: "Language",
  math: "Math",
  science: "Science",
  "life-skills": "Life Skills",
  "independence-skills": "Independence Skills",
};

export function categoryName(category: GameCard["category"]): string {
  return NAMES[category];
}
