/** What the schemas cannot see: places that are not there, needs that go in a circle, and rounds without items. */
import { nearest } from "../../../../definition/nearest.ts";
import { problem, type Problem } from "../../../../definition/problem.ts";
import type { CheckedSet } from "../../../contract.ts";
import { unheardWords } from "../../../kit/unheard.ts";
import type { UpkeepContent, UpkeepItem, UpkeepRules } from "./schema.ts";
import { humming } from "./state.ts";

export function check(game: {
  readonly content: UpkeepContent;
  readonly sets: readonly CheckedSet<UpkeepRules, UpkeepItem>[];
}): Problem[] {
  return [
    ...game.sets.flatMap((set) => ofSet(game.content, set)),
    ...unheardWords(
      game.content.words,
      game.sets.map(({ rules: { rule, listenFor: listen } }) => ({ rule, listen })),
      "content.words",
    ),
  ];
}

function ofSet(
  content: UpkeepContent,
  { path, rules, items }: CheckedSet<UpkeepRules, UpkeepItem>,
): Problem[] {
  if (items === undefined) return [problem(`${path}.items`, items, "Give items: rounds are not generated.")];
  if (rules.crew > content.crew.length)
    return [problem(`${path}.rules.crew`, rules.crew, `content.crew names ${content.crew.length}.`)];
  const places = Object.keys(content.places);
  const row = rules.row.map(({ place }) => place);
  const unknown = rules.row.flatMap(({ place, needs = [] }, index) => [
    ...(places.includes(place)
      ? []
      : [problem(`${path}.rules.row[${index}].place`, place, nearest(place, places))]),
    ...needs
      .filter((need) => !row.includes(need))
      .map((need) => problem(`${path}.rules.row[${index}].needs`, need, nearest(need, row))),
  ]);
  if (unknown.length > 0) return unknown;
  const heard = humming(rules.row, { broken: [] });
  const circle = row.find((id) => !heard.includes(id));
  if (circle !== undefined)
    return [problem(`${path}.rules.row`, circle, "It can never be heard: its needs go in a circle.")];
  return items.flatMap((item, index) => ofItem(`${path}.items[${index}]`, row, item));
}

function ofItem(path: string, row: readonly string[], { breaks, wears, idle }: UpkeepItem): Problem[] {
  return Object.entries({ breaks, wears, idle }).flatMap(([name, ids]) =>
    Array.isArray(ids)
      ? ids.filter((id) => !row.includes(id)).map((id) => problem(`${path}.${name}`, id, nearest(id, row)))
      : [],
  );
}
