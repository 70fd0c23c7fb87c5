/** Which of the games that play fit what somebody looks for. */
import type { GameCard } from "../../../games/card.ts";
import type { GameFacts } from "../../game-facts.ts";
import { handsOf } from "../../game-facts.ts";

export interface Wish {
  readonly words: string;
  /** In years; null: any. */
  readonly age: number | null;
  /** What is to be learned; empty: anything. */
  readonly category: string;
  /** What the hands do; empty: anything. */
  readonly hands: string;
}

export const NO_WISH: Wish = { words: "", age: null, category: "", hands: "" };

export interface KnownGame {
  readonly card: GameCard;
  readonly facts: GameFacts;
}

export function findGames(games: readonly KnownGame[], wish: Wish): readonly KnownGame[] {
  const words = wish.words.toLowerCase().split(/\s+/).filter(Boolean);
  return games.filter(({ card, facts }) => {
    const text = [card.title, card.description, card.category.replaceAll("-", " "), facts.objective]
      .join(" ")
      .toLowerCase();
    const fitsAge =
      wish.age === null || facts.ages === null || (wish.age >= facts.ages[0] && wish.age <= facts.ages[1]);
    return (
      fitsAge &&
      (wish.category === "" || card.category === wish.category) &&
      (wish.hands === "" || handsOf(facts) === wish.hands) &&
      words.every((word) => text.includes(word))
    );
  });
}
