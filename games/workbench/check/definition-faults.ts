/** What the parser finds, told as rules tell it, and what rules find in texts that nobody can play yet. */
import { parseGameText, parsePath } from "../../../engine/definition/index.ts";
import { isFile, readDefinition } from "../target.ts";
import { writtenTexts } from "../texts.ts";
import type { Fault } from "./check.ts";
import { lineAt, placeIn } from "./json-places.ts";
import type { Path } from "./rule.ts";
import { rules } from "./rules.ts";

const WHY = "A game with such a fault cannot be played at all.";

/** Null where there is no such file, or where it is a definition. */
export async function definitionFaults(named: string): Promise<Fault[] | null> {
  const text = isFile(named) ? readDefinition(named) : null;
  if (text?.ok !== true) return null;
  const parsed = await parseGameText(text.value);
  if (parsed.ok) return null;
  const lineOf = (path: Path): number => lineAt(text.value, placeIn(text.value, path).from);
  const faults = parsed.problem.map(({ path, found, mend }): Fault => ({
    rule: "definition",
    file: named,
    line: lineOf(parsePath(path) as Path),
    path,
    found: found === "nothing" ? `${path} is missing` : found,
    why: WHY,
    mend,
    fixable: false,
  }));
  return [...faults, ...faultsInTexts(named, text.value, lineOf)];
}

/** Rules that look at one text after another need no game. */
function faultsInTexts(file: string, source: string, lineOf: (path: Path) => number): Fault[] {
  return writtenTexts(source).flatMap(({ path, text }) =>
    rules.flatMap(({ id, why, inText, isOfAnyText }) =>
      (isOfAnyText ? (inText?.(text) ?? []) : []).map(({ found, mend }): Fault => ({
        rule: id,
        file,
        line: lineOf(path),
        path: path.join("."),
        found,
        why,
        mend,
        fixable: false,
      })),
    ),
  );
}
