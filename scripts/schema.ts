/** `npm run schema`: writes the JSON Schema of definitions, so that editors check a game while it is typed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { gameSchema } from "../engine/definition/index.ts";
import type { AnyMechanic } from "../engine/mechanics/contract.ts";
import { mechanics } from "../engine/mechanics/catalogue.ts";

export const SCHEMA_FILE = join(import.meta.dirname, "..", "games", "schema", "game.schema.json");

/** The schema as text; a definition may be of any mechanic in the catalogue. */
export async function schemaText(): Promise<string> {
  const all: AnyMechanic[] = await Promise.all(Object.values(mechanics).map((load) => load()));
  const schema = z.toJSONSchema(z.union(all.map((mechanic) => gameSchema(mechanic))), {
    io: "input",
    reused: "ref",
  });
  return `${JSON.stringify({ title: "A game", ...schema }, null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(dirname(SCHEMA_FILE), { recursive: true });
  writeFileSync(SCHEMA_FILE, await schemaText());
}
