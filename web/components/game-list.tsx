import { Link } from "wouter";
import type { GameCard } from "../../games/catalogue.ts";
import { loadGame } from "../pages/load-game.ts";
import { categoryName } from "./category-name.ts";
import { Wave } from "./wave.tsx";

export function GameList({ games }: { readonly games: readonly GameCard[] }) {
  return (
    <ul className="game-list">
      {games.map((card) => (
        <li key={card.slug} className="game-card" data-category={card.category}>
          <div className="band">
            <Wave seed={card.slug} />
          </div>
          <h2>
            <Link
              href={`/game/${card.slug}`}
              onPointerEnter={() => loadAhead(card)}
              onFocus={() => loadAhead(card)}
            >
              {card.title}
            </Link>
          </h2>
          <p>{card.description}</p>
          <p className="category">{categoryName(card.category)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Who reaches a link will probably follow it. If loading fails now, the page of the game tries again and tells. */
function loadAhead(card: GameCard): void {
  loadGame(card).catch(() => undefined);
}
