/** Days from a few words: what fits before the bus, and what comes after it. */
import type { PartsOf } from "../../engine/definition/index.ts";
import type { Thing } from "./things.ts";

export type Row = PartsOf<"order">["item"];
type Day = NonNullable<Row["day"]>;
type Placed = Row["cards"][number];

/** Ticks of each thing; of one that goes on by itself, how long after that. */
export type Ticks = Partial<Record<Thing, number | readonly [takes: number, runs: number]>>;

/** So many ticks are left over between work and supper, at best: each of them is a slide. */
const SLIDES = 3;

/** What must be before the bus, beside getting dressed, is said. */
const SAID: readonly (readonly [Thing, readonly [string, string]])[] = [
  ["breakfast", ["otto: Breakfast before work, please!", "otto: I never go to work without breakfast."]],
  ["lunch", ["otto: My lunch goes on the bus with me.", "otto: And lunch before the bus!"]],
];

function saysOf(ticks: Ticks): Pick<Row, "says"> {
  const said = SAID.flatMap(([thing, lines]) => (ticks[thing] === undefined ? [] : [[...lines]]));
  return said.length === 0 ? {} : { says: said };
}

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
  const last = cardsOf(late);
  const between = (more.surprises ?? []).reduce((all, { takes }) => all + takes, 0);
  return {
    id,
    ...(more.wrong === true ? {} : saysOf(early)),
    cards: [...first, { card: "bus" }, ...last],
    day: { anchor: "bus", before: sum(first) + between, rest: sum(last) + SLIDES, steps: 2, ...more },
  };
}

function slides(count: number, late: Ticks): Pick<Day, "rest"> {
  return { rest: sum(cardsOf(late)) + count };
}

/** For practice: of its evening two ticks are left over at best, so that it is a beginning and not half of the way. */
export function practiceDay(id: string, early: Ticks, late: Ticks, more: Partial<Day> = {}): Row {
  return day(id, early, late, { ...slides(2, late), steps: 1, ...more });
}

/** A short day has two slides in it. */
export function shortDay(id: string, early: Ticks, late: Ticks): Row {
  return day(id, early, late, slides(2, late));
}

/** A long day: five slides may be in it, more has to be moved, and when it goes wrong it costs three. */
export function longDay(id: string, early: Ticks, late: Ticks): Row {
  return day(id, early, late, { ...slides(5, late), steps: 3, fine: 3 });
}

/** All is to go wrong: the bus comes before what stands in `late` would be done. */
export function wrongDay(id: string, early: Ticks, late: Ticks): Row {
  return day(id, early, late, { wrong: true, steps: 1, before: sum(cardsOf(late)) - 1 });
}
