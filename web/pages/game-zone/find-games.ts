/** Which of the games that play fit what somebody looks for. */
import type { GameCard } from "../../../games/card.ts";
import type { GameFacts } from "../../game-facts.ts";
import { handsOf } from "../../game-facts.ts";

export interface Wish {
  readonly words: string;
  /** In years; null: any. */
  readonly age: number | null;
  /** What must fit into the time that there is, by its name among TIMES; empty: anything. */
  readonly time: string;
  /** What is to be trained; empty: anything. */
  readonly skill: string;
  /** What the hands do; empty: anything. */
  readonly hands: string;
}

export const NO_WISH: Wish = { words: "", age: null, time: "", skill: "", hands: "" };

/** How much time there may be. Nobody has less than the shortest game takes. */
export const TIMES = [
  { name: "5 minutes, with a short game", length: "short", most: 5 },
  { name: "8 minutes, with a short game", length: "short", most: 8 },
  { name: "8 minutes, with a full game", length: "full", most: 8 },
  { name: "10 minutes, with a full game", length: "full", most: 10 },
] as const;

export interface KnownGame {
  readonly card: GameCard;
  readonly facts: GameFacts;
}

export function findGames(games: readonly KnownGame[], wish: Wish): readonly KnownGame[] {
  const words = wish.words.toLowerCase().split(/\s+/).filter(Boolean);
  const time = TIMES.find(({ name }) => name === wish.time);
  return games.filter(({ card, facts }) => {
    const text = [
      card.title,
      card.description,
      card.category.replaceAll("-", " "),
      facts.objective,
      ...facts.skills,
    ]
      .join(" ")
      .toLowerCase();
    const fitsAge =
      wish.age === null || facts.ages === null || (wish.age >= facts.ages[0] && wish.age <= facts.ages[1]);
    return (
      fitsAge &&
      (time === undefined || facts.minutes[time.length] <= time.most) &&
      (wish.skill === "" || facts.skills.includes(wish.skill)) &&
      (wish.hands === "" || handsOf(facts) === wish.hands) &&
      words.every((word) => text.includes(word))
    );
  });
}
