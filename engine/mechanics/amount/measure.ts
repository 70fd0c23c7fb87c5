/** What units together make, what that takes, and the ways to an amount. */
import { entry } from "../kit/entry.ts";
import type { AmountContent, AmountRules, Order } from "./schema.ts";

const USUAL_PLACES = 2;
const WARM_TIMES = 2;

export interface Tray {
  readonly content: AmountContent;
  readonly rules: AmountRules;
  readonly item?: Pick<Order, "room"> | undefined;
}

/** Seats on the tray, in the order in which their units are put on. */
export type Seats = readonly number[];

export function valueAt({ content, rules }: Tray, seat: number): number {
  return entry(content.units, rules.tray[seat] ?? "", "amount").value ?? 0;
}

export function placesOf({ rules }: Tray): number {
  return rules.places ?? USUAL_PLACES;
}

export function totalOf(tray: Tray, seats: Seats): number {
  const values = seats.map((seat) => valueAt(tray, seat));
  return tray.rules.makes === "sum" ? values.reduce((a, b) => a + b, 0) : values.reduce((a, b) => a * b, 1);
}

/** How many of a group find no room, in all groups together. */
export function spiltOf(tray: Tray, seats: Seats): number {
  const room = tray.item?.room;
  if (room === undefined || tray.rules.makes === "sum") return 0;
  return Math.max(0, totalOf(tray, seats.slice(0, 1)) - room) * groupsOf(tray, seats);
}

/** The groups of a product, the units of a sum. */
export function groupsOf(tray: Tray, seats: Seats): number {
  return tray.rules.makes === "sum" ? seats.length : totalOf(tray, seats.slice(1));
}

/** Its groups, and twice as many where one of the units is warm. */
export function effortOf(tray: Tray, seats: Seats, used: Seats): number {
  return groupsOf(tray, seats) * (isWarm(tray, seats, used) ? WARM_TIMES : 1);
}

export function isWarm({ rules }: Tray, seats: Seats, used: Seats): boolean {
  return rules.warm === true && seats.some((seat) => used.includes(seat));
}

/** Every choice of units for which there are places, in the order that takes the fewest groups and spills nothing. */
export function choices(tray: Tray): Seats[] {
  const { room = Infinity } = tray.item ?? {};
  return greatestFirst(tray).flatMap((seats) => {
    const group = seats.find((seat) => valueAt(tray, seat) <= room);
    return group === undefined ? [] : [[group, ...seats.filter((seat) => seat !== group)]];
  });
}

function greatestFirst(tray: Tray): Seats[] {
  const byValue = tray.rules.tray
    .map((_, seat) => seat)
    .toSorted((a, b) => valueAt(tray, b) - valueAt(tray, a));
  const extend = (chosen: Seats, from: number): Seats[] =>
    byValue.slice(from).flatMap((seat, offset) => {
      const more = [...chosen, seat];
      const longer = more.length < placesOf(tray) ? extend(more, from + offset + 1) : [];
      return [more, ...longer];
    });
  return extend([], 0);
}
