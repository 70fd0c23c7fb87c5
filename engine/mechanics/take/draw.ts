/** Rows that thinking wins: the richer end, one end always, or chance do not. */
import type { Random } from "../../random.ts";
import {
  bestEnd,
  chance,
  laid,
  richerEnd,
  thingOf,
  wins,
  worthOf,
  type Table,
  type TakeState,
} from "./row.ts";
import type { Row, TakeContent, TakeRules } from "./schema.ts";

const TRIES = 400;
const MOST_BY_CHANCE = 0.35;

/** How much a row asks for thought: 0 where it cannot be won. */
function demand(table: Table, row: readonly string[]): number {
  const state = laid(row);
  if (bestEnd(table, state) === null) return 0;
  const lazy = [() => "left" as const, () => "right" as const, (at: TakeState) => richerEnd(table, at)];
  const beaten = lazy.filter((choose) => !wins(table, state, choose)).length;
  return 1 + beaten + (chance(table, state) <= MOST_BY_CHANCE ? 1 : 0);
}

const MOST_DEMAND = 5;

/** No one thing pays alone, and none is more than half of the row. */
export function generate(content: TakeContent, rules: TakeRules, random: Random): Row {
  let found: { readonly row: readonly string[]; readonly price: number; readonly asks: number } | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const row = Array.from({ length: rules.length }, () => random.pick(rules.things));
    if (rules.things.some((id) => 2 * row.filter((one) => one === id).length > row.length)) continue;
    const half = worthOf(content, row) / 2;
    for (const more of [1, 0, -1]) {
      const price = rules.step * (Math.round(half / rules.step) + more);
      if (row.some((id) => thingOf(content, id).worth >= price)) continue;
      const asks = demand({ content, rules, price }, row);
      if (asks > (found?.asks ?? 0)) found = { row, price, asks };
    }
    if (found?.asks === MOST_DEMAND) break;
  }
  if (found === undefined) throw new RangeError("generate: no row of these can be won");
  const { row, price } = found;
  return { id: `${row.join("-")}-${price}`, row: [...row], price };
}
