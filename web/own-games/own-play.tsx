/** A game that is none of the site's, on the same screen as all others. */
import { useMemo } from "react";
import type { Definition } from "../../engine/definition/index.ts";
import { PageTitle } from "../components/page-title.tsx";
import { GamePage } from "../pages/game-page.tsx";
import { ownCard } from "./own-card.ts";

interface OwnPlayProps {
  /** As the thread that checks games gave it: parsed, and played to its end. */
  readonly definition: Definition;
  readonly onLeave: () => void;
}

export function OwnPlay({ definition, onLeave }: OwnPlayProps) {
  const card = useMemo(() => ownCard(definition), [definition]);
  const head = (
    <div className="game-head">
      <PageTitle>{card.title}</PageTitle>
      <button type="button" className="button quiet" onClick={onLeave}>
        Leave: my games
      </button>
    </div>
  );
  return <GamePage card={card} head={head} onFinished={onLeave} />;
}
