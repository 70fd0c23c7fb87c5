import { Link } from "wouter";
import { PageTitle } from "./page-title.tsx";

/** The name of a game, and the way out of it. */
export function GameHead({ title }: { readonly title: string }) {
  return (
    <div className="game-head">
      <PageTitle>{title}</PageTitle>
      <Link href="/game-zone" className="button quiet">
        Leave: all games
      </Link>
    </div>
  );
}
