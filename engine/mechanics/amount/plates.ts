/** What dishes have in them, what a plate still lacks, and the ways to serve a whole table. */
import { entry } from "../kit/entry.ts";
import { placesOf, type Seats, type Tray } from "./measure.ts";
import type { AmountContent, Order } from "./schema.ts";
import type { PlatesContent, Want } from "./plates-schema.ts";
import type { AmountDeal, AmountState, PlateState } from "./state.ts";

/** A tray with a table of guests. */
export interface Table extends Tray {
  readonly item: Order;
}

export type Dish = AmountContent["units"][string];

/** What a table is asked to leave for the plates after this one. */
export interface Serving {
  readonly at: number;
  readonly used: Seats;
}

export function platesOf({ content }: Pick<Tray, "content">): PlatesContent {
  if (content.plates === undefined) throw new RangeError("amount: the content says nothing of plates");
  return content.plates;
}

export function plateState({ plate }: AmountState): PlateState {
  if (plate === undefined) throw new RangeError("amount: this is no table of plates");
  return plate;
}

export function dishAt({ content, rules }: Tray, seat: number): Dish {
  return entry(content.units, rules.tray[seat] ?? "", "amount");
}

/** The plates of a table: one for each guest, or one that has to do for all of them. */
export function platesAt({ item }: Pick<Table, "item">): readonly Want[] {
  const wants = item.wants ?? [];
  if (item.shared !== true) return wants;
  return [{ kinds: unique(wants.flatMap(({ kinds }) => kinds)) }];
}

export function plateAt(table: Pick<Table, "item">, at: number): Want {
  const plate = platesAt(table)[at];
  if (plate === undefined) throw new RangeError(`plateAt: no plate ${at + 1}`);
  return plate;
}

/** What may not be on a plate: of one that is shared, whatever any guest may not have. */
export function bansAt({ item }: Pick<Table, "item">, at: number): string[] {
  const wants = item.wants ?? [];
  const own = item.shared === true ? wants : wants.slice(at, at + 1);
  return unique(own.flatMap(({ not }) => (not === undefined ? [] : [not])));
}

/** The kinds that are in these dishes. */
export function kindsIn(table: Pick<Table, "content" | "rules">, seats: Seats): string[] {
  const kinds = seats.flatMap((seat) => dishAt(table, seat).kinds ?? []);
  return inOrder(table, kinds);
}

/** The kinds that are heard from a plate: what it had already, and what is on it now. */
export function kindsOn(table: Table, at: number, on: Seats): string[] {
  return inOrder(table, [...(plateAt(table, at).has ?? []), ...kindsIn(table, on)]);
}

/** Without those that come twice, in the order of the content. */
export function inOrder(tray: Pick<Tray, "content">, kinds: readonly string[]): string[] {
  return Object.keys(platesOf(tray).kinds).filter((kind) => kinds.includes(kind));
}

export function missingOn(table: Table, at: number, on: Seats): string[] {
  const heard = kindsOn(table, at, on);
  return plateAt(table, at).kinds.filter((kind) => !heard.includes(kind));
}

/** The first dish that may not be on this plate. */
export function bannedOn(table: Table, at: number, on: Seats): { seat: number; mark: string } | undefined {
  const bans = bansAt(table, at);
  return on
    .flatMap((seat) => {
      const mark = dishAt(table, seat).marks?.find((one) => bans.includes(one));
      return mark === undefined ? [] : [{ seat, mark }];
    })
    .at(0);
}

/** Of a plate for all, the guest who may not have it. */
export function guestWho({ item }: Pick<Table, "item">, at: number, mark: string): number {
  return item.shared === true ? (item.wants ?? []).findIndex(({ not }) => not === mark) : at;
}

export function laidAt({ item, rules }: Pick<Table, "item" | "rules">, at: number): Seats {
  return (item.wants?.[at]?.laid ?? []).map((unit) => rules.tray.indexOf(unit));
}

/** Seats whose dishes can go on this plate: not used up, and not picked for a later one. */
export function freeFor(table: Table, { at, used }: Serving): number[] {
  const later = (table.item.wants ?? []).flatMap((_, plate) => (plate > at ? laidAt(table, plate) : []));
  return [...table.rules.tray.keys()].filter((seat) => !used.includes(seat) && !later.includes(seat));
}

/** Every choice of dishes that makes this plate right. */
export function waysFor(table: Table, serving: Serving): Seats[] {
  return someOf(freeFor(table, serving), placesOf(table)).filter(
    (seats) =>
      missingOn(table, serving.at, seats).length === 0 && bannedOn(table, serving.at, seats) === undefined,
  );
}

/** A way to serve the whole table from here, with as much as can be of what is picked; null where there is none. */
export function serviceOf(table: Table, serving: Serving): readonly Seats[] | null {
  const { at, used } = serving;
  if (at >= platesAt(table).length) return [];
  const laid = laidAt(table, at);
  for (const way of waysFor(table, serving).toSorted((a, b) => newIn(a, laid) - newIn(b, laid))) {
    const rest = serviceOf(table, { at: at + 1, used: [...used, ...way] });
    if (rest !== null) return [way, ...rest];
  }
  return null;
}

/** Whom what is left cannot serve, and which kinds are nowhere any more; no guest where each could be served, and not all. */
export function stuckAt(table: Table, { at, used }: Serving): { at: number; missing: string[] } | undefined {
  const plate = platesAt(table).findIndex(
    (_, place) => place >= at && waysFor(table, { at: place, used }).length === 0,
  );
  if (plate < 0) return undefined;
  const fit = freeFor(table, { at: plate, used }).filter(
    (seat) => bannedOn(table, plate, [seat]) === undefined,
  );
  return { at: plate, missing: missingOn(table, plate, fit) };
}

/** What has to be put on a plate that begins with these, before what has to be taken off. */
function newIn(way: Seats, laid: Seats): number {
  return way.filter((seat) => !laid.includes(seat)).length + way.length / 100;
}

/** All choices of one up to so many. */
export function someOf(seats: Seats, most: number): Seats[] {
  if (most === 0) return [];
  return seats.flatMap((seat, index) => [
    [seat],
    ...someOf(seats.slice(index + 1), most - 1).map((more) => [seat, ...more]),
  ]);
}

export function unique<T>(all: readonly T[]): T[] {
  return [...new Set(all)];
}

/** What is on before the first press, and which dishes are known. */
export function beginPlates(deal: AmountDeal, state: AmountState): AmountState {
  const known = [...deal.world.known, ...(deal.item.lids === false ? deal.rules.tray : [])];
  return { ...state, on: laidAt(deal, 0), known: unique(known), plate: { served: [] } };
}
