/** What the schema cannot say of drums: words that are not there, and words that fill no bars. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { barsDue } from "./draw-drum.ts";
import type { SortContent, SortItem, SortRules } from "./schema.ts";

type Path = readonly PropertyKey[];

/** @param content with what the level has of its own */
export function checkDrums(
  content: SortContent,
  { rules, items = [] }: Omit<CheckedSet<SortRules, SortItem>, "path">,
  path: Path,
): Problem[] {
  const { drumming, seats } = rules;
  const rows = items.flatMap(({ drum }, at) => (drum === undefined ? [] : [{ drum, at }]));
  if (drumming === undefined) {
    const mend = "Say in rules.drumming how many beats fill a bar.";
    return rows.map(({ at, drum }) => problem([...path, "items", at, "drum"], drum, mend));
  }
  const problems = [
    ...checkWords(content, drumming.from ?? [], [...path, "rules", "drumming", "from"]),
    ...rows.flatMap(({ drum, at }) =>
      checkWords(content, drum.words, [...path, "items", at, "drum", "words"]),
    ),
  ];
  if (problems.length > 0) return problems;
  const barren = rows.filter(({ drum }) => barsDue({ content, rules }, drum) === 0);
  for (const { drum, at } of barren)
    problems.push(problem([...path, "items", at, "drum", "words"], drum.words, "These words fill no bar."));
  if (content.drums === undefined)
    problems.push(problem([...path, "rules", "drumming"], drumming, "Say in content.drums how they sound."));
  if (seats.right === undefined || seats.down !== undefined)
    problems.push(
      problem([...path, "rules", "seats"], seats, "Drums stand left and right, and nowhere else."),
    );
  if (rows.length === 0 && drumming.from === undefined)
    problems.push(
      problem([...path, "rules", "drumming", "from"], undefined, "Name the words that rows are drawn from."),
    );
  return problems;
}

function checkWords({ things = {} }: SortContent, ids: readonly string[], path: Path): Problem[] {
  return ids.flatMap((id, at) => {
    if (things[id] === undefined)
      return [problem([...path, at], id, `There is no such thing. ${nearest(id, Object.keys(things))}`)];
    if (things[id].drummed !== undefined) return [];
    return [problem([...path, at], id, "Say in its drummed how many beats it has.")];
  });
}
