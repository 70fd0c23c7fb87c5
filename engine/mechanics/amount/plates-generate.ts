/** Tables of guests, made up of a pool of dishes: each can be served, and the first thought leaves somebody without. */
import { deriveSeed, type Random } from "../../random.ts";
import { placesOf, type Seats } from "./measure.ts";
import {
  bansAt,
  dishAt,
  inOrder,
  kindsIn,
  plateAt,
  platesAt,
  platesOf,
  serviceOf,
  someOf,
  unique,
  waysFor,
  type Table,
} from "./plates.ts";
import type { Want } from "./plates-schema.ts";
import type { AmountContent, AmountRules, Order } from "./schema.ts";

/** So many draws find a table that can be served and has to be thought about, where the pool has any. */
const TRIES = 60;
/** No more than this of what comes to mind first is right: of what suits the first guest, and of all that a guest alone could be given. */
const ENOUGH = 0.4;
const ENOUGH_ALONE = 0.12;
type Made = NonNullable<NonNullable<AmountRules["made"]>["plates"]>;

/** @throws {RangeError} where the pool has no table, which `check` has made sure of */
export function generatePlates(content: AmountContent, rules: AmountRules, random: Random): Order {
  const order = tableOf(content, rules, random);
  if (order === undefined) throw new RangeError("generatePlates: no table can be made of this tray");
  return order;
}

export function tableOf(content: AmountContent, rules: AmountRules, random: Random): Order | undefined {
  const made = rules.made?.plates;
  if (made === undefined) return undefined;
  let best: { readonly order: Order; readonly share: number } | undefined;
  for (let tries = 0; tries < TRIES && (best === undefined || best.share > 1); tries++) {
    const order = drawn(content, rules, made, random);
    if (order === undefined) continue;
    const share = shareOf({ content, rules: { ...rules, tray: order.tray ?? [] }, item: order });
    if (best === undefined || share < best.share) best = { order, share };
  }
  return best?.order;
}

/** Up to 1 it has to be thought about: how often a first plate that is right leaves the others enough, or how often one is right. */
function shareOf(table: Table): number {
  const idle = platesAt(table).filter((_, at) => isIdle(table, at)).length;
  return idle + thoughtAbout(table);
}

function thoughtAbout(table: Table): number {
  const all = waysFor(table, { at: 0, used: [] });
  const ways = all.filter((way) => !way.some((seat) => isSpare(all, way, seat)));
  const good = ways.filter((way) => serviceOf(table, { at: 1, used: way }) !== null);
  if (platesAt(table).length > 1) return good.length / ways.length / ENOUGH;
  return good.length / someOf([...table.rules.tray.keys()], placesOf(table)).length / ENOUGH_ALONE;
}

/** Nothing that this plate is to go without would be wanted on it: it says no to what is not there. */
function isIdle(table: Table, at: number): boolean {
  const { kinds } = plateAt(table, at);
  return bansAt(table, at).some(
    (not) =>
      !table.rules.tray.some((_, seat) => {
        const dish = dishAt(table, seat);
        return (
          dish.marks?.includes(not) === true && dish.kinds?.some((kind) => kinds.includes(kind)) === true
        );
      }),
  );
}

/** Without it the plate is right as well. */
function isSpare(ways: readonly Seats[], way: Seats, seat: number): boolean {
  const rest = way.filter((other) => other !== seat);
  return ways.some((other) => other.length === rest.length && other.every((one) => rest.includes(one)));
}

function drawn(content: AmountContent, rules: AmountRules, made: Made, random: Random): Order | undefined {
  const tray = random.shuffle(rules.tray).slice(0, made.dishes);
  const table = { content, rules: { ...rules, tray }, item: { id: "drawn" } };
  const wants = made.shared === true ? sharedBy(table, made, random) : guestsAt(table, made, random);
  if (wants === undefined) return undefined;
  const order = {
    tray,
    wants,
    ...(made.shared === true ? { shared: true as const } : {}),
    ...(made.unsaid === true ? { unsaid: true as const } : {}),
    ...(made.lids === false ? { lids: false as const } : {}),
  };
  return { id: `table-${deriveSeed(0, JSON.stringify(order)).toString(36)}`, ...order };
}

