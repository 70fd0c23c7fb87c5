import type { AnyDefinition, Definition } from "../../engine/definition/index.ts";
import { devices } from "../../engine/devices/catalogue.ts";
import { playable, type Brought, type GameCard, type GameModule } from "../../games/card.ts";
import { grounds } from "../../games/grounds.ts";

/** Of a game that is none of the site's. */
export function ownCard(definition: Definition): GameCard {
  const { slug, title, category, description } = definition;
  const shown = { slug, title, category, description, picture: "own", ...grounds.honey };
  return playable(shown, () => Promise.resolve(moduleOf(definition)));
}

/** What the site's own games bring along: the rules of devices, and of the tasks of mechanics that have several. */
function moduleOf(definition: Definition): GameModule {
  return {
    game: definition as AnyDefinition,
    brought: async () => ({ devices, ...(await tasksFor(definition)) }),
  };
}

function tasksFor({ mechanic }: Definition): Promise<Pick<Brought, "tasks">> {
  switch (mechanic) {
    case "build":
      return import("./build-tasks.ts");
    case "walk":
      return import("./walk-tasks.ts");
    case "dial":
      return import("./dial-tasks.ts");
    case "enter":
      return import("./enter-tasks.ts");
    case "deduce":
      return import("./deduce-tasks.ts");
    case "tally":
      return import("./tally-tasks.ts");
    default:
      return Promise.resolve({});
  }
}
