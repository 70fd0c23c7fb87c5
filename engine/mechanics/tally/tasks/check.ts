/** A game is about one of the tasks: its levels say what belongs to that one. */
import { problem, type Problem } from "../../../definition/problem.ts";
import type { CheckedSet } from "../../contract.ts";
import { check } from "../check.ts";
import type { TallyRules, Watch } from "../schema.ts";
import { checkOutlines } from "./outline/check.ts";
import type { Outline, OutlineRules } from "./outline/schema.ts";
import type { AnyContent, AnyItem, AnyRules } from "./task.ts";

type AnySet = CheckedSet<AnyRules, AnyItem>;

export function checkAll({
  content,
  sets,
}: {
  readonly content: AnyContent;
  readonly sets: readonly AnySet[];
}): Problem[] {
  const watches = sets.filter(isWatched);
  const outlines = sets.filter(isOutlined);
  return "figures" in content
    ? [...checkOutlines({ content, sets: outlines }), ...foreign(sets, outlines)]
    : [...check({ content, sets: watches }), ...foreign(sets, watches)];
}

function isWatched(set: AnySet): set is CheckedSet<TallyRules, Watch> {
  return "stretches" in set.rules && (set.items ?? []).every((item) => "job" in item);
}

function isOutlined(set: AnySet): set is CheckedSet<OutlineRules, Outline> {
  return "figures" in set.rules && (set.items ?? []).every((item) => "figure" in item);
}

function foreign(sets: readonly AnySet[], known: readonly AnySet[]): Problem[] {
  return sets
    .filter((set) => !known.includes(set))
    .map(({ path, rules }) =>
      problem(`${path}.rules`, rules, "It plays another way than the game's content."),
    );
}
