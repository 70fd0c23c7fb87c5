/** Days from a few words: what fits before the bus, and what comes after it. */
import type { PartsOf } from "../../engine/definition/index.ts";
import type { Thing } from "./things.ts";

export type Row = PartsOf<"order">["item"];
type Day = NonNullable<Row["day"]>;
type Placed = Row["cards"][number];

/** Ticks of each thing; of one that goes on by itself, how long after that. */
export type Ticks = Partial<Record<Thing, number | readonly [takes: number, runs: number]>>;

/** From work to supper: each tick of it that is left over is a slide. */
const REST = 5;

function placed([card, ticks]: readonly [string, number | readonly [number, number]]): Placed {
  return typeof ticks === "number" ? { card, takes: ticks } : { card, takes: ticks[0], runs: ticks[1] };
}

function cardsOf(ticks: Ticks): Placed[] {
  return Object.entries(ticks).map(placed);
}

function sum(cards: readonly Placed[]): number {
  return cards.reduce((all, { takes = 0 }) => all + takes, 0);
}

/**
 * One of the best orders, from its first thing to its last: what stands in `early` fills the time before the bus, with all that is
 * `more.surprises` coming in between.
 */
export function day(id: string, early: Ticks, late: Ticks, more: Partial<Day> = {}): Row {
  const first = cardsOf(early);
  const between = (more.surprises ?? []).reduce((all, { takes }) => all + takes, 0);
  return {
    id,
    cards: [...first, { card: "bus" }, ...cardsOf(late)],
    day: { anchor: "bus", before: sum(first) + between, rest: REST, ...more },
  };
}

/** For practice: of its evening two ticks are left over at best, so that it is a beginning and not half of the way. */
export function practiceDay(id: string, early: Ticks, late: Ticks, more: Partial<Day> = {}): Row {
  return day(id, early, late, { rest: sum(cardsOf(late)) + 2, ...more });
}

/** A long day: four slides may be in it, and when it goes wrong it costs three. */
export function longDay(id: string, early: Ticks, late: Ticks, more: Partial<Day> = {}): Row {
  return day(id, early, late, { fine: 3, ...more });
}

/** All is to go wrong: the bus comes before what stands in `late` would be done. */
export function wrongDay(id: string, early: Ticks, late: Ticks): Row {
  return day(id, early, late, { wrong: true, before: sum(cardsOf(late)) - 1 });
}
