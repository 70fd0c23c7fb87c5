/** What the schema cannot say: signs that differ, maps that lead somewhere, and what the tasks ask for. */
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { isConnected, readGround } from "./ground.ts";
import type { WalkContent, WalkItem, WalkRules } from "./schema.ts";
import { taskOf } from "./tasks/catalogue.ts";

type Level = CheckedSet<WalkRules, WalkItem>;

export function checkWalk({
  content,
  sets,
}: {
  readonly content: WalkContent;
  readonly sets: readonly Level[];
}): Problem[] {
  const signs = checkSigns(content);
  if (signs.length > 0) return signs;
  return sets.flatMap(({ path, rules, items }) => {
    const maps = [...checkMap(content, rules.map, `${path}.rules.map`), ...checkTurns(content, rules, path)];
    return maps.length > 0 ? maps : taskOf({ rules }).check(content, rules, items, path);
  });
}

function checkTurns(content: WalkContent, { turns }: WalkRules, path: string): Problem[] {
  if (turns !== true || content.words?.turning !== undefined) return [];
  return [problem(`${path}.rules.turns`, turns, "Say in content.words.turning what arrows do that turn.")];
}

function checkSigns({ cells }: WalkContent): Problem[] {
  const signs = new Map<string, string>();
  return Object.entries(cells).flatMap(([id, { sign }]) => {
    const other = signs.get(sign);
    signs.set(sign, id);
    if (other === undefined) return [];
    return [problem(`content.cells.${id}.sign`, sign, `The cell ${other} has this sign: give each its own.`)];
  });
}

function checkMap(content: WalkContent, map: readonly string[], path: string): Problem[] {
  const signs = Object.values(content.cells).map(({ sign }) => sign);
  const widths = new Set(map.map((row) => row.length));
  if (widths.size > 1) return [problem(path, undefined, "Make all rows equally long.")];
  const unknown = [...new Set(map.join(""))].filter((sign) => !signs.includes(sign));
  if (unknown.length > 0) return [problem(path, unknown.join(""), "No cell has these signs.")];
  const ground = readGround(content, map);
  const starts = ground.cells.filter((id) => {
    const cell = content.cells[id];
    return cell?.type === "floor" && cell.role === "start";
  });
  if (starts.length !== 1) return [problem(path, starts.length, "Let exactly one cell be the start.")];
  if (!isConnected(content, ground))
    return [problem(path, undefined, "Let every floor be reached from every other.")];
  return [];
}
