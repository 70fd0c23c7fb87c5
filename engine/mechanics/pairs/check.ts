/** What the schemas cannot see: boards that do not fill their places, and banks that are too small. */
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { pairsOn } from "./generate.ts";
import type { Board, PairsContent, PairsRules } from "./schema.ts";

interface Game {
  readonly content: PairsContent;
  readonly sets: readonly CheckedSet<PairsRules, Board>[];
}

export function check({ sets }: Game): Problem[] {
  return sets.flatMap(({ path, rules, items }) => {
    const places = rules.rows * rules.columns;
    const needed = pairsOn(rules);
    if (places % 2 === 1)
      return [
        problem(
          `${path}.rules.columns`,
          rules.columns,
          "Make the number of places even: each pair fills two.",
        ),
      ];
    if (items !== undefined)
      return items.flatMap((item, index) =>
        item.pairs.length === needed
          ? []
          : [
              problem(
                `${path}.items[${index}].pairs`,
                item.pairs.length,
                `Give ${needed} pairs: ${rules.rows} by ${rules.columns} places.`,
              ),
            ],
      );
    const kinds = (rules.pairs ?? []).map(({ id, apart }) =>
      apart === undefined ? `one ${id}` : `apart ${apart}`,
    );
    const most = new Set(kinds).size;
    return most >= needed
      ? []
      : [
          problem(
            `${path}.rules.pairs`,
            most,
            `Give items, or at least ${needed} pairs that can be on one board.`,
          ),
        ];
  });
}
