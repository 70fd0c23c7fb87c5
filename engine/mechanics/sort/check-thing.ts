/** What the schema cannot say of one thing: that it belongs somewhere, in every code that its level may draw. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { Code, SortRules, Thing } from "./schema.ts";
import { possibleSigns } from "./signs.ts";

export type Path = readonly PropertyKey[];

export function checkThing(
  thing: Thing,
  rules: SortRules,
  codes: readonly [string, Code][],
  path: Path,
): Problem[] {
  const problems: Problem[] = [];
  const expectBin = (id: string, place: Path): void => {
    if (rules.bins.includes(id)) return;
    const mend = `It is not among the level's bins. ${nearest(id, rules.bins)}`;
    problems.push(problem([...path, ...place], id, mend));
  };
  if (thing.bin !== undefined) expectBin(thing.bin, ["bin"]);
  thing.mayBe?.forEach((id, index) => expectBin(id, ["mayBe", index]));
  Object.keys(thing.mishaps ?? {}).forEach((id) => expectBin(id, ["mishaps", id]));

  if (thing.bin === undefined && codes.length === 0) {
    const mend = "The level has no codes, so say where the thing belongs: give it a bin.";
    problems.push(problem([...path, "bin"], undefined, mend));
  }
  for (const [name, code] of codes) {
    if (possibleSigns(code, thing).length > 0) continue;
    const mend = `The code ${name} has no sign for it: add one there, or mend its sign or mayBe.`;
    problems.push(problem(path, thing.name, mend));
  }
  if (thing.prepare !== undefined && rules.prepare === undefined) {
    const mend = "The level has no preparation: remove this, or give rules.prepare.";
    problems.push(problem([...path, "prepare"], thing.prepare.text, mend));
  }
  return problems;
}
