/** What the schemas cannot say of a bench: clubs of guests that there are, and benches for every rule. */
import { problem, type Problem } from "../../../definition/problem.ts";
import { createRandom } from "../../../random.ts";
import type { AnyItem, AnyRules } from "../any.ts";
import { benchFor, canSit } from "./clubs.ts";
import type { BenchContent, OddRules } from "./schema.ts";

interface Set_ {
  readonly path: string;
  readonly rules: AnyRules;
  readonly items?: readonly AnyItem[] | undefined;
}

export function checkClubs({ guests, clubs }: BenchContent): Problem[] {
  return Object.entries(clubs).flatMap(([id, { groups, unsure = [] }]) => {
    const path = `content.clubs.${id}`;
    const named = groups.flatMap(({ of }) => of);
    const strangers = [...named, ...unsure]
      .filter((one) => guests[one] === undefined)
      .map((one) => problem(path, one, "No guest has this id."));
    const twice = named.filter((one, index) => named.indexOf(one) < index || unsure.includes(one));
    return [
      ...strangers,
      ...twice.map((one) => problem(path, one, "It is in this club already: name it once.")),
    ];
  });
}

export function checkBench(content: BenchContent, { path, rules, items = [] }: Set_): Problem[] {
  if (rules.task !== "odd") return [problem(`${path}.rules.task`, rules.task, "Guests play odd.")];
  const unknown = rules.clubs.filter((id) => content.clubs[id] === undefined);
  if (unknown.length > 0) return [problem(`${path}.rules.clubs`, unknown[0], "No club has this id.")];
  return items.length === 0
    ? checkMade(content, rules, path)
    : items.flatMap((item, index) => checkItem(content, rules, item, `${path}.items[${index}]`));
}

/** Where benches are made, there is one for each number of intruders. */
function checkMade(content: BenchContent, rules: OddRules, path: string): Problem[] {
  return rules.intruders
    .filter(
      (many) =>
        benchFor({ content, rules: { ...rules, intruders: [many] } }, createRandom(1), undefined) === null,
    )
    .map((many) => problem(`${path}.rules.intruders`, many, "No such bench was found: add guests or clubs."));
}

function checkItem(content: BenchContent, rules: OddRules, item: AnyItem, path: string): Problem[] {
  if (!("row" in item)) return [problem(path, item.id, "State row.")];
  const strange = item.row.filter((id) => content.guests[id] === undefined);
  if (strange.length > 0) return [problem(`${path}.row`, strange[0], "No guest has this id.")];
  return canSit({ content, rules }, item.row)
    ? []
    : [
        problem(
          `${path}.row`,
          item.id,
          "Who does not belong can be argued, or is not as many as the rules say.",
        ),
      ];
}
