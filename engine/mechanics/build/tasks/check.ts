/** A game is about one of the tasks: its levels say what belongs to that one. */
import { problem, type Problem } from "../../../definition/problem.ts";
import type { CheckedSet } from "../../contract.ts";
import { check as checkGrow } from "../check.ts";
import type { BuildRules, Round } from "../schema.ts";
import type { AnyContent, AnyItem, AnyRules } from "./task.ts";
import { check as checkUpkeep } from "./upkeep/check.ts";
import type { UpkeepItem, UpkeepRules } from "./upkeep/schema.ts";

type AnySet = CheckedSet<AnyRules, AnyItem>;

export function checkAll({
  content,
  sets,
}: {
  readonly content: AnyContent;
  readonly sets: readonly AnySet[];
}): Problem[] {
  const kept = sets.filter(isKept);
  const grown = sets.filter(isGrown);
  return "places" in content
    ? [...checkUpkeep({ content, sets: kept }), ...foreign(sets, kept)]
    : [...checkGrow({ content, sets: grown }), ...foreign(sets, grown)];
}

function isKept(set: AnySet): set is CheckedSet<UpkeepRules, UpkeepItem> {
  return "row" in set.rules && (set.items ?? []).every((item) => !("falls" in item) && !("shift" in item));
}

function isGrown(set: AnySet): set is CheckedSet<BuildRules, Round> {
  return "dials" in set.rules && (set.items ?? []).every((item) => !("breaks" in item) && !("wears" in item));
}

function foreign(sets: readonly AnySet[], known: readonly AnySet[]): Problem[] {
  return sets
    .filter((set) => !known.includes(set))
    .map(({ path, rules }) =>
      problem(`${path}.rules`, rules, "It plays another way than the game's content."),
    );
}
