/** What the schemas cannot see: cards that are not there, orders that do not work, rows in which anything goes. */
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { unheardWords } from "../kit/unheard.ts";
import type { OrderContent, OrderRules, Row } from "./schema.ts";
import { anchorOf, bestRow, dayOf, isMishap, live, needsOf, withKnown, worth } from "./day.ts";
import { broken } from "./state.ts";

interface Game {
  readonly content: OrderContent;
  readonly sets: readonly CheckedSet<OrderRules, Row>[];
}

export function check({ content, sets }: Game): Problem[] {
  return [
    ...sets.flatMap(({ path, rules, items }) => {
      if (items === undefined)
        return [problem(`${path}.items`, items, "Give items: rows are not generated.")];
      return items.flatMap((item, index) => ofRow(`${path}.items[${index}]`, content, rules, item));
    }),
    ...unheardWords(
      content.words,
      sets.map(({ rules: { rule, listen } }) => ({ rule, listen })),
      "content.words",
    ),
  ];
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
  if (item.day !== undefined) return ofDay(path, content, item);
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

function ofDay(path: string, content: OrderContent, item: Row): Problem[] {
  const deal = { content, item };
  const day = dayOf(deal);
  if (content.day === undefined) return [problem("content.day", undefined, "Say what days have.")];
  const anchor = anchorOf(deal);
  if (anchor < 0) return [problem(`${path}.day.anchor`, day.anchor, "Name a card of this row.")];
  const untimed = item.cards.flatMap(({ takes }, at) =>
    (takes === undefined) === (at === anchor)
      ? []
      : [problem(`${path}.cards[${at}].takes`, takes, "All but the anchor take some ticks.")],
  );
  if (untimed.length > 0) return untimed;
  const lived = live(withKnown(deal, []), bestRow(deal, [], []), []);
  const most = item.cards.reduce((sum, _card, at) => sum + needsOf(deal, at).length, 1);
  const isWhole = day.wrong === true ? worth(day, lived) === most : !isMishap(day, lived) && lived.treats > 0;
  return isWhole
    ? []
    : [
        problem(
          `${path}.cards`,
          item.cards.map(({ card }) => card),
          "Write the cards in an order that works, and leave something over.",
        ),
      ];
}
