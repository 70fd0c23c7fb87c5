import { useEffect } from "react";
import { cards } from "../../games/cards.ts";
import { findGame } from "../../games/catalogue.ts";
import type { PageProps } from "../lazy-page.tsx";
import { rememberCategory } from "../remembered-category.ts";
import { ComingGame } from "./coming-game.tsx";
import { GamePage } from "./game-page.tsx";

/** The page of a game: where it is played, or, as long as it cannot be played, where that is said. */
export default function AnyGamePage({ path }: PageProps) {
  const card = cards.find(({ slug }) => path === `/game/${slug}`);
  if (card === undefined) throw new Error(`AnyGamePage: there is no game at ${path}`);
  useEffect(() => rememberCategory(card.category), [card.category]);
  const game = findGame(card.slug);
  return game === undefined ? <ComingGame card={card} /> : <GamePage card={game} />;
}
