/** What the schema cannot say of chases: rounds that are on the map. */
import { problem, type Problem } from "../../../../definition/problem.ts";
import { readGround } from "../../ground.ts";
import type { WalkContent, WalkItem, WalkRules } from "../../schema.ts";

export function check(
  content: WalkContent,
  rules: WalkRules,
  items: readonly WalkItem[] | undefined,
  path: string,
): Problem[] {
  if (rules.task.type !== "chase") return [];
  if (content.tasks.chase === undefined)
    return [problem("content.tasks.chase", undefined, "Say how it is chased: levels ask for it.")];
  if (items === undefined) return [problem(`${path}.items`, undefined, "Give the rounds: none are made.")];
  const ground = readGround(content, rules.map);
  return items.flatMap(({ task }, index) => {
    const at = `${path}.items[${index}].task`;
    if (task.type !== "chase") return [problem(`${at}.type`, task.type, "The rules are those of chase.")];
    return task.round.flatMap((id, stop) =>
      ground.cells.includes(id) ? [] : [problem(`${at}.round[${stop}]`, id, "It is not on the map.")],
    );
  });
}
