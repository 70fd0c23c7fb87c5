/** What the schema cannot say of digs: finds that fit on the map, and boasts that something speaks of. */
import { problem, type Problem } from "../../../../definition/problem.ts";
import { readGround } from "../../ground.ts";
import type { WalkContent, WalkItem, WalkRules } from "../../schema.ts";
import type { DigContent, DigRules } from "./schema.ts";
import { placesFor, spokenBy } from "./site.ts";

export function check(
  content: WalkContent,
  rules: WalkRules,
  items: readonly WalkItem[] | undefined,
  path: string,
): Problem[] {
  const { task } = rules;
  if (task.type !== "dig") return [];
  const words = content.tasks.dig;
  if (words === undefined)
    return [problem("content.tasks.dig", undefined, "Say what is dug: levels ask for it.")];
  if (items === undefined) return [problem(`${path}.items`, undefined, "Give the boasts: none are made.")];
  const places = placesFor(content, readGround(content, rules.map)).length;
  const crowded =
    task.finds.length > places
      ? [
          problem(
            `${path}.rules.task.finds`,
            task.finds.length,
            `Only ${places} places are free of landmarks.`,
          ),
        ]
      : [];
  const finds = [...crowded, ...checkFinds(words, task, `${path}.rules.task`)];
  return finds.length > 0
    ? finds
    : items.flatMap((item, index) => checkItem(words, task, item, `${path}.items[${index}].task`));
}

function checkFinds(words: DigContent, { finds }: DigRules, path: string): Problem[] {
  return finds.flatMap(({ kind, layer = 0, mark }, index) => [
    ...(words.kinds[kind] === undefined
      ? [problem(`${path}.finds[${index}].kind`, kind, "content.tasks.dig.kinds has no such kind.")]
      : []),
    ...(layer < words.layers.length
      ? []
      : [problem(`${path}.finds[${index}].layer`, layer, "content.tasks.dig.layers has fewer layers.")]),
    ...(mark === undefined || words.marks?.[mark] !== undefined
      ? []
      : [problem(`${path}.finds[${index}].mark`, mark, "content.tasks.dig.marks has no such mark.")]),
  ]);
}

function checkItem(words: DigContent, rules: DigRules, { task }: WalkItem, path: string): Problem[] {
  if (task.type !== "dig") return [problem(`${path}.type`, task.type, "The rules are those of dig.")];
  return task.boasts.flatMap((boast, index) => [
    ...(rules.finds.some((find) => isCertain(spokenBy({ words, rules }, find, boast)))
      ? []
      : [
          problem(
            `${path}.boasts[${index}].speaks`,
            undefined,
            "No find here surely speaks of it: it cannot be settled.",
          ),
        ]),
    ...(words.parts[boast.part] === undefined
      ? [problem(`${path}.boasts[${index}].part`, boast.part, "content.tasks.dig.parts has no such part.")]
      : []),
  ]);
}

/** What is only weak may be passed over, rightly: something else must settle it. */
function isCertain(spoken: ReturnType<typeof spokenBy>): boolean {
  return spoken !== undefined && spoken.weak !== true;
}
