/** A day as it is lived through: what takes how long, what clashes, and what is left over. Pure reckoning, no words. */
import type { Deal } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import type { OrderContent, OrderRules, Placed, Row } from "./schema.ts";

export type Day = NonNullable<Row["day"]>;
export type DayDeal = Pick<Deal<OrderContent, OrderRules, Row>, "content" | "item">;

export interface Part {
  readonly kind: "card" | "anchor" | "surprise";
  /** Of a card: its number in the item. Of a surprise: which one it is. */
  readonly which: number;
  /** Ticks with nothing to do before it. */
  readonly idle: number;
  readonly takes: number;
  /** The numbers of cards that should have come first. */
  readonly clashes: readonly number[];
  /** After so many of its ticks, idle ones among them, what comes at its own time has gone. */
  readonly leaves?: number | undefined;
}

export interface Lived {
  readonly parts: readonly Part[];
  readonly clashes: number;
  /** Ticks too many before what comes at its own time. */
  readonly late: number;
  /** Ticks too many after it. */
  readonly over: number;
  /** Ticks that are left over in the evening, if the day came so far in time. */
  readonly treats: number;
  /** Something comes in between before this place of the row: how much time was used until then. */
  readonly pause?: { readonly at: number; readonly used: number } | undefined;
}

interface Clock {
  readonly now: number;
  /** When what goes on by itself is done, by numbers of cards. */
  readonly ready: ReadonlyMap<number, number>;
}

export function dayOf({ item }: Pick<DayDeal, "item">): Day {
  if (item.day === undefined) throw new RangeError(`order: row "${item.id}" is no day`);
  return item.day;
}

function cardAt({ item }: Pick<DayDeal, "item">, card: number): Placed {
  const found = item.cards[card];
  if (found === undefined) throw new RangeError(`order: row "${item.id}" has no card ${card}`);
  return found;
}

export function anchorOf(deal: Pick<DayDeal, "item">): number {
  return deal.item.cards.findIndex(({ card }) => card === dayOf(deal).anchor);
}

/** The cards of this day that should come before a card. */
export function needsOf({ content, item }: DayDeal, card: number): number[] {
  const { needs = {} } = entry(content.cards, cardAt({ item }, card).card, "order");
  return [...item.cards.keys()].filter((other) => needs[cardAt({ item }, other).card] !== undefined);
}

/**
 * A row, lived through from its beginning. `stops` are the places of the row before which something came in between, so far:
 * the next such thing ends it with a pause.
 */
export function live(deal: DayDeal, row: readonly number[], stops: readonly number[]): Lived {
  const { before, rest, surprises = [] } = dayOf(deal);
  const anchor = anchorOf(deal);
  const parts: Part[] = [];
  let clock: Clock = { now: 0, ready: new Map() };
  let isBefore = true;
  let late = 0;
  const reckoned = (pause?: Lived["pause"]): Lived => {
    const over = isBefore ? 0 : Math.max(0, clock.now - rest);
    const treats = isBefore || late > 0 ? 0 : Math.max(0, rest - clock.now);
    const clashes = parts.reduce((sum, part) => sum + part.clashes.length, 0);
    return { parts, clashes, late, over, treats, pause };
  };
  for (const [at, card] of row.entries()) {
    const due = isBefore ? surprises : [];
    for (let next = parts.filter(({ kind }) => kind === "surprise").length; next < due.length; next++) {
      const surprise = due[next];
      if (surprise === undefined || surprise.at >= before) break;
      const stop = stops[next];
      const isDue = clock.now >= surprise.at || card === anchor;
      if (stop === undefined && isDue) return reckoned({ at, used: clock.now });
      if (stop !== at) break;
      const idle = Math.max(0, surprise.at - clock.now);
      parts.push(taken("surprise", next, clock.now, { idle, takes: surprise.takes, clashes: [] }, before));
      clock = { ...clock, now: clock.now + idle + surprise.takes };
    }
    const clashes = needsOf(deal, card).filter((need) => !row.slice(0, at).includes(need));
    if (card === anchor) {
      late = Math.max(0, clock.now - before);
      parts.push({ kind: "anchor", which: card, idle: Math.max(0, before - clock.now), takes: 0, clashes });
      clock = { now: 0, ready: new Map() };
      isBefore = false;
    } else {
      const { takes = 1, runs } = cardAt(deal, card);
      const ready = needsOf(deal, card).map((need) => clock.ready.get(need) ?? 0);
      const idle = Math.max(0, ...ready.map((then) => then - clock.now));
      parts.push(taken("card", card, clock.now, { idle, takes, clashes }, isBefore ? before : Infinity));
      const now = clock.now + idle + takes;
      clock = {
        now,
        ready: runs === undefined ? clock.ready : new Map([...clock.ready, [card, now + runs]]),
      };
    }
  }
  return reckoned();
}

function taken(
  kind: Part["kind"],
  which: number,
  now: number,
  part: Pick<Part, "idle" | "takes" | "clashes">,
  goes: number,
): Part {
  const leaves = goes - now;
  const isMissed = leaves >= 0 && leaves < part.idle + part.takes;
  return { kind, which, ...part, leaves: isMissed ? leaves : undefined };
}

/** How many of its parts were heard when so many things had come in between. */
export function heardParts(parts: readonly Part[], stops: number): number {
  if (stops === 0) return 0;
  return parts.findIndex(({ kind, which }) => kind === "surprise" && which === stops - 1) + 1;
}

/** How much time was used by then. */
export function usedBy(deal: DayDeal, row: readonly number[], stops: readonly number[]): number {
  const { parts } = live(deal, row, stops);
  const heard = parts.slice(0, heardParts(parts, stops.length));
  return heard.reduce((sum, { idle, takes }) => sum + idle + takes, 0);
}

