/** A game that is none of the site's, on the same screen as all others. */
import { useMemo } from "react";
import type { AnyDefinition, Definition } from "../../engine/definition/index.ts";
import { devices } from "../../engine/devices/catalogue.ts";
import { playable, type GameModule } from "../../games/card.ts";
import { grounds } from "../../games/grounds.ts";
import { PageTitle } from "../components/page-title.tsx";
import { GamePage } from "../pages/game-page.tsx";

interface OwnPlayProps {
  /** As the thread that checks games gave it: parsed, and played to its end. */
  readonly definition: Definition;
  readonly onLeave: () => void;
}

export function OwnPlay({ definition, onLeave }: OwnPlayProps) {
  const card = useMemo(() => {
    const { slug, title, category, description } = definition;
    const shown = { slug, title, category, description, icon: "bell", ...grounds.honey };
    return playable(shown, () => moduleOf(definition));
  }, [definition]);
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

/** What the site's own games bring along: the rules of devices, and of the tasks of mechanics that have several. */
async function moduleOf(definition: Definition): Promise<GameModule> {
  const game = definition as AnyDefinition;
  switch (definition.mechanic) {
    case "walk":
      return { game, devices, ...(await import("./walk-tasks.ts")) };
    case "enter":
      return { game, devices, ...(await import("./enter-tasks.ts")) };
    default:
      return { game, devices };
  }
}
