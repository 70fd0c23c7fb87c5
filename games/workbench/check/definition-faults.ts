/** What the parser finds, told as rules tell it. */
import { parseGameText, parsePath } from "../../../engine/definition/index.ts";
import { isFile, readDefinition } from "../target.ts";
import type { Fault } from "./check.ts";
import { lineAt, placeIn } from "./json-places.ts";
import type { Path } from "./rule.ts";

const WHY = "A game with such a fault cannot be played at all.";

/** Null where there is no such file, or where it is a definition. */
export async function definitionFaults(named: string): Promise<Fault[] | null> {
  const text = isFile(named) ? readDefinition(named) : null;
  if (text?.ok !== true) return null;
  const parsed = await parseGameText(text.value);
  if (parsed.ok) return null;
  return parsed.problem.map(({ path, found, mend }) => ({
    rule: "definition",
    file: named,
    line: lineAt(text.value, placeIn(text.value, parsePath(path) as Path).from),
    path,
    found: found === "nothing" ? "missing" : found,
    why: WHY,
    mend,
    fixable: false,
  }));
}
