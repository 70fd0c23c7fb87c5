/** Orders for a tray: each can be made at one go, and all of them with no unit twice. */
import type { Random } from "../../random.ts";
import { choices, groupsOf, placesOf, totalOf, valueAt, type Seats, type Tray } from "./measure.ts";
import { planOf, waysTo } from "./plan.ts";
import { generatePlates } from "./plates-generate.ts";
import type { AmountContent, AmountRules, Order } from "./schema.ts";

const USUAL_MOST = 144;
/** So many draws find targets that mislead, where a tray has any. */
const TRIES = 40;
/** A group that is heard has no more than can be counted at that pace, and there are no more of them than anybody counts. */
const MOST_HEARD = 10;

export function generate(content: AmountContent, rules: AmountRules, random: Random): Order {
  if (rules.makes === "plates") return generatePlates(content, rules, random);
  const tray = { content, rules };
  const { targets: count = 1, most = USUAL_MOST, heard, apart, rooms } = rules.made ?? {};
  if (apart === true) return inTwo(tray, random, most);
  const fitting = choices(tray).filter(
    (seats) =>
      seats.length === placesOf(tray) &&
      totalOf(tray, seats) <= most &&
      (heard !== true || slowest(tray, seats) !== undefined),
  );
  const tried = Array.from({ length: TRIES }, () => unshared(random.shuffle(fitting), count));
  const chosen = tried.find((ways) => rules.warm === true && misleads(tray, ways)) ?? tried[0] ?? [];
  const targets = chosen.map((seats) => totalOf(tray, seats));
  const [first] = chosen;
  const slow = heard === true && first !== undefined ? slowest(tray, first) : undefined;
  const order = { id: `make-${targets.join("-")}`, targets, ...(slow === undefined ? {} : { heard: slow }) };
  if (rooms !== true || targets[0] === undefined) return order;
  const room = roomFor(tray, random, targets[0], slow?.group ?? 0);
  return { ...order, id: `${order.id}-in-${room}`, room };
}

/** Room for one of the groups in which it can be made, and seldom for the greatest. */
function roomFor(tray: Tray, random: Random, target: number, above: number): number {
  const groups = choices(tray)
    .filter((seats) => totalOf(tray, seats) === target)
    .flatMap((seats) => seats.map((seat) => valueAt(tray, seat)))
    .filter((value) => value > above);
  const group = random.pick(groups);
  const next = Math.min(...groups.filter((value) => value > group), group + 2);
  return random.int(group, next - 1);
}

/** The way to the first that takes the fewest groups leaves the others something warm. */
function misleads(tray: Tray, ways: readonly Seats[]): boolean {
  const [first = 0, ...later] = ways.map((seats) => totalOf(tray, seats));
  const tempting = waysTo(tray, first).toSorted((a, b) => groupsOf(tray, a) - groupsOf(tray, b))[0] ?? [];
  return planOf(tray, { targets: later, used: tempting, spares: 0 }).warm > 0;
}

/** As many as are wanted that share no unit; fewer where the tray has no more. */
function unshared(all: readonly Seats[], count: number): Seats[] {
  return all.reduce<Seats[]>(
    (taken, seats) =>
      taken.length < count && !seats.some((seat) => taken.flat().includes(seat)) ? [...taken, seats] : taken,
    [],
  );
}

/** What no go makes, of two that share no unit. */
function inTwo(tray: Tray, random: Random, most: number): Order {
  const all = choices(tray);
  const totals = new Set(all.map((seats) => totalOf(tray, seats)));
  const sums = all
    .filter((seats) => seats.length > 1)
    .flatMap((seats) =>
      all
        .filter((other) => !other.some((seat) => seats.includes(seat)))
        .map((other) => totalOf(tray, seats) + totalOf(tray, other)),
    )
    .filter((sum) => sum <= most && !totals.has(sum));
  const targets = sums.length === 0 ? [] : [random.pick([...new Set(sums)])];
  return { id: `make-${targets.join("-")}`, targets };
}

/** The same amount in as many groups as can be: turned around, it takes fewer. */
function slowest(tray: Tray, seats: Seats): { group: number; times: number } | undefined {
  const total = totalOf(tray, seats);
  const least = Math.min(...seats.map((seat) => valueAt(tray, seat)));
  const times = total / least;
  return times <= MOST_HEARD && times > least ? { group: least, times } : undefined;
}
