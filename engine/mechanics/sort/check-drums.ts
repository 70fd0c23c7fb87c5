/** What the schema cannot say of drums: words that are not there, and words that fill no bars. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import { createRandom } from "../../random.ts";
import type { CheckedSet } from "../contract.ts";
import { barsDue, rowOf } from "./draw-drum.ts";
import type { Named } from "./named.ts";
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
  if (content.drums === undefined)
    problems.push(problem([...path, "rules", "drumming"], drumming, "Say in content.drums how they sound."));
  if (seats.right === undefined || seats.down !== undefined)
    problems.push(
      problem([...path, "rules", "seats"], seats, "Drums stand left and right, and nowhere else."),
    );
  if (problems.length > 0) return problems;
  if (rows.length === 0) return checkDrawn({ content, rules }, drumming.from, [...path, "rules", "drumming"]);
  return rows
    .filter(({ drum }) => barsDue({ content, rules }, drum) === 0)
    .map(({ drum, at }) =>
      problem([...path, "items", at, "drum", "words"], drum.words, "These words fill no bar."),
    );
}

/** Words that rows are drawn from, and that make none. */
function checkDrawn(named: Named, from: readonly string[] | undefined, path: Path): Problem[] {
  if (from === undefined)
    return [problem([...path, "from"], from, "Name the words that rows are drawn from.")];
  if (rowOf(named, createRandom(1)) !== null) return [];
  return [
    problem([...path, "from"], from, "These words fill no such bars: add some, above all of one beat."),
  ];
}

function checkWords({ things = {} }: SortContent, ids: readonly string[], path: Path): Problem[] {
  return ids.flatMap((id, at) => {
    if (things[id] === undefined)
      return [problem([...path, at], id, `There is no such thing. ${nearest(id, Object.keys(things))}`)];
    if (things[id].drummed !== undefined) return [];
    return [problem([...path, at], id, "Say in its drummed how many beats it has.")];
  });
}
