/** What the schema cannot say: names that must exist, maps that must lead somewhere, rules that must make trips. */
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { checkContent } from "./check-content.ts";
import { checkItem } from "./check-item.ts";
import { checkKinds, checkTrips } from "./check-trips.ts";
import type { WalkContent, WalkItem, WalkRules } from "./schema.ts";

type Level = CheckedSet<WalkRules, WalkItem>;

interface Game {
  readonly content: WalkContent;
  readonly sets: readonly Level[];
}

export function checkWalk({ content, sets }: Game): Problem[] {
  const problems = checkContent(content);
  if (sets.some(({ items }) => items === undefined)) problems.push(...checkKinds(content));
  // Levels rest on the content: their faults are told once the content's are mended.
  if (problems.length > 0) return problems;
  return sets.flatMap((set) => checkLevel(content, set));
}

function checkLevel(content: WalkContent, { path, rules, items }: Level): Problem[] {
  if (items !== undefined)
    return items.flatMap((item, index) => checkItem(content, item, `${path}.items[${index}]`));
  if (rules.map === undefined) {
    return [problem(`${path}.rules.map`, undefined, "Say how large the maps are, or give the level items.")];
  }
  if (rules.task.trip === undefined) {
    return [
      problem(`${path}.rules.task.trip`, undefined, "Say what trips are made of, or give the level items."),
    ];
  }
  return checkTrips(content, rules.map, rules.task.trip, `${path}.rules`);
}