/** How well a day went: what it is worth, of all that it had in it. */
export function worth({ wrong }: Day, lived: Lived): number {
  if (wrong === true) return lived.clashes + (lived.late > 0 ? 1 : 0);
  return lived.treats;
}

export function isMishap({ wrong }: Pick<Day, "wrong">, { clashes, late }: Lived): boolean {
  return wrong !== true && (clashes > 0 || late > 0);
}

export function isSameRow(row: readonly number[], other: readonly number[] | undefined): boolean {
  return other !== undefined && row.every((card, place) => card === other[place]);
}

/** A day that could be left as it is: one that begins so would be no thought. */
export function isGood(deal: DayDeal, row: readonly number[]): boolean {
  const known = withKnown(deal, []);
  const day = dayOf(deal);
  const lived = live(known, row, []);
  return day.wrong === true ? worth(day, lived) > 1 : !isMishap(day, lived);
}

/** The same day, without what may yet come in between. */
export function withKnown(deal: DayDeal, stops: readonly number[]): DayDeal {
  const { surprises = [], ...day } = dayOf(deal);
  return { ...deal, item: { ...deal.item, day: { ...day, surprises: surprises.slice(0, stops.length) } } };
}

/** All rows that begin with what has been lived through already. Cards are in an order that works, so it is only asked which come before the anchor. */
function rowsFrom(deal: DayDeal, done: readonly number[]): readonly (readonly number[])[] {
  const anchor = anchorOf(deal);
  const free = [...deal.item.cards.keys()].filter((card) => card !== anchor && !done.includes(card));
  return Array.from({ length: 2 ** free.length }, (_, chosen) => {
    const early = free.filter((_card, at) => (chosen & (1 << at)) !== 0);
    return [...done, ...early, anchor, ...free.filter((card) => !early.includes(card))];
  });
}

/** The best row by all that is known so far, and one that still ends well after what is not known yet, where there is one. */
export function bestRow(deal: DayDeal, done: readonly number[], stops: readonly number[]): readonly number[] {
  if (dayOf(deal).wrong === true) return [...deal.item.cards.keys()].toReversed();
  const known = withKnown(deal, stops);
  const rows = rowsFrom(deal, done)
    .map((row) => ({ row, value: valueOf(live(known, row, stops)) }))
    .toSorted((one, other) => other.value - one.value);
  const best = rows.find(({ row }) => canEndWell(deal, row, stops)) ?? rows[0];
  return best?.row ?? done;
}

/** A day to its end, and where it was interrupted. */
export interface Run {
  readonly row: readonly number[];
  readonly stops: readonly number[];
  readonly lived: Lived;
}

/** The best that can come of a day, whatever comes in between. */
export function bestRun(deal: DayDeal, done: readonly number[], stops: readonly number[]): Run {
  if (dayOf(deal).wrong === true) return runOf(deal, bestRow(deal, [], []), []);
  const after = new Map<string, Run>();
  // Of equals the one that does most before what comes in between.
  const rows = rowsFrom(deal, done).toReversed();
  const runs = rows.map((row) => {
    const at = live(deal, row, stops).pause?.at;
    const key = (at === undefined ? row : row.slice(0, at)).join();
    const run = after.get(key) ?? runOf(deal, row, stops);
    after.set(key, run);
    return run;
  });
  return runs.reduce((best, run) => (valueOf(run.lived) > valueOf(best.lived) ? run : best));
}

/** What comes of a row for whoever is interrupted and makes the best of what is left. */
function runOf(deal: DayDeal, row: readonly number[], stops: readonly number[]): Run {
  const lived = live(deal, row, stops);
  const at = lived.pause?.at;
  return at === undefined ? { row, stops, lived } : bestRun(deal, row.slice(0, at), [...stops, at]);
}

/** Whether the day can go well to its end. */
export function canEndWell(deal: DayDeal, row: readonly number[], stops: readonly number[]): boolean {
  return !isMishap(dayOf(deal), runOf(deal, row, stops).lived);
}

/** The most that a day has in it for who knows what will come in between. */
export function mostOf(deal: DayDeal): number {
  return worth(dayOf(deal), bestRun(deal, [], []).lived);
}

/** Whether one move at most makes the best of a row, as far as a day is known before it is run. */
export function isNear(deal: DayDeal, row: readonly number[]): boolean {
  const known = withKnown(deal, []);
  const best = live(known, bestRow(known, [], []), []).treats;
  return [row, ...movedOnce(row)].some((next) => {
    const lived = live(known, next, []);
    return !isMishap(dayOf(known), lived) && lived.treats >= best;
  });
}

function movedOnce(row: readonly number[]): readonly (readonly number[])[] {
  return row.flatMap((card, from) => {
    const others = row.filter((other) => other !== card);
    return row.flatMap((_card, to) => (to === from ? [] : [others.toSpliced(to, 0, card)]));
  });
}

export type Fault =
  | { readonly kind: "early"; readonly card: number; readonly need: number }
  | { readonly kind: "late"; readonly ticks: number };

/** What goes wrong first, as it is heard. */
export function firstFault({ parts, late }: Lived): Fault | undefined {
  for (const { kind, which, clashes, leaves } of parts) {
    const [need] = clashes;
    if (kind !== "surprise" && need !== undefined) return { kind: "early", card: which, need };
    if (leaves !== undefined && late > 0) return { kind: "late", ticks: late };
  }
  return late > 0 ? { kind: "late", ticks: late } : undefined;
}

/** Mishaps weigh most, and an evening that is too short weighs as much as treats do. */
function valueOf({ clashes, late, treats, over }: Lived): number {
  return treats - over - 100 * (clashes + late);
}
