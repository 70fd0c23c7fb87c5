import * as z from "zod";
import { catalogue } from "../../games/catalogue.ts";
import type { Game } from "./chunks.ts";

/** Where a mechanic has several tasks, a game's content says which it has. */
const tasksSchema = z.object({ tasks: z.record(z.string(), z.unknown()).catch({}) });

/** The games that can be played, each with the mechanic that carries it and its devices. */
export function readGames(): Promise<Game[]> {
  return Promise.all(
    catalogue.map(async ({ slug, load }) => {
      const { mechanic, devices = {}, content } = await load();
      const types = Object.values(devices).map(({ type }) => type);
      return {
        slug,
        mechanic,
        devices: [...new Set(types)],
        tasks: Object.keys(tasksSchema.parse(content).tasks),
      };
    }),
  );
}
