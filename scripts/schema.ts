/**
 * `npm run schema`: writes the JSON Schema of definitions, so that editors check a game while it is typed. One file for
 * each mechanic keeps changes small; `game.schema.json` chooses among them by a definition's mechanic. People read the same in
 * docs/reference.md.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { gameSchema } from "../engine/definition/index.ts";
import type { AnyMechanic } from "../engine/mechanics/contract.ts";
import { mechanics } from "../engine/mechanics/catalogue.ts";
import { referenceText } from "../games/workbench/reference.ts";
import { writtenSchema } from "./written-schema.ts";

export const SCHEMA_FOLDER = join(import.meta.dirname, "..", "games", "schema");

/** The text of each file, by its name. */
export async function schemaFiles(): Promise<Record<string, string>> {
  const all: AnyMechanic[] = await Promise.all(Object.values(mechanics).map((load) => load()));
  const ids = all.map(({ id }) => id);
  return Object.fromEntries([
    ["game.schema.json", textOf(choiceOf(ids))],
    ...all.map((mechanic) => [fileOf(mechanic.id), textOf(schemaOf(mechanic))]),
  ]);
}

/** Any of the mechanics: an editor then tells what is wrong by the one that the definition names. */
function choiceOf(ids: readonly string[]): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A game",
    type: "object",
    properties: { mechanic: { enum: ids } },
    required: ["mechanic"],
    allOf: ids.map((id) => ({
      if: { properties: { mechanic: { const: id } } },
      // eslint-disable-next-line unicorn/no-thenable -- JSON Schema's own word
      then: { $ref: fileOf(id) },
    })),
  };
}

function schemaOf(mechanic: AnyMechanic): object {
  const title = `A game of the mechanic ${mechanic.id}`;
  const plain = z.toJSONSchema(gameSchema(mechanic), { io: "input", reused: "ref" });
  return { title, ...writtenSchema(plain) };
}

function fileOf(id: string): string {
  return `${id}.schema.json`;
}

function textOf(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) {
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(await schemaFiles()))
    writeFileSync(join(SCHEMA_FOLDER, name), text);
  writeFileSync(join(SCHEMA_FOLDER, "..", "..", "docs", "reference.md"), await referenceText());
}
