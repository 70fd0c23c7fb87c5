import { catalogue } from "../../games/catalogue.ts";
import type { Game } from "./chunks.ts";

/** The games that can be played, each with the mechanic that carries it and its devices. */
export function readGames(): Promise<Game[]> {
  return Promise.all(
    catalogue.map(async ({ slug, load }) => {
      const { mechanic, devices = {} } = await load();
      const types = Object.values(devices).map(({ type }) => type);
      return { slug, mechanic, devices: [...new Set(types)] };
    }),
  );
}
