/** An editor that checks by another schema underlines what is right, and passes over what is not. */
import type { Fields } from "../compose/plain.ts";
import { warning, type Problem } from "../problem.ts";

export function schemaNamed({ $schema }: Fields, mechanic: string): Problem[] {
  if ($schema === undefined) return [];
  const possible = ["game.schema.json", `${mechanic}.schema.json`];
  const file = typeof $schema === "string" ? $schema.split(/[/\\]/).at(-1) : undefined;
  if (file !== undefined && possible.includes(file)) return [];
  const mend = `Name the schema by which your editor can check this game: ../games/schema/${possible[0]}, or ${possible[1]} there.`;
  return [warning("$schema", $schema, mend)];
}
