import { expect, it } from "vitest";
import { bestRow, isNear, live, worth } from "../../engine/mechanics/order/day.ts";
import { begin } from "../../engine/mechanics/order/state.ts";
import { bareDeal } from "../../engine/mechanics/kit/deal.ts";
import type { PartsOf } from "../../engine/definition/index.ts";
import { game } from "./game.ts";

type Row = PartsOf<"order">["item"];
type Content = PartsOf<"order">["content"];

const content = game.content as Content;
const rows = [...game.levels, ...(game.banks ?? [])].flatMap(({ items = [] }) => items as Row[]);

function ordersOf(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) =>
    ordersOf(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]),
  );
}

/** All of what comes in between is known here, so that a day can be reckoned to its end. */
function settled(row: Row): Row {
  const { surprises: _surprises, ...day } = row.day ?? { anchor: "bus", before: 1, rest: 1 };
  return { ...row, day };
}

it.each(rows.map((row) => [row.id, row] as const))(
  "%s has no order better than the one it is written in",
  (_id, row) => {
    const deal = { content, item: settled(row) };
    const { day } = deal.item;
    if (day === undefined) throw new Error("no day");
    const of = (order: readonly number[]) => worth(day, live(deal, order, []));
    const clean = (order: readonly number[]) => day.wrong === true || live(deal, order, []).clashes === 0;
    const best = Math.max(
      ...ordersOf([...row.cards.keys()])
        .filter(clean)
        .map(of),
    );
    expect(of(bestRow(deal, [], []))).toBe(best);
  },
);

it("makes each day's thoughtless order poor: what must be, and nothing more, before the bus", () => {
  const poor = rows.filter((row) => {
    const { day, cards } = settled(row);
    if (day === undefined || day.wrong === true || cards.length < 5) return false;
    const deal = { content, item: settled(row) };
    const musts = [...cards.keys()].filter((at) =>
      ["dress", "lunch", "shower", "breakfast"].includes(cards[at]?.card ?? ""),
    );
    const bus = cards.findIndex(({ card }) => card === "bus");
    const rest = [...cards.keys()].filter((at) => at !== bus && !musts.includes(at));
    const lazy = worth(day, live(deal, [...musts, bus, ...rest], []));
    return lazy * 2 > worth(day, live(deal, bestRow(deal, [], []), []));
  });
  expect(poor.map(({ id }) => id)).toEqual([]);
});

it.each(rows.filter(({ day }) => (day?.steps ?? 1) > 1).map((row) => [row.id, row] as const))(
  "%s needs more than one move, however it begins",
  (_id, item) => {
    for (let seed = 0; seed < 6; seed++) {
      const deal = { ...bareDeal<Content, object, Row>({ content, rules: {}, item }), seed };
      expect(isNear(deal, begin(deal).row)).toBe(false);
    }
  },
);
