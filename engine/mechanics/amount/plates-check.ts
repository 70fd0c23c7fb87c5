/** What the schemas cannot see of plates: dishes without kinds, names that nobody knows, tables that cannot be served. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import { createRandom } from "../../random.ts";
import type { CheckedSet } from "../contract.ts";
import { serviceOf } from "./plates.ts";
import { tableOf } from "./plates-generate.ts";
import type { AmountContent, AmountRules, Order } from "./schema.ts";

interface Set extends Pick<CheckedSet<AmountRules, Order>, "rules" | "items"> {
  readonly content: AmountContent;
}

export function checkPlates({ content, rules, items }: Set, path: string): Problem[] {
  const { plates } = content;
  if (plates === undefined) return [problem("content.plates", undefined, "Say what plates are made of.")];
  const kinds = Object.keys(plates.kinds);
  const marks = Object.keys(plates.marks ?? {});
  const strange = Object.entries(content.units).flatMap(([id, unit]) => [
    ...(unit.kinds ?? [])
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => problem(`content.units.${id}.kinds`, kind, nearest(kind, kinds))),
    ...(unit.marks ?? [])
      .filter((mark) => !marks.includes(mark))
      .map((mark) => problem(`content.units.${id}.marks`, mark, nearest(mark, marks))),
  ]);
  const guests = plates.guests.flatMap(({ not }, index) =>
    not === undefined || marks.includes(not)
      ? []
      : [problem(`content.plates.guests[${index}].not`, not, nearest(not, marks))],
  );
  const bare = rules.tray.filter((id) => content.units[id]?.kinds === undefined);
  if (strange.length > 0 || guests.length > 0 || bare.length > 0)
    return [
      ...strange,
      ...guests,
      ...bare.map((id) => problem(`content.units.${id}.kinds`, undefined, "Say what kinds it has.")),
    ];
  if (items === undefined)
    return tableOf(content, rules, createRandom(1)) === undefined
      ? [problem(`${path}.rules.made`, rules.made, "No table can be made of this tray.")]
      : [];
  return items.flatMap((item, index) => {
    const table = { content, rules: { ...rules, tray: item.tray ?? rules.tray }, item };
    return item.wants !== undefined && serviceOf(table, { at: 0, used: [] }) !== null
      ? []
      : [problem(`${path}.items[${index}].wants`, item.wants, "These dishes cannot serve this table.")];
  });
}
