/** What the schemas cannot see: cards that are not there, orders that do not work, rows in which anything goes. */
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import type { OrderContent, OrderRules, Row } from "./schema.ts";
import { broken } from "./state.ts";

interface Game {
  readonly content: OrderContent;
  readonly sets: readonly CheckedSet<OrderRules, Row>[];
}

export function check({ content, sets }: Game): Problem[] {
  return sets.flatMap(({ path, rules, items }) => {
    if (items === undefined) return [problem(`${path}.items`, items, "Give items: rows are not generated.")];
    return items.flatMap((item, index) => ofRow(`${path}.items[${index}]`, content, rules, item));
  });
}

function ofRow(path: string, content: OrderContent, rules: OrderRules, item: Row): Problem[] {
  const ids = item.cards.map(({ card }) => card);
  const unknown = item.cards.flatMap(({ card, after = [], follows = [], heard }, at) => {
    const where = `${path}.cards[${at}]`;
    const known = content.cards[card];
    if (known === undefined) return [problem(`${where}.card`, card, "Name one of content.cards.")];
    if (ids.indexOf(card) !== at) return [problem(`${where}.card`, card, "A card is in a row only once.")];
    const lost = after.filter((id) => !ids.includes(id));
    const strange = follows.filter((id) => !ids.includes(id));
    const silent = rules.names === false && heard === undefined && known.heard === undefined;
    return [
      ...lost.map((id) => problem(`${where}.after`, id, "Name a card of this row.")),
      ...strange.map((id) => problem(`${where}.follows`, id, "Name a card of this row.")),
      ...(silent ? [problem(`${where}.card`, card, "Let it be heard: names are not told here.")] : []),
    ];
  });
  if (unknown.length > 0) return unknown;
  const row = [...item.cards.keys()].filter((card) => item.cards[card]?.out !== true);
  if (row.length === 0) return [problem(`${path}.cards`, ids, "Let at least one card belong in the row.")];
  const stop = broken({ item }, row);
  if (stop !== undefined)
    return [
      problem(
        `${path}.cards[${stop.card}].after`,
        item.cards[stop.card]?.after ?? item.cards[stop.card]?.follows,
        "Write the cards in an order that works.",
      ),
    ];
  return item.cards.some(({ after, follows, out }) => (after ?? follows) !== undefined || out === true)
    ? []
    : [problem(`${path}.cards`, ids, "Say of one card at least what it comes after.")];
}
