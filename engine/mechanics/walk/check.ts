/** What the schema cannot say: names that must exist, maps that must lead somewhere, rules that must make trips. */
import { problem, type Problem } from "../../definition/problem.ts";
import { checkContent } from "./check-content.ts";
import { checkItem } from "./check-item.ts";
import { checkKinds, checkTrips } from "./check-trips.ts";
import type { WalkContent, WalkItem, WalkRules } from "./schema.ts";

interface Level {
  readonly rules: WalkRules;
  readonly items?: readonly WalkItem[] | undefined;
}

interface Game {
  readonly content: WalkContent;
  readonly levels: readonly Level[];
  readonly boss: Level;
}

export function checkWalk({ content, levels, boss }: Game): Problem[] {
  const problems = checkContent(content);
  if ([...levels, boss].some(({ items }) => items === undefined)) problems.push(...checkKinds(content));
  // Levels rest on the content: their faults are told once the content's are mended.
  if (problems.length > 0) return problems;
  const paths = [
    ...levels.map((level, index) => ({ path: `levels[${index}]`, level })),
    { path: "boss", level: boss },
  ];
  return paths.flatMap(({ path, level }) => checkLevel(content, level, path));
}

function checkLevel(content: WalkContent, { rules, items }: Level, path: string): Problem[] {
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
