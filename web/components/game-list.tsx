import { useEffect, useId } from "react";
import { Link } from "wouter";
import type { Card } from "../../games/card.ts";
import { findGame } from "../../games/catalogue.ts";
import { loadGame } from "../pages/load-game.ts";
import { agesInWords, gameFacts, handsOf, minutesInWords } from "../game-facts.ts";
import { gamePage } from "../game-route.ts";
import { keptInWords, type Kept } from "../pages/game-zone/kept.ts";
import { GamePicture } from "./game-picture.tsx";

interface GameListProps {
  readonly cards: readonly Card[];
  /** What this device has kept of a player, by game. */
  readonly kept?: Readonly<Record<string, Kept>>;
}

export function GameList({ cards, kept = {} }: GameListProps) {
  const note = useId();
  // All games share one page: it is there before the first link is followed.
  useEffect(() => attempt(gamePage.load()), []);
  return (
    <ul className="game-list">
      {cards.map((card, index) => {
        const { slug, title, description, bgColor } = card;
        const game = findGame(slug);
        const facts = gameFacts[slug];
        const keptWords = facts === undefined ? "" : keptInWords(kept[slug], facts);
        const loadAhead = () => game !== undefined && attempt(loadGame(game));
        return (
          <li key={slug} className={`game-card ground-${bgColor.slice(1)}`}>
            <GamePicture card={card} isEarly={index < 4} />
            <h3>
              <Link
                href={`/game/${slug}`}
                onPointerEnter={loadAhead}
                onFocus={loadAhead}
                // Who goes from link to link hears it before the link is followed.
                aria-describedby={game === undefined ? `${note}-${slug}` : undefined}
              >
                {title}
              </Link>
            </h3>
            <p>{description}</p>
            {facts !== undefined && (
              <p className="game-facts">
                {agesInWords(facts)}. {handsOf(facts)}. {minutesInWords(facts)}.
              </p>
            )}
            {keptWords !== "" && <p className="kept">{keptWords}</p>}
            {game === undefined && (
              <p id={`${note}-${slug}`} className="in-the-making">
                Still being made
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Who reaches a link will probably follow it. If loading fails now, the page of the game tries again and tells. */
function attempt(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}
