import { useState } from "react";
import type { AnyDefinition, LoadedGame } from "../../engine/definition/index.ts";
import { playable, type Card, type GameCard } from "../../games/card.ts";
import { grounds } from "../../games/grounds.ts";
import type { LoadedGames } from "../../games/load-games.ts";
import { PageTitle } from "../components/page-title.tsx";
import { GamePage } from "../pages/game-page.tsx";

/** Tells every fault and every warning of the drafts, and plays those that have no fault. */
export function DraftsPage({ games, problems, warnings }: LoadedGames) {
  const [card, setCard] = useState<GameCard | null>(null);
  if (card !== null) return <GamePage card={card} />;
  return (
    <main className="page">
      <PageTitle>Drafts</PageTitle>
      {games.length + problems.length === 0 && (
        <p>Put definitions into the folder drafts, as files of JSON.</p>
      )}
      <ul>
        {games.map((game) => (
          <li key={game.definition.slug}>
            <button type="button" className="button" onClick={() => setCard(cardOf(game))}>
              {game.definition.title}
            </button>
          </li>
        ))}
      </ul>
      {problems.length > 0 && <h2>To mend</h2>}
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {warnings.length > 0 && <h2>To look at</h2>}
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </main>
  );
}

/** A draft has no card yet. */
function cardOf({ definition }: LoadedGame): GameCard {
  const { slug, title, category, description } = definition;
  const card: Card = { slug, title, category, description, picture: "own", ...grounds.honey };
  return playable(card, () => Promise.resolve({ game: definition as AnyDefinition }));
}
