/** What the schema cannot say of one thing: that it belongs somewhere, in every code that its level may draw. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { Code, SortContent, SortRules, Thing } from "./schema.ts";
import { possibleSigns } from "./signs.ts";

export type Path = readonly PropertyKey[];

interface Place {
  readonly content: SortContent;
  readonly rules: SortRules;
  readonly codes: readonly [string, Code][];
}

export function checkThing(thing: Thing, place: Place, path: Path): Problem[] {
  const { content, rules, codes } = place;
  const problems: Problem[] = [];
  const expectBin = (id: string, within: Path): void => {
    if (rules.bins.includes(id)) return;
    const mend = `It is not among the level's bins. ${nearest(id, rules.bins)}`;
    problems.push(problem([...path, ...within], id, mend));
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
  const advises = rules.bins.find((id) => content.bins[id]?.advises !== undefined && id !== thing.bin);
  if (advises !== undefined && thing.details.length === 0) {
    const mend = `The bin ${advises} advises with what examining tells: give it a detail.`;
    problems.push(problem([...path, "details"], thing.details, mend));
  }
  return [...problems, ...checkDanger(thing, place, path)];
}

/** What nobody should touch is told so, and is never made ready. */
function checkDanger(thing: Thing, { content, rules }: Place, path: Path): Problem[] {
  if (thing.danger === undefined || rules.prepare === undefined) return [];
  const problems: Problem[] = [];
  if (thing.prepare !== undefined) {
    const mend = "Nobody should touch a thing of danger: remove this, or the danger.";
    problems.push(problem([...path, "prepare"], thing.prepare.text, mend));
  }
  if (content.preparations[rules.prepare]?.danger === undefined) {
    const mend = `Whoever tries to touch it must be stopped: give the preparation ${rules.prepare} a danger.`;
    problems.push(problem([...path, "danger"], thing.danger, mend));
  }
  return problems;
}
