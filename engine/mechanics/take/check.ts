/** What the schemas cannot see: things that are not there, and rows that nobody can win. */
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { bestEnd, laid } from "./row.ts";
import type { Row, TakeContent, TakeRules } from "./schema.ts";

interface Game {
  readonly content: TakeContent;
  readonly sets: readonly CheckedSet<TakeRules, Row>[];
}

export function check({ content, sets }: Game): Problem[] {
  return sets.flatMap(({ path, rules, items }) => {
    const unknown = [...rules.things, ...(items ?? []).flatMap(({ row }) => row)].find(
      (id) => content.things[id] === undefined,
    );
    if (unknown !== undefined)
      return [
        problem(`${path}.rules.things`, unknown, `Name things of content.things: "${unknown}" is none.`),
      ];
    return (items ?? []).flatMap(({ row, price }, index) => {
      return bestEnd({ content, rules, price }, laid(row)) === null
        ? [problem(`${path}.items[${index}].price`, price, "Lower the price: nobody can win this row.")]
        : [];
    });
  });
}
