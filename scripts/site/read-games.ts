import { catalogue } from "../../games/catalogue.ts";
import type { Game } from "./chunks.ts";

/** The games that can be played, each with the mechanic that carries it. */
export function readGames(): Promise<Game[]> {
  return Promise.all(
    catalogue.map(async ({ slug, load }) => {
      const definition = await load();
      return { slug, mechanic: definition.mechanic };
    }),
  );
}
