import { familyOf, namedIn } from "../../engine/sound/index.ts";
import { catalogue } from "../../games/catalogue.ts";
import type { Game } from "./chunks.ts";

/** The games that can be played, each with the mechanic that carries it and the families of its sounds. */
export function readGames(): Promise<Game[]> {
  return Promise.all(
    catalogue.map(async ({ slug, load }) => {
      const definition = await load();
      const { sounds, beds } = namedIn(definition);
      const families = new Set(["shared", ...[...sounds, ...beds].map(familyOf)]);
      return { slug, mechanic: definition.mechanic, families: [...families] };
    }),
  );
}
