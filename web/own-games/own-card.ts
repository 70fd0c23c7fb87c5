import type { AnyDefinition, Definition } from "../../engine/definition/index.ts";
import { devices } from "../../engine/devices/catalogue.ts";
import { playable, type GameCard, type GameModule } from "../../games/card.ts";
import { grounds } from "../../games/grounds.ts";

/** Of a game that is none of the site's. */
export function ownCard(definition: Definition): GameCard {
  const { slug, title, category, description } = definition;
  const shown = { slug, title, category, description, icon: "bell", ...grounds.honey };
  return playable(shown, () => moduleOf(definition));
}

/** What the site's own games bring along: the rules of devices, and of the tasks of mechanics that have several. */
async function moduleOf(definition: Definition): Promise<GameModule> {
  const game = definition as AnyDefinition;
  switch (definition.mechanic) {
    case "walk":
      return { game, devices, ...(await import("./walk-tasks.ts")) };
    case "enter":
      return { game, devices, ...(await import("./enter-tasks.ts")) };
    case "deduce":
      return { game, devices, ...(await import("./deduce-tasks.ts")) };
    case "tally":
      return { game, devices, ...(await import("./tally-tasks.ts")) };
    default:
      return { game, devices };
  }
}