/** Guest after guest takes dishes that nobody has taken. */
function guestsAt(table: Table, made: Made, random: Random): Want[] | undefined {
  let used: Seats = [];
  const wants: Want[] = [];
  const isHere = (mark: string) =>
    Number(table.rules.tray.some((_, seat) => dishAt(table, seat).marks?.includes(mark)));
  const marks = random.shuffle(made.marks ?? []).toSorted((a, b) => isHere(b) - isHere(a));
  for (let guest = 0; guest < made.guests; guest++) {
    const not = marks[guest % marks.length];
    const free = [...table.rules.tray.keys()].filter((seat) => !used.includes(seat));
    const plates = someOf(free, placesOf(table)).filter((seats) => fits(table, made, seats, not));
    if (plates.length === 0) return undefined;
    const seats = random.pick(plates);
    used = [...used, ...seats];
    const want = wantOf(table, made, seats, random);
    const swap = made.swaps === true ? swapped(table, { seats, used, not }, random) : undefined;
    if (made.swaps === true && swap === undefined) return undefined;
    used = swap === undefined ? used : [...used, ...swap.added];
    wants.push({
      ...want,
      ...(not === undefined ? {} : { not }),
      ...(swap === undefined ? {} : { laid: swap.laid }),
    });
  }
  return wants;
}

function fits(table: Table, made: Made, seats: Seats, not: string | undefined): boolean {
  if (not !== undefined && seats.some((seat) => dishAt(table, seat).marks?.includes(not))) return false;
  if (made.swaps === true && seats.length !== placesOf(table)) return false;
  return kindsIn(table, seats).length >= leastOf(made) - (made.has ?? 0);
}

function leastOf({ wants, least = wants }: Made): number {
  return least;
}

/** What these dishes play, as far as a guest needs that; or what they add to what the plate has. */
function wantOf(table: Table, made: Made, seats: Seats, random: Random): Want {
  const played = kindsIn(table, seats);
  const count = random.int(leastOf(made), made.wants);
  if (made.has === undefined) return { kinds: inOrder(table, random.shuffle(played).slice(0, count)) };
  const all = Object.keys(platesOf(table).kinds);
  const added = random.shuffle(played).slice(0, made.wants - made.has);
  const has = random.shuffle(all.filter((kind) => !added.includes(kind))).slice(0, made.has);
  return { kinds: inOrder(table, [...added, ...has]), has: inOrder(table, has) };
}

interface Picked {
  readonly seats: Seats;
  readonly used: Seats;
  readonly not: string | undefined;
}

/** A dish that may not be there instead of one of these, and plays at least the same. */
function swapped(table: Table, { seats, used, not }: Picked, random: Random) {
  if (not === undefined) return undefined;
  const pairs = seats.flatMap((out) =>
    [...table.rules.tray.keys()]
      .filter((seat) => !used.includes(seat) && dishAt(table, seat).marks?.includes(not))
      .filter((seat) => kindsIn(table, [out]).every((kind) => kindsIn(table, [seat]).includes(kind)))
      .map((seat) => ({ out, seat })),
  );
  if (pairs.length === 0) return undefined;
  const { out, seat } = random.pick(pairs);
  const laid = random.shuffle(seats.map((one) => (one === out ? seat : one)));
  return { laid: laid.map((one) => table.rules.tray[one] ?? ""), added: [seat] };
}

/** Guests share all kinds of one plate among them, and each has something that may not be on it. */
function sharedBy(table: Table, made: Made, random: Random): Want[] | undefined {
  const marks = random.shuffle(made.marks ?? []).slice(0, made.guests);
  const plates = someOf([...table.rules.tray.keys()], placesOf(table)).filter(
    (seats) =>
      kindsIn(table, seats).length >= made.wants &&
      !seats.some((seat) => dishAt(table, seat).marks?.some((mark) => marks.includes(mark))),
  );
  if (plates.length === 0) return undefined;
  const kinds = random.shuffle(kindsIn(table, random.pick(plates)));
  return Array.from({ length: made.guests }, (_, guest) => {
    const own = kinds.filter((_kind, index) => index % made.guests === guest);
    const not = marks[guest];
    return { kinds: inOrder(table, unique(own)), ...(not === undefined ? {} : { not }) };
  });
}
